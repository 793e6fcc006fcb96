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

    static store::Migrations migrations();
    static GameColumns save(const Table& table);
    static Result<Table> load(const GameColumns& saved);
};

using SoloStore = GameStore<StoredSoloGame>;

// The points of the first ranked game of a deal that is over, if there is one.
Result<std::optional<int>> ranked_result(SoloStore& store, const solo::Deal& deal);

// The results of games of the same settings, ranked or not.
struct Ranking {
    int results = 0;
    int better = 0;  // of those, with more points than the score asked about
    int best = 0;
};
Result<Ranking> ranking(SoloStore& store, const solo::Settings& settings, bool ranked, int score);

// The file of the store.
Result<std::string> games_file();

}  // namespace bastide::tui
