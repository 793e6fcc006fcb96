#include "serve/place.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace bastide::serve {
namespace {

std::unexpected<Error> failed(const std::string& path, const std::string& what) {
    const int reason = errno;
    return std::unexpected(file_error(path, what + std::strerror(reason)));
}

Result<void> synced(const std::string& path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool is_done = descriptor >= 0 && fsync(descriptor) == 0;
    const int reason = errno;
    if (descriptor >= 0) close(descriptor);
    errno = reason;
    if (is_done) return {};
    return failed(path, "cannot be kept: ");
}

}  // namespace

std::string followed(const std::string& path) {
    constexpr int most = 40;  // as many as the system follows
    std::filesystem::path file = path;
    std::error_code none;
    for (int links = 0; links < most && std::filesystem::is_symlink(file, none); ++links)
        file = file.parent_path() / std::filesystem::read_symlink(file, none);
    return file;
}

Unfinished::Unfinished(std::string target, std::string path)
    : target_(std::move(target)), path_(std::move(path)) {}

Result<Unfinished> Unfinished::beside(const std::string& target) {
    std::error_code none;
    std::string file = followed(target);
    if (std::filesystem::exists(file, none) && !std::filesystem::is_regular_file(file, none))
        return std::unexpected(file_error(target, "is a folder or a device: name a file"));
    std::string path = file + ".XXXXXX";
    const int descriptor = mkostemp(path.data(), O_CLOEXEC);
    if (descriptor < 0) return failed(target, "cannot be written: ");
    close(descriptor);
    return Unfinished(std::move(file), std::move(path));
}

Result<void> Unfinished::place() const {
    if (auto done = synced(path_); !done) return done;
    if (std::rename(path_.c_str(), target_.c_str()) != 0) return failed(target_, "cannot be written: ");
    const auto folder = std::filesystem::path(target_).parent_path();
    return synced(folder.empty() ? "." : folder.string());
}

// What SQLite has beside it, too.
void Unfinished::remove() const {
    if (path_.empty()) return;
    for (const char* const ending : {"", "-wal", "-shm", "-journal"}) unlink((path_ + ending).c_str());
}

}  // namespace bastide::serve
