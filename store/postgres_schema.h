// How the tables of a database in PostgreSQL are made, and those of an older version brought up to date.
#pragma once

#include <cstdint>
#include <string>

#include "store/postgres.h"
#include "store/schema.h"

namespace bastide::store {

struct PostgresSchema {
    const char* version_table;  // it has the number; the first migration makes it, with the number 0
    std::int64_t lock;          // one program at a time looks at the version and changes it
    Migrations migrations;
};

// Each step is done whole or not at all. A newer version is an error.
Result<void> bring_up_to_date(const std::string& address, const PostgresSchema& schema);

// Whether the tables are there, of this version; nothing is changed. A newer version is an error.
Result<bool> is_up_to_date(Postgres& database, const PostgresSchema& schema);

}  // namespace bastide::store
