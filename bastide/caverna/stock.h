// The best distribution of animals over a board: the zones that can hold them, and every way to fill the
// zones.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/caverna/holding.h"

namespace bastide::caverna {

// The room for animals on a board, in addition to 12 forest cells of pasture, 3 stables and the entry-level
// dwelling.
struct Housing {
    bool mixed_dwelling = false;  // two of one type
    bool weaving_parlor = false;  // true if these score their bonuses
    bool milking_parlor = false;
    bool fodder_chamber = false;
    bool writing_chamber = false;
    int cuddle_room = 0;     // sheep
    int breakfast_room = 0;  // cattle
    int stubble_room = 0;    // one each, of any type
    int mines = 0;           // a donkey each
    int dogs = 0;
    Animals most;

    friend auto operator<=>(const Housing&, const Housing&) = default;
};

// A zone for animals: its room, its capacity, and the types it can hold.
struct Zone {
    std::string room;
    std::string animal;
    int count = 0;         // 0 for a pasture if there are no more animals
    int forest_cells = 0;  // 1 for a small pasture, 2 for a large one, otherwise 0
};

// The points of animals, including bonuses of the tiles above, minus points lost for missing types.
struct Stock {
    int points = 0;
    Animals animals;
    int large_pastures = 0;
    std::vector<Zone> zones;
    std::int64_t tried = 0;
};

// Returns an upper bound on the points of the best stock, as if the largest room could hold any mix.
int bound_of_stock(const Housing& housing);

// Returns the best stock over every way to place pastures and stables and to give each zone a type.
Stock best_stock(const Housing& housing);

}  // namespace bastide::caverna
