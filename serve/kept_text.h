// Shared tables as databases have them: what the stores have in common.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "serve/store.h"

namespace bastide::serve {

// As read_terms reads it.
std::string text_of(const match::Terms& terms);

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
Result<void> add_entry(std::vector<match::Entry>& entries, std::string_view text);

}  // namespace bastide::serve
