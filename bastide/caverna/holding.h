// A player's possessions at the end of a game of Caverna.
#pragma once

#include <array>
#include <compare>
#include <string>
#include <vector>

#include "bastide/base/checked.h"
#include "bastide/caverna/furnishing.h"

namespace bastide::caverna {

inline constexpr int max_amount = 999;  // the largest value of any number in a sheet

struct Animals {
    int dogs = 0;
    int sheep = 0;
    int donkeys = 0;
    int wild_boars = 0;
    int cattle = 0;

    friend auto operator<=>(const Animals&, const Animals&) = default;
};

struct Supply {
    int wood = 0;
    int stone = 0;
    int ore = 0;
    int food = 0;
    int gold = 0;
    int rubies = 0;
    int grain = 0;
    int vegetables = 0;

    friend bool operator==(const Supply&, const Supply&) = default;
};

// The default values are the possessions of a new player: two dwarfs and nothing else. Every number must be
// from 0 to `max_amount`. `problems` reports others, and the functions that calculate end the program.
struct Holding {
    std::string name = {};
    int dwarfs = 2;
    std::vector<int> weapons = {};  // the strength of each armed dwarf, 1 to 14
    Animals animals = {};
    Supply supply = {};
    std::vector<int> grain_fields = {};      // the grain still on each field
    std::vector<int> vegetable_fields = {};  // the vegetables still on each field
    int small_pastures = 0;
    int large_pastures = 0;
    int ore_mines = 0;
    int ruby_mines = 0;
    int unused_spaces = 0;
    int begging_markers = 0;
    std::array<std::int16_t, furnishing_count>
        furnishings{};               // the number of each tile, in 16 bits for fast sums
    int state_parlor_dwellings = 0;  // dwellings next to the State parlor

    int armed() const { return static_cast<int>(weapons.size()); }
    int grain() const { return plus_all(supply.grain, grain_fields); }
    int vegetables() const { return plus_all(supply.vegetables, vegetable_fields); }
    bool has(FurnishingId tile) const {
        require(tile < furnishing_count, "there is a tile with this number", tile);
        return furnishings[tile] > 0;
    }
    int tiles(Colour colour) const {
        int tiles = 0;
        for (FurnishingId id = 0; id < furnishing_count; ++id)
            tiles += caverna::furnishings()[id].colour == colour ? furnishings[id] : 0;
        return tiles;
    }

    friend bool operator==(const Holding&, const Holding&) = default;
};

// Ends the program if a number of the holding is negative or far above `limit`, so that sums cannot overflow.
// Exchanges may lead to numbers above `max_amount`.
void require_amounts(const Holding& holding, int limit = 1'000'000,
                     const bastide::detail::Where& where = bastide::detail::Where::current());

}  // namespace bastide::caverna
