// The chances of the draws to come, exact for every order of the remaining tiles.
//
// The functions assume that every tile fits somewhere when it is drawn, so that the players draw in turn and
// all remaining tiles are drawn.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "bastide/match/number_set.h"
#include "bastide/match/position.h"

namespace bastide::match {

// The draws to come.
struct DrawOrder {
    int remaining = 0;  // the number of tiles, 0 to 84
    int players = 2;    // 1 to 6
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

// The types of tiles of which any will do.
using WantedTypes = NumberSet<type_count>;

// Returns the types that fit on an empty square next to a tile, or nullopt for any other square.
std::optional<WantedTypes> types_for(const Position& position, int x, int y);

// The chances to draw a tile of some types, of which any will do.
struct TileOdds {
    WantedTypes types;
    int left = 0;               // the number of remaining tiles of these types
    double next = 0;            // the chance that the next draw is one of them
    std::vector<double> draws;  // each player's chance to draw one
    std::vector<double> first;  // each player's chance to draw the first
};

// The race of a player for some types against an opponent for others.
struct RaceOdds {
    int player = 0;
    int opponent = 0;
    RaceChances chances;
};

struct Odds {
    DrawOrder draws;
    std::vector<TileOdds> tiles;
    std::vector<RaceOdds> races;  // of every player against every other
};

// Returns the chances of every type that remains.
Odds odds_of_all(const Position& position);

// Returns the chances of some types. With `against`, also the chances of those, and of the races of each
// player for `wanted` against each other player for `against`.
Odds odds_of(const Position& position, const WantedTypes& wanted,
             const std::optional<WantedTypes>& against = {});

}  // namespace bastide::match
