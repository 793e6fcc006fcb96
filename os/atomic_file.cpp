#include "os/atomic_file.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os/files.h"
#include "os/output.h"
#include "os/signals.h"
#include "os/temp_cleanup.h"

namespace bastide::os {
namespace {

std::unexpected<Error> failed(const std::string& file) {
    return std::unexpected(file_error(file, std::string("cannot be written: ") + std::strerror(errno)));
}

// For mkstemp: the name with something appended, for which a long name leaves no room.
std::string temp_template(const std::filesystem::path& target) {
    constexpr std::size_t max_bytes = 248;
    return (target.parent_path() / target.filename().string().substr(0, max_bytes)).string() + ".XXXXXX";
}

// The mode of the replaced file, or the default for new files.
mode_t mode_for(const std::string& path) {
    struct stat status{};
    if (stat(path.c_str(), &status) == 0) return status.st_mode & 07777;
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

bool sync_folder_of(const std::filesystem::path& file) {
    const auto folder = file.parent_path();
    const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    const bool is_done = descriptor >= 0 && fsync(descriptor) == 0;
    const int reason = errno;
    if (descriptor >= 0) close(descriptor);
    errno = reason;
    return is_done;
}

}  // namespace

Result<AtomicFile> AtomicFile::create(const std::string& path, Options options) {
    if (is_special(path)) {
        AtomicFile file(path, std::move(options));
        file.descriptor_ = open(path.c_str(), O_WRONLY | O_CLOEXEC);
        if (file.descriptor_ < 0) return failed(path);
        return file;
    }
    auto target = resolve_links(path);
    if (!target) return std::unexpected(std::move(target.error()));
    AtomicFile file(*std::move(target), std::move(options));
    const std::string& suffix = file.options_.suffix;
    std::string temp = suffix.empty() ? temp_template(file.target_) : file.target_ + suffix;
    constexpr int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    file.descriptor_ = suffix.empty() ? mkostemp(temp.data(), O_CLOEXEC) : open(temp.c_str(), flags, 0600);
    if (file.descriptor_ < 0) return failed(suffix.empty() ? file.target_ : temp);
    file.temp_ = std::move(temp);
    return file;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : target_(std::move(other.target_)),
      options_(std::move(other.options_)),
      temp_(std::exchange(other.temp_, {})),
      is_removed_if_ended_(other.is_removed_if_ended_),
      descriptor_(std::exchange(other.descriptor_, -1)),
      stream_(std::move(other.stream_)) {}

AtomicFile::~AtomicFile() {
    close();
    remove();
}

Result<void> AtomicFile::write(std::string_view text) {
    if (!write_all(descriptor_, text)) return failed(target_);
    return {};
}

std::FILE* AtomicFile::stream() {
    if (!stream_) stream_.reset(fdopen(descriptor_, "w"));
    return stream_.get();
}

void AtomicFile::remove_if_ended() {
    is_removed_if_ended_ = true;
    set_temp_file(temp_);
}

// Returns false with `errno` set if something could not be written. Does nothing if it is closed already.
bool AtomicFile::close() {
    const int descriptor = std::exchange(descriptor_, -1);
    if (stream_) return std::fclose(stream_.release()) == 0;
    return descriptor < 0 || ::close(descriptor) == 0;
}

void AtomicFile::remove() {
    if (temp_.empty()) return;
    unlink(temp_.c_str());
    if (is_removed_if_ended_) set_temp_file("");
}

Result<void> AtomicFile::commit() {
    if (stream_ && (std::fflush(stream_.get()) != 0 || std::ferror(stream_.get()) != 0))
        return failed(target_);
    if (temp_.empty()) return close() ? Result<void>() : failed(target_);
    if (!options_.is_private && fchmod(descriptor_, mode_for(target_)) != 0) return failed(target_);
    if (options_.is_durable && fsync(descriptor_) != 0) return failed(target_);
    if (!close() || std::rename(temp_.c_str(), target_.c_str()) != 0) return failed(target_);
    if (is_removed_if_ended_) set_temp_file("");
    temp_.clear();
    if (options_.is_durable && !sync_folder_of(target_)) return failed(target_);
    return {};
}

Result<void> write_file(const std::string& path, std::string_view text) {
    if (path == "-" || path == "/dev/stdout") return write_out(text);
    std::optional<SignalBlock> blocked;  // a pipe may be written for as long as nobody reads it
    if (!is_special(path)) blocked.emplace();
    auto file = AtomicFile::create(path);
    if (!file) return std::unexpected(std::move(file.error()));
    if (auto written = file->write(text); !written) return written;
    return file->commit();
}

Result<void> write_file_via(const std::string& suffix, const std::string& path, std::string_view text) {
    auto file = AtomicFile::create(path, {.suffix = suffix});
    if (!file) return std::unexpected(std::move(file.error()));
    if (auto written = file->write(text); !written) return written;
    return file->commit();
}

}  // namespace bastide::os
