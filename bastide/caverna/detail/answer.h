// Parses answers to questions about a sheet.
//
// Errors have no location. They describe the expected answer.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/caverna/holding.h"

namespace bastide::caverna::detail {

// Removes spaces at both ends.
std::string_view trimmed(std::string_view words);

// Reads a whole number. Returns nullopt for any other text.
std::optional<int> read_number(std::string_view words);

// Reads "8 3" or "8, 3". "none" is the empty list.
[[nodiscard]] Result<std::vector<int>> read_numbers(std::string_view words);
std::string list_of_numbers(const std::vector<int>& numbers);

// Reads "dwelling, 2 couple dwelling" into the number of each furnishing tile. "none" means no tiles.
[[nodiscard]] Result<std::array<std::int16_t, furnishing_count>> read_tiles(std::string_view words);
std::string list_of_tiles(const Holding& holding);

// Reads "yes", "y", "no" or "n".
[[nodiscard]] Result<bool> read_yes_or_no(std::string_view words);

// The titles of all tiles, for narrow screens.
std::string titles_in_columns();

}  // namespace bastide::caverna::detail
