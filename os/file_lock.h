// A lock file for one process at a time.
#pragma once

#include <string>
#include <utility>

#include <sys/types.h>

#include "bastide/base/result.h"

namespace bastide::os {

// Holds a lock until the object is destroyed or the process ends in any way.
class FileLock {
  public:
    // Takes the lock on a file, which is created with the permissions `mode` if necessary. Fails with the
    // text `lock_message` if another process holds the lock.
    static Result<FileLock> take(const std::string& path, const std::string& lock_message,
                                 mode_t mode = 0666);

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
