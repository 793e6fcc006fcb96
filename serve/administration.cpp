#include "serve/administration.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <functional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "bastide/base/sha256.h"
#include "bastide/text/fields.h"
#include "bastide/text/text_table.h"
#include "serve/link_key.h"
#include "serve/loaded_table.h"
#include "serve/store_probe.h"

namespace bastide::serve {
namespace {

using match::TableEvent;
using match::TableEventKind;
using store::Sql;
using store::Values;

// Few questions to the database, and answers that fit into memory.
constexpr std::size_t listed_at_once = 200;

// Other programs wait for a transaction, so it must be short.
constexpr std::size_t deletions_at_once = 50;

// Servers may append to a table at the same time.
constexpr int closing_attempts = 10;

std::string creation_seconds(const Sql& sql) {
    return sql.is_shared() ? "extract(epoch FROM created)::bigint"
                           : "CAST(strftime('%s', created) AS INTEGER)";
}

Result<void> notify_servers(Sql& sql, const std::string& table, std::int64_t entries) {
    const auto sent = sql.execute(sql.is_shared() ? "SELECT pg_notify('bastide', $1::text || ' ' || $2::text)"
                                                  : "INSERT INTO changes (in_table, entries) VALUES ($1, $2)",
                                  {table, std::to_string(entries)});
    if (!sent) return std::unexpected(sent.error());
    return {};
}

std::unexpected<Error> no_table(const Sql& sql, const std::string& id) {
    return std::unexpected(
        file_error(sql.name(), "there is no table '" + id + "': 'bastide serve list' shows all tables"));
}

void apply(TableSummary& table, const TableEvent& event) {
    table.last = event.at;
    if (event.kind == TableEventKind::started) table.phase = match::TablePhase::playing;
    if (event.kind == TableEventKind::ended || event.kind == TableEventKind::closed)
        table.phase = match::TablePhase::over;
    if (event.kind == TableEventKind::closed) table.is_closed = true;
    if (event.seat < 0 || event.seat >= std::ssize(table.seats)) return;
    if (event.kind == TableEventKind::sat) table.seats[static_cast<std::size_t>(event.seat)] = event.text;
    if (event.kind == TableEventKind::left_seat || event.kind == TableEventKind::withheld)
        table.seats[static_cast<std::size_t>(event.seat)].clear();
}

// The columns are the id, the settings, and the seconds of the creation.
TableSummary summary_of(const Values& row) {
    TableSummary table{.id = row[0],
                       .phase = match::TablePhase::lobby,
                       .seats = {},
                       .last = store::to_number(row[2]) * 1000};
    const auto settings = match::read_table_settings(row[1]);
    if (settings) {
        for (const match::BotKind* const bot : settings->seats)
            table.seats.push_back(bot == nullptr ? "" : std::string(bot->name));
    }
    if (!settings) table.phase = std::nullopt;
    return table;
}

// Applies the stored entries to the summaries of their tables.
Result<void> read_entries_of(Sql& sql, std::span<TableSummary> tables) {
    std::unordered_map<std::string_view, TableSummary*> by_id;
    std::string places;
    Values ids;
    for (TableSummary& table : tables) {
        by_id.emplace(table.id, &table);
        ids.push_back(table.id);
        places += (places.empty() ? "$" : ", $") + std::to_string(ids.size());
    }
    const auto rows = sql.execute(
        "SELECT in_table, entry FROM entries WHERE in_table IN (" + places + ") ORDER BY in_table, number",
        ids);
    if (!rows) return std::unexpected(rows.error());
    for (const Values& row : *rows) {
        TableSummary& table = *by_id.at(row[0]);
        const auto event = match::read_table_event(row[1]);
        ++table.entries;
        const bool is_damaged = !table.phase || !event;
        if (event) apply(table, *event);
        if (is_damaged) table.phase = std::nullopt;
    }
    return {};
}

std::string_view state_of(const TableSummary& table) {
    if (!table.phase) return "damaged";
    return table.is_closed ? "closed" : match::table_phase_words[static_cast<std::size_t>(*table.phase)];
}

// "2026-11-26 08:15", in UTC.
std::string date_of(std::int64_t milliseconds) {
    const std::time_t seconds = milliseconds / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
    return {text.data(), size};
}

std::string names_of(const TableSummary& table) {
    std::string names;
    for (const std::string& seat : table.seats)
        names.append(names.empty() ? "" : ", ").append(seat.empty() ? "-" : seat);
    return names;
}

Result<std::int64_t> delete_some(Sql& sql, std::span<const TableSummary> tables) {
    std::int64_t count = 0;
    const auto done = sql.in_transaction([&] -> Result<void> {
        for (const TableSummary& table : tables) {
            const auto gone = sql.execute(
                "DELETE FROM tables WHERE id = $1 AND (SELECT count(*) FROM entries "
                "WHERE in_table = tables.id) = CAST($2 AS integer) RETURNING id",
                {table.id, std::to_string(table.entries)});
            if (!gone) return std::unexpected(gone.error());
            if (gone->empty()) continue;
            ++count;
            if (auto sent = notify_servers(sql, table.id, table_replaced); !sent) return sent;
        }
        return {};
    });
    if (!done) return std::unexpected(done.error());
    return count;
}

}  // namespace

Result<std::vector<TableSummary>> list_tables(Sql& sql) {
    const auto rows =
        sql.execute("SELECT id, terms, " + creation_seconds(sql) + " FROM tables ORDER BY created, id");
    if (!rows) return std::unexpected(rows.error());
    std::vector<TableSummary> tables;
    tables.reserve(rows->size());
    for (const Values& row : *rows) tables.push_back(summary_of(row));
    for (std::size_t from = 0; from < tables.size(); from += listed_at_once) {
        const std::size_t count = std::min(listed_at_once, tables.size() - from);
        if (auto read = read_entries_of(sql, std::span(tables).subspan(from, count)); !read)
            return std::unexpected(std::move(read.error()));
    }
    return tables;
}

std::vector<TableSummary> older_tables(const std::vector<TableSummary>& all, std::int64_t before,
                                       bool with_unfinished) {
    std::vector<TableSummary> older;
    std::ranges::copy_if(all, std::back_inserter(older), [&](const TableSummary& table) {
        return table.phase && table.last < before && (with_unfinished || table.is_over());
    });
    return older;
}

Result<std::int64_t> delete_tables(Sql& sql, const std::vector<TableSummary>& tables) {
    std::int64_t count = 0;
    std::span<const TableSummary> rest = tables;
    while (!rest.empty()) {
        const std::size_t size = std::min(rest.size(), deletions_at_once);
        const auto deleted = delete_some(sql, rest.first(size));
        if (!deleted) return deleted;
        count += *deleted;
        rest = rest.subspan(size);
    }
    return count;
}

// Adds the events that a function returns for a table at a time. Without events there is nothing to do.
using EventsOf = std::function<Result<std::vector<TableEvent>>(const match::HostedTable&, std::int64_t)>;

static Result<void> append_to(Store& store, Sql& sql, const std::string& id, std::int64_t now,
                              const EventsOf& events_of) {
    for (int attempt = 0; attempt < closing_attempts; ++attempt) {
        const auto keys = sql.execute("SELECT hash FROM doors WHERE in_table = $1", {id});
        if (!keys) return std::unexpected(keys.error());
        if (keys->empty()) return no_table(sql, id);
        const auto table = load_table(store, id);
        if (!table) return std::unexpected(table.error());
        const std::int64_t before = table->entries.size();
        const std::int64_t last = before == 0 ? now : table->entries.last_at();
        const std::int64_t at = std::max(now, last);
        // No server may be running. Then the next one counts the downtime from these events.
        const auto runs = read_runs(sql);
        if (!runs) return std::unexpected(runs.error());
        std::vector<TableEvent> resumed = table->match.resumed(downtime(*runs, last, at), at);
        auto events = events_of(table->match, at);
        if (!events) return std::unexpected(std::move(events.error()));
        if (events->empty()) return {};
        resumed.insert(resumed.end(), events->begin(), events->end());
        const std::int64_t size = before + std::ssize(resumed);
        auto result = store.append({{.table = id, .after = before, .entries = std::move(resumed)}}).front();
        if (!result) return std::unexpected(std::move(result.error()));
        if (*result == AppendResult::conflict) continue;
        return sql.is_shared() ? Result<void>() : notify_servers(sql, id, size);
    }
    return std::unexpected(file_error(sql.name(), "table '" + id + "' is in use: try again"));
}

Result<void> close_table(Store& store, Sql& sql, const std::string& id, std::int64_t now) {
    return append_to(
        store, sql, id, now,
        [&](const match::HostedTable& table, std::int64_t at) -> Result<std::vector<TableEvent>> {
            auto events = table.closed(at);
            if (events.empty()) return std::unexpected(file_error(sql.name(), "table '" + id + "' is over"));
            return events;
        });
}

Result<void> release_seat(Store& store, Sql& sql, const std::string& id, int seat, std::int64_t now) {
    return append_to(
        store, sql, id, now,
        [&](const match::HostedTable& table, std::int64_t at) -> Result<std::vector<TableEvent>> {
            const match::OnlineTable& state = table.state();
            if (seat < 0 || seat >= state.seat_count() || state.seat(seat).holder.empty())
                return std::vector<TableEvent>();
            return std::vector<TableEvent>{{.at = at, .kind = match::TableEventKind::held, .seat = seat}};
        });
}

// The hashes of all rematches follow from the hash of the first key. Some of these tables may be deleted.
Result<void> replace_key(Sql& sql, const std::string& id, int seat, std::string_view key) {
    return sql.in_transaction([&] -> Result<void> {
        const auto rows = sql.execute("SELECT hash FROM doors WHERE in_table = $1 AND seat = $2",
                                      {id, std::to_string(seat)});
        if (!rows) return std::unexpected(rows.error());
        if (rows->empty())
            return std::unexpected(
                file_error(sql.name(), "there is no table '" + id + "' with a link for this seat"));
        std::string old_hash = rows->front()[0];
        std::string new_hash = sha256(key);
        for (int game = 0; game < max_matches; ++game) {
            const auto changed = sql.execute("UPDATE doors SET hash = $1 WHERE hash = $2 RETURNING in_table",
                                             {new_hash, old_hash});
            if (!changed) return std::unexpected(changed.error());
            for (const Values& row : *changed)
                if (auto sent = notify_servers(sql, row[0], table_replaced); !sent) return sent;
            old_hash = hash_of_next(old_hash);
            new_hash = hash_of_next(new_hash);
        }
        return {};
    });
}

std::string format_list(const std::vector<TableSummary>& tables) {
    text::TextTable lines({"table", "state", "entries", "last entry (UTC)", "players"}, "llrll");
    for (const TableSummary& table : tables)
        lines.add({table.id, std::string(state_of(table)), std::to_string(table.entries), date_of(table.last),
                   names_of(table)});
    return lines.to_string();
}

std::string list_json(const std::vector<TableSummary>& tables) {
    text::JsonWriter json;
    json.begin_array();
    for (const TableSummary& table : tables) {
        json.begin_object();
        json.member("table", std::string_view(table.id));
        json.member("state", state_of(table));
        json.member("entries", table.entries);
        json.member("last", table.last);
        json.key("seats");
        json.begin_array();
        for (const std::string& seat : table.seats) json.value(std::string_view(seat));
        json.end_array();
        json.end_object();
    }
    json.end_array();
    return json.take();
}

}  // namespace bastide::serve
