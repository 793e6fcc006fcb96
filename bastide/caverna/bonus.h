// The bonus of a furnishing tile: points at the end of the game for the owner's possessions, in addition to
// the points printed on the tile.
//
//     {.points = 1, .every = 2, .of = Counted::sheep}             1 for every 2 sheep
//     {.points = 8, .of = Counted::none_armed}                    8 if no dwarf is armed
//     {.points = 1, .of = Counted::points_lost, .most = 7}        up to 7 of the points lost to …
//
// A bonus is stated only in the row of the tile that has it (furnishing.h). The score, the bounds, the
// explanation and the questions of a score pad are derived from that row (score.h).
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "bastide/base/checked.h"

namespace bastide::caverna {

// The counted quantity. A condition counts as 1 if it is true, otherwise as 0.
enum class Quantity : std::uint8_t {
    nothing,
    sheep,
    cattle,
    farm_animals,
    dwellings_beside,  // dwellings next to the State parlor
    yellow_tiles,
    stone,
    ore,
    rubies,
    crop_pairs,  // a grain and a vegetable, including those on fields
    armed_dwarfs,
    all_armed,              // a condition
    none_armed,             // a condition
    fifth_and_sixth_dwarf,  // 1 with five dwarfs, 2 with six
    points_lost,            // for missing types, unused spaces and begging
};

struct Bonus {
    int points = 0;
    int every = 1;  // the quantity that earns `points` once
    Quantity of = Quantity::nothing;
    int most = std::numeric_limits<int>::max();

    constexpr bool is_any() const { return of != Quantity::nothing; }

    // Returns the points for a quantity. `every` must be positive.
    constexpr int points_for(int number) const {
        require(every > 0, "a bonus counts a positive number of things", every);
        return to_int(std::min<std::int64_t>(most, std::int64_t{points} * (number / every)));
    }
};

}  // namespace bastide::caverna
