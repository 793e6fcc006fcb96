#include "serve/postgres_store.h"

#include <array>
#include <chrono>
#include <utility>

#include "serve/postgres_listener.h"
#include "serve/sql_store.h"
#include "store/postgres_schema.h"

namespace bastide::serve {
namespace {

// How long a server waits for a database that is locked or does not answer. The whole server waits for the
// reader.
constexpr std::chrono::seconds patience_of_reader{3};
constexpr std::chrono::seconds patience_of_writer{5};
constexpr const char* own_schema = "bastide";

constexpr std::array migrations = {
    // As in SQLite. `size` is how many entries a table has, where two servers that add to it meet. Old rows
    // of
    // `tables` go soon: there is room on each page for the next ones.
    R"(DO $$ BEGIN
           IF to_regnamespace('bastide') IS NULL THEN CREATE SCHEMA bastide; END IF;
       END $$;
       CREATE TABLE bastide.version (number integer NOT NULL);
       INSERT INTO bastide.version VALUES (0);
       CREATE TABLE bastide.tables (
           id text PRIMARY KEY,
           terms text NOT NULL,
           secret text NOT NULL,
           commitment text NOT NULL,
           created timestamptz NOT NULL DEFAULT now(),
           size bigint NOT NULL DEFAULT 0) WITH (fillfactor = 70);
       CREATE TABLE bastide.doors (
           hash text PRIMARY KEY,
           in_table text NOT NULL REFERENCES bastide.tables (id) ON DELETE CASCADE,
           seat integer NOT NULL);
       CREATE INDEX doors_of_table ON bastide.doors (in_table);
       CREATE TABLE bastide.entries (
           in_table text NOT NULL REFERENCES bastide.tables (id) ON DELETE CASCADE,
           number bigint NOT NULL,
           entry text NOT NULL,
           PRIMARY KEY (in_table, number)))",
};

constexpr store::PostgresSchema schema = {
    .version_table = "bastide.version", .lock = 482301, .migrations = migrations};

// The row of the table is locked until the transaction ends: a server that comes second waits, and finds
// another size.
constexpr const char* append = R"(
    WITH went AS (
        UPDATE tables SET size = size + json_array_length($3::json)
        WHERE id = $1 AND size = $2::bigint RETURNING id, size),
    added AS (
        INSERT INTO entries (in_table, number, entry)
        SELECT went.id, $2::bigint + each.number, each.entry
        FROM went, json_array_elements_text($3::json) WITH ORDINALITY AS each (entry, number))
    SELECT pg_notify('bastide', went.id || ' ' || went.size) FROM went)";

Result<std::unique_ptr<store::Sql>> connect(const std::string& address, std::chrono::milliseconds patience) {
    auto database = store::Postgres::open(address, {.patience = patience, .schema = own_schema});
    if (!database) return std::unexpected(std::move(database.error()));
    return std::make_unique<store::Postgres>(*std::move(database));
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& address) {
    if (auto ready = bring_up_to_date(address, schema); !ready)
        return std::unexpected(std::move(ready.error()));
    auto reader = connect(address, patience_of_reader);
    if (!reader) return std::unexpected(std::move(reader.error()));
    auto writer = connect(address, patience_of_writer);
    if (!writer) return std::unexpected(std::move(writer.error()));
    const auto listen = [address](const std::function<void(const TableUpdated&)>& hear) {
        return std::make_unique<PostgresListener>(address, hear);
    };
    return std::make_unique<SqlStore>(*std::move(reader), *std::move(writer), SqlDialect{append, listen});
}

}  // namespace bastide::serve
