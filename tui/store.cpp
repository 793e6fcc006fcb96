#include "tui/store.h"

#include <cstdlib>
#include <filesystem>

namespace bastide::tui {
namespace {

// An error if it is newer than what this program writes.
Result<std::int64_t> known_version(Database& database, Migrations migrations) {
    const auto found = number(database, "PRAGMA user_version");
    if (!found || (*found >= 0 && *found <= std::ssize(migrations))) return found;
    return std::unexpected(
        file_error(database.file(), "this file was written by a newer version of bastide, in format " +
                                        std::to_string(*found) + "; this version reads formats up to " +
                                        std::to_string(migrations.size())));
}

Result<void> migrate(Database& database, Migrations migrations) {
    auto transaction = Transaction::begin(database);
    if (!transaction) return std::unexpected(transaction.error());
    const auto found = known_version(database, migrations);
    if (!found) return std::unexpected(found.error());
    for (auto step = static_cast<std::size_t>(*found); step < migrations.size(); ++step) {
        std::string sql = migrations[step];
        sql.append("; PRAGMA user_version = ").append(std::to_string(step + 1));
        if (auto made = database.run(sql); !made) return made;
    }
    return transaction->commit();
}

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

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

}  // namespace

Result<Database> open_store(const std::string& file, Migrations migrations) {
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::path(file).parent_path(), failed);
    if (failed) return std::unexpected(file_error(file, failed.message()));
    auto database = Database::open(file);
    if (!database) return database;
    // Readers and a writer at once. If another program is in the way it has done this itself, and if the file
    // is bad the next step says so.
    database->attempt("PRAGMA journal_mode = WAL");
    if (auto migrated = migrate(*database, migrations); !migrated) return std::unexpected(migrated.error());
    return database;
}

Result<std::optional<Database>> open_store_to_read(const std::string& file, Migrations migrations) {
    std::error_code untold;
    const bool exists = std::filesystem::exists(file, untold);
    if (untold) return std::unexpected(file_error(file, untold.message()));
    if (!exists) return std::nullopt;
    auto database = Database::open_to_read(file);
    if (!database) return std::unexpected(database.error());
    const auto found = known_version(*database, migrations);
    if (!found) return std::unexpected(found.error());
    if (*found == std::ssize(migrations)) return std::move(*database);
    return open_store(file, migrations);  // an older one is brought up to date
}

Result<void> run(Statement& statement) {
    if (auto stepped = statement.step(); !stepped) return std::unexpected(stepped.error());
    return {};
}

Result<std::int64_t> number(Database& database, std::string_view sql) {
    Statement statement = database.statement(sql);
    const auto row = statement.step();
    if (!row) return std::unexpected(row.error());
    return *row ? statement.number(0) : 0;
}

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

Result<std::string> data_file(std::string_view name) {
    // A relative path there is to be ignored, says the XDG base directory specification.
    std::string base = variable("XDG_DATA_HOME");
    if (!base.starts_with('/')) {
        const std::string home = variable("HOME");
        if (home.empty()) return std::unexpected(file_error({}, "neither XDG_DATA_HOME nor HOME is set"));
        base = home + "/.local/share";
    }
    return base.append("/bastide/").append(name);
}

}  // namespace bastide::tui
