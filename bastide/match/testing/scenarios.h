// Short games worked out by hand, each for one rule. The engine and the plain implementation must agree with
// all of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/event.h"
#include "bastide/match/game.h"
#include "bastide/match/settings.h"

namespace bastide::match::testing {

// The lines of a scenario: what happens, and what is then true:
//   plays MOVE      a move, such as "LR 1 0 1 rW": type, column, row, quarter turns, and the meeple's piece:
//                   '-' none, cE a city by a side, rS a road, m the monastery, fNL a field by a half side
//   may MOVE        is legal there
//   not MOVE: WHY   is illegal, with a word of `illegality_words`
//   gives EVENT     an event of the last move (all events are given)
//   aside TYPE      was drawn and fitted nowhere
//   turn PLAYER     the player to move
//   scores N N …    by player
//   meeples N N …   remaining for each player
//   ends EVENT      an event of final scoring (all events are given)
//   final N N …     scores by player if the game ended now
//   ranks N N …     ranks by player if the game ended now
struct Line {
    int number = 0;  // the line number in the file
    std::string word;
    std::string rest;
};

struct Scenario {
    std::string id;
    std::string sentence;  // the rule that the scenario shows
    Settings settings;
    Deck deck;  // the tiles of the scenario's moves, in order, unless the scenario gives other tiles
    std::vector<Line> lines;
};

// Returns all of `scenarios.txt`, whose first lines explain its format. Ends the program if the file is
// malformed.
const std::vector<Scenario>& scenarios();

// Reads a move such as "LR 1 0 1 rW". Unlike in records, the piece may be one that the tile does not have:
// that gives the piece `max_pieces`.
Move move_of(std::string_view words);

// "city complete tiles 3 pennants 1 points 8 winners 0". Pennants are omitted if there are none. A field has
// "cities" instead of "tiles".
std::string event_text(const Event& event);

}  // namespace bastide::match::testing
