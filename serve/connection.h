// The connection of a page that opens a table: a WebSocket between the page and the hub.
#pragma once

#include <memory>

#include "serve/address_limits.h"
#include "serve/network.h"
#include "serve/server_context.h"

namespace bastide::serve {

// Answers the request to upgrade to a WebSocket, and serves the WebSocket until it closes. `context` must
// outlive the connection. `slot` has the limits of the client's address.
void open_connection(tcp::socket socket, const Request& request, ServerContext& context,
                     std::unique_ptr<ConnectionSlot> slot);

}  // namespace bastide::serve
