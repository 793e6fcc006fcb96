// A page that has a table open, or is about to: a WebSocket between it and the hub.
#pragma once

#include "serve/network.h"
#include "serve/server_context.h"

namespace bastide::serve {

// Answers the request that becomes a WebSocket, and lives as long as that. `context` must outlive it.
void open_connection(beast::tcp_stream stream, const Request& request, ServerContext& context);

}  // namespace bastide::serve
