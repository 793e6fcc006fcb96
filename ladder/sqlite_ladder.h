// A ladder in an SQLite file, for one program.
#pragma once

#include <memory>
#include <string>

#include "ladder/store.h"

namespace bastide::ladder {

// Opens a file, which is created if necessary. Fails, without changing the file, on any other kind of
// database. No other program may have the file open.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);

// Opens a ladder for reading. Writes nothing, and another program may be playing. Fails if there is no
// ladder.
Result<std::unique_ptr<Store>> open_sqlite_to_read(const std::string& file);

}  // namespace bastide::ladder
