// A ladder in a file of SQLite, for one program.
#pragma once

#include <memory>
#include <string>

#include "ladder/store.h"

namespace bastide::ladder {

// Opens a file, creating it if necessary. Another kind of database is not changed. No other program may have
// it open.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);

// To look only: nothing is written, and another program may be playing. An error if there is none.
Result<std::unique_ptr<Store>> open_sqlite_to_read(const std::string& file);

}  // namespace bastide::ladder
