// The greatest score of any board that one player could lay out, whether or not play can lead there.
//
// The model is static: cells, room for dwarfs and animals, each furnishing tile once. Goods count as many as
// are given; without a limit on gold, say, there is no greatest score. With the Office room, tiles of two
// cells may hang over the edge of the board: seven more cells of mountain and eight of forest, each of these
// with a field, and two gold for each.
//
// The search goes through every choice of dwellings, of tiles whose worth depends on others, and of mines,
// with the other cells filled by the tiles that are worth most. Each has a bound: its worth if animals found
// the best of all room at once. From the greatest bound down, the animals are then distributed in every
// possible way, until no bound is above what was found. What is left out beforehand is never better than
// something that is not:
// - an ore mine and its deep tunnel with a ruby mine (7 points, 2 cells, 2 donkeys) than two ruby mines (8);
// - more Dwellings than house dwarfs or stand by the State parlor (3 points a cell) than ruby mines (4, and a
// donkey);
// - forest that is not pasture, but fields that hang over, than a small pasture (2 points, 2 animals of any
// type), with
//   its stable if it had one (4);
// - cells left unused, than the same; and some armed dwarfs than all or none;
// - fewer dwarfs than there is room for, and fewer cells over the edge than there are.
#pragma once

#include <cstdint>
#include <vector>

#include "bastide/caverna/score.h"
#include "bastide/caverna/stock.h"

namespace bastide::caverna {

// How many there are of what scores.
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
    int most_gold = no_limit;  // what is given and what the Office room pays come from the same pieces
    Animals most = {0, no_limit, no_limit, no_limit, no_limit};  // of each type; dogs are goods
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

// The least total with so many begging markers: the board before the first move.
Holding least_holding(int begging_markers);

}  // namespace bastide::caverna
