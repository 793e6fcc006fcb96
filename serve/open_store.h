// Opens a server's store: SQLite in a file, or PostgreSQL for a URL.
#pragma once

#include <memory>
#include <string>

#include "bastide/base/result.h"
#include "serve/store.h"
#include "store/sql.h"

namespace bastide::serve {

// Opens the store at a PostgreSQL URL, "postgresql://user@host/name", or in the file if there is no URL.
Result<std::unique_ptr<Store>> open_store(const std::string& database, const std::string& file);

// Opens a separate connection to a store that could be opened.
Result<std::unique_ptr<store::Sql>> connect_to_store(const std::string& database, const std::string& file);

}  // namespace bastide::serve
