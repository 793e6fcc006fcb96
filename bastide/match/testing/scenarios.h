// Short games worked out by hand, each for one rule. Both engines must agree with them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/event.h"
#include "bastide/match/game.h"
#include "bastide/match/settings.h"

namespace bastide::match::testing {

// What happens in a scenario, or is true of it there, line by line:
//   plays MOVE      a move, as "LR 1 0 1 rW": type, column, row, quarter turns, and what gets the meeple:
//   '-',
//                   cE a city by a side, rS a road, m the monastery, fNL a field by a half of a side
//   may MOVE        is legal there
//   not MOVE: WHY   is not, in a word of `illegality_words`
//   gives EVENT     an event of the last move; all that there are, are given
//   aside TYPE      has been drawn and fitted nowhere
//   turn PLAYER     whose turn it is
//   scores N N …    by player
//   meeples N N …   that each player has left
//   ends EVENT      an event of the end; all that there are, are given
//   final N N …     scores by player, were the match over
//   ranks N N …     places by player, were the match over
struct Line {
    int number = 0;  // in the file
    std::string word;
    std::string rest;
};

struct Scenario {
    std::string id;
    std::string sentence;  // the rule it shows
    Settings settings;
    Deck deck;  // the tiles of its moves, in order, unless the scenario says otherwise
    std::vector<Line> lines;
};

// All of `scenarios.txt`, whose first lines say how it is written. Ends the program if it is not.
const std::vector<Scenario>& scenarios();

// The move that words as "LR 1 0 1 rW" say, which may be wrong in ways that records may not be: a piece that
// the tile does not have is `max_pieces`.
Move move_of(std::string_view words);

// "city complete tiles 3 pennants 1 points 8 winners 0". Pennants only if there are some. A field has its
// cities instead of tiles.
std::string say(const Event& event);

}  // namespace bastide::match::testing
