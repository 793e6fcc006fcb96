// The greatest score of any board that one player could have, whether or not play can lead there.
//
// The model is static: cells, room for dwarfs and animals, and each furnishing tile once. Goods are limited
// to the given numbers; without a limit on gold, for example, there is no greatest score. With the Office
// room, tiles of two cells may overhang the board: seven more mountain cells and eight more forest cells,
// each with a field, and two gold for each.
//
// The search covers every choice of dwellings, of tiles whose worth depends on others, and of mines, and
// fills the other cells with the most valuable tiles. Each choice has a bound: its worth if animals had the
// best of all room at once. In descending order of bounds, the animals are distributed in every possible way
// until no bound exceeds the best score found. The following are excluded because they are never better than
// an alternative:
// - an ore mine and its deep tunnel with a ruby mine (7 points, 2 cells, 2 donkeys), against two ruby mines
// (8);
// - more Dwellings than house dwarfs or are counted by the State parlor (3 points per cell), against ruby
// mines (4,
//   and a donkey);
// - forest that is not pasture, except overhanging fields, against a small pasture (2 points, 2 animals of
// any
//   type), with its stable if it had one (4);
// - unused cells, against the same; and some armed dwarfs, against all or none;
// - fewer dwarfs than there is room for, and fewer overhanging cells than possible.
#pragma once

#include <cstdint>
#include <vector>

#include "bastide/caverna/score.h"
#include "bastide/caverna/stock.h"

namespace bastide::caverna {

// The quantities that score.
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

struct Model {
    bool office_room = false;
    Goods goods;
    int max_gold = no_limit;                                     // includes the gold paid by the Office room
    Animals most = {0, no_limit, no_limit, no_limit, no_limit};  // per type; dogs are goods
};

// The pieces in the box.
inline constexpr Goods physical_goods = {118, 20, 40, 35, 25, 45, 20};
inline constexpr Animals physical_animals = {20, 35, 30, 30, 30};

struct Maximum {
    int total = 0;
    Holding witness;                 // a board that scores it
    std::vector<Zone> zones;         // and where its animals live
    std::int64_t boards = 0;         // choices that were bounded
    std::int64_t distributions = 0;  // of animals that were tried
};

// The greatest total by the published rules. Well under a second.
Maximum find_maximum(const Model& model);

// Returns the holding with the lowest total for a number of begging markers: the board before the first move.
Holding lowest_holding(int begging_markers);

}  // namespace bastide::caverna
