// What every move of a match came to.
#pragma once

#include <vector>

#include "bastide/match/end.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {

struct Turn {
    int player = 0;
    Move move;
    std::vector<Event> events;  // what the move completed
    Scores scores = {};         // after it
};

struct History {
    Game game;  // after the last move
    std::vector<Turn> turns;
    // What features that still have meeples pay were the match over now, and every player's points with it.
    std::vector<Event> final;
    Scores final_scores = {};
};

// The moves must be legal: what `replay` takes. Linear in moves times tiles.
History history(const SavedMatch& saved);

}  // namespace bastide::match
