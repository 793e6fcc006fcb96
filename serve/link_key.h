// The keys of links and their stored hashes.
//
// A link leads through a series of games. Its key is 32 random digits, followed from the second game on by a
// point and the number of the game, as in "….2". Only hashes are stored. The hash of the next game follows
// from the previous hash, so that a rematch can be created for absent players. Keys follow only from the
// first key, which only the players have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::serve {

// The length of a series of games.
inline constexpr int max_matches = 999;

// Returns the stored hash of a key, or nullopt if it is not a valid key.
std::optional<std::string> hash_of_key(std::string_view key);

// Returns the stored hash of the next game's key from the previous one.
std::string hash_of_next(std::string_view hash);

// Returns the key of the next game, or nullopt at the end of a series. The key must be valid.
std::optional<std::string> next_key(std::string_view key);

}  // namespace bastide::serve
