// The package `bastide`: its error, and a module for each system.
#include <array>

#include "python/src/bind.h"
#include "python/src/error.h"
#include "python/src/long_work.h"
#include "python/src/rooms.h"

namespace bastide::python {
namespace {

struct Room {
    const char* name;
    const char* about;
    void (*add)(nb::module_& room);
};

constexpr std::array rooms = {
    Room{"landscape",
         "Score a finished map: roads, cities and monasteries, and find the tiles that fit its holes.",
         add_landscape},
    Room{"tally", "Add up the log of a match.", add_tally},
    Room{"puzzle",
         "Place a sequence of tiles so that every road and every city closes: solve, make and grade.",
         add_puzzle},
    Room{"solo", "The builder game for one player: play it, or run many games of bots.", add_solo},
    Room{"match", "The base game for 1 to 6 players: play it, run games of bots, and train agents.",
         add_match},
    Room{"caverna", "Score the end of a game of Caverna, find profitable exchanges, and bound scores.",
         add_caverna},
#if BASTIDE_HAS_SAT
    Room{"arrange", "Fill a shape with tiles: find arrangements, count them, and prove the best.",
         add_arrange},
#endif
};

void add_all(nb::module_& package) {
    // Before anything is added, as all names begin with it: "bastide.landscape", not
    // "bastide._bastide.landscape".
    package.attr("__name__") = "bastide";
    package.attr("__version__") = BASTIDE_VERSION;

    add_error(package);
    for (const Room& room : rooms) {
        auto made = package.def_submodule(room.name, room.about);
        room.add(made);
        // The module of this name is a file, such as bastide/match.py, which takes all that is here.
        nb::module_::import_("sys").attr("modules").attr("pop")(made.attr("__name__"));
    }

    end_long_work_with_python();
    // Objects that a daemon thread still owns at Python's shutdown are not leaks.
    nb::set_leak_warnings(false);
}

}  // namespace
}  // namespace bastide::python

NB_MODULE(_bastide, package) {
    bastide::python::add_all(package);
}
