#include "serve/postgres_store.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "serve/kept_text.h"
#include "serve/postgres_listener.h"
#include "store/postgres_schema.h"

namespace bastide::serve {
namespace {

using store::list_of;
using store::Postgres;

// A server waits no longer for a database that is locked or says nothing: for tables it is asked for by the
// thread that all wait for.
constexpr std::chrono::seconds to_ask{3};
constexpr std::chrono::seconds to_write{5};

constexpr std::array migrations = {
    // As in SQLite; `size` is how many entries a table has, and what two servers who go on with it at once
    // meet at. Old rows of `tables` go soon: there is room on each page for the next ones.
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

constexpr const char* insert_table = R"(
    WITH made AS (
        INSERT INTO bastide.tables (id, terms, secret, commitment) VALUES ($1, $2, $3, $4) RETURNING id)
    INSERT INTO bastide.doors (hash, in_table, seat)
    SELECT door.hash, made.id, door.seat FROM made, unnest($5::text[], $6::integer[]) AS door (hash, seat))";

// A row if they were added, none if there are others. The row of the table is locked until the transaction
// ends: a server that comes second waits, and finds another size.
constexpr store::Prepared insert_entries = {"append", R"(
    WITH went AS (
        UPDATE bastide.tables SET size = size + cardinality($3::text[])
        WHERE id = $1 AND size = $2::bigint RETURNING id, size),
    added AS (
        INSERT INTO bastide.entries (in_table, number, entry)
        SELECT went.id, $2::bigint + each.number, each.entry
        FROM went, unnest($3::text[]) WITH ORDINALITY AS each (entry, number))
    SELECT pg_notify('bastide', went.id || ' ' || went.size) FROM went)"};

constexpr std::array prepared = {insert_entries};

Result<void> add_doors(Postgres& database, StoredTable& table) {
    const auto rows =
        database.ask("SELECT hash, seat FROM bastide.doors WHERE in_table = $1 ORDER BY seat", {table.id});
    if (!rows) return std::unexpected(rows.error());
    for (int row = 0; row < rows->size(); ++row)
        if (auto added = add_door(table, rows->text(row, 0), rows->number(row, 1)); !added) return added;
    return {};
}

Result<std::vector<match::TableEvent>> entries_of(Postgres& database, const std::string& table,
                                                  std::int64_t after) {
    const auto rows =
        database.ask("SELECT entry FROM bastide.entries WHERE in_table = $1 AND number > $2 ORDER BY number",
                     {table, std::to_string(after)});
    if (!rows) return std::unexpected(rows.error());
    std::vector<match::TableEvent> entries;
    for (int row = 0; row < rows->size(); ++row)
        if (auto added = add_entry(entries, rows->text(row, 0)); !added)
            return std::unexpected(std::move(added.error()));
    return entries;
}

Postgres::Values values_of(const Following& following) {
    std::vector<std::string> texts;
    texts.reserve(following.entries.size());
    std::int64_t number = following.after;
    for (const match::TableEvent& entry : following.entries) texts.push_back(to_json(entry, ++number));
    return {following.table, std::to_string(following.after), list_of(texts)};
}

}  // namespace

Result<PostgresStore> PostgresStore::open(const std::string& address) {
    if (auto ready = bring_up_to_date(address, schema); !ready)
        return std::unexpected(std::move(ready.error()));
    auto asked = Postgres::at(address, {}, to_ask);
    if (!asked) return std::unexpected(std::move(asked.error()));
    if (auto connected = asked->connect(); !connected) return std::unexpected(std::move(connected.error()));
    auto written = Postgres::at(address, prepared, to_write);
    if (!written) return std::unexpected(std::move(written.error()));
    if (auto connected = written->connect(); !connected) return std::unexpected(std::move(connected.error()));
    return PostgresStore(address, *std::move(asked), *std::move(written));
}

Result<void> PostgresStore::create(const StoredTable& table) {
    std::vector<std::string> hashes;
    std::vector<std::string> seats;
    for (const Door& door : table.doors) {
        hashes.push_back(door.hash);
        seats.push_back(std::to_string(door.seat));
    }
    const auto made = asked_.ask(insert_table, {table.id, text_of(table.terms), table.secret.text,
                                                table.secret.commitment, list_of(hashes), list_of(seats)});
    if (!made) return std::unexpected(made.error());
    return {};
}

Result<std::optional<Found>> PostgresStore::find(std::string_view hash) {
    const auto rows = asked_.ask(
        "SELECT id, terms, secret, commitment, seat FROM bastide.tables, bastide.doors "
        "WHERE in_table = id AND hash = $1",
        {std::string(hash)});
    if (!rows) return std::unexpected(rows.error());
    if (rows->size() == 0) return std::nullopt;
    return read_table(
        {.id = rows->text(0, 0),
         .terms = rows->text(0, 1),
         .secret = rows->text(0, 2),
         .commitment = rows->text(0, 3),
         .seat = rows->number(0, 4)},
        [this](StoredTable& table) { return add_doors(asked_, table); },
        [this](const std::string& table) { return entries_of(asked_, table, 0); });
}

// In the order of the tables, so that two servers never wait for each other.
std::vector<Result<Added>> PostgresStore::append(const std::vector<Following>& all) {
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(std::string_view(all[i].table), i); });
    std::vector<Postgres::Values> values;
    values.reserve(all.size());
    for (const std::size_t i : order) values.push_back(values_of(all[i]));
    const auto answers = written_.ask_all(insert_entries, values);
    if (!answers) return std::vector<Result<Added>>(all.size(), std::unexpected(answers.error()));
    std::vector<Result<Added>> results(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        results[order[i]] = (*answers)[i].size() == 1 ? Added::kept : Added::overtaken;
    return results;
}

Result<std::vector<match::TableEvent>> PostgresStore::entries(const std::string& table, std::int64_t after) {
    return entries_of(written_, table, after);
}

std::unique_ptr<Listener> PostgresStore::listen(const std::function<void(const Notice&)>& hear) {
    return std::make_unique<PostgresListener>(address_, hear);
}

}  // namespace bastide::serve
