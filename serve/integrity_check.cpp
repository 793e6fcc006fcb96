#include "serve/integrity_check.h"

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "serve/sqlite_store.h"

namespace bastide::serve {
namespace {

using store::Database;
using store::Values;

std::unexpected<Error> damaged(const Database& database, const std::string& how) {
    return std::unexpected(file_error(database.file(), "is damaged: " + how));
}

Result<std::set<std::string>> schema_of(Database& database) {
    std::set<std::string> parts;
    const auto take = [&](const Values& row) -> Result<void> {
        parts.insert(row[0] + ' ' + row[1] + ' ' + row[2] + ' ' + row[3]);
        return {};
    };
    constexpr const char* sql = "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master";
    if (auto read = database.for_each_row(sql, {}, take); !read)
        return std::unexpected(std::move(read.error()));
    return parts;
}

// A trigger could delete stored data, and a view could have endless rows.
Result<void> check_schema(Database& database) {
    auto ours = Database::in_memory();
    if (!ours) return std::unexpected(std::move(ours.error()));
    for (const char* const step : sqlite_schema().migrations)
        if (auto made = ours->run(step); !made) return made;
    const auto expected = schema_of(*ours);
    const auto found = schema_of(database);
    if (!expected) return std::unexpected(expected.error());
    if (!found) return std::unexpected(found.error());
    if (*found == *expected) return {};
    return std::unexpected(file_error(
        database.file(),
        "it contains no online tables, or other data: expected a file written by 'bastide serve backup'"));
}

Result<void> check_pages(Database& database) {
    const auto is_ok = [&](const Values& row) -> Result<void> {
        if (row[0] == "ok") return {};
        return damaged(database, row[0]);
    };
    if (auto sound = database.for_each_row("PRAGMA integrity_check", {}, is_ok); !sound) return sound;
    return database.for_each_row("PRAGMA foreign_key_check", {}, [&](const Values&) -> Result<void> {
        return damaged(database, "there are entries without a table");
    });
}

// Returns the seats that keys open: -1 for spectators, then each seat of a person.
std::vector<std::int64_t> seats_with_keys(const match::TableSettings& settings) {
    std::vector<std::int64_t> seats = {-1};
    for (std::size_t seat = 0; seat < settings.seats.size(); ++seat)
        if (settings.seats[seat] == nullptr) seats.push_back(static_cast<std::int64_t>(seat));
    return seats;
}

class Checks {
  public:
    explicit Checks(Database& database) : database_(database) {}

    Result<TableCounts> check() {
        const auto take = [&](const Values& row) { return check_table(row); };
        constexpr const char* sql = "SELECT id, terms, secret, commitment FROM tables";
        if (auto read = database_.for_each_row(sql, {}, take); !read)
            return std::unexpected(std::move(read.error()));
        return counts_;
    }

  private:
    Result<void> check_table(const Values& row) {
        ++counts_.tables;
        const std::string& id = row[0];
        auto settings = match::read_table_settings(row[1]);
        if (!settings) return wrong(id, to_string(settings.error()));
        const match::Secret secret = {.text = row[2], .commitment = row[3]};
        if (secret.text.empty() || match::commitment_of(secret.text, settings->deal) != secret.commitment)
            return wrong(id, "its secret does not match its commitment");
        if (auto doors = check_doors(id, *settings); !doors) return doors;
        return check_entries(id, match::HostedTable(*std::move(settings), secret));
    }

    Result<void> check_doors(const std::string& id, const match::TableSettings& settings) {
        std::vector<std::int64_t> seats;
        const auto take = [&](const Values& row) -> Result<void> {
            seats.push_back(store::to_number(row[0]));
            return {};
        };
        constexpr const char* sql = "SELECT seat FROM doors WHERE in_table = $1 ORDER BY seat";
        if (auto read = database_.for_each_row(sql, {id}, take); !read) return read;
        if (seats == seats_with_keys(settings)) return {};
        return wrong(id, "its keys do not match its seats");
    }

    Result<void> check_entries(const std::string& id, match::HostedTable table) {
        std::int64_t number = 0;
        const auto take = [&](const Values& row) -> Result<void> {
            ++counts_.entries;
            if (store::to_number(row[0]) != ++number)
                return wrong(id, "it has no entry " + std::to_string(number));
            const auto entry = match::read_table_event(row[1]);
            if (!entry) return wrong(id, "entry " + std::to_string(number) + ": " + to_string(entry.error()));
            if (to_json(*entry, number) != row[1])
                return wrong(id, "entry " + std::to_string(number) + " has been changed");
            if (auto applied = table.apply(*entry); !applied)
                return wrong(id, "entry " + std::to_string(number) + ": " + to_string(applied.error()));
            return {};
        };
        constexpr const char* sql = "SELECT number, entry FROM entries WHERE in_table = $1 ORDER BY number";
        return database_.for_each_row(sql, {id}, take);
    }

    Result<void> wrong(const std::string& id, const std::string& how) const {
        return damaged(database_, "table " + id + ": " + how);
    }

    Database& database_;
    TableCounts counts_;
};

}  // namespace

Result<TableCounts> check_tables(Database& database) {
    if (auto ours = check_schema(database); !ours) return std::unexpected(std::move(ours.error()));
    if (auto sound = check_pages(database); !sound) return std::unexpected(std::move(sound.error()));
    return Checks(database).check();
}

}  // namespace bastide::serve
