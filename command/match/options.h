// Options for the rules of a match, shared by all commands that play matches.
#pragma once

#include <string>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/settings.h"
#include "bastide/match/tile.h"
#include "command/command.h"
#include "command/match/bot_registry.h"

namespace bastide::cli {

// Adds --meeples, --small-city, --farm, --fields, --unplaceable and --box, which set the given members of
// `settings`. Each command adds its own option for the number of players.
void add_match_options(Command command, match::Settings& settings);

// Adds --start, for commands that draw the tiles themselves.
void add_start_option(Command command, match::Settings& settings);

// Returns a match-up of the bots of --bots, a comma-separated list with one for each player, by the common
// seed of --seed. The bots live as long as `registry`.
Result<match::MatchUp> match_up_of(const std::string& bots, const std::string& seed,
                                   const match::Settings& settings, const ProgramOptions& programs,
                                   BotRegistry& registry);

// Reads names or letters of tile types, separated by spaces or commas. L and C are both names and letters. L
// and C are names if all other words are names, letters if all other words are letters, and otherwise an
// error. The error names the wrong word.
Result<std::vector<match::Type>> types_of(const std::string& words);

}  // namespace bastide::cli
