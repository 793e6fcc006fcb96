// What players may be called in an extended log.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/message.h"

namespace bastide::tally {

inline constexpr std::size_t longest_name = 40;  // in bytes

// Checks the names of all players. A name is a word of up to `longest_name` bytes of UTF-8, without commas
// and
// '#', and not a number; no two are the same.
std::expected<void, Message> check_names(std::span<const std::string> names);

// What a player, counted from 1, is called: by name, or "player 3" where there are no names.
std::string name_of(std::int32_t player, std::span<const std::string> names);

// What people are called, as names that a log can hold: "Zoë & Max" is "Zoë_&_Max". What no name may have is
// left out, and long names are cut; whoever then has none, or another's, is told apart by a number.
std::vector<std::string> names_in_log(std::span<const std::string> called);

// A name of a log as people say it: "Zoë & Max".
std::string spoken_name(std::string_view name);

}  // namespace bastide::tally
