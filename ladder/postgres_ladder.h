// A ladder in PostgreSQL, which many machines play at once.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "ladder/sql_store.h"

namespace bastide::ladder {

// By its address, as postgresql://user@host/name. Its tables are made if there are none. If the database goes
// away it is waited for, for a minute: `warn`, if given, gets a sentence about that.
Result<std::unique_ptr<Store>> open_postgres(const std::string& address,
                                             std::chrono::seconds lease = usual_lease,
                                             std::function<void(const std::string&)> warn = {});

// To look only: nothing is made or written. An error if there is none.
Result<std::unique_ptr<Store>> open_postgres_to_read(const std::string& address);

}  // namespace bastide::ladder
