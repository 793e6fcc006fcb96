// What the databases of games share: how games are found in them and changed.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/schema.h"

namespace bastide::tui {

using store::Database;
using store::Migrations;
using store::number;
using store::run;
using store::Statement;
using store::Transaction;

// A game as its store knows it.
struct GameKey {
    std::int64_t row = 0;      // 0 of a game that is not stored yet
    std::int64_t changes = 0;  // how often it has changed since it was stored
};

// A game as it is kept, or a new one.
template <class Table>
struct Kept {
    GameKey key;
    Table table;
    std::string started = {};  // in UTC, "2026-11-21 18:30:00"; empty of a new one
};

// A change to a game, as it is stored in one transaction. `insert` stores a game that has no row yet, without
// its moves, and gives its row. `update` is bound but for its last two values, the row and the changes.
// `moves` are all there are, those taken back among them. `game` is the word for a game, as "match", and the
// column of `moves` that has its row. An error if another program has changed the game since; `key` follows
// if there is none. Linear in moves.
struct Change {
    std::string_view game;
    std::function<Result<std::int64_t>()> insert;
    Statement update;
    std::vector<std::string> moves;
};
Result<void> store_change(Database& database, GameKey& key, Change change);

// Loads the game of a row.
template <class Table>
using Load = std::function<Result<Kept<Table>>(std::int64_t row)>;

// The first game that `fits` accepts of those whose rows a statement gives.
template <class Table>
Result<std::optional<Kept<Table>>> first_that_fits(Statement rows, const Load<Table>& load,
                                                   const std::function<bool(const Table&)>& fits) {
    while (true) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return std::nullopt;
        auto kept = load(rows.number(0));
        // One that cannot be read is no reason to lose the others.
        if (kept && fits(kept->table)) return std::move(*kept);
    }
}

template <class Table>
struct AllOf {
    std::vector<Kept<Table>> games;  // the one played last first
    std::vector<Error> damaged;      // what is wrong with those that are not among them
};

// The games whose rows a statement gives. The error is one of the whole file: of a game it has a place
// inside.
template <class Table>
Result<AllOf<Table>> load_all(Statement rows, const Load<Table>& load) {
    AllOf<Table> all;
    while (true) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return all;
        auto kept = load(rows.number(0));
        if (kept) {
            all.games.push_back(std::move(*kept));
        } else if (kept.error().where.context.empty()) {
            return std::unexpected(std::move(kept.error()));
        } else {
            all.damaged.push_back(std::move(kept.error()));
        }
    }
}

// How many games of the rows that a statement gives are not damaged.
template <class Table>
Result<int> count_good(Statement rows, const Load<Table>& load) {
    const auto all = load_all<Table>(std::move(rows), load);
    if (!all) return std::unexpected(all.error());
    return static_cast<int>(all->games.size());
}

// Runs statements that delete what belongs to the game of a row, and then its row. An error if there is none;
// `game` is the word for it.
Result<void> delete_game(Database& database, std::span<const char* const> statements, std::int64_t row,
                         std::string_view game);

// That there is no game of a number.
Error no_such_game(const Database& database, std::string_view game, std::int64_t row);

}  // namespace bastide::tui
