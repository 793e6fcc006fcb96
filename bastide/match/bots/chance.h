// Random draws from the remaining tiles.
#pragma once

#include <vector>

#include "bastide/match/position.h"
#include "bastide/play/random.h"

namespace bastide::match {

// A type of tile that can be drawn next. It is drawn with probability `weight` divided by the sum of all
// weights.
struct ChanceOutcome {
    Type type = 0;
    int weight = 0;  // the number of remaining tiles of this type

    friend bool operator==(const ChanceOutcome&, const ChanceOutcome&) = default;
};

// Returns the types of remaining tiles that fit somewhere, in order. Tiles that fit nowhere are drawn again,
// so they do not change the probabilities. Empty if no tile fits: then the game is over.
std::vector<ChanceOutcome> chance_outcomes(const Position& position);

// Draws a random tile that fits somewhere on the board, and puts it into the empty hand. Sets aside tiles
// that fit nowhere and are drawn before it, and appends their types to `unplaceable_tiles`, if given. If the
// settings put such tiles under the deck, all tiles remain. Returns false if no tile fits.
bool draw_by_chance(Position& position, play::Random& random, std::vector<Type>* unplaceable_tiles = nullptr);

}  // namespace bastide::match
