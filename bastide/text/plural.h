// Pluralisation.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bastide::text {

// "1 city", "2 cities".
inline std::string plural(std::int64_t count, std::string_view one, std::string_view many) {
    std::string text = std::to_string(count) + ' ';
    return text += count == 1 ? one : many;
}

// "1 point", "2 points": for a word whose plural ends in s.
inline std::string plural(std::int64_t count, std::string_view one) {
    return plural(count, one, std::string(one) + 's');
}

}  // namespace bastide::text
