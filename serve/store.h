// Storage of online tables.
//
// A table is found by a key, which only people with a link to the table have. Only the key's hash is stored,
// so stored data does not give access to tables.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/online/hosted_table.h"
#include "serve/errors.h"

namespace bastide::serve {

// The hash of a key, and the seat that it opens.
struct AccessKey {
    std::string hash;
    int seat = -1;  // -1 for spectators
};

struct StoredTable {
    std::string id;
    match::TableSettings settings;
    match::Secret secret;
    std::vector<AccessKey> access_keys;
    std::vector<match::TableEvent> entries;
};

// Returns the error of a stored table whose data is wrong, for its players and the operator.
inline std::unexpected<Error> damaged_table(const std::string& id, Message why) {
    return fail({.context = "table " + id}, {errors::damaged_table, std::move(why)});
}

// As above, for an entry. Entries are counted from 1.
inline std::unexpected<Error> damaged_entry(const std::string& id, std::size_t number, Message why) {
    return fail({.context = "table " + id + ", entry " + std::to_string(number)},
                {errors::damaged_table, std::move(why)});
}

// The table and the seat that a key opens.
struct TableLookup {
    std::string table;
    int seat = -1;
    std::int64_t entries = 0;  // the number of events
};

// Events to add to a table that has `after` events.
struct AppendBatch {
    std::string table;
    std::int64_t after = 0;
    std::vector<match::TableEvent> entries;
};

// The result of adding events to a table.
enum class AppendResult : std::uint8_t {
    stored,    // on disk
    conflict,  // nothing was added: another server has added to the table
};

// The number of events in a notice that a table was deleted, or that its keys changed.
inline constexpr std::int64_t table_replaced = -1;

// A notice from another program that shares the store: the current number of events of a table. If the table
// is empty, updates may have been missed.
struct TableUpdated {
    std::string table;
    std::int64_t entries = 0;
};

// Receives changes by other servers as long as the object exists.
class Listener {
  public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    virtual ~Listener() = default;
};

// One thread calls `append` and `entries`. Another thread calls all other functions.
class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store(Store&&) = default;
    Store& operator=(const Store&) = delete;
    Store& operator=(Store&&) = default;
    virtual ~Store() = default;

    // Adds a new table. It is on disk when the function returns.
    virtual Result<void> create(const StoredTable& table) = 0;

    // Finds the table for the hash of a key, or nullopt if there is none. Takes no longer for long tables.
    // Also fails if the key names a seat that does not exist.
    virtual Result<std::optional<TableLookup>> find(std::string_view hash) = 0;

    // Returns a table with all its events. Fails if there is none, or if a key names a seat that does not
    // exist.
    virtual Result<StoredTable> load(const std::string& table) = 0;

    // Appends events to several tables at once, with a result for each table. Events added successfully are
    // on disk when the function returns. A result is an error if nothing could be written.
    virtual std::vector<Result<AppendResult>> append(const std::vector<AppendBatch>& all) = 0;

    // Returns the events of a table except the first `after` events.
    virtual Result<std::vector<match::TableEvent>> entries(const std::string& table, std::int64_t after) = 0;

    // Calls `on_update` in its own thread for changes by any server, including this one. Returns null if
    // servers do not share a store.
    virtual std::unique_ptr<Listener> listen(const std::function<void(const TableUpdated&)>& /*hear*/) {
        return nullptr;
    }
};

}  // namespace bastide::serve
