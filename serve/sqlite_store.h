// Online tables in one SQLite file: for one server, or several programs on one machine.
#pragma once

#include <memory>
#include <string>

#include "serve/store.h"
#include "store/schema.h"
#include "store/sql.h"

namespace bastide::serve {

// Opens the tables in a file, which is created if necessary.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);

// Opens a separate connection to tables that could be opened.
Result<std::unique_ptr<store::Sql>> connect_sqlite(const std::string& file);

// Returns the SQLite schema.
store::Schema sqlite_schema();

}  // namespace bastide::serve
