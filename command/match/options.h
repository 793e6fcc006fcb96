// The options that say by which rules a match is played: the same for every command that plays one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/settings.h"
#include "bastide/match/tile.h"
#include "command/command.h"
#include "command/match/named_bots.h"

namespace bastide::cli {

// Adds --meeples, --small-city, --farm, --fields and --unplaceable, which set what is given of `settings`.
// The command itself asks for the number of players.
void add_match_options(Command command, match::Settings& settings);

// Adds --start, for commands that draw the tiles themselves.
void add_start_option(Command command, match::Settings& settings);

// The bots of the option --bots, with commas between them: one for each player. They live as long as `named`.
Result<std::vector<const match::BotKind*>> bots_of(std::string_view list, NamedBots& named);

// Names or letters of types in a text, with blanks or commas between them. L and C are a name and a letter:
// what they mean the other words show, if these are all names or all letters, or else it is an error. The
// error says which is wrong.
Result<std::vector<match::Type>> types_of(const std::string& words);

}  // namespace bastide::cli
