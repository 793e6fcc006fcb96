// Unfinished solo games and results.
#pragma once

#include <optional>
#include <string>

#include "bastide/solo/table.h"
#include "tui/game_store.h"

namespace bastide::tui {

struct StoredSoloGame {
    using Table = solo::Table;
    static constexpr std::string_view game = "game";
    static constexpr std::string_view list_command = "bastide solo games";

    static store::Migrations migrations();
    static GameColumns save(const Table& table);
    static Result<Table> load(const GameColumns& saved);
};

using SoloStore = GameStore<StoredSoloGame>;

// Returns the points of the first finished ranked game of a deal, if there is one.
Result<std::optional<int>> ranked_result(SoloStore& store, const solo::Deal& deal);

// Statistics of the results of all games with the same settings, ranked or not.
struct Ranking {
    int results = 0;
    int better = 0;  // the number of results with more points than the given score
    int best = 0;
};
Result<Ranking> ranking(SoloStore& store, const solo::Settings& settings, bool ranked, int score);

// Returns the path of the store.
Result<std::string> games_file();

}  // namespace bastide::tui
