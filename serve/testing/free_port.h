// A port for a server of a test.
#pragma once

#include <cstdint>

namespace bastide::serve {

// One that nothing listens at just now.
std::uint16_t free_port();

}  // namespace bastide::serve
