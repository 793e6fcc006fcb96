// Bad input, on its way to Python: `bastide.Error` with the library's own words.
#pragma once

#include <stdexcept>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::python {

// Becomes `bastide.Error`.
class InputError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
    explicit InputError(const Error& error) : std::runtime_error(to_string(error)) {}
};

// The value, if there is one.
template <class T>
T value_of(Result<T>&& result) {
    if (!result) throw InputError(result.error());
    return *std::move(result);
}

}  // namespace bastide::python
