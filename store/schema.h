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

// Fails if a database of any kind has a newer schema than these migrations produce.
Result<void> check_version(const std::string& where, std::int64_t found, Migrations migrations);

// Fails if the file is a database without this table, so not `what`, such as "a ladder". Missing and empty
// files are fine. Only reads.
Result<void> check_kind(const std::string& file, const std::string& table, const std::string& what);

// Opens a file, creating it if necessary, and brings its schema up to date. Fails on a file of a newer
// version.
Result<Database> open_store(const std::string& file, Migrations migrations);

// Opens a file for reading, or nullopt if there is none. The file is never created and may be read-only.
Result<std::optional<Database>> open_store_to_read(const std::string& file, Migrations migrations);

// Runs a statement that returns one number.
Result<std::int64_t> number(Database& database, std::string_view sql);

// Returns the path of a file below $XDG_DATA_HOME or ~/.local/share.
Result<std::string> data_file(std::string_view name);

}  // namespace bastide::store
