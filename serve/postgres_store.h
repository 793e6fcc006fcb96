// Online tables in PostgreSQL, for several servers behind one address. The servers are notified at once of
// one another's events. Everything is in the schema `bastide`, which the first server creates and newer
// versions of the server migrate.
#pragma once

#include <memory>
#include <string>

#include "serve/store.h"
#include "store/sql.h"

namespace bastide::serve {

// Opens the store at an address in the form that store::Postgres::at accepts. Fails if the schema is of a
// newer version.
Result<std::unique_ptr<Store>> open_postgres(const std::string& address);

// Opens a separate connection to a store that could be opened.
Result<std::unique_ptr<store::Sql>> connect_postgres(const std::string& address);

}  // namespace bastide::serve
