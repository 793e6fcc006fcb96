// A position as a list of tiles and a list of numbers, as whoever is to move sees it, for programs that
// learn.
//
// Tokens: a row for each tile on the table in the order they were laid, int16:
//
//     0  1 + the type, a place in `types`; 0 where no tile is yet
//     1  x, to the east        2  y, to the south        3  rotation, 0 to 3
//     4  who has a meeple on it: 0 nobody, 1 whoever is to move, 2 the next player, and so on
//     5  1 + the piece the meeple is on, or 0
//     6  what its feature would pay were the match over now
//     7  edges by which its feature is open (a city or road), tiles that are missing around it (a monastery)
//
// Globals: float32, by player from the one who is to move on:
//
//     0 to 5    points            12 to 35  1 for the type in hand          60  tiles left    61  players
//     6 to 11   meeples left      36 to 59  how many of a type are left     62  seat of who is to move
//                                                                           63  tiles on the table
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "bastide/match/position.h"

namespace bastide::match {

inline constexpr std::size_t token_size = 8;
inline constexpr std::size_t tokens_size = tile_count * token_size;
inline constexpr std::size_t globals_size = 64;

// Keeps a list of tokens that follows a match from turn to turn, writing what changes alone.
class Tokens {
  public:
    // Writes a position anew into `tokens_size` numbers.
    void begin(const Position& position, std::span<std::int16_t> tokens);

    // Writes a later position of the same match into what was written of an earlier one. Linear in the tiles
    // laid since and the meeples on the table.
    void follow(const Position& position, std::span<std::int16_t> tokens);

  private:
    std::size_t tiles_ = 0;  // written so far
    TileSet meeples_ = {};   // the tiles whose meeple is written
};

// Writes `globals_size` numbers.
void write_globals(const Position& position, std::span<float> globals);

}  // namespace bastide::match
