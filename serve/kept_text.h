// Shared tables as databases have them: what the stores have in common.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "serve/store.h"

namespace bastide::serve {

// As read_table_settings reads it.
std::string text_of(const match::TableSettings& terms);

// A row: a table without its doors and entries, and the seat of the door by which it was found.
struct Row {
    std::string id;
    std::string terms;
    std::string secret;
    std::string commitment;
    std::int64_t seat = -1;
};
Result<Found> read_row(Row row);

// Adds a door that was kept. An error if the table has no such seat.
Result<void> add_door(StoredTable& table, std::string hash, std::int64_t seat);

// Adds an entry that was kept as text.
Result<void> add_entry(std::vector<match::TableEvent>& entries, std::string_view text);

// The whole table of a row: with what `add_doors(StoredTable&)` adds and `entries_of(id)` finds, once the row
// is read.
template <class AddDoors, class EntriesOf>
Result<std::optional<Found>> read_table(Row row, const AddDoors& add_doors, const EntriesOf& entries_of) {
    auto found = read_row(std::move(row));
    if (!found) return std::unexpected(std::move(found.error()));
    if (auto added = add_doors(found->table); !added) return std::unexpected(std::move(added.error()));
    auto entries = entries_of(found->table.id);
    if (!entries) return std::unexpected(std::move(entries.error()));
    found->table.entries = *std::move(entries);
    return *std::move(found);
}

}  // namespace bastide::serve
