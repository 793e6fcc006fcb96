// The options that choose games of a collection.
#pragma once

#include <string>
#include <vector>

#include "bastide/match/collection.h"
#include "command/command.h"
#include "tui/match/match_store.h"

namespace bastide::cli {

// Adds --player, --result, --event and --opening, which set `query`, and returns them.
std::vector<Option> add_query_options(Command command, match::GameQuery& query);

// Adds --player, which must not be empty.
Option add_player_option(Command command, std::string& player, const std::string& help);

// Adds an option that takes moves in notation, with semicolons between them.
Option add_moves_option(Command command, const std::string& name, std::vector<match::Move>& moves,
                        const std::string& help);

// Returns the saved games, the game played last first, and the errors of damaged games.
Result<tui::AllOf<match::Table>> saved_games();

}  // namespace bastide::cli
