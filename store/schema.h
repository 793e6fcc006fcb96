// Shared by all databases: locations, migrations, and short queries.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/database.h"

namespace bastide::store {

// The migration with index i migrates the schema from version i to version i + 1. Published migrations never
// change. Every change of the schema is a new migration.
using Migrations = std::span<const char* const>;

// Fails if a database has a newer schema than these migrations produce. `found` is the version of its schema.
Result<void> check_version(const std::string& where, std::int64_t found, Migrations migrations);

// A kind of SQLite database.
struct Schema {
    Migrations migrations;
    std::string content;  // "a ladder", in errors about other databases
};

// Opens a file, which is created if necessary, and brings the schema up to date. Fails on a file of a newer
// version or of another kind, and does not change it.
Result<Database> open_store(const std::string& file, const Schema& schema);

// Opens a file for reading. Returns nullopt if it is missing or empty. The file is never created and may be
// read-only.
Result<std::optional<Database>> open_store_to_read(const std::string& file, const Schema& schema);

// Runs a statement that returns one number.
Result<std::int64_t> number(Database& database, std::string_view sql);

// Returns the path of a file below $XDG_DATA_HOME or ~/.local/share.
Result<std::string> data_file(std::string_view name);

}  // namespace bastide::store
