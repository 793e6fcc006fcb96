// A ladder in PostgreSQL, which many machines play at once.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "ladder/sql_store.h"

namespace bastide::ladder {

// By its address, as postgresql://user@host/name. Its tables are made if there are none.
Result<std::unique_ptr<Store>> open_postgres(const std::string& address,
                                             std::chrono::seconds lease = usual_lease);

}  // namespace bastide::ladder
