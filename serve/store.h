// Where shared tables are kept: what a server must not lose.
//
// A table is found by a key, which whoever has the link of a seat or of those who watch knows; only its hash
// is kept, so that what is kept opens nobody's seat.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/online/hosted_table.h"

namespace bastide::serve {

// Who may do what with a key.
struct Door {
    std::string hash;
    int seat = -1;  // -1 of those who watch
};

struct StoredTable {
    std::string id;
    match::TableSettings terms;
    match::Secret secret;
    std::vector<Door> doors;
    std::vector<match::TableEvent> entries;
};

struct Found {
    StoredTable table;
    int seat = -1;
};

// Entries that follow the first so many of a table.
struct Following {
    std::string table;
    std::int64_t after = 0;
    std::vector<match::TableEvent> entries;
};

// What became of entries that were to be added.
enum class Added : std::uint8_t {
    kept,       // on disk
    overtaken,  // nothing was added: another server has gone on with the table
};

// Told by a store that several servers share: how many entries a table has now. Without a table it says that
// some may have gone untold.
struct Notice {
    std::string table;
    std::int64_t entries = 0;
};

// Hears what other servers add, as long as it lives.
class Listener {
  public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener(Listener&&) = delete;
    Listener& operator=(const Listener&) = delete;
    Listener& operator=(Listener&&) = delete;
    virtual ~Listener() = default;
};

// `append` and `entries` are called by one thread, all else by another.
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

    // The table that a key opens, by its hash; nothing if there is none. An error also if a door of it is of
    // no seat.
    virtual Result<std::optional<Found>> find(std::string_view hash) = 0;

    // Adds entries to several tables at once, and answers for each: those kept are on disk once it returns.
    // An error if nothing could be written.
    virtual std::vector<Result<Added>> append(const std::vector<Following>& all) = 0;

    // The entries of a table, without its first `after`.
    virtual Result<std::vector<match::TableEvent>> entries(const std::string& table, std::int64_t after) = 0;

    // Has `hear` called, in a thread of its own, for what is added by any server, this one too. Nothing where
    // servers do not share a store.
    virtual std::unique_ptr<Listener> listen(const std::function<void(const Notice&)>& /*hear*/) {
        return nullptr;
    }
};

}  // namespace bastide::serve
