// Expected failures are values: a place and a sentence that says what to do.
#pragma once

#include <cstdint>
#include <expected>
#include <string>

namespace bastide {

// As much of a place in some input as is known.
struct Location {
    std::string file;         // empty if unknown
    std::int64_t line = 0;    // from 1; 0 if unknown
    std::int64_t column = 0;  // in bytes, from 1; 0 if unknown
    std::string inside;       // in the input's own terms, as "row 3, column 2"; empty if unknown

    friend bool operator==(const Location&, const Location&) = default;
};

struct Error {
    Location where;
    std::string what;

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

// Something wrong with a file as a whole.
Error file_error(std::string file, std::string what);

// Something wrong on a line; the file is for the caller to add.
Error line_error(std::int64_t line, std::string what);

// "FILE:LINE:COLUMN: INSIDE: WHAT" without the parts that are unknown.
std::string to_string(const Error& error);

}  // namespace bastide
