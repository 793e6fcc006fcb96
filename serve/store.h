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

// The hash of a key, and the seat that it opens.
struct AccessKey {
    std::string hash;
    int seat = -1;  // -1 for spectators
};

struct StoredTable {
    std::string id;
    match::TableSettings terms;
    match::Secret secret;
    std::vector<AccessKey> access_keys;
    std::vector<match::TableEvent> entries;
};

struct TableLookup {
    StoredTable table;
    int seat = -1;
};

// Entries to add to a table after its first `after`.
struct AppendBatch {
    std::string table;
    std::int64_t after = 0;
    std::vector<match::TableEvent> entries;
};

// The result of adding entries to a table.
enum class AppendResult : std::uint8_t {
    stored,    // on disk
    conflict,  // nothing was added: another server has added to the table
};

// Sent by a store that several servers share: how many entries a table has now. Without a table, updates may
// have been missed.
struct TableUpdated {
    std::string table;
    std::int64_t entries = 0;
};

// Hears what other servers add, as long as it lives.
class Listener {
  public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
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
    virtual Result<std::optional<TableLookup>> find(std::string_view hash) = 0;

    // Adds entries to several tables at once, and answers for each: those kept are on disk once it returns.
    // An error if nothing could be written.
    virtual std::vector<Result<AppendResult>> append(const std::vector<AppendBatch>& all) = 0;

    // The entries of a table, without its first `after`.
    virtual Result<std::vector<match::TableEvent>> entries(const std::string& table, std::int64_t after) = 0;

    // Has `hear` called, in a thread of its own, for what is added by any server, this one too. Nothing where
    // servers do not share a store.
    virtual std::unique_ptr<Listener> listen(const std::function<void(const TableUpdated&)>& /*hear*/) {
        return nullptr;
    }
};

}  // namespace bastide::serve
