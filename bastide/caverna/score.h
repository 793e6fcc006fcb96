// The score at the end of a game of Caverna: a pure function from a holding to a sheet of lines that add up
// to the total.
//
// There are two rule sets, which differ in a few lines: the published rules, and the rules of a book chapter
// that states the scoring in formulas and proves theorems about it (textbook_claims.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bastide/caverna/holding.h"

namespace bastide::caverna {

enum class Rules : std::uint8_t { official, chapter };

// The differences between the rule sets.
struct Profile {
    std::string_view name = {};
    bool donkeys_are_farm_animals = true;  // if false, donkeys score nothing, and having none costs nothing
    int points_a_dog = 1;
    int max_unused_spaces = 22;  // how many of the 24 spaces can be unused; 22 if two are printed as used
};
const Profile& profile(Rules rules);

// The lines of a sheet, in display order. Losses are negative.
struct Sheet {
    int animals = 0;
    int missing_types = 0;
    int grain = 0;
    int vegetables = 0;
    int rubies = 0;
    int dwarfs = 0;
    int unused_spaces = 0;
    int furnishing_points = 0;
    std::array<int, furnishing_count> furnishing_bonuses{};
    int pastures = 0;
    int mines = 0;
    int gold = 0;
    int begging = 0;

    int bonuses() const {
        // The sums of both halves cannot overflow, and compilers vectorise them well.
        int high = 0;
        int low = 0;
        for (const int points : furnishing_bonuses) {
            high += points >> 16;
            low += points & 0xFFFF;
        }
        return to_int(std::int64_t{high} * 0x10000 + low);
    }
    int total() const {
        return to_int(std::int64_t{animals} + missing_types + grain + vegetables + rubies + dwarfs +
                      unused_spaces + furnishing_points + bonuses() + pastures + mines + gold + begging);
    }

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

// Returns the sheet of a holding. Its numbers must be from 0 to `max_amount`, as those that `problems`
// accepts.
Sheet score(const Holding& holding, const Profile& profile);

// Returns the points of a bonus.
int points_of(const Bonus& bonus, const Holding& holding, const Profile& profile);

// Returns a rule such as "1 for every 2 sheep", or an empty string if there is no bonus.
std::string rule_of(const Bonus& bonus);

// Returns the quantity that explains the points of a bonus, or nullopt if other lines of the sheet show that
// quantity.
std::optional<int> explaining_number(const Bonus& bonus, const Holding& holding, const Profile& profile);

// Returns the parts of a holding that a bonus depends on, named as in required_inputs.h.
std::span<const std::string_view> parts_read(const Bonus& bonus);

// The parts of a score that the claims use. The results must be in the range of `int`.
int farm_animals(const Animals& animals, const Profile& profile);
inline constexpr int points_a_missing_type = 2;
int missing_type_penalty(const Animals& animals, const Profile& profile);
constexpr int grain_points(int grain) {
    return grain / 2 + grain % 2;
}
constexpr int pasture_points(int small, int large) {
    return plus(times(2, small), times(4, large));
}
constexpr int mine_points(int ore, int ruby) {
    return plus(times(3, ore), times(4, ruby));
}
constexpr int unused_space_penalty(int spaces) {
    return spaces;
}
constexpr int begging_penalty(int markers) {
    return times(3, markers);
}

}  // namespace bastide::caverna
