// Puzzles: tiles to place in order so that every road and every city closes. Reads, generates, grades and
// solves puzzles, with one thread or many, in one run or in parts.
//
//     #include "bastide/puzzle.h"
//
//     using namespace bastide;
//
//     // Returns a line for each map of the tiles.
//     std::string maps(std::string_view tiles) {
//         const auto puzzle = puzzle::read_puzzle(tiles);
//         if (!puzzle) return to_string(puzzle.error());
//         std::string lines;
//         solve(*puzzle, {}, [&lines](const puzzle::Solution& solution) {
//             append_line(solution, lines);
//             return true;
//         });
//         return lines;
//     }
//
// docs/puzzle.md describes the rules and formats. Each header below documents its functions.
#pragma once

#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/find_one.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/frontier.h"
#include "bastide/puzzle/frontier_text.h"
#include "bastide/puzzle/game.h"
#include "bastide/puzzle/generate.h"
#include "bastide/puzzle/grade.h"
#include "bastide/puzzle/hint.h"
#include "bastide/puzzle/level.h"
#include "bastide/puzzle/parallel/solve_divided.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/read_placements.h"
#include "bastide/puzzle/search.h"
#include "bastide/puzzle/solution.h"
#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/table.h"
#include "bastide/puzzle/table_json.h"
