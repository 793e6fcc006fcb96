// The daily deal, the same for everyone: its seed is derived from the date in UTC.
//
//     daily_seed(day_of(1'795'000'000))  // "daily-2026-11-18"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bastide::play {

// Returns the day in UTC, such as "2026-11-21", of a time in seconds since the beginning of 1970. Years are
// from 1 to 9999.
std::string day_of(std::int64_t seconds);

// Returns the previous day in the same format, or an empty string if `day` is not in that format.
std::string day_before(std::string_view day);

// Returns the seed of a day, given in the format of `day_of`.
std::string daily_seed(std::string_view day);

}  // namespace bastide::play
