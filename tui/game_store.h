// The games played in the terminal, in one SQLite file for each kind of game. A game is a row with its record
// as JSON. Every turn is a transaction, so that a crash loses at most the turn being made.
//
// A game gets a row with its first turn. Undone turns stay in its record until a new turn is made, so that
// they can be redone after a restart. Two programs may have the same game open. The first program that stores
// a turn continues the game, and the other detects the conflict by the number of changes.
//
// A kind of game is a struct with:
//
//     using Table = …;
//     static constexpr std::string_view game = "game";       // its word in messages
//     static constexpr std::string_view list_command = "bastide match games";
//     static store::Migrations migrations();                 // they end with the table `saved_games`
//     static GameColumns save(const Table& table);
//     static Result<Table> load(const GameColumns& saved);     // an error has no file
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/play/record.h"
#include "store/schema.h"

namespace bastide::tui {

using store::Database;
using store::number;

// The row of a game, and the number of changes to that row.
struct GameKey {
    std::int64_t row = 0;  // 0 for a game that is not stored yet
    std::int64_t changes = 0;
};

// A stored game, or a new one.
template <class Table>
struct StoredGame {
    GameKey key;
    Table table;
    std::string started = {};  // in UTC, "2026-11-21 18:30:00", or empty for a new or an imported game
};

// The columns of a game.
struct GameColumns {
    std::string record;         // as in the file of a saved game, including undone turns
    std::string bots = {};      // for a match, a JSON list with a name or null for each seat
    std::string settings = {};  // for a solo game, the settings whose results are compared
    bool ranked = false;
    std::int64_t played = 0;  // the number of turns that are not undone
    bool is_over = false;
    std::string score = {};    // for a finished solo game
    bool is_imported = false;  // true if the game was played elsewhere, so that it did not start today
};

struct GameRow {
    GameKey key;
    GameColumns game;
    std::string started;
};

// The step of a schema that creates the table `saved_games`. If an older schema had games, the step fills the
// table with the columns that `old_games` selects (id, record, bots, settings, ranked, played, started,
// finished, score, changes, touched), and runs `drop_old`.
std::string saved_games_step(std::string_view old_games = {}, std::string_view drop_old = {});

// "there is no game 99: 'bastide match games' lists those that you have played".
std::string no_such_game(std::string_view game, std::string_view list_command, std::string_view number);

// The rows of a store.
class GameRows {
  public:
    GameRows(Database database, std::string_view game, std::string_view list_command)
        : database_(std::move(database)), game_(game), list_command_(list_command) {}

    // Fails if there is no such row.
    Result<GameRow> find(std::int64_t row);
    // Returns rows, the game played last first.
    Result<std::vector<std::int64_t>> rows(bool only_unfinished);
    // Stores a game. Fails if another program has changed it. Updates `key`.
    Result<void> save(GameKey& key, const GameColumns& saved);
    Result<void> remove(std::int64_t row);

    Database& database() { return database_; }
    const Database& database() const { return database_; }

  private:
    Error no_such_row(std::int64_t row) const;

    Database database_;
    std::string_view game_;
    std::string_view list_command_;
};

// "it has 3 moves, and 4 are said to be played", or an empty text if the number is possible.
std::string played_error(std::int64_t played, std::size_t moves);

// The location of an error inside a record, and its text.
std::string damage(const Error& error);

// Replays a stored game and undoes the moves that were undone. The error describes the fault in the record.
template <class Game>
Result<play::Record<Game>> replay_stored(const GameColumns& saved, const typename Game::Start& start,
                                         const std::vector<typename Game::Move>& moves) {
    if (std::string why = played_error(saved.played, moves.size()); !why.empty()) return fail(std::move(why));
    auto record = play::replay<Game>(start, moves);
    if (!record) return fail(damage(record.error()));
    record->go_to(static_cast<std::size_t>(saved.played));
    return record;
}

template <class Table>
struct AllOf {
    std::vector<StoredGame<Table>> games;  // the game played last comes first
    std::vector<Error> damaged;            // the errors of damaged games
};

template <class Game>
class GameStore {
  public:
    using Table = Game::Table;
    static constexpr std::string_view game = Game::game;
    static constexpr std::string_view list_command = Game::list_command;

    // Opens the file and brings its schema up to date. Fails on a file of a newer version.
    static Result<GameStore> open(const std::string& file) {
        auto database = store::open_store(file, schema());
        if (!database) return std::unexpected(std::move(database.error()));
        return GameStore(*std::move(database));
    }

    // Opens the file for reading. Returns nullopt if there is no file. The file may be read-only.
    static Result<std::optional<GameStore>> open_to_read(const std::string& file) {
        auto database = store::open_store_to_read(file, schema());
        if (!database) return std::unexpected(std::move(database.error()));
        if (!*database) return std::nullopt;
        return GameStore(**std::move(database));
    }

    // Of the unfinished games that `fits` accepts, returns the one played last.
    Result<std::optional<StoredGame<Table>>> latest(const std::function<bool(const Table&)>& fits) {
        const auto rows = games_.rows(true);
        if (!rows) return std::unexpected(rows.error());
        for (const std::int64_t row : *rows) {
            // A damaged game must not hide the other games.
            auto stored = load(row);
            if (stored && fits(stored->table)) return *std::move(stored);
        }
        return std::nullopt;
    }

    Result<AllOf<Table>> all() { return load_all(false); }

    // Loads the game of a row. Fails if there is no such row. An error in the game's record has a location
    // inside the record.
    Result<StoredGame<Table>> load(std::int64_t row) {
        auto found = games_.find(row);
        if (!found) return std::unexpected(std::move(found.error()));
        auto table = Game::load(found->game);
        if (table) return StoredGame<Table>{found->key, *std::move(table), std::move(found->started)};
        const std::string inside = std::string(game) + " " + std::to_string(row);
        return fail({.file = games_.database().file(), .context = inside},
                    "is damaged: " + table.error().what());
    }

    // Returns the number of unfinished games that are not damaged.
    Result<int> unfinished() {
        const auto all = load_all(true);
        if (!all) return std::unexpected(all.error());
        return static_cast<int>(all->games.size());
    }

    // Deletes the game of a row, damaged or not. Fails if there is no such row.
    Result<void> remove(std::int64_t row) { return games_.remove(row); }

    // True if the last change was not stored only because another program was writing. The change can then be
    // tried again.
    bool was_busy() const { return games_.database().was_busy(); }

    // Stores a game after a turn or an undo. Updates `key`.
    Result<void> save(GameKey& key, const Table& table) { return games_.save(key, Game::save(table)); }

    Database& database() { return games_.database(); }

  private:
    explicit GameStore(Database database) : games_(std::move(database), game, list_command) {}

    static store::Schema schema() { return {Game::migrations(), "saved games"}; }

    Result<AllOf<Table>> load_all(bool only_unfinished) {
        const auto rows = games_.rows(only_unfinished);
        if (!rows) return std::unexpected(rows.error());
        AllOf<Table> all;
        for (const std::int64_t row : *rows) {
            auto stored = load(row);
            if (stored) {
                all.games.push_back(*std::move(stored));
            } else if (stored.error().where.context.empty()) {
                return std::unexpected(std::move(stored.error()));
            } else {
                all.damaged.push_back(std::move(stored.error()));
            }
        }
        return all;
    }

    GameRows games_;
};

}  // namespace bastide::tui
