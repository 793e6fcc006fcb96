// Finds arrangements of any tiles in any shape, or shows that there are none.
//
//     using namespace bastide;
//
//     // Returns a map of the tiles in a shape such as "##\n##\n", or the reason why there is none.
//     std::string fill(std::string_view shape, std::string_view tiles, arrange::Solver& solver) {
//         const auto cells = arrange::read_mask(shape);
//         if (!cells) return to_string(cells.error());
//         const auto kinds = arrange::read_kinds(tiles);
//         if (!kinds) return to_string(kinds.error());
//         arrange::Problem problem;
//         problem.shape = *cells;
//         problem.kinds = *kinds;
//         const auto encoding = arrange::Encoding::of(problem);
//         if (!encoding) return to_string(encoding.error());
//         std::string text = "there is none";
//         const auto take = [&](const landscape::Landscape& map) { text = to_json(map); };
//         search(*encoding, solver, {.found = take});
//         return text;
//     }
//
// The caller provides the solver, because the library has none. docs/arrange.md describes the formats. Each
// header below documents its functions.
#pragma once

#include "bastide/arrange/best.h"
#include "bastide/arrange/bound.h"
#include "bastide/arrange/encoding.h"
#include "bastide/arrange/formula.h"
#include "bastide/arrange/goal.h"
#include "bastide/arrange/kinds.h"
#include "bastide/arrange/problem.h"
#include "bastide/arrange/read.h"
#include "bastide/arrange/search.h"
#include "bastide/arrange/shape.h"
#include "bastide/arrange/solver.h"
#include "bastide/arrange/verify.h"
#include "bastide/landscape/format.h"
