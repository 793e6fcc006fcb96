// Where shared tables are kept: what a server must not lose.
//
// A table is found by a key, which whoever has the link of a seat or of those who watch knows; only its hash
// is kept, so that what is kept opens nobody's seat.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/shared/shared_table.h"

namespace bastide::serve {

// Who may do what with a key.
struct Door {
    std::string hash;
    int seat = -1;  // -1 of those who watch
};

struct StoredTable {
    std::string id;
    match::Terms terms;
    match::Secret secret;
    std::vector<Door> doors;
    std::vector<match::Entry> entries;
};

struct Found {
    StoredTable table;
    int seat = -1;
};

// Entries that follow the first so many of a table.
struct Following {
    std::string table;
    std::int64_t after = 0;
    std::vector<match::Entry> entries;
};

class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store(Store&&) = default;
    Store& operator=(const Store&) = delete;
    Store& operator=(Store&&) = default;
    virtual ~Store() = default;

    // A new table, without entries; on disk once it returns.
    virtual Result<void> create(const StoredTable& table) = 0;

    // The table that a key opens, by its hash; nothing if there is none.
    virtual Result<std::optional<Found>> find(std::string_view hash) = 0;

    // Adds entries to several tables at once; all that have no error are on disk once it returns. An answer
    // for each: an error if other entries were there first, or nothing could be written.
    virtual std::vector<Result<void>> append(const std::vector<Following>& all) = 0;
};

}  // namespace bastide::serve
