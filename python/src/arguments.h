// What callers in Python may pass: text, JSON as text or as Python's own values, words for choices, and
// numbers within bounds.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <pybind11/pybind11.h>

#include "bastide/text/quote.h"
#include "python/src/error.h"

namespace bastide::python {

namespace py = pybind11;

// The bytes of a str, as UTF-8, or of bytes.
inline std::string text_of(const py::object& source) {
    if (py::isinstance<py::bytes>(source)) return py::reinterpret_borrow<py::bytes>(source);
    if (py::isinstance<py::str>(source)) return py::bytes(source.attr("encode")());
    throw py::type_error("text is due: str or bytes");
}

// JSON, and whether the caller wrote it: only then do lines and columns mean something to them.
struct Json {
    std::string text;
    bool is_written = false;
};

// Text as it is; other values, such as lists and dicts, as JSON.
inline Json json_of(const py::object& source) {
    if (py::isinstance<py::bytes>(source) || py::isinstance<py::str>(source)) return {text_of(source), true};
    return {text_of(py::module_::import("json").attr("dumps")(source)), false};
}

// What was read of JSON; the error names a line and a column only of text that the caller wrote.
template <class T>
T read_of(const Json& json, Result<T>&& read) {
    if (!read && !json.is_written) read.error().where.line = 0;
    return value_of(std::move(read));
}

// Python's own values of the library's JSON.
inline py::object loaded(const std::string& json) {
    return py::module_::import("json").attr("loads")(json);
}

// The value that a word stands for.
template <class T, std::size_t n>
T chosen(std::string_view word, const std::array<std::pair<std::string_view, T>, n>& choices,
         std::string_view what) {
    std::string words;
    for (const auto& [each, value] : choices) {
        if (each == word) return value;
        words.append(words.empty() ? "" : ", ").append(each);
    }
    throw InputError(in_quotes(word).append(" is no ").append(what).append(": there are ").append(words));
}

// The number, if it is one that may be.
inline std::int64_t within(std::int64_t number, std::int64_t least, std::int64_t most, const char* what) {
    if (number >= least && number <= most) return number;
    throw InputError(std::string(what) + ": " + std::to_string(number) + " cannot be: a whole number from " +
                     std::to_string(least) + " to " + std::to_string(most) + " is due");
}

inline int threads_of(std::int64_t threads) {
    constexpr std::int64_t most_threads = 256;
    return static_cast<int>(within(threads, 1, most_threads, "threads"));
}

}  // namespace bastide::python
