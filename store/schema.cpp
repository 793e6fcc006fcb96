#include "store/schema.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

namespace bastide::store {
namespace {

Result<std::int64_t> known_version(Database& database, Migrations migrations) {
    const auto found = number(database, "PRAGMA user_version");
    if (!found) return found;
    if (auto known = check_version(database.file(), *found, migrations); !known)
        return std::unexpected(std::move(known.error()));
    return found;
}

Result<void> migrate(Database& database, Migrations migrations) {
    return database.in_transaction([&] -> Result<void> {
        const auto found = known_version(database, migrations);
        if (!found) return std::unexpected(found.error());
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

Result<void> check_kind(const std::string& file, const std::string& table, const std::string& what) {
    std::error_code untold;
    if (!std::filesystem::exists(file, untold)) return {};
    auto database = Database::open_to_read(file);
    if (!database) return std::unexpected(std::move(database.error()));
    const auto all = number(*database, "SELECT count(*) FROM sqlite_master");
    if (!all) return std::unexpected(all.error());
    const auto own = number(*database, "SELECT count(*) FROM sqlite_master WHERE name = '" + table + "'");
    if (!own) return std::unexpected(own.error());
    if (*all == 0 || *own > 0) return {};
    return std::unexpected(file_error(file, "this is the database of another program: expected " + what));
}

Result<Database> open_store(const std::string& file, Migrations migrations) {
    std::error_code failed;
    const auto folder = std::filesystem::path(file).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, failed);
    if (failed) return std::unexpected(file_error(file, failed.message()));
    auto database = Database::open(file);
    if (!database) return database;
    // Readers and a writer at once. If another program blocks it, that program has done this itself. If the
    // file is damaged, the next step reports it.
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
