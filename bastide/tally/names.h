// Names of players in an extended log.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/message.h"

namespace bastide::tally {

inline constexpr std::size_t max_name_length = 40;  // in bytes

// Checks the names of all players. A name is one word of at most `max_name_length` bytes of UTF-8. It must
// not contain a comma or '#', and must not be a number. Names must differ.
[[nodiscard]] std::expected<void, Message> check_names(std::span<const std::string> names);

// Returns the name of a player, or a name such as "player 3" if there are no names. Players are numbered
// from 1.
std::string name_of(std::int32_t player, std::span<const std::string> names);

// Turns people's names into names for a log: "Zoë & Max" becomes "Zoë_&_Max". Removes invalid characters and
// cuts long names. Empty and duplicate names get a number that makes them unique.
std::vector<std::string> names_in_log(std::span<const std::string> called);

// Turns a name in a log into a name for people: "Zoë & Max".
std::string display_name(std::string_view name);

}  // namespace bastide::tally
