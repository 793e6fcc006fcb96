// Scores a match log in a simple way: splits it into lines and words as strings, and adds up points as stated
// in the rules. Shares no code with the reader.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>
#include <vector>

namespace bastide::tally::testing {

// Returns each player's total, or the number of the first invalid line (for an incomplete log, the number of
// lines plus one).
std::expected<std::vector<std::int64_t>, std::int64_t> naive_tally(std::string_view log);

}  // namespace bastide::tally::testing
