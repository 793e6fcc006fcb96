// A rate-limited operator log for storage errors.
//
//     RateLimitedLog log(os::eprintln_if_ready, "tables cannot be saved");
//     log.warn(error);
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/base/result.h"
#include "serve/token_bucket.h"

namespace bastide::serve {

class RateLimitedLog {
  public:
    // `print` prints a line, and must not block.
    RateLimitedLog(std::function<void(std::string_view)> print, std::string what)
        : print_(std::move(print)), what_(std::move(what)) {}

    // Writes a line, at most once per minute, because a full disk causes the same error for every client.
    void warn(const Error& error) {
        if (!bucket_.try_acquire()) return;
        print_("warning: " + what_ + ": " + to_string(error));
    }

  private:
    std::function<void(std::string_view)> print_;
    std::string what_;
    TokenBucket bucket_{1.0 / 60, 1};
};

}  // namespace bastide::serve
