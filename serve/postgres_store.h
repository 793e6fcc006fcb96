// Online tables in PostgreSQL: for several servers behind one address, which hear at once what the others
// add. All is in a schema of its own, `bastide`, which the first server makes and a newer one brings up to
// date.
#pragma once

#include <memory>
#include <string>

#include "serve/store.h"

namespace bastide::serve {

// For an address as store::Postgres::at has it. A schema of a newer version is an error.
Result<std::unique_ptr<Store>> open_postgres(const std::string& address);

}  // namespace bastide::serve
