// Reads lines from a terminal or a pipe, each as soon as it has arrived.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "bastide/base/result.h"

namespace bastide::os {

class StdinLines {
  public:
    // Returns the next line of standard input without its end, or nullopt after the last line. Fails on lines
    // of more than 64 KiB.
    Result<std::optional<std::string>> next();

    // Returns the next line. A line of more than 64 KiB is cut after about 64 KiB.
    Result<std::optional<std::string>> next_cut();

    // Returns an error located at the line read last.
    Error here(std::string what) const;

  private:
    Result<std::optional<std::string>> take(bool cuts);

    std::string rest_;  // text that has been read but not returned yet
    bool at_end_ = false;
    std::int64_t number_ = 0;
};

}  // namespace bastide::os
