// Creates the tables of a PostgreSQL database and migrates older versions.
#pragma once

#include <cstdint>
#include <string>

#include "store/postgres.h"
#include "store/schema.h"

namespace bastide::store {

struct PostgresSchema {
    const char* version_table;  // has the version number; the first migration creates it with the number 0
    std::int64_t lock;          // one program at a time looks at the version and changes it
    Migrations migrations;
};

// Each step is done whole or not at all. A newer version is an error.
Result<void> bring_up_to_date(const std::string& address, const PostgresSchema& schema);

// Checks that the tables exist in this version, without changing anything. A newer version is an error.
Result<bool> is_up_to_date(Postgres& database, const PostgresSchema& schema);

}  // namespace bastide::store
