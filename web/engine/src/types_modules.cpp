// The calls of a module that only the build runs: TypeScript declarations of all types.
#include <array>

#include "web/engine/src/calls.h"

namespace bastide::engine {
namespace {

std::string types() {
    text::TypeScript to;
    to.add_type(
        "Five",
        "North, east, south and west edge (0 field, 1 road, 2 city), and the number of separate cities.",
        "[number, number, number, number, number]");
    to.add_type("Edge", "", "'field' | 'road' | 'city'");
    declare_landscape(to);
    declare_tally(to);
    declare_puzzle(to);
    declare_solo(to);
    declare_match(to);
    declare_match_collection(to);
    declare_match_online(to);
    declare_match_positions(to);
    declare_match_review(to);
    declare_match_problems(to);
    declare_caverna(to);
    declare_arrange(to);
    return "// Written by the build from the descriptions of the types in C++ "
           "(bastide/text/fields.h).\nimport type { Message } from './module.js';\n"
           "import type { MatchNotice } from './match.js';\nimport type { PuzzleNotice } from "
           "'./puzzle.js';\n"
           "import type { SoloNotice } from './solo.js';\n\n" +
           to.text();
}

constexpr std::array calls = {Call{"types", call<types>}};

}  // namespace

Modules types_modules() {
    static const std::array modules = {std::span<const Call>(calls)};
    return modules;
}

}  // namespace bastide::engine
