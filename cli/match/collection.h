// The options that choose games of a collection.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/match/collection.h"
#include "command/command.h"
#include "tui/match/match_store.h"

namespace bastide::cli {

struct QueryOptions {
    std::string player;
    std::optional<match::GameResult> result;
    std::string event;
    std::string opening;
};

// Adds --player, --result, --event and --opening, and returns them.
std::vector<Option> add_query_options(Command command, QueryOptions& options);

// Adds --player, which must not be empty.
Option add_player_option(Command command, std::string& player, const std::string& help);

// Adds --opening under another name.
Option add_moves_option(Command command, const std::string& name, std::string& moves,
                        const std::string& help);

// Returns moves in notation with semicolons between them. The option has checked them.
std::vector<match::Move> moves_of_list(const std::string& list);

match::GameQuery query_of(const QueryOptions& options);

// Returns the saved games, the game played last first, and the errors of damaged games.
Result<tui::AllOf<match::Table>> saved_games();

}  // namespace bastide::cli
