// Scores an extended match log in a simple way, following the description in docs/tally.md. Shares no code
// with the reader.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>
#include <vector>

namespace bastide::tally::testing {

// True if a log is an extended log.
bool is_naively_extended(std::string_view log);

// Returns each player's total, or the number of the first invalid line (for a log without players, the number
// of lines plus one).
std::expected<std::vector<std::int64_t>, std::int64_t> naive_extended_tally(std::string_view log);

}  // namespace bastide::tally::testing
