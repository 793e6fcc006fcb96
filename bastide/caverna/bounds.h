// The highest score of any board that one player could have, including boards that no game can lead to.
//
// The model is static: cells, room for dwarfs and animals, and each furnishing tile once. Goods are limited
// to the given numbers. Without a limit on gold, for example, there is no highest score. With the Office
// room, tiles of two cells may overhang the board: seven more mountain cells and eight more forest cells,
// each with a field, at two gold per cell.
//
// The search covers every choice of dwellings, of mines, and of tiles whose worth depends on other tiles, and
// fills the remaining cells with the most valuable tiles. Each choice has a bound: the points that it would
// score if all the best room for animals could be used at once. In descending order of bounds, the animals
// are distributed in every possible way until no bound exceeds the best score found. The following are
// excluded, because some alternative always scores at least as much:
//
// - An ore mine and its deep tunnel with a ruby mine (7 points, 2 cells, 2 donkeys). Two ruby mines score 8.
// - Tiles named Dwelling that neither house a dwarf nor count for the State parlor (3 points per cell). Ruby
//   mines score 4 and house a donkey.
// - Forest that is not pasture, except overhanging fields. A small pasture scores 2 and holds 2 animals of
//   any type, or scores 4 with a stable.
// - Unused cells, because a small pasture scores more.
// - Boards on which some but not all dwarfs are armed.
// - Boards with fewer dwarfs than they have room for, or with fewer overhanging cells than possible.
#pragma once

#include <cstdint>
#include <vector>

#include "bastide/caverna/score.h"
#include "bastide/caverna/stock.h"

namespace bastide::caverna {

// The quantities of goods that score.
struct Goods {
    int gold = 0;
    int rubies = 0;
    int grain = 0;
    int vegetables = 0;
    int stone = 0;
    int ore = 0;
    int dogs = 0;
};

inline constexpr int no_limit = 1'000'000;

// Every number is from 0 to `no_limit`.
struct Model {
    bool office_room = false;
    Goods goods = {};
    int max_gold = no_limit;                                     // including the gold that the Office room
                                                                 // pays
    Animals most = {0, no_limit, no_limit, no_limit, no_limit};  // the most animals per type; dogs count as
                                                                 // goods
};

// The pieces in the box.
inline constexpr Goods physical_goods = {118, 20, 40, 35, 25, 45, 20};
inline constexpr Animals physical_animals = {20, 35, 30, 30, 30};

struct Maximum {
    int total = 0;
    Holding witness = {};            // a board with this score
    std::vector<Zone> zones = {};    // the zones in which its animals live
    std::int64_t boards = 0;         // the number of choices for which a bound was computed
    std::int64_t distributions = 0;  // the number of distributions of animals that were tried
};

// Returns the highest total under the published rules. Takes well under a second.
Maximum find_maximum(const Model& model);

// Returns the holding with the lowest total for a number of begging markers: the board before the first move.
Holding lowest_holding(int begging_markers);

}  // namespace bastide::caverna
