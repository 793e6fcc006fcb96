# Links programs statically: loading and relocating shared libraries takes longer than most commands run.
# Distributions require packages to use the system libraries, so those are built without this.
include(CheckCXXSourceCompiles)

set(BASTIDE_LINKS_STATICALLY OFF)
if(BASTIDE_STATIC)
    find_library(BASTIDE_STATIC_SQLITE libsqlite3.a)
    find_library(BASTIDE_STATIC_NCURSES libncursesw.a)
    find_library(BASTIDE_STATIC_TINFO libtinfo.a)
    set(CMAKE_REQUIRED_LINK_OPTIONS -static-pie)
    check_cxx_source_compiles("#include <iostream>\nint main() { std::cout << 1; }" BASTIDE_STATIC_PIE)
    unset(CMAKE_REQUIRED_LINK_OPTIONS)
    if(BASTIDE_STATIC_SQLITE AND BASTIDE_STATIC_NCURSES AND BASTIDE_STATIC_TINFO AND BASTIDE_STATIC_PIE)
        set(BASTIDE_LINKS_STATICALLY ON)
    endif()
endif()

# With a plain -static, the first exception would sort the unwind tables of the whole program.
function(bastide_link_statically program)
    if(BASTIDE_LINKS_STATICALLY)
        target_link_options(${program} PRIVATE -static-pie)
    endif()
endfunction()
