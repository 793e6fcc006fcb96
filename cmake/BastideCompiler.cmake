# What every target is compiled with.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    # Every byte of it is loaded before the first move; bots and searches are as fast as with -O3.
    set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")
endif()

find_program(BASTIDE_CCACHE ccache)
if(BASTIDE_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${BASTIDE_CCACHE})
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor
                    -Wold-style-cast -Wcast-qual -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 sees overlaps and overflows in std::string's own operator+ (GCC bugs 105651 and 105329), the more so in a
    # precompiled header. clang and the sanitizers look for these in our code.
    add_compile_options(-Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
endif()

if(BASTIDE_SANITIZE)
    # Lines are enough to find what a sanitizer tells, and half of what compiling took was the rest.
    set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -gline-tables-only -DNDEBUG")
    add_compile_options(-fsanitize=${BASTIDE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer
                        -fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/cmake/sanitizers-ignore.txt)
    add_link_options(-fsanitize=${BASTIDE_SANITIZE})
endif()
if(BASTIDE_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(BASTIDE_COVERAGE)
    add_compile_options(-fprofile-instr-generate -fcoverage-mapping)
    add_link_options(-fprofile-instr-generate)
endif()

# Reading the standard library again for every file is most of what compiling takes. The preset `tidy` does without, so that
# a file which does not include what it uses is found.
function(bastide_precompile target)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <bit> <charconv> <cmath> <expected> <functional> <limits>
                              <map> <optional> <ranges> <set> <span> <string> <string_view> <utility> <vector> ${ARGN})
endfunction()
