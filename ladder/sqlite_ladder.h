// A ladder in an SQLite file, for one program.
#pragma once

#include <memory>
#include <string>

#include "ladder/store.h"

namespace bastide::ladder {

// Opens a file, creating it if necessary. Fails without changes on another kind of database. No other program
// may have it open.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);

// Opens a ladder for reading. Writes nothing, and another program may be playing. Fails if there is none.
Result<std::unique_ptr<Store>> open_sqlite_to_read(const std::string& file);

}  // namespace bastide::ladder
