// Arguments from Python: text, JSON as text or as Python values, words for choices, and numbers within
// bounds.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "bastide/play/seed.h"
#include "bastide/text/quote.h"
#include "python/src/bind.h"
#include "python/src/error.h"
#include "python/src/long_work.h"

namespace bastide::python {

// Returns the name of an object's type for errors. Types of this package have their module, because several
// modules have a Move.
inline std::string type_name(const nb::object& given) {
    const auto name = nb::cast<std::string>(given.type().attr("__name__"));
    if (name.starts_with("nb_")) return "a function: write () after its name to call it";
    const nb::object module = nb::getattr(given.type(), "__module__", nb::none());
    const std::string from = nb::isinstance<nb::str>(module) ? nb::cast<std::string>(module) : "";
    constexpr std::string_view ours = "bastide.";
    return from.starts_with(ours) ? from.substr(ours.size()) + '.' + name : name;
}

// Raises TypeError for an argument of another type, with advice for a path or an open file.
[[noreturn]] inline void refuse_type(const std::string& expected, const nb::object& given) {
    const bool is_module = PyModule_Check(given.ptr());
    const bool has_text = !is_module && (nb::hasattr(given, "read") || nb::hasattr(given, "__fspath__"));
    const std::string what = expected + ", not " + type_name(given) +
                             (has_text ? ": read the file first, and pass what it holds" : "");
    throw nb::type_error(what.c_str());
}

// Returns the bytes of a str, as UTF-8.
inline std::string utf8_of(const nb::str& text) {
    Py_ssize_t size = 0;
    if (const char* bytes = PyUnicode_AsUTF8AndSize(text.ptr(), &size))
        return {bytes, static_cast<std::size_t>(size)};
    PyErr_Clear();
    throw InputError("the text holds a surrogate alone, half of a character, which UTF-8 cannot write");
}

// Returns the bytes of a str, as UTF-8, or of bytes.
inline std::string text_of(const nb::object& source) {
    if (nb::isinstance<nb::bytes>(source)) {
        const auto bytes = nb::borrow<nb::bytes>(source);
        return {bytes.c_str(), bytes.size()};
    }
    if (nb::isinstance<nb::str>(source)) return utf8_of(nb::borrow<nb::str>(source));
    refuse_type("expected text, str or bytes", source);
}

// Returns the bytes of a source, as `text_of`. The name of a file is a common slip.
inline std::string source_of(const nb::object& source) {
    constexpr std::array endings = {".json", ".log", ".txt", ".jcz"};
    constexpr std::size_t longest = 4096;
    std::string text = text_of(source);
    const bool is_name =
        nb::isinstance<nb::str>(source) && text.size() < longest &&
        text.find_first_of(" \n[{") == std::string::npos &&
        std::ranges::any_of(endings, [&](const char* ending) { return text.ends_with(ending); });
    if (is_name)
        throw InputError(text::in_quotes(text) +
                         " is the name of a file: read the file first, and pass what it holds");
    return text;
}

// Returns the text of a seed: an int, a str or bytes.
inline std::string text_of_seed(const nb::object& seed) {
    if (nb::isinstance<nb::str>(seed) || nb::isinstance<nb::bytes>(seed)) return text_of(seed);
    if (!nb::hasattr(seed, "__index__")) refuse_type("seed: expected an int, str or bytes", seed);
    return nb::cast<std::string>(nb::str(nb::module_::import_("operator").attr("index")(seed)));
}

// As above, with 1 to `longest` bytes. None gives a new random seed.
inline std::string seed_of(const nb::object& seed, std::size_t longest = play::max_seed_bytes) {
    const Underway underway;
    if (seed.is_none()) return nb::cast<std::string>(nb::module_::import_("secrets").attr("token_hex")(8));
    std::string text = text_of_seed(seed);
    if (const Message why = play::seed_error(text, longest); !why.empty())
        throw InputError("seed: " + to_string(why));
    return text;
}

// JSON, and a flag if the caller wrote it, because only then are lines and columns meaningful.
struct Json {
    std::string text;
    bool is_written = false;
};

// Returns the result of a function written in Python. Python's shutdown waits for it. Otherwise Python would
// end a daemon thread there by unwinding our frames without its lock.
inline nb::object called(const char* module, const char* function, const nb::object& argument) {
    const Underway underway;
    return nb::module_::import_(module).attr(function)(argument);
}

// Converts lists and dicts to JSON.
inline std::string dumped(const nb::object& source) {
    try {
        return text_of(called("json", "dumps", source));
    } catch (const nb::python_error& error) {
        const auto why = "no JSON can be made of it: " + nb::cast<std::string>(nb::str(error.value()));
        if (error.matches(PyExc_TypeError)) throw nb::type_error(why.c_str());
        // It contains itself, or is nested too deeply for Python.
        if (error.matches(PyExc_ValueError) || error.matches(PyExc_RecursionError)) throw InputError(why);
        throw;
    }
}

// Returns text unchanged, and lists and dicts as JSON.
inline Json json_of(const nb::object& source) {
    if (nb::isinstance<nb::bytes>(source) || nb::isinstance<nb::str>(source))
        return {source_of(source), true};
    // NumPy's arrays, and others like them.
    if (nb::hasattr(source, "tolist")) return {dumped(source.attr("tolist")()), false};
    const bool is_list = nb::isinstance<nb::list>(source) || nb::isinstance<nb::tuple>(source);
    if (is_list || nb::isinstance<nb::dict>(source)) return {dumped(source), false};
    refuse_type("expected JSON, as str, bytes, a list or a dict", source);
}

// Returns the value read from JSON. The error has a line and a column only for text that the caller wrote.
template <class T>
T read_of(const Json& json, Result<T>&& read) {
    if (!read && !json.is_written) read.error().where.line = read.error().where.column = 0;
    return value_of(std::move(read));
}

// Converts the library's JSON to Python values.
inline nb::object loaded(const std::string& json) {
    return called("json", "loads", nb::cast(json));
}

// Returns the value for a word. Errors name the argument.
template <class T, std::size_t n>
T chosen(std::string_view word, const std::array<std::pair<std::string_view, T>, n>& choices,
         std::string_view argument) {
    std::string words;
    for (const auto& [each, value] : choices) {
        if (each == word) return value;
        words.append(words.empty() ? "" : ", ").append(each);
    }
    throw InputError(std::string(argument) + ": expected one of " + words + ", not " + text::in_quotes(word));
}

// Warns that a name is old.
inline void warn_old(const std::string& old, const std::string& now) {
    const std::string text = old + " is deprecated and goes in the next version: write " + now;
    if (PyErr_WarnEx(PyExc_DeprecationWarning, text.c_str(), 1) != 0) throw nb::python_error();
}

// Returns the value of an argument, which may be given by its old name.
template <class T>
std::optional<T> renamed(std::optional<T> value, const char* name, const std::optional<T>& old_value,
                         const char* old) {
    if (!old_value) return value;
    if (value) throw InputError(std::string(old) + " is the old name of " + name + ": leave it out");
    warn_old(std::string(old) + "=", std::string(name) + "=");
    return old_value;
}

// Returns the number if it is within the bounds.
inline std::int64_t within(std::int64_t number, std::int64_t least, std::int64_t most, const char* argument) {
    if (number >= least && number <= most) return number;
    throw InputError(std::string(argument) + ": expected a whole number from " + std::to_string(least) +
                     " to " + std::to_string(most) + ", not " + std::to_string(number));
}

// 0 means one thread per core.
inline int threads_of(std::int64_t threads) {
    constexpr std::int64_t max_threads = 256;
    const auto cores = std::clamp<std::int64_t>(std::thread::hardware_concurrency(), 1, max_threads);
    return static_cast<int>(threads == 0 ? cores : within(threads, 0, max_threads, "threads"));
}

}  // namespace bastide::python
