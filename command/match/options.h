// Options for the rules of a match, shared by all commands that play one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/settings.h"
#include "bastide/match/tile.h"
#include "command/command.h"
#include "command/match/bot_registry.h"

namespace bastide::cli {

// Adds --meeples, --small-city, --farm, --fields and --unplaceable, which set the given members of
// `settings`. Each command adds its own option for the number of players.
void add_match_options(Command command, match::Settings& settings);

// Adds --start, for commands that draw the tiles themselves.
void add_start_option(Command command, match::Settings& settings);

// Returns the bots of the option --bots, a comma-separated list with one for each player. They live as long
// as `registry`.
Result<std::vector<const match::BotKind*>> bots_of(std::string_view list, BotRegistry& registry);

// Reads names or letters of tile types, separated by spaces or commas. L and C are both names and letters.
// They are read like the other words if these are all names or all letters, and are an error otherwise. The
// error says which word is wrong.
Result<std::vector<match::Type>> types_of(const std::string& words);

}  // namespace bastide::cli
