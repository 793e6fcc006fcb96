// The seed of a game: any text that can be typed, saved and read back unchanged.
#pragma once

#include <string>
#include <string_view>

#include "bastide/text/json_value.h"

namespace bastide::play {

// The longest valid seed.
inline constexpr std::size_t max_seed_bytes = 64;

// Returns an error message for a bad seed, or an empty message if the seed is valid UTF-8 of at most
// `longest` bytes.
[[nodiscard]] Message seed_error(std::string_view seed, std::size_t longest = max_seed_bytes);

// True if a text is one visible line: UTF-8 that does not consist only of spaces.
bool is_visible_line(std::string_view text, std::size_t max_bytes);

// Reads the seed of a record.
[[nodiscard]] Result<std::string> read_seed(const text::JsonValue& value);

}  // namespace bastide::play
