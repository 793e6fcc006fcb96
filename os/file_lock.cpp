#include "os/file_lock.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace bastide::os {

Result<FileLock> FileLock::take(const std::string& path, const std::string& lock_message, mode_t mode) {
    const int descriptor = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, mode);
    if (descriptor < 0)
        return std::unexpected(file_error(path, "cannot be written: " + std::string(std::strerror(errno))));
    FileLock lock(descriptor);
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) return std::unexpected(file_error(path, lock_message));
    return lock;
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

}  // namespace bastide::os
