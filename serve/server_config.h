// The address and the content of a server.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "serve/limits.h"

namespace bastide::serve {

struct ServerConfig {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;  // 0 is any that is free
    std::string studio = {};    // the folder of its files; empty to serve only tables
    std::string version = {};   // of the program
    int threads = 1;            // for bots
    // Other origins whose pages may open tables, besides that of the requested address:
    // "https://example.org".
    std::vector<std::string> origins = {};
    Timeouts timeouts = {};
};

}  // namespace bastide::serve
