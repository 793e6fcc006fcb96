// The unit of the tables' clocks in tests.
#pragma once

#include <cstdint>

namespace bastide::match::testing {

inline constexpr std::int64_t minute = 60'000;

}  // namespace bastide::match::testing
