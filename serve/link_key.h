// The keys of links, and what is kept of them.
//
// A link leads through a whole series of matches: its key is 32 digits of chance, and from the second match
// on a point and the number of the match, as in "….2". Of each only a hash is kept. The hash for the next
// match follows from the one before, so that a rematch can be laid for people who are not there; the keys
// follow from the first one alone, which only they have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::serve {

// Of a series of matches.
inline constexpr int most_matches = 999;

// What is kept of a key; nothing if no link has such a key.
std::optional<std::string> kept_of_key(std::string_view key);

// What is kept of the key of the next match, by what is kept of the one before.
std::string kept_of_next(std::string_view kept);

// The key of the next match; nothing at the end of a series. The key must be one.
std::optional<std::string> next_key(std::string_view key);

}  // namespace bastide::serve
