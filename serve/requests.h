// Requests of one connection, one after the other, until one of them opens a table or the connection is
// closed.
#pragma once

#include "serve/network.h"
#include "serve/shared.h"

namespace bastide::serve {

// Answers them for as long as they come. `shared` must outlive it.
void answer_requests(tcp::socket socket, Shared& shared);

}  // namespace bastide::serve
