// A rate-limited operator log for storage errors. Clients learn only that saving failed.
//
//     Complaints complaints(std::cerr);
//     complaints.tell(error);
#pragma once

#include <ostream>

#include "bastide/base/result.h"
#include "serve/allowance.h"

namespace bastide::serve {

class Complaints {
  public:
    // The stream must outlive it.
    explicit Complaints(std::ostream& out) : out_(&out) {}

    // A line, once a minute at most: a full disk is full for everybody.
    void tell(const Error& error) {
        if (!allowance_.take()) return;
        *out_ << "warning: tables cannot be saved: " << to_string(error) << '\n' << std::flush;
    }

  private:
    std::ostream* out_;
    Allowance allowance_{1.0 / 60, 1};
};

}  // namespace bastide::serve
