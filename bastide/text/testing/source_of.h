// A text in memory as a source.
#pragma once

#include <algorithm>

#include "bastide/text/source.h"

namespace bastide::text::testing {

// Returns a source for a text, which must outlive it.
inline Source source_of(std::string_view text) {
    const auto read = [text](std::int64_t at, std::span<char> buffer) -> Result<std::string_view> {
        return text.substr(std::min(static_cast<std::size_t>(at), text.size()), buffer.size());
    };
    return {static_cast<std::int64_t>(text.size()), read};
}

}  // namespace bastide::text::testing
