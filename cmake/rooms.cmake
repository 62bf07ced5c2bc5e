# A room is one folder and one static library. Files are found by a glob that is checked at every build, so that adding
# a file needs no change here. `*_native.cpp` are left out of the WebAssembly build, `*_wasm.cpp` of every other.

# kalah_sources(VARIABLE FOLDER): the sources of a folder for this kind of build.
function(kalah_sources variable folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    list(FILTER sources EXCLUDE REGEX "_native\\.cpp$")
  else()
    list(FILTER sources EXCLUDE REGEX "_wasm\\.cpp$")
  endif()
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# kalah_room(NAME FOLDER [PLAIN] [DEPENDS library...]): library kalah_NAME; an empty folder makes an empty one.
function(kalah_room name folder)
  cmake_parse_arguments(PARSE_ARGV 2 room "PLAIN" "" "DEPENDS")
  kalah_sources(sources "${folder}")
  set(target "kalah_${name}")
  if(sources)
    add_library(${target} STATIC ${sources})
    set(scope PUBLIC)
    target_link_libraries(${target} PRIVATE kalah_flags)
    if(room_PLAIN)
      target_link_libraries(${target} PRIVATE kalah_plain)
    endif()
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope}
    "${PROJECT_SOURCE_DIR}/include" "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} ${scope} ${room_DEPENDS})
endfunction()
