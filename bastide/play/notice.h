// What front ends and tables say, told apart by how it begins.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace bastide::play {

inline constexpr std::string_view not_here = "Not here: ";
inline constexpr std::string_view not_there = "Not there: ";
inline constexpr std::string_view hint = "Hint: ";
inline constexpr std::string_view fits_one_way = "It fits here in one way only";

// Whether a notice is about the square under the cursor only, and so no longer true once the cursor moves.
constexpr bool is_of_the_square(std::string_view notice) {
    return std::ranges::any_of(std::to_array({not_here, not_there, hint, fits_one_way}),
                               [&](std::string_view beginning) { return notice.starts_with(beginning); });
}

}  // namespace bastide::play
