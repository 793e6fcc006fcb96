// The package `bastide`: its error, and a module for each system.
#include "python/src/bind.h"
#include "python/src/error.h"
#include "python/src/long_work.h"
#include "python/src/rooms.h"

namespace bastide::python {
namespace {

void add_all(nb::module_& package) {
    // Before anything is added, as all names begin with it: "bastide.landscape", not
    // "bastide._bastide.landscape".
    package.attr("__name__") = "bastide";
    package.attr("__version__") = BASTIDE_VERSION;

    add_error(package);
    auto landscape = package.def_submodule(
        "landscape",
        "Score a finished map: roads, cities and monasteries, and find the tiles that fit its holes.");
    add_landscape(landscape);
    auto tally = package.def_submodule("tally", "Add up the log of a match.");
    add_tally(tally);
    auto puzzle = package.def_submodule(
        "puzzle",
        "Place a sequence of tiles so that every road and every city closes: solve, make and grade.");
    add_puzzle(puzzle);
    auto solo =
        package.def_submodule("solo", "The builder game for one player: play it, or run many games of bots.");
    add_solo(solo);
    auto match = package.def_submodule(
        "match", "The base game for 2 to 6 players: play it, run games of bots, and train agents.");
    add_match(match);
    auto caverna = package.def_submodule(
        "caverna", "Score the end of a game of Caverna, find profitable exchanges, and bound scores.");
    add_caverna(caverna);

    end_long_work_with_python();
    // Objects that a daemon thread still owns at Python's shutdown are not leaks.
    nb::set_leak_warnings(false);
}

}  // namespace
}  // namespace bastide::python

NB_MODULE(_bastide, package) {
    bastide::python::add_all(package);
}
