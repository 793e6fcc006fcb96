#include "serve/sqlite_store.h"

#include <array>
#include <utility>

#include "serve/sql_store.h"

namespace bastide::serve {
namespace {

constexpr std::array sqlite_migrations = {
    // Entries as they are sent. A seat of -1 is for spectators.
    R"(CREATE TABLE tables (
           id TEXT PRIMARY KEY,
           terms TEXT NOT NULL,
           secret TEXT NOT NULL,
           commitment TEXT NOT NULL,
           created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP) STRICT, WITHOUT ROWID;
       CREATE TABLE doors (
           hash TEXT PRIMARY KEY,
           in_table TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
           seat INTEGER NOT NULL) STRICT, WITHOUT ROWID;
       CREATE INDEX doors_of_table ON doors (in_table);
       CREATE TABLE entries (
           in_table TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           entry TEXT NOT NULL,
           PRIMARY KEY (in_table, number)) STRICT, WITHOUT ROWID;)",
    // The times in which servers ran, and notices of other programs that changed a table (TableUpdated).
    R"(CREATE TABLE runs (
           id INTEGER PRIMARY KEY,
           began INTEGER NOT NULL,
           alive INTEGER NOT NULL) STRICT;
       CREATE TABLE changes (
           number INTEGER PRIMARY KEY,
           in_table TEXT NOT NULL,
           entries INTEGER NOT NULL) STRICT;)",
};

constexpr const char* append_in_sqlite = R"(
    WITH given (in_table, size, texts) AS (VALUES ($1, CAST($2 AS INTEGER), $3))
    INSERT INTO entries (in_table, number, entry)
    SELECT in_table, size + 1 + each.key, each.value FROM given, json_each(texts) AS each
    WHERE size = (SELECT coalesce(max(number), 0) FROM entries WHERE in_table = given.in_table)
    RETURNING number)";

}  // namespace

store::Schema sqlite_schema() {
    return {sqlite_migrations, "online tables"};
}

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file) {
    auto reader = store::open_store(file, sqlite_schema());
    if (!reader) return std::unexpected(std::move(reader.error()));
    auto writer = store::open_store(file, sqlite_schema());
    if (!writer) return std::unexpected(std::move(writer.error()));
    // Pages wait for the reader: not for long while another program is in the way.
    reader->attempt("PRAGMA busy_timeout = 500");
    // Entries belong to a table.
    reader->attempt("PRAGMA foreign_keys = ON");
    writer->attempt("PRAGMA foreign_keys = ON");
    return std::make_unique<SqlStore>(std::make_unique<store::Database>(*std::move(reader)),
                                      std::make_unique<store::Database>(*std::move(writer)),
                                      SqlDialect{.append = append_in_sqlite});
}

Result<std::unique_ptr<store::Sql>> connect_sqlite(const std::string& file) {
    auto database = store::open_store(file, sqlite_schema());
    if (!database) return std::unexpected(std::move(database.error()));
    database->attempt("PRAGMA foreign_keys = ON");
    return std::make_unique<store::Database>(*std::move(database));
}

}  // namespace bastide::serve
