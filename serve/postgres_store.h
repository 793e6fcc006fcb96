// Online tables in PostgreSQL, for several servers behind one address, which are notified at once of each
// other's events. Everything is in the schema `bastide`, which the first server creates and newer ones
// migrate.
#pragma once

#include <memory>
#include <string>

#include "serve/store.h"

namespace bastide::serve {

// For an address as store::Postgres::at has it. A schema of a newer version is an error.
Result<std::unique_ptr<Store>> open_postgres(const std::string& address);

}  // namespace bastide::serve
