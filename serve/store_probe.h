// A separate connection to a server's store, with which one thread notes that the server runs, and looks at
// the state of the database and its disk. Works for SQLite and PostgreSQL.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bastide/base/result.h"
#include "serve/store.h"
#include "serve/uptime.h"
#include "store/sql.h"

namespace bastide::serve {

// Bytes, or -1 if unknown, as on the machine of PostgreSQL.
struct DiskUse {
    std::int64_t database = -1;
    std::int64_t free = -1;
};

// Returns the runs of all servers in the order in which they began.
Result<std::vector<Run>> read_runs(store::Sql& sql);

class StoreProbe {
  public:
    // `file` is the file of SQLite, or empty for PostgreSQL.
    StoreProbe(std::unique_ptr<store::Sql> sql, std::string file);

    // Starts the server's clock from the notes of earlier runs. If these cannot be read, all time since the
    // last event of a table counts as downtime.
    ServerClock start_clock(std::int64_t time_of_day, ServerClock::Steady now);

    // Notes that the server runs at this time of its clock.
    Result<void> note_alive(std::int64_t now);

    // Returns the notices about tables in SQLite that came since the previous call, or since the first one.
    // PostgreSQL notifies servers instead.
    Result<std::vector<TableUpdated>> updates();

    DiskUse disk_use() const;

  private:
    std::unique_ptr<store::Sql> sql_;
    std::string file_;
    std::string run_;  // the number of this run, once it is stored
    std::int64_t began_ = 0;
    std::string last_update_;  // the number of the last notice that was returned
};

}  // namespace bastide::serve
