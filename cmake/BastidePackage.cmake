# Debian packages, made by `cpack -G DEB`: bastide is the command, libbastide-dev the library, bastide-png the PNG export with
# its dependencies, and bastide-server the server with the studio.
set(CPACK_PACKAGE_VENDOR "The Bastide authors")
set(CPACK_PACKAGE_CONTACT "The Bastide authors <authors@bastide.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL command library)
if(TARGET bastide-png)
    list(APPEND CPACK_COMPONENTS_ALL png)
endif()
if(TARGET bastide-serve)
    list(APPEND CPACK_COMPONENTS_ALL server)
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_COMMAND_PACKAGE_NAME bastide)
set(CPACK_DEBIAN_COMMAND_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_COMMAND_PACKAGE_RECOMMENDS bastide-png)
set(CPACK_DEBIAN_COMMAND_PACKAGE_DEPENDS python3) # for bastide-check-deal
set(CPACK_DEBIAN_COMMAND_PACKAGE_SUGGESTS bastide-server)
set(CPACK_COMPONENT_COMMAND_DESCRIPTION "score, solve and play tile-laying games
 Scores finished maps and matches, solves and makes puzzles, fills shapes with
 tiles, plays a solo game in the terminal and checks score sheets of Caverna.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libbastide-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libstdc++-12-dev")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "tile-laying games of the Carcassonne family, as a C++ library
 Landscapes, matches, puzzles, a solo game and score sheets of Caverna:
 readers, rules, scorers, solvers and pictures, as values in and values out.")

set(CPACK_DEBIAN_PNG_PACKAGE_NAME bastide-png)
set(CPACK_DEBIAN_PNG_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PNG_PACKAGE_ENHANCES bastide)
set(CPACK_COMPONENT_PNG_DESCRIPTION "pictures of tile-laying games as PNG
 What the command bastide takes to draw maps, matches and puzzles as PNG;
 as SVG it draws them by itself.")

set(CPACK_DEBIAN_SERVER_PACKAGE_NAME bastide-server)
set(CPACK_DEBIAN_SERVER_PACKAGE_SECTION web)
set(CPACK_DEBIAN_SERVER_PACKAGE_DEPENDS "bastide (= ${PROJECT_VERSION})")
set(scripts ${PROJECT_SOURCE_DIR}/deploy/debian)
set(CPACK_DEBIAN_SERVER_PACKAGE_CONTROL_EXTRA ${scripts}/postinst ${scripts}/prerm ${scripts}/postrm)
set(CPACK_COMPONENT_SERVER_DESCRIPTION "tile-laying games with friends, by link
 What the command bastide takes to serve the studio, and tables at which people
 play one another without accounts; tables are kept by SQLite or PostgreSQL.")

# Fields that Debian requires for every package.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
    string(TOUPPER ${component} key)
    set(name ${CPACK_DEBIAN_${key}_PACKAGE_NAME})
    set(doc ${PROJECT_BINARY_DIR}/doc/${name})
    configure_file(cmake/changelog.in ${doc}/changelog @ONLY)
    execute_process(COMMAND gzip -9nf ${doc}/changelog)
    configure_file(LICENSE ${doc}/copyright COPYONLY)
    install(FILES ${doc}/changelog.gz ${doc}/copyright DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/${name} COMPONENT ${component})
endforeach()
include(CPack)
