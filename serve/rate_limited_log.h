// A rate-limited operator log for storage errors. Clients learn only that saving failed.
//
//     RateLimitedLog log(std::cerr);
//     log.warn(error);
#pragma once

#include <ostream>

#include "bastide/base/result.h"
#include "serve/token_bucket.h"

namespace bastide::serve {

class RateLimitedLog {
  public:
    // The stream must outlive the log.
    explicit RateLimitedLog(std::ostream& out) : out_(&out) {}

    // Writes a line, at most once per minute, because a full disk causes the same error for every client.
    void warn(const Error& error) {
        if (!bucket_.try_acquire()) return;
        *out_ << "warning: tables cannot be saved: " << to_string(error) << '\n' << std::flush;
    }

  private:
    std::ostream* out_;
    TokenBucket bucket_{1.0 / 60, 1};
};

}  // namespace bastide::serve
