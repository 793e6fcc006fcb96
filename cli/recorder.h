// Games written into a folder, one a file, by several threads.
#pragma once

#include <mutex>
#include <string>
#include <utility>

#include "bastide/base/result.h"
#include "os/atomic_file.h"

namespace bastide::cli {

// Remembers the first failure, and writes nothing from then on.
class Recorder {
  public:
    explicit Recorder(std::string folder) : folder_(std::move(folder)) {}

    // Any thread may call it.
    void take(const std::string& name, const std::string& text) {
        const std::scoped_lock lock(mutex_);
        if (written_) written_ = os::write_file(folder_ + '/' + name, text);
    }

    bool is_well() {
        const std::scoped_lock lock(mutex_);
        return written_.has_value();
    }

    // For when no thread is left that writes.
    const Result<void>& written() const { return written_; }

  private:
    std::string folder_;
    std::mutex mutex_;
    Result<void> written_;
};

}  // namespace bastide::cli
