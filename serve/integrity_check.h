// Whether a database of shared tables is one that a server can go on with.
#pragma once

#include <cstdint>

#include "bastide/base/result.h"
#include "store/database.h"

namespace bastide::serve {

struct TableCounts {
    std::int64_t tables = 0;
    std::int64_t entries = 0;
};

// Checks every page of the file, that the schema is ours and nothing else, and that each table is whole: its
// secret fits its commitment, there is a key for each seat that a person takes and one for those who watch,
// and its entries can be played from the first to the last. An error names the table.
Result<TableCounts> check_tables(store::Database& database);

}  // namespace bastide::serve
