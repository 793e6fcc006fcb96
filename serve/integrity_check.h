// Checks the integrity of a server's database.
#pragma once

#include <cstdint>

#include "bastide/base/result.h"
#include "store/database.h"

namespace bastide::serve {

struct TableCounts {
    std::int64_t tables = 0;
    std::int64_t entries = 0;
};

// Checks every page of the file, that the schema is exactly the one that this version creates, and that each
// table is complete: the secret matches the commitment, there is a key for each person's seat and a key for
// spectators, and the events can be replayed. The error names the table.
Result<TableCounts> check_tables(store::Database& database);

}  // namespace bastide::serve
