// A table that was read from a store and replayed.
#pragma once

#include <string>
#include <vector>

#include "serve/event_log.h"
#include "serve/store.h"

namespace bastide::serve {

struct LoadedTable {
    std::string id;
    match::HostedTable match;
    std::vector<AccessKey> access_keys;
    match::Secret secret;
    EventLog entries = {};
};

// Loads a table. Takes milliseconds for a long one, so the network thread does not call it.
Result<LoadedTable> load_table(Store& store, const std::string& id);

}  // namespace bastide::serve
