// Expected failures are values: a place and a message with a code.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <utility>

#include "bastide/base/message.h"

namespace bastide {

// A location in some input, as precisely as known.
struct Location {
    std::string file = {};    // empty if unknown
    std::int64_t line = 0;    // from 1; 0 if unknown
    std::int64_t column = 0;  // in bytes, from 1; 0 if unknown
    Message context = {};     // in the input's own terms, as "row 3, column 2"; empty if unknown

    friend bool operator==(const Location&, const Location&) = default;
};

struct Error {
    Location where;
    Message message;

    // True if the message is of this kind.
    bool is(const MessageKind& kind) const { return message.kind == &kind; }
    // The message in English.
    std::string what() const { return to_string(message); }

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

// An error without a place, or with one: `return fail({errors::too_many, most});`.
std::unexpected<Error> fail(Message message);
std::unexpected<Error> fail(Location where, Message message);

// Something wrong with a file as a whole.
Error file_error(std::string file, Message message);

// Something wrong on a line; the file is for the caller to add.
Error line_error(std::int64_t line, Message message);

// "FILE:LINE:COLUMN: CONTEXT: WHAT" without the parts that are unknown.
std::string to_string(const Error& error);

}  // namespace bastide
