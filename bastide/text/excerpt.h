// A part of a text with its place, for readers whose errors name the place.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/base/result.h"

namespace bastide::text {

struct Excerpt {
    std::string_view text = {};
    std::int64_t line = 0;    // from 1, or 0 for a text of one line
    std::int64_t column = 1;  // in bytes from 1

    // Returns the first bytes, or all if there are fewer.
    Excerpt first(std::size_t bytes) const { return {text.substr(0, bytes), line, column}; }
    // Returns the rest. There must be this many bytes.
    Excerpt after(std::size_t bytes) const {
        require(bytes <= text.size(), "the text has this many bytes", bytes);
        return {text.substr(bytes), line, column + static_cast<std::int64_t>(bytes)};
    }
};

// Returns the excerpt without blanks around it.
Excerpt trimmed(const Excerpt& excerpt);

// Splits at each separator, and trims the parts. Parts may be empty.
std::vector<Excerpt> split(const Excerpt& excerpt, char separator);

inline std::unexpected<Error> fail_at(const Excerpt& excerpt, Message message) {
    return fail({.line = excerpt.line, .column = excerpt.column}, std::move(message));
}

}  // namespace bastide::text
