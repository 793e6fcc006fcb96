// The state that all connections of a server share. Used only by the network thread.
#pragma once

#include <iostream>

#include "serve/files.h"
#include "serve/hub.h"
#include "serve/limits.h"
#include "serve/metrics.h"
#include "serve/rate_limited_log.h"
#include "serve/server_config.h"
#include "serve/store_monitor.h"
#include "serve/thinkers.h"
#include "serve/token_bucket.h"

namespace bastide::serve {

struct ServerContext {
    const ServerConfig& config;
    Hub& hub;
    Thinkers& thinkers;
    const Files& files;
    const StoreMonitor* monitor = nullptr;  // null if the store cannot be watched
    bool is_draining = false;               // true once the server was asked to stop
    Counts counts = {};
    RateLimitedLog save_log{std::cerr, "tables cannot be saved"};
    RateLimitedLog open_log{std::cerr, "a table cannot be opened"};
    TokenBucket new_tables{static_cast<double>(max_tables_per_minute) / 60,
                           static_cast<double>(max_tables_per_minute)};
};

}  // namespace bastide::serve
