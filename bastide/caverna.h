// Caverna's end-game scoring: reads, checks and scores the players' sheets, and finds better and maximal
// scores.
//
//     #include "bastide/caverna.h"
//
//     using namespace bastide;
//
//     // Returns the total of each player's sheet.
//     std::string totals(std::string_view json) {
//         const auto holdings = caverna::read_holdings(json);
//         if (!holdings) return to_string(holdings.error());
//         std::string lines;
//         for (const caverna::Holding& holding : *holdings) {
//             const caverna::Sheet sheet = score(holding, caverna::profile(caverna::Rules::official));
//             lines += holding.name + ": " + std::to_string(sheet.total()) + '\n';
//         }
//         return lines;
//     }
//
// docs/caverna.md describes the rules and formats. Each header below documents its functions.
#pragma once

#include "bastide/caverna/bounds.h"
#include "bastide/caverna/exchange.h"
#include "bastide/caverna/format.h"
#include "bastide/caverna/format_pad.h"
#include "bastide/caverna/furnishing.h"
#include "bastide/caverna/holding.h"
#include "bastide/caverna/idle_game.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/questionnaire.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/score.h"
#include "bastide/caverna/textbook_claims.h"
