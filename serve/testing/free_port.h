// A port for a server that a test starts.
#pragma once

#include <cstdint>

namespace bastide::serve {

// Returns a port on which no program listens at the moment.
std::uint16_t free_port();

}  // namespace bastide::serve
