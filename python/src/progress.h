// Reports of long work to a Python function.
#pragma once

#include <cstdint>
#include <string>

#include "python/src/arguments.h"
#include "python/src/long_work.h"
#include "python/src/typed.h"

namespace bastide::python {

using ProgressLike = Typed<"collections.abc.Callable[[int, int], object]">;

// Raises TypeError unless it is None or a function. `units` are what it counts: "games".
inline void require_progress(const ProgressLike& progress, const std::string& units) {
    if (!progress.is_none() && !nb::isinstance<nb::callable>(progress))
        refuse_type("progress: expected a function of two numbers, of finished " + units + " and of all",
                    progress);
}

// Calls `progress(done, all)` of Python's whenever more is done. Returns false if it raised, with the
// exception pending.
class Progress {
  public:
    Progress(const nb::object& callback, std::int64_t all) : callback_(callback), all_(all) {}

    bool report(std::int64_t done) {
        if (!check_signals()) return false;
        if (callback_.is_none() || done == done_) return true;
        const nb::gil_scoped_acquire gil;
        done_ = done;
        try {
            callback_(done, all_);
        } catch (nb::python_error& error) {
            error.restore();
            return false;
        }
        return true;
    }

  private:
    const nb::object& callback_;
    std::int64_t all_;
    std::int64_t done_ = -1;
};

}  // namespace bastide::python
