// What an operator does with the tables of a server that may be running: list, close and delete tables, and
// replace links. A running server notices each change within a second.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "serve/store.h"
#include "store/sql.h"

namespace bastide::serve {

struct TableSummary {
    std::string id;
    std::optional<match::TablePhase> phase;  // nullopt if the table is damaged
    bool is_closed = false;
    std::vector<std::string> seats;  // names of players and bots, empty for free seats
    std::int64_t entries = 0;
    std::int64_t last = 0;  // the time of the last entry, or of the creation, in milliseconds since 1970

    bool is_over() const { return phase == match::TablePhase::over; }
};

// Returns all tables, the oldest first.
Result<std::vector<TableSummary>> list_tables(store::Sql& sql);

// Returns the tables whose last entry is older than a time: finished tables and, on request, all sound
// tables.
std::vector<TableSummary> older_tables(const std::vector<TableSummary>& all, std::int64_t before,
                                       bool with_unfinished);

// Deletes tables that have not changed since they were listed. Returns how many it deleted.
Result<std::int64_t> delete_tables(store::Sql& sql, const std::vector<TableSummary>& tables);

// Ends a table at a time, so that its players see that the operator closed it. Fails if it is over.
Result<void> close_table(Store& store, store::Sql& sql, const std::string& id, std::int64_t now);

// Takes a seat from the own key of the person who took it by the invitation, so that only the seat's link
// opens it. Does nothing if the seat belongs to no own key.
Result<void> release_seat(Store& store, store::Sql& sql, const std::string& id, int seat, std::int64_t now);

// Replaces the key of a seat, or of spectators if `seat` is -1, by a new key, also at the tables of
// rematches.
Result<void> replace_key(store::Sql& sql, const std::string& id, int seat, std::string_view key);

// Writes a list for people, or as JSON.
std::string format_list(const std::vector<TableSummary>& tables);
std::string list_json(const std::vector<TableSummary>& tables);

}  // namespace bastide::serve
