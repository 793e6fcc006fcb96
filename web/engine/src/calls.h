// The library calls for pages, by module. Each call takes words and returns text, mostly the JSON that the
// command prints, so that pages and the command can be compared byte by byte.
//
// A new call is a function and a row of the table in the module's *_calls.cpp. The call's types are derived
// from descriptions (bastide/text/fields.h), which the module's `declare_` function lists.
#pragma once

#include <span>

#include "bastide/text/typescript.h"
#include "web/engine/src/call.h"

namespace bastide::engine {

std::span<const Call> arrange_calls();
std::span<const Call> caverna_calls();
std::span<const Call> draw_calls();
std::span<const Call> landscape_calls();
std::span<const Call> match_calls();
std::span<const Call> match_collection_calls();
std::span<const Call> match_online_calls();
std::span<const Call> match_position_calls();
std::span<const Call> match_review_calls();
std::span<const Call> match_problem_calls();
std::span<const Call> play_calls();
std::span<const Call> puzzle_calls();
std::span<const Call> solo_calls();
std::span<const Call> tally_calls();

// Adds the types of a module's calls to the declarations for TypeScript.
void declare_arrange(text::TypeScript& to);
void declare_caverna(text::TypeScript& to);
void declare_landscape(text::TypeScript& to);
void declare_match(text::TypeScript& to);
void declare_match_collection(text::TypeScript& to);
void declare_match_online(text::TypeScript& to);
void declare_match_positions(text::TypeScript& to);
void declare_match_problems(text::TypeScript& to);
void declare_match_review(text::TypeScript& to);
void declare_puzzle(text::TypeScript& to);
void declare_solo(text::TypeScript& to);
void declare_tally(text::TypeScript& to);

// The calls of each WebAssembly module: the main module, and the modules for reviews, online tables and
// positions, for score pads and for filling shapes, which only some pages load.
using Modules = std::span<const std::span<const Call>>;

Modules page_modules();
Modules review_modules();
Modules pad_modules();
Modules arrange_modules();
Modules types_modules();

}  // namespace bastide::engine
