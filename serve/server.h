// The server: the studio's files and online tables, over HTTP and WebSocket.
//
//     GET  /…               a file of the studio
//     GET  /api/health      {"bastide":"0.1.0","protocol":3}, or 503 if the store cannot be used
//     GET  /api/ready       the same, and 503 while the server stops
//     POST /api/tables      settings (bastide/match/online/table_settings.h) in,
//                           {"seats":["KEY",null],"watch":"KEY"} out
//     GET  /api/table       becomes a WebSocket (bastide/match/online/message.h)
//     GET  /metrics         metrics, only for requests from this machine
//
// Keys are never part of a requested URL. A link contains the key after the '#', and a page sends it in the
// first message.
#pragma once

#include <cstdint>
#include <memory>

#include "bastide/base/result.h"
#include "serve/server_config.h"
#include "serve/store.h"
#include "serve/store_probe.h"

namespace bastide::serve {

class Server {
  public:
    // Starts to listen at once, but answers requests only once `run` is called. The store must outlive the
    // server. The error gives the reason.
    // `probe`, which may be null and must outlive the server, watches the store.
    static Result<Server> config(Store& store, ServerConfig where, StoreProbe* probe = nullptr);
    Server(Server&& other) noexcept;
    Server& operator=(Server&& other) noexcept;
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    std::uint16_t port() const;

    // Runs until `stop` is called or, with `heeds_signals`, until SIGINT or SIGTERM, whose number is
    // returned. A second signal ends draining at once. Reports to the service manager if signals are heeded.
    int run(bool heeds_signals = false);

    // May be called by any thread.
    void stop();

  private:
    struct Parts;
    explicit Server(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

}  // namespace bastide::serve
