// The tables of a ladder, for both SQLite and PostgreSQL.
#pragma once

#include <string>
#include <string_view>

namespace bastide::ladder {

// Returns statements that create the tables. Only the type of automatic ids differs between the databases:
// `key` is that type, such as "INTEGER PRIMARY KEY AUTOINCREMENT". Ids must never be reused, because games
// refer to their pair by its id.
std::string tables(std::string_view key);

}  // namespace bastide::ladder
