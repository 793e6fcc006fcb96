// A match log scored the long way: split into lines and words as strings, and added up by the rules as the
// text of the rules tells them. Shares nothing with the reader but what they are about.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>
#include <vector>

namespace bastide::tally::testing {

// Each player's total, or the number of the first line that is wrong (for a log cut short, the one after the
// last).
std::expected<std::vector<std::int64_t>, std::int64_t> naive_tally(std::string_view log);

}  // namespace bastide::tally::testing
