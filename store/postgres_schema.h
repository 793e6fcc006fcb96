// Creates the tables of a PostgreSQL database and migrates older versions.
#pragma once

#include <cstdint>
#include <string>

#include "store/postgres.h"
#include "store/schema.h"

namespace bastide::store {

struct PostgresSchema {
    const char* version_table;  // the table with the version number; the first migration creates it with the
                                // number 0
    std::int64_t lock;          // the number of a lock, which ensures that only one program at a time checks
                                // and changes the version
    Migrations migrations;
};

// Applies the missing migrations, each completely or not at all. Fails on a newer version.
Result<void> bring_up_to_date(const std::string& address, const PostgresSchema& schema);

// Returns whether the tables exist in this version. Changes nothing. A newer version is an error.
Result<bool> is_up_to_date(Postgres& database, const PostgresSchema& schema);

}  // namespace bastide::store
