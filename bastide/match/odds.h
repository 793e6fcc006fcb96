// The chances of the draws to come, exact for every order of the remaining tiles.
//
// The functions assume that every tile fits somewhere when it is drawn, so that the players draw in turn and
// all remaining tiles are drawn.
#pragma once

#include <array>

#include "bastide/match/position.h"

namespace bastide::match {

// The draws to come.
struct DrawOrder {
    int remaining = 0;  // the number of tiles, 0 to 72
    int players = 2;    // 2 to 6
    int next = 0;       // the player who draws the next tile
};

DrawOrder draws_of(const Position& position);

// Returns the number of tiles that a player draws.
int draws_of_player(const DrawOrder& draws, int player);

// Returns the chance that at least one of `wanted` tiles is among `drawn` of the remaining tiles.
double chance_of_any(const DrawOrder& draws, int wanted, int drawn);

// Returns each player's chance to draw the first of `wanted` tiles. They add up to 1, or to 0 if `wanted` is
// 0.
std::array<double, max_players> chances_to_be_first(const DrawOrder& draws, int wanted);

// The tiles of a race: one player needs any of one set of tiles, and another player any of a second set.
struct RaceTiles {
    int only_first = 0;   // tiles that help the first player only
    int only_second = 0;  // tiles that help the second player only
    int both = 0;
};

struct RaceChances {
    double first = 0;  // the first player draws a tile of their set before the second player does
    double second = 0;
    double neither = 0;
};

// Returns the chances of a race between two different players. Takes time proportional to the remaining tiles
// and to the product of the numbers of tiles in the race.
RaceChances race(const DrawOrder& draws, const RaceTiles& tiles, int first, int second);

}  // namespace bastide::match
