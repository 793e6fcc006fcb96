#include "store/schema.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <utility>

namespace bastide::store {
namespace {

struct Content {
    std::int64_t version = 0;
    std::set<std::string> tables;
};

// In one statement, because another program may be migrating the database.
Result<Content> content_of(Database& database) {
    const auto rows = database.execute(
        "SELECT user_version, name FROM pragma_user_version LEFT JOIN sqlite_master "
        "ON type = 'table' AND name NOT LIKE 'sqlite_%'");
    if (!rows) return std::unexpected(rows.error());
    Content content;
    for (const Values& row : *rows) {
        content.version = to_number(row[0]);
        if (!row[1].empty()) content.tables.insert(row[1]);
    }
    return content;
}

// Returns the tables of the first `version` steps.
Result<std::set<std::string>> tables_of(Migrations migrations, std::size_t version) {
    auto database = Database::in_memory();
    if (!database) return std::unexpected(std::move(database.error()));
    for (const char* const step : migrations.first(version))
        if (auto made = database->run(step); !made) return std::unexpected(std::move(made.error()));
    auto content = content_of(*database);
    if (!content) return std::unexpected(std::move(content.error()));
    return std::move(content->tables);
}

// True if a database has a table of its version, or of the newest known one.
Result<bool> is_of_kind(const Content& found, Migrations migrations) {
    const auto version =
        static_cast<std::size_t>(std::clamp<std::int64_t>(found.version, 0, std::ssize(migrations)));
    if (version == 0) return found.tables.empty();
    const auto expected = tables_of(migrations, version);
    if (!expected) return std::unexpected(expected.error());
    return std::ranges::any_of(*expected,
                               [&](const std::string& table) { return found.tables.contains(table); });
}

// Returns the version of a database of this kind.
Result<std::int64_t> known_version(Database& database, const Schema& schema) {
    const auto found = content_of(database);
    if (!found) return std::unexpected(found.error());
    const auto is_ours = is_of_kind(*found, schema.migrations);
    if (!is_ours) return std::unexpected(is_ours.error());
    if (!*is_ours)
        return std::unexpected(file_error(
            database.file(), "this is the database of another program: expected " + schema.content));
    if (auto known = check_version(database.file(), found->version, schema.migrations); !known)
        return std::unexpected(std::move(known.error()));
    return found->version;
}

Result<void> migrate(Database& database, const Schema& schema) {
    return database.in_transaction([&] -> Result<void> {
        const auto found = known_version(database, schema);
        if (!found) return std::unexpected(found.error());
        const Migrations migrations = schema.migrations;
        for (auto step = static_cast<std::size_t>(*found); step < migrations.size(); ++step) {
            std::string sql = migrations[step];
            sql.append("; PRAGMA user_version = ").append(std::to_string(step + 1));
            if (auto made = database.run(sql); !made) return made;
        }
        return {};
    });
}

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

}  // namespace

Result<void> check_version(const std::string& where, std::int64_t found, Migrations migrations) {
    if (found >= 0 && found <= std::ssize(migrations)) return {};
    if (found < 0)
        return std::unexpected(
            file_error(where, "the database is damaged: its format is " + std::to_string(found)));
    return std::unexpected(file_error(
        where, "this was written by a newer version of bastide, in format " + std::to_string(found) +
                   "; this version reads formats up to " + std::to_string(migrations.size())));
}

Result<Database> open_store(const std::string& file, const Schema& schema) {
    std::error_code failed;
    const auto folder = std::filesystem::path(file).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, failed);
    if (failed) return std::unexpected(file_error(file, failed.message()));
    auto database = Database::open(file);
    if (!database) return database;
    // A database that is refused keeps the log that a killed program left.
    database->set_checkpoint_on_close(false);
    if (auto migrated = migrate(*database, schema); !migrated) return std::unexpected(migrated.error());
    database->set_checkpoint_on_close(true);
    // Readers and a writer at once. If another program blocks it, that program has done this itself.
    database->attempt("PRAGMA journal_mode = WAL");
    return database;
}

Result<std::optional<Database>> open_store_to_read(const std::string& file, const Schema& schema) {
    std::error_code failed;
    const auto status = std::filesystem::status(file, failed);
    if (!exists(status) && failed == std::errc::no_such_file_or_directory) return std::nullopt;
    if (failed) return std::unexpected(file_error(file, failed.message()));
    auto database = Database::open_to_read(file);
    if (!database) return std::unexpected(database.error());
    const auto found = known_version(*database, schema);
    if (!found) return std::unexpected(found.error());
    if (*found == 0) return std::nullopt;
    if (*found == std::ssize(schema.migrations)) return std::move(*database);
    return open_store(file, schema);  // an older one is brought up to date
}

Result<std::int64_t> number(Database& database, std::string_view sql) {
    const auto rows = database.execute(std::string(sql));
    if (!rows) return std::unexpected(rows.error());
    return rows->empty() ? 0 : to_number(rows->front()[0]);
}

Result<std::string> data_file(std::string_view name) {
    // The XDG base directory specification requires ignoring relative paths.
    std::string base = variable("XDG_DATA_HOME");
    if (!base.starts_with('/')) {
        const std::string home = variable("HOME");
        if (home.empty()) return std::unexpected(file_error({}, "neither XDG_DATA_HOME nor HOME is set"));
        base = home + "/.local/share";
    }
    return base.append("/bastide/").append(name);
}

}  // namespace bastide::store
