// The keys of links and their stored hashes.
//
// A link leads through a series of games. Its key is 32 random digits, followed, from the second game on, by
// a dot and the number of the game, as in "….2". Only hashes are stored. The hash of the next game is
// computed from the previous hash, so that a rematch can be created for absent players. The keys themselves
// can be computed only from the first key, which only the players have.
//
// The key of the invitation is the same for everybody. A person adds an own key, "….2~own", which stays the
// same in the whole series. A seat that this person takes belongs to it: the table stores the hash.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::serve {

// The length of a series of games.
inline constexpr int max_matches = 999;

// Returns the hash to store for a key, or nullopt if the key is invalid.
std::optional<std::string> hash_of_key(std::string_view key);

// Returns the hash of a person's own key, or an empty string if the key has none.
std::string hash_of_own(std::string_view key);

// Returns the hash for the next game's key, given the hash of the previous key.
std::string hash_of_next(std::string_view hash);

// Returns the key of the next game, or nullopt at the end of a series. The key must be valid.
std::optional<std::string> next_key(std::string_view key);

}  // namespace bastide::serve
