// The connection of a page that opens a table: a WebSocket between the page and the hub.
#pragma once

#include "serve/network.h"
#include "serve/server_context.h"

namespace bastide::serve {

// Answers the request to upgrade to a WebSocket, and serves the WebSocket until it closes. `context` must
// outlive the connection.
void open_connection(beast::tcp_stream stream, const Request& request, ServerContext& context);

}  // namespace bastide::serve
