// A puzzle's table as JSON, which a page stores between two calls: a PuzzleTable, which table_json.cpp
// describes.
#pragma once

#include <string_view>

#include "bastide/puzzle/table.h"
#include "bastide/text/json.h"
#include "bastide/text/typescript.h"

namespace bastide::puzzle {

void write_json(text::JsonWriter& json, const Table& table);

// Reads a table and plays its moves. Every error has a location. Each move takes O(n log n) time for n tiles.
[[nodiscard]] Result<Table> read_table(std::string_view text);

void declare_table(text::TypeScript& to);

// Reads the move of an intent: [0,2,90], or null for `no_way_on`.
[[nodiscard]] Result<Placement> read_move(std::string_view json);

}  // namespace bastide::puzzle
