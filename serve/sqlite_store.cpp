#include "serve/sqlite_store.h"

#include <array>
#include <utility>

#include "serve/kept_text.h"

namespace bastide::serve {
namespace {

using store::Database;
using store::Statement;
using store::Transaction;

constexpr std::array schema = {
    // Entries as they are told; seats as doors have them, -1 of those who watch.
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
};

Result<void> insert_table(Database& database, const StoredTable& table) {
    const std::string terms = text_of(table.terms);
    Statement insert =
        database.statement("INSERT INTO tables (id, terms, secret, commitment) VALUES (?, ?, ?, ?)");
    insert.bind(table.id).bind(terms).bind(table.secret.text).bind(table.secret.commitment);
    if (auto inserted = run(insert); !inserted) return inserted;
    for (const Door& door : table.doors) {
        Statement add = database.statement("INSERT INTO doors (hash, in_table, seat) VALUES (?, ?, ?)");
        if (auto added = run(add.bind(door.hash).bind(table.id).bind(std::int64_t{door.seat})); !added)
            return added;
    }
    return {};
}

Result<Added> insert_entries(Database& database, const Following& following) {
    Statement count = database.statement("SELECT coalesce(max(number), 0) FROM entries WHERE in_table = ?");
    count.bind(following.table);
    const auto row = count.step();
    if (!row) return std::unexpected(row.error());
    if (count.number(0) != following.after) return Added::overtaken;
    std::int64_t number = following.after;
    for (const match::TableEvent& entry : following.entries) {
        const std::string text = to_json(entry, ++number);
        Statement add = database.statement("INSERT INTO entries (in_table, number, entry) VALUES (?, ?, ?)");
        if (auto added = run(add.bind(following.table).bind(number).bind(text)); !added)
            return std::unexpected(std::move(added.error()));
    }
    return Added::kept;
}

Result<void> add_doors(Database& database, StoredTable& table) {
    Statement rows = database.statement("SELECT hash, seat FROM doors WHERE in_table = ? ORDER BY seat");
    rows.bind(table.id);
    while (true) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return {};
        if (auto added = add_door(table, rows.text(0), rows.number(1)); !added) return added;
    }
}

Result<std::vector<match::TableEvent>> entries_of(Database& database, const std::string& table,
                                                  std::int64_t after) {
    Statement rows =
        database.statement("SELECT entry FROM entries WHERE in_table = ? AND number > ? ORDER BY number");
    rows.bind(table).bind(after);
    std::vector<match::TableEvent> entries;
    while (true) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return entries;
        if (auto added = add_entry(entries, rows.text(0)); !added)
            return std::unexpected(std::move(added.error()));
    }
}

}  // namespace

store::Migrations SqliteStore::migrations() {
    return schema;
}

Result<SqliteStore> SqliteStore::open(const std::string& file) {
    auto asked = store::open_store(file, schema);
    if (!asked) return std::unexpected(std::move(asked.error()));
    auto written = store::open_store(file, schema);
    if (!written) return std::unexpected(std::move(written.error()));
    // All wait for who asks: not for long where another program is in the way.
    asked->attempt("PRAGMA busy_timeout = 500");
    // Entries belong to a table.
    asked->attempt("PRAGMA foreign_keys = ON");
    written->attempt("PRAGMA foreign_keys = ON");
    return SqliteStore(*std::move(asked), *std::move(written));
}

Result<void> SqliteStore::create(const StoredTable& table) {
    auto transaction = Transaction::begin(asked_);
    if (!transaction) return std::unexpected(std::move(transaction.error()));
    if (auto inserted = insert_table(asked_, table); !inserted) return inserted;
    return transaction->commit();
}

Result<std::optional<Found>> SqliteStore::find(std::string_view hash) {
    Statement rows = asked_.statement(
        "SELECT id, terms, secret, commitment, seat FROM tables, doors WHERE in_table = id AND hash = ?");
    rows.bind(hash);
    const auto row = rows.step();
    if (!row) return std::unexpected(row.error());
    if (!*row) return std::nullopt;
    return read_table(
        {.id = rows.text(0),
         .terms = rows.text(1),
         .secret = rows.text(2),
         .commitment = rows.text(3),
         .seat = rows.number(4)},
        [this](StoredTable& table) { return add_doors(asked_, table); },
        [this](const std::string& table) { return entries_of(asked_, table, 0); });
}

// All in one transaction, which one sync of the disk makes sure of; what is wrong with one table leaves the
// others.
std::vector<Result<Added>> SqliteStore::append(const std::vector<Following>& all) {
    const auto all_failed = [&](const Error& error) {
        return std::vector<Result<Added>>(all.size(), std::unexpected(error));
    };
    auto transaction = Transaction::begin(written_);
    if (!transaction) return all_failed(transaction.error());
    std::vector<Result<Added>> results;
    results.reserve(all.size());
    for (const Following& following : all) {
        if (auto saved = written_.run("SAVEPOINT one"); !saved) return all_failed(saved.error());
        results.push_back(insert_entries(written_, following));
        if (!results.back()) written_.attempt("ROLLBACK TO one");
        if (auto released = written_.run("RELEASE one"); !released) return all_failed(released.error());
    }
    if (auto committed = transaction->commit(); !committed) return all_failed(committed.error());
    return results;
}

Result<std::vector<match::TableEvent>> SqliteStore::entries(const std::string& table, std::int64_t after) {
    return entries_of(written_, table, after);
}

}  // namespace bastide::serve
