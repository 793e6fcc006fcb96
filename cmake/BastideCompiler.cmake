# Compiler options for all targets.
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
    # Browsers download all of it before the first move.
    set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")
endif()

find_program(BASTIDE_CCACHE ccache)
if(BASTIDE_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${BASTIDE_CCACHE})
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor
                    -Wold-style-cast -Wcast-qual)
if(NOT SKBUILD) # pip uses whatever compiler there is, and a newer one may see more
    add_compile_options(-Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 warns of overlaps and overflows in std::string's own operator+ (GCC bugs 105651 and 105329), more often with a
    # precompiled header. clang and the sanitizers check our code for these.
    add_compile_options(-Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
endif()

if(BASTIDE_SANITIZE)
    # Line numbers are enough to locate reports of sanitizers. Full debug information would double compile times. Assertions are on.
    set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -gline-tables-only")
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

# Parsing the standard library for every file takes most of the compile time.
function(bastide_precompile target)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <bit> <charconv> <cmath> <expected> <functional> <limits>
                              <map> <optional> <ranges> <set> <span> <string> <string_view> <utility> <vector> ${ARGN})
endfunction()

# Compiles the files of each folder as one if BASTIDE_UNITY is set. Grouped by folder, not by number, so that a new file does not
# change the other groups. With a number as the second argument, folders with more files are divided into 2, 4, … groups, and a
# file's name decides on its group. CMake excludes files that have options of their own.
function(bastide_unite target)
    if(NOT BASTIDE_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # These warnings assume that each file is compiled separately, as in the other builds.
    target_compile_options(${target} PRIVATE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    get_target_property(sources ${target} SOURCES)
    set(groups)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE folder)
        cmake_path(GET folder PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        string(MAKE_C_IDENTIFIER ${folder} group)
        list(APPEND groups ${group})
        list(APPEND files_${group} ${source})
    endforeach()
    list(REMOVE_DUPLICATES groups)
    foreach(group IN LISTS groups)
        list(LENGTH files_${group} rest)
        set(parts 1)
        while(ARGC GREATER 1 AND rest GREATER ARGV1)
            math(EXPR rest "${rest} / 2")
            math(EXPR parts "${parts} * 2")
        endwhile()
        foreach(source IN LISTS files_${group})
            cmake_path(GET source FILENAME name)
            string(MD5 digest ${name})
            string(SUBSTRING ${digest} 0 2 digits)
            math(EXPR part "0x${digits} % ${parts}")
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${part})
        endforeach()
    endforeach()
endfunction()

# Compiles the few folders of a target as one file each if BASTIDE_UNITY is set, otherwise with a precompiled header. For a few
# files, the header would take longer to compile than it saves.
function(bastide_compile target)
    if(BASTIDE_UNITY)
        bastide_unite(${target})
    else()
        bastide_precompile(${target} ${ARGN})
    endif()
endfunction()
