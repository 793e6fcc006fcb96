// Unfinished, finished and imported games. An imported game is stored as finished, so that nobody continues
// it.
#pragma once

#include <string>

#include "bastide/match/table.h"
#include "tui/game_store.h"

namespace bastide::tui {

struct StoredMatch {
    using Table = match::Table;
    static constexpr std::string_view game = "game";
    static constexpr std::string_view list_command = "bastide match games";

    static store::Migrations migrations();
    static GameColumns save(const Table& table);
    static Result<Table> load(const GameColumns& saved);
};

using MatchStore = GameStore<StoredMatch>;

// Returns the path of the store.
Result<std::string> matches_file();

}  // namespace bastide::tui
