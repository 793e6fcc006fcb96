// Scores an extended match log in a simple way, by its description in docs/tally.md. Shares nothing with the
// reader.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>
#include <vector>

namespace bastide::tally::testing {

// True if a log is an extended one.
bool is_naively_extended(std::string_view log);

// Each player's total, or the number of the first line that is wrong (for a log without players, the one
// after the last).
std::expected<std::vector<std::int64_t>, std::int64_t> naive_extended_tally(std::string_view log);

}  // namespace bastide::tally::testing
