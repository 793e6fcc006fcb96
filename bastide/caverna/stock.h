// The best distribution of animals over a board: the zones that can hold them, and every way to fill the
// zones.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/caverna/holding.h"

namespace bastide::caverna {

// The room for animals on a board, besides 12 forest cells of pasture, 3 stables and the entry-level
// dwelling, which every board is assumed to have. Every number is from 0 to 1,000,000.
struct Housing {
    bool mixed_dwelling = false;  // true for room for two animals of one type
    bool weaving_parlor = false;  // true if this tile and the next one score their bonuses
    bool milking_parlor = false;
    bool fodder_chamber = false;
    bool writing_chamber = false;
    int cuddle_room = 0;     // sheep
    int breakfast_room = 0;  // cattle
    int stubble_room = 0;    // the number of animals, of any type: at most 20
    int mines = 0;           // each holds a donkey
    int dogs = 0;
    Animals most = {};

    friend auto operator<=>(const Housing&, const Housing&) = default;
};

// A zone for animals: its room, its capacity, and the types it can hold.
struct Zone {
    std::string room = {};
    std::string animal = {};
    int count = 0;         // the number of animals; 0 for a pasture if no animals are left
    int forest_cells = 0;  // 1 for a small pasture, 2 for a large one, otherwise 0
};

// The points of animals, including the bonuses of the tiles in `Housing`, minus points lost for missing
// types.
struct Stock {
    int points = 0;
    Animals animals = {};
    int large_pastures = 0;
    std::vector<Zone> zones = {};
    std::int64_t tried = 0;
};

// Returns an upper bound on the points of the best stock, as if the largest room could hold any mix.
int bound_of_stock(const Housing& housing);

// Returns the best stock over every way to place pastures and stables and to give each zone a type.
Stock best_stock(const Housing& housing);

}  // namespace bastide::caverna
