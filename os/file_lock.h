// A file that one process holds at a time.
#pragma once

#include <string>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::os {

// Held until it goes, or the process ends, however that comes about.
class FileLock {
  public:
    // Makes the file if it is not there. If another process holds it the error says so, in these words.
    static Result<FileLock> take(const std::string& path, const std::string& is_held);

    FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

  private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

}  // namespace bastide::os
