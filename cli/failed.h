// What is wrong with the words of a command, where no file is to blame.
#pragma once

#include <string>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::cli {

// The error has no place: it is a sentence that says what would be right.
inline std::unexpected<Error> failed(std::string what) {
    return std::unexpected(file_error({}, std::move(what)));
}

}  // namespace bastide::cli
