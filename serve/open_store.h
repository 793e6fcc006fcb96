// Which store a server keeps its tables in: SQLite in a file, or PostgreSQL where a URL says so.
#pragma once

#include <memory>
#include <string>

#include "bastide/base/result.h"
#include "serve/store.h"

namespace bastide::serve {

// The store at a URL of PostgreSQL, "postgresql://user@host/name"; without one, in the file.
Result<std::unique_ptr<Store>> open_store(const std::string& database, const std::string& file);

}  // namespace bastide::serve
