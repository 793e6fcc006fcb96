// What our databases share: where they are, how an older one is brought up to date, and short ways to ask
// them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/database.h"

namespace bastide::store {

// Each brings the schema from the version of its place in the list to the next. What was once published never
// changes; what is new is a step more.
using Migrations = std::span<const char* const>;

// An error if a database, of whatever kind, has a newer schema than these lead to.
Result<void> check_version(const std::string& where, std::int64_t found, Migrations migrations);

// An error if the file is a database, but has no such table: then it is not `what`, as "a ladder". Nothing is
// wrong with a file that is empty or not there. It is only read.
Result<void> check_kind(const std::string& file, const std::string& table, const std::string& what);

// Opens the file, which is made if there is none, and brings its schema up to date. A file of a newer version
// is an error.
Result<Database> open_store(const std::string& file, Migrations migrations);

// Opens the file to look only; nothing if there is none. It is not made, and may be one that cannot be
// written.
Result<std::optional<Database>> open_store_to_read(const std::string& file, Migrations migrations);

// A statement that gives one number.
Result<std::int64_t> number(Database& database, std::string_view sql);

// A file of this name below $XDG_DATA_HOME or ~/.local/share.
Result<std::string> data_file(std::string_view name);

}  // namespace bastide::store
