// The tables of a ladder, for both SQLite and PostgreSQL.
#pragma once

#include <string>
#include <string_view>

namespace bastide::ladder {

// Statements that create the tables. Only the type of an automatic id has no common name: `key` is that type,
// such as "INTEGER PRIMARY KEY AUTOINCREMENT". Ids must never be reused, because games refer to their pair by
// id.
std::string tables(std::string_view key);

}  // namespace bastide::ladder
