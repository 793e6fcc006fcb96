// What std::expected's own `transform` does, which libstdc++ 12 has not.
#pragma once

#include <string>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::engine {

// The text that `say` makes of a value, or the error.
template <class T, class Say>
Result<std::string> then(Result<T> value, const Say& say) {
    if (!value) return std::unexpected(std::move(value.error()));
    return say(*std::move(value));
}

}  // namespace bastide::engine
