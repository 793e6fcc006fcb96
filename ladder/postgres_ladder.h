// A ladder in PostgreSQL. Many machines can play it at once.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "ladder/sql_store.h"

namespace bastide::ladder {

// Opens a ladder at an address such as postgresql://user@host/name. Creates missing tables. If the database
// becomes unavailable, each call waits for up to a minute and passes a warning to `warn`, if set.
Result<std::unique_ptr<Store>> open_postgres(const std::string& address,
                                             std::chrono::seconds lease = usual_lease,
                                             std::function<void(const std::string&)> warn = {});

// Opens a ladder for reading. Creates and writes nothing. Fails if there is no ladder.
Result<std::unique_ptr<Store>> open_postgres_to_read(const std::string& address);

}  // namespace bastide::ladder
