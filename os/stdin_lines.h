// Lines that somebody types, or a pipe brings: one at a time, as soon as each has come.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "bastide/base/result.h"

namespace bastide::os {

class StdinLines {
  public:
    // The next line of standard input without its end; nothing after the last. One of more than 64 KiB is an
    // error.
    Result<std::optional<std::string>> next();

    // The same, but a line of more than 64 KiB comes as its first 64 KiB and some, and the next ones follow.
    Result<std::optional<std::string>> next_cut();

    // As the place of the last line.
    Error here(std::string what) const;

  private:
    Result<std::optional<std::string>> take(bool cuts);

    std::string rest_;  // read, and not given yet
    bool at_end_ = false;
    std::int64_t number_ = 0;
};

}  // namespace bastide::os
