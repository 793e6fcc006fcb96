// Shared by all databases: their location, migrations, and short queries.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/database.h"

namespace bastide::store {

// Each migrates the schema from the version of its index to the next. Published migrations never change.
// Changes are new migrations.
using Migrations = std::span<const char* const>;

// An error if a database, of whatever kind, has a newer schema than these lead to.
Result<void> check_version(const std::string& where, std::int64_t found, Migrations migrations);

// Fails if the file is a database without this table, so not `what`, such as "a ladder". Missing and empty
// files are fine. Only reads.
Result<void> check_kind(const std::string& file, const std::string& table, const std::string& what);

// Opens the file, which is made if there is none, and brings its schema up to date. A file of a newer version
// is an error.
Result<Database> open_store(const std::string& file, Migrations migrations);

// Opens a file for reading, or nullopt if there is none. The file is never created and may be read-only.
Result<std::optional<Database>> open_store_to_read(const std::string& file, Migrations migrations);

// A statement that gives one number.
Result<std::int64_t> number(Database& database, std::string_view sql);

// A file of this name below $XDG_DATA_HOME or ~/.local/share.
Result<std::string> data_file(std::string_view name);

}  // namespace bastide::store
