// A ladder in a file of SQLite, for one program.
#pragma once

#include <memory>
#include <string>

#include "ladder/store.h"

namespace bastide::ladder {

// The file is made if there is none. Nobody else may have it open.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);

}  // namespace bastide::ladder
