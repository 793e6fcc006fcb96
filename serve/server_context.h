// The state that all connections of a server share. Used only by the network thread.
#pragma once

#include <functional>
#include <memory>
#include <set>

#include "os/output.h"
#include "serve/address_limits.h"
#include "serve/files.h"
#include "serve/hub.h"
#include "serve/limits.h"
#include "serve/metrics.h"
#include "serve/rate_limited_log.h"
#include "serve/reader.h"
#include "serve/server_config.h"
#include "serve/store_monitor.h"
#include "serve/thinkers.h"
#include "serve/token_bucket.h"
#include "serve/writer.h"

namespace bastide::serve {

// All WebSockets. Some outlive the context when a server stops.
struct ClientSet {
    std::set<Client*> all = {};
    std::function<void()> on_empty = {};  // called when the last one has ended
};

struct ServerContext {
    const ServerConfig& config;
    Hub& hub;
    Thinkers& thinkers;
    const Files& files;
    const Reader& reader;
    Writer& writer;
    const StoreMonitor* monitor = nullptr;  // null if the store cannot be watched
    bool is_draining = false;               // true once the server was asked to stop
    Counts counts = {};
    RateLimitedLog save_log{os::eprintln_if_ready, "tables cannot be saved"};
    RateLimitedLog open_log{os::eprintln_if_ready, "a table cannot be opened"};
    AddressTable addresses = {};
    TokenBucket new_tables{max_tables_per_minute / 60.0, max_tables_per_minute};
    TokenBucket rematches{max_rematches_per_minute / 60.0, max_rematches_per_minute};
    std::shared_ptr<ClientSet> clients = std::make_shared<ClientSet>();
};

}  // namespace bastide::serve
