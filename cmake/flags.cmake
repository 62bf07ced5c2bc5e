# kalah_flags: what every target of ours is compiled with. kalah_plain: in addition, what keeps the rooms that are also
# the WebAssembly core free of exceptions and run-time types.
add_library(kalah_flags INTERFACE)
target_compile_features(kalah_flags INTERFACE cxx_std_20)
target_compile_options(kalah_flags INTERFACE -Wall -Wextra -Wpedantic -Werror -fdiagnostics-color=auto)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_compile_options(kalah_flags INTERFACE
    -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi
    -Wnull-dereference -Wimplicit-fallthrough -Wcast-align -Wunused)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++-12 sees overlapping copies inside std::string where there are none (GCC bug 105329).
  target_compile_options(kalah_flags INTERFACE -Wno-restrict)
endif()
if(CMAKE_BUILD_TYPE STREQUAL "Debug" OR KALAH_SANITIZE)
  target_compile_definitions(kalah_flags INTERFACE _GLIBCXX_ASSERTIONS)
endif()
if(KALAH_ARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  target_compile_options(kalah_flags INTERFACE "-march=${KALAH_ARCH}")
endif()

if(KALAH_SANITIZE)
  # A room compiled without run-time types has no type information that vptr checks could read.
  set(sanitize "-fsanitize=${KALAH_SANITIZE}" -fno-sanitize-recover=all)
  if(KALAH_SANITIZE MATCHES "undefined")
    list(APPEND sanitize -fno-sanitize=vptr)
  endif()
  target_compile_options(kalah_flags INTERFACE ${sanitize})
  target_link_options(kalah_flags INTERFACE ${sanitize})
endif()
if(KALAH_FUZZ)
  target_compile_options(kalah_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

add_library(kalah_plain INTERFACE)
target_compile_options(kalah_plain INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions> $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
