// Edits of a position by hand, for editors: what a person changes on a table with tiles and meeples.
//
// Each function returns the edited position, or the reason why it is impossible. A tile that is placed or
// taken in hand is one of the remaining tiles, or one that left the game if none of its type remains. A tile
// that is removed remains. Meeples on features that an edit completes return. All functions take cubic time
// in tiles at most.
#pragma once

#include <cstdint>

#include "bastide/base/result.h"
#include "bastide/match/position.h"

namespace bastide::match {

// Places a tile on an empty square, in the first rotation that fits.
[[nodiscard]] Result<Position> with_tile(const Position& position, Type type, Square at);

// Rotates a tile to the next rotation that fits and looks different, clockwise or, if `direction` is
// negative, counterclockwise. Its meeple stays on its piece.
[[nodiscard]] Result<Position> with_tile_turned(const Position& position, Square at, int direction);

// Removes a tile and its meeple. The other tiles must stay connected.
[[nodiscard]] Result<Position> without_tile(const Position& position, Square at);

// Replaces the first tile by one of another type, not rotated and without a meeple. Impossible in games with
// a fixed start tile.
[[nodiscard]] Result<Position> with_first_tile(const Position& position, Type type);

// Puts a player's meeple on a piece of a tile, in place of the tile's meeple. `no_piece` removes it.
[[nodiscard]] Result<Position> with_meeple(const Position& position, Square at, std::uint8_t piece,
                                           int player);

// `no_tile` empties the hand.
[[nodiscard]] Result<Position> with_hand(const Position& position, Type hand);

[[nodiscard]] Result<Position> with_remaining(const Position& position, Type type, int count);

[[nodiscard]] Result<Position> with_score(const Position& position, int player, int score);

[[nodiscard]] Result<Position> with_turn(const Position& position, int player);

// Players who are no longer in the game lose their meeples and points.
[[nodiscard]] Result<Position> with_settings(const Position& position, const Settings& settings);

}  // namespace bastide::match
