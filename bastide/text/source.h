// A text that can be read from any place, as a file can and a pipe cannot.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "bastide/base/result.h"

namespace bastide::text {

struct Source {
    // In bytes. If there turns out to be more, or less, that is what is read.
    std::int64_t size = 0;

    // The bytes from `at` on, as many as fit into the buffer or fewer; none where the text has ended. They
    // stay valid as long as the buffer. Several threads call it at once.
    std::function<Result<std::string_view>(std::int64_t at, std::span<char> buffer)> read;
};

}  // namespace bastide::text
