// What a page may ask of the library, by room. Each call takes words and gives text, most of it the JSON that
// the command prints, so that a page and the command can be held against each other byte by byte.
//
// A new call is a function and a row of the table in the room's own *_calls.cpp, and its types in
// web/engine/ts/.
#pragma once

#include <span>

#include "web/engine/src/call.h"

namespace bastide::engine {

std::span<const Call> arrange_calls();
std::span<const Call> caverna_calls();
std::span<const Call> draw_calls();
std::span<const Call> landscape_calls();
std::span<const Call> match_calls();
std::span<const Call> match_online_calls();
std::span<const Call> match_review_calls();
std::span<const Call> match_problem_calls();
std::span<const Call> play_calls();
std::span<const Call> puzzle_calls();
std::span<const Call> solo_calls();
std::span<const Call> tally_calls();

// The calls of a module: of that which pages ask, and of those for reviews and online tables and for filling
// shapes, loaded by the few who need them.
using Rooms = std::span<const std::span<const Call>>;

Rooms page_rooms();
Rooms review_rooms();
Rooms arrange_rooms();

}  // namespace bastide::engine
