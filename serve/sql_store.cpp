#include "serve/sql_store.h"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "bastide/text/fields.h"

namespace bastide::serve {
namespace {

using store::Sql;
using store::Values;

// -1 is the seat of spectators.
Result<int> seat_of(const std::string& id, const match::TableSettings& settings, const std::string& column) {
    const std::int64_t seat = store::to_number(column);
    if (seat >= -1 && seat < settings.rules.players) return static_cast<int>(seat);
    return damaged_table(id, "there is a key without a seat");
}

Result<void> read_keys(Sql& sql, StoredTable& table) {
    const auto rows =
        sql.execute("SELECT hash, seat FROM doors WHERE in_table = $1 ORDER BY seat", {table.id});
    if (!rows) return std::unexpected(rows.error());
    for (const Values& row : *rows) {
        const auto seat = seat_of(table.id, table.settings, row[1]);
        if (!seat) return std::unexpected(seat.error());
        table.access_keys.push_back({row[0], *seat});
    }
    return {};
}

Result<std::vector<match::TableEvent>> read_entries(Sql& sql, const std::string& table, std::int64_t after) {
    const auto rows =
        sql.execute("SELECT entry FROM entries WHERE in_table = $1 AND number > $2 ORDER BY number",
                    {table, std::to_string(after)});
    if (!rows) return std::unexpected(rows.error());
    std::vector<match::TableEvent> entries;
    for (const Values& row : *rows) {
        auto entry = match::read_table_event(row[0]);
        if (!entry)
            return damaged_entry(table, static_cast<std::size_t>(after) + entries.size() + 1,
                                 std::move(entry.error().message));
        entries.push_back(*std::move(entry));
    }
    return entries;
}

Values values_of(const AppendBatch& batch) {
    std::vector<std::string> texts;
    texts.reserve(batch.entries.size());
    std::int64_t number = batch.after;
    for (const match::TableEvent& entry : batch.entries) texts.push_back(to_json(entry, ++number));
    return {batch.table, std::to_string(batch.after), text::json_line(texts)};
}

}  // namespace

Result<void> SqlStore::create(const StoredTable& table) {
    Values values;
    std::string rows;
    for (const AccessKey& key : table.access_keys) {
        for (const std::string& value : {key.hash, table.id, std::to_string(key.seat)}) {
            values.push_back(value);
            rows += (values.size() % 3 != 1 ? ", $"
                     : rows.empty()         ? "($"
                                            : "), ($") +
                    std::to_string(values.size());
        }
    }
    return reader_->in_transaction([&] -> Result<void> {
        auto added = reader_->execute(
            "INSERT INTO tables (id, terms, secret, commitment) VALUES ($1, $2, $3, $4)",
            {table.id, text::json_line(table.settings), table.secret.text, table.secret.commitment});
        if (added && !rows.empty())
            added = reader_->execute("INSERT INTO doors (hash, in_table, seat) VALUES " + rows + ")", values);
        if (added && !table.entries.empty())
            added = reader_->execute(dialect_.append, values_of({table.id, 0, table.entries}));
        if (!added) return std::unexpected(std::move(added.error()));
        return {};
    });
}

Result<std::optional<TableLookup>> SqlStore::find(std::string_view hash) {
    auto rows = reader_->execute(
        "SELECT id, terms, seat, (SELECT coalesce(max(number), 0) FROM entries WHERE in_table = id) "
        "FROM tables, doors WHERE in_table = id AND hash = $1",
        {std::string(hash)});
    if (!rows) return std::unexpected(std::move(rows.error()));
    if (rows->empty()) return std::nullopt;
    Values& row = rows->front();
    const auto settings = match::read_table_settings(row[1]);
    if (!settings) return damaged_table(row[0], settings.error().message);
    const auto seat = seat_of(row[0], *settings, row[2]);
    if (!seat) return std::unexpected(seat.error());
    return TableLookup{.table = std::move(row[0]), .seat = *seat, .entries = store::to_number(row[3])};
}

Result<StoredTable> SqlStore::load(const std::string& id) {
    auto rows = reader_->execute("SELECT terms, secret, commitment FROM tables WHERE id = $1", {id});
    if (!rows) return std::unexpected(std::move(rows.error()));
    if (rows->empty()) return damaged_table(id, "it does not exist");
    Values& row = rows->front();
    auto settings = match::read_table_settings(row[0]);
    if (!settings) return damaged_table(id, std::move(settings.error().message));
    StoredTable table{.id = id,
                      .settings = *std::move(settings),
                      .secret = {std::move(row[1]), std::move(row[2])},
                      .access_keys = {},
                      .entries = {}};
    if (auto read = read_keys(*reader_, table); !read) return std::unexpected(std::move(read.error()));
    auto entries = read_entries(*reader_, id, 0);
    if (!entries) return std::unexpected(std::move(entries.error()));
    table.entries = *std::move(entries);
    return table;
}

// In the order of the tables, so that two servers never wait for each other.
std::vector<Result<AppendResult>> SqlStore::append(const std::vector<AppendBatch>& all) {
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(std::string_view(all[i].table), i); });
    std::vector<Values> values;
    values.reserve(all.size());
    for (const std::size_t i : order) values.push_back(values_of(all[i]));
    const auto answers = writer_->execute_batch(dialect_.append, values);
    std::vector<Result<AppendResult>> results(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& added = answers[i];
        if (!added) {
            results[order[i]] = std::unexpected(added.error());
        } else {
            results[order[i]] = added->empty() ? AppendResult::conflict : AppendResult::stored;
        }
    }
    return results;
}

Result<std::vector<match::TableEvent>> SqlStore::entries(const std::string& table, std::int64_t after) {
    return read_entries(*writer_, table, after);
}

}  // namespace bastide::serve
