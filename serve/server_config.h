// The address and the content of a server.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "serve/limits.h"

namespace bastide::serve {

struct ServerConfig {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;  // 0 for any free port
    std::string studio = {};    // the folder of the studio's files, or empty to serve only tables
    std::string version = {};   // the version of the program
    int threads = 1;            // the number of threads for bots
    // Other origins whose pages may open tables, in addition to the server's own origin:
    // "https://example.org".
    std::vector<std::string> origins = {};
    // Addresses of proxies, in addition to those on this machine. The server believes their X-Forwarded-For.
    std::vector<std::string> proxies = {};
    Timeouts timeouts = {};
    std::chrono::seconds drain{0};         // how long the server goes on after SIGTERM, while it is not ready
    std::chrono::milliseconds look{1000};  // the time between two looks at the store
};

}  // namespace bastide::serve
