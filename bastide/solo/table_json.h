// A solo table as text, so that a page can hold it between two calls: a SoloTable, which table_json.cpp
// describes.
#pragma once

#include <string>
#include <string_view>

#include "bastide/solo/table.h"

namespace bastide::solo {

void write_json(text::JsonWriter& json, const Table& table);

// Linear in moves, which are played. Every error has the place of what is wrong.
Result<Table> read_table(std::string_view text);

void declare_table(text::TypeScript& to);

}  // namespace bastide::solo
