// A text that can be read at any offset, such as a file but not a pipe.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "bastide/base/result.h"

namespace bastide::text {

struct Source {
    // In bytes. If the text turns out to be longer or shorter, its actual length counts.
    std::int64_t size = 0;

    // Returns the bytes from `at` on, at most as many as fit into the buffer, or no bytes at the end of the
    // text. The result is valid as long as the buffer is. Several threads may call this function at once.
    std::function<Result<std::string_view>(std::int64_t at, std::span<char> buffer)> read = {};
};

}  // namespace bastide::text
