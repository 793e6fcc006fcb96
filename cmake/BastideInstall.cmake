# `cmake --install`, in the usual folders: the command with its manual and completions, and the library with its CMake package.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/bastide)
install(TARGETS bastide_library EXPORT bastideTargets COMPONENT library INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
# Programs that use unstable headers link to another target, so that nobody includes one by accident.
add_library(bastide_unstable INTERFACE)
add_library(bastide::unstable ALIAS bastide_unstable)
set_target_properties(bastide_unstable PROPERTIES EXPORT_NAME unstable)
target_link_libraries(bastide_unstable INTERFACE bastide_library)
install(TARGETS bastide_unstable EXPORT bastideTargets COMPONENT library
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/bastide-unstable)
install(CODE "set(FROM \"${PROJECT_SOURCE_DIR}\")
cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_PREFIX OUTPUT_VARIABLE FOLDER)
cmake_path(APPEND FOLDER \"${CMAKE_INSTALL_INCLUDEDIR}\")" COMPONENT library)
install(SCRIPT cmake/InstallHeaders.cmake COMPONENT library)
install(EXPORT bastideTargets NAMESPACE bastide:: DESTINATION ${package} COMPONENT library)
configure_package_config_file(cmake/bastideConfig.cmake.in bastideConfig.cmake INSTALL_DESTINATION ${package})
write_basic_package_version_file(bastideConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/bastideConfig.cmake ${PROJECT_BINARY_DIR}/bastideConfigVersion.cmake
        DESTINATION ${package} COMPONENT library)

# For pkg-config. Paths are relative to bastide.pc, unless CMAKE_INSTALL_LIBDIR is absolute.
if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
    set(prefix ${CMAKE_INSTALL_PREFIX})
else()
    file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
    set(prefix "\${pcfiledir}/${up}")
endif()
set(libdir "\${prefix}")
set(includedir "\${prefix}")
cmake_path(APPEND libdir ${CMAKE_INSTALL_LIBDIR}) # which may be absolute
cmake_path(APPEND includedir ${CMAKE_INSTALL_INCLUDEDIR})
foreach(name bastide bastide-unstable)
    configure_file(cmake/${name}.pc.in ${name}.pc @ONLY)
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/bastide.pc ${PROJECT_BINARY_DIR}/bastide-unstable.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)

install(TARGETS bastide carcassonne COMPONENT command)
install(PROGRAMS serve/check/bastide-check-deal TYPE BIN COMPONENT command)
execute_process(COMMAND gzip -9nc ${PROJECT_SOURCE_DIR}/serve/check/bastide-check-deal.1 OUTPUT_FILE ${PROJECT_BINARY_DIR}/bastide-check-deal.1.gz)
install(FILES ${PROJECT_BINARY_DIR}/bastide-check-deal.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT command)
if(TARGET bastide-png)
    install(TARGETS bastide-png DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/bastide COMPONENT png)
endif()
if(TARGET bastide-mpi)
    install(TARGETS bastide-mpi COMPONENT mpi OPTIONAL) # ./run does not build it
endif()
if(TARGET bastide-serve) # ./run does not build it
    install(TARGETS bastide-serve DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/bastide COMPONENT server OPTIONAL)
    if(TARGET bastide-ladder)
        install(TARGETS bastide-ladder DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/bastide COMPONENT server OPTIONAL)
    endif()
    # The files that tools/build-web has built.
    install(DIRECTORY build/web/studio/ DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/bastide/studio COMPONENT server OPTIONAL)
    configure_file(deploy/bastide-server.service.in bastide-server.service @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/bastide-server.service DESTINATION lib/systemd/system COMPONENT server)
    install(FILES deploy/nginx.conf deploy/Caddyfile deploy/ladder.slurm DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/bastide-server/examples COMPONENT server)
endif()

# The files that the examples of the help name.
foreach(kind arrange caverna landscape match puzzle records solo tally)
    install(DIRECTORY examples/${kind} DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/bastide/examples COMPONENT command)
endforeach()

# Pages and scripts printed by the command itself.
set(share ${PROJECT_BINARY_DIR}/share)
file(MAKE_DIRECTORY ${share}/man/man1 ${share}/bash-completion/completions ${share}/zsh/vendor-completions
     ${share}/fish/vendor_completions.d)
add_custom_command(
    OUTPUT ${share}/man/man1/bastide.1.gz
    COMMAND bastide man | gzip -9n > ${share}/man/man1/bastide.1.gz
    COMMAND echo .so man1/bastide.1 | gzip -9n > ${share}/man/man1/carcassonne.1.gz
    COMMAND bastide completion bash > ${share}/bash-completion/completions/bastide
    COMMAND bastide completion zsh > ${share}/zsh/vendor-completions/_bastide
    COMMAND bastide completion fish > ${share}/fish/vendor_completions.d/bastide.fish
    DEPENDS bastide)
# Shells look for a completion by the name of the command. The one for zsh serves both commands.
file(CREATE_LINK bastide ${share}/bash-completion/completions/carcassonne SYMBOLIC)
file(CREATE_LINK bastide.fish ${share}/fish/vendor_completions.d/carcassonne.fish SYMBOLIC)
add_custom_target(printed ALL DEPENDS ${share}/man/man1/bastide.1.gz)
install(DIRECTORY ${share}/ DESTINATION ${CMAKE_INSTALL_DATAROOTDIR} COMPONENT command)
