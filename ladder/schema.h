// The tables of a ladder, for SQLite and PostgreSQL alike.
#pragma once

#include <string>
#include <string_view>

namespace bastide::ladder {

// Statements that make them. Only the type of a column that numbers its rows by itself has no name that both
// understand: it is `key`, such as "INTEGER PRIMARY KEY AUTOINCREMENT". Numbers must never
// be used again: matches are kept by that of their pair.
std::string tables(std::string_view key);

}  // namespace bastide::ladder
