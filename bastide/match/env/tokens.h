// A position as a list of tiles and a list of numbers, from the point of view of a player, for machine
// learning. By default that is the player to move.
//
// Tokens: a row for each tile on the board in the order of placement, at most as many as the base game has,
// int16:
//
//     0  1 + the type, an index into `types`, or 0 if there is no tile yet
//     1  x, to the east        2  y, to the south        3  rotation, 0 to 3
//     4  the owner of its meeple: 0 nobody, 1 the player, 2 the next player, and so on
//     5  1 + the piece the meeple is on, or 0
//     6  the points of its feature if the game ended now
//     7  open edges of the feature (a city or road), or missing tiles around it (a monastery)
//
// Globals: float32, players counted from the player:
//
//     0 to 5    points            12 to 35  for the type in hand, 1 if      60  tiles left    61  players
//     6 to 11   meeples left                the player is to move, 2 if     62  seat of the player
//                                           the next one is, and so on      63  tiles on the board
//                                 36 to 59  remaining tiles by type
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "bastide/match/position.h"

namespace bastide::match {

inline constexpr std::size_t token_size = 8;
inline constexpr std::size_t tokens_size = tile_count * token_size;
inline constexpr std::size_t globals_size = 64;

// Updates a list of tokens from turn to turn by writing only changes.
class Tokens {
  public:
    // Writes a whole position into `tokens_size` numbers.
    void begin(const Position& position, std::span<std::int16_t> tokens, std::optional<int> player = {});

    // Updates the tokens of an earlier position to a later one of the same game. Takes linear time in new
    // tiles and in meeples on the board.
    void follow(const Position& position, std::span<std::int16_t> tokens, std::optional<int> player = {});

  private:
    std::size_t tiles_ = 0;  // the number of tiles written so far
    TileSet meeples_ = {};   // the tiles whose meeple has been written
};

// Writes `globals_size` numbers.
void write_globals(const Position& position, std::span<float> globals, std::optional<int> player = {});

}  // namespace bastide::match
