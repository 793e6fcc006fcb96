// A solo table as JSON, which a page stores between two calls: a SoloTable, which table_json.cpp describes.
#pragma once

#include <string>
#include <string_view>

#include "bastide/solo/table.h"

namespace bastide::solo {

void write_json(text::JsonWriter& json, const Table& table);

// Reads a table and plays its moves. Every error has a location. Takes linear time in moves.
[[nodiscard]] Result<Table> read_table(std::string_view text);

void declare_table(text::TypeScript& to);

}  // namespace bastide::solo
