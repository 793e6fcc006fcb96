// Requests of one connection, one after the other, until one of them opens a table or the connection is
// closed.
#pragma once

#include "serve/network.h"
#include "serve/server_context.h"

namespace bastide::serve {

// Answers requests until the connection ends. `context` must outlive it.
void answer_requests(tcp::socket socket, ServerContext& context);

}  // namespace bastide::serve
