// A port for a server of a test.
#pragma once

#include <cstdint>

namespace bastide::serve {

// Returns a port on which nothing listens at the moment.
std::uint16_t free_port();

}  // namespace bastide::serve
