// Expected failures as values: a location and a message.
#pragma once

#if __cplusplus < 202100L
#error "Bastide needs C++23: compile with -std=c++23"
#endif

#include <cstdint>
#include <expected>
#include <string>
#include <utility>

#include "bastide/base/message.h"

namespace bastide {

// A location in some input, as precisely as known.
struct Location {
    std::string file = {};    // empty if unknown
    std::int64_t line = 0;    // from 1, or 0 if unknown
    std::int64_t column = 0;  // in bytes from 1, or 0 if unknown
    Message context = {};     // the place as people describe it in this kind of input, such as "row 3, column
                              // 2", or empty

    friend bool operator==(const Location&, const Location&) = default;
};

struct Error {
    Location where = {};
    Message message = {};

    // True if the message is of this kind.
    bool is(const MessageKind& kind) const { return message.kind == &kind; }
    // Returns the message in English.
    std::string what() const { return to_string(message); }

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

// Returns an error, with or without a location: `return fail({errors::too_many, most});`.
std::unexpected<Error> fail(Message message);
std::unexpected<Error> fail(Location where, Message message);

// Returns an error about a file as a whole.
[[nodiscard]] Error file_error(std::string file, Message message);

// Returns an error on a line. The caller adds the file.
[[nodiscard]] Error line_error(std::int64_t line, Message message);

// "FILE:LINE:COLUMN: CONTEXT: WHAT" without unknown parts.
std::string to_string(const Error& error);

}  // namespace bastide
