// Bad input, which becomes a `bastide.Error` with the library's message.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

#include "bastide/base/result.h"
#include "python/src/bind.h"

namespace bastide::python {

// Becomes `bastide.Error`, which also has the line and the column.
class InputError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
    explicit InputError(const Message& message) : std::runtime_error(to_string(message)) {}
    explicit InputError(const Error& error)
        : std::runtime_error(to_string(error)), line_(error.where.line), column_(error.where.column) {}

    // Returns the same error, preceded by the place of the input in a list.
    InputError in(const std::string& place) const {
        InputError error(place + ": " + what());
        error.line_ = line_;
        error.column_ = column_;
        return error;
    }

    // From 1, or 0 if unknown.
    std::int64_t line() const { return line_; }
    std::int64_t column() const { return column_; }

  private:
    std::int64_t line_ = 0;
    std::int64_t column_ = 0;
};

// Adds `bastide.Error`, and converts each InputError to it.
void add_error(nb::module_& package);

// Raises it in Python, for code through which no exception may pass.
void raise(const InputError& error) noexcept;

// Returns the value, or throws the error as an InputError.
template <class T>
T value_of(Result<T>&& result) {
    if (!result) throw InputError(result.error());
    return *std::move(result);
}

}  // namespace bastide::python
