// A rate-limited operator log for storage errors.
//
//     RateLimitedLog log(std::cerr, "tables cannot be saved");
//     log.warn(error);
#pragma once

#include <ostream>
#include <string>
#include <utility>

#include "bastide/base/result.h"
#include "serve/token_bucket.h"

namespace bastide::serve {

class RateLimitedLog {
  public:
    // The stream must outlive the log.
    RateLimitedLog(std::ostream& out, std::string what) : out_(&out), what_(std::move(what)) {}

    // Writes a line, at most once per minute, because a full disk causes the same error for every client.
    void warn(const Error& error) {
        if (!bucket_.try_acquire()) return;
        *out_ << "warning: " << what_ << ": " << to_string(error) << '\n' << std::flush;
    }

  private:
    std::ostream* out_;
    std::string what_;
    TokenBucket bucket_{1.0 / 60, 1};
};

}  // namespace bastide::serve
