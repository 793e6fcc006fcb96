#include "tui/store.h"

namespace bastide::tui {
namespace {

// An error if another program has changed the game since.
Result<void> run_update(Database& database, Statement& update, const GameKey& key, std::string_view what) {
    if (auto updated = run(update.bind(key.row).bind(key.changes)); !updated) return updated;
    if (database.changes() != 0) return {};
    return std::unexpected(file_error(
        database.file(), "another program has gone on with this " + std::string(what) + " in the meantime"));
}

// How many of the moves stored first are those of a game.
Result<std::int64_t> moves_alike(Statement stored, const std::vector<std::string>& moves) {
    for (std::int64_t number = 0;; ++number) {
        const auto row = stored.step();
        if (!row) return std::unexpected(row.error());
        const bool is_alike = *row && number < std::ssize(moves) && stored.number(0) == number &&
                              stored.text(1) == moves[static_cast<std::size_t>(number)];
        if (!is_alike) return number;
    }
}

// Moves that are others take the place of what was stored from there on.
Result<void> store_moves(Database& database, std::string_view game, std::int64_t row,
                         const std::vector<std::string>& moves) {
    const std::string of_game = std::string(" FROM moves WHERE ").append(game).append(" = ?");
    Statement stored = database.statement("SELECT number, move" + of_game + " ORDER BY number");
    stored.bind(row);
    const auto alike = moves_alike(std::move(stored), moves);
    if (!alike) return std::unexpected(alike.error());
    Statement forget = database.statement("DELETE" + of_game + " AND number >= ?");
    if (auto forgot = run(forget.bind(row).bind(*alike)); !forgot) return forgot;
    for (std::int64_t number = *alike; number < std::ssize(moves); ++number) {
        Statement add = database.statement(
            std::string("INSERT INTO moves (").append(game).append(", number, move) VALUES (?, ?, ?)"));
        add.bind(row).bind(number).bind(moves[static_cast<std::size_t>(number)]);
        if (auto added = run(add); !added) return added;
    }
    return {};
}

}  // namespace

Result<void> store_change(Database& database, GameKey& key, Change change) {
    auto transaction = Transaction::begin(database);
    if (!transaction) return std::unexpected(transaction.error());
    GameKey now = key;
    if (now.row == 0) {
        const auto row = change.insert();
        if (!row) return std::unexpected(row.error());
        now.row = *row;
    }
    if (auto updated = run_update(database, change.update, now, change.game); !updated) return updated;
    if (auto stored = store_moves(database, change.game, now.row, change.moves); !stored) return stored;
    if (auto committed = transaction->commit(); !committed) return committed;
    key = {now.row, now.changes + 1};
    return {};
}

Error no_such_game(const Database& database, std::string_view game, std::int64_t row) {
    return file_error(database.file(), "there is no " + std::string(game) + " " + std::to_string(row));
}

Result<void> delete_game(Database& database, std::span<const char* const> statements, std::int64_t row,
                         std::string_view game) {
    auto transaction = Transaction::begin(database);
    if (!transaction) return std::unexpected(transaction.error());
    for (const char* const sql : statements) {
        Statement statement = database.statement(sql);
        if (auto deleted = run(statement.bind(row)); !deleted) return deleted;
    }
    if (database.changes() == 0) return std::unexpected(no_such_game(database, game, row));
    return transaction->commit();
}

}  // namespace bastide::tui
