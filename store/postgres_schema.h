// Creates the tables of a PostgreSQL database and migrates older versions.
#pragma once

#include <cstdint>
#include <string>

#include "store/postgres.h"
#include "store/schema.h"

namespace bastide::store {

struct PostgresSchema {
    const char* version_table;  // has the version number; the first migration creates it with the number 0
    std::int64_t lock;          // a lock, so that one program at a time checks and changes the version
    Migrations migrations;
};

// Applies each step completely or not at all. Fails on a newer version.
Result<void> bring_up_to_date(const std::string& address, const PostgresSchema& schema);

// Checks that the tables exist in this version, without changing anything. A newer version is an error.
Result<bool> is_up_to_date(Postgres& database, const PostgresSchema& schema);

}  // namespace bastide::store
