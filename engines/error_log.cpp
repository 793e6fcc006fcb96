#include "engines/error_log.h"

#include <algorithm>

#include <fcntl.h>
#include <unistd.h>

namespace bastide::engines {

ErrorLog::ErrorLog(const std::string& file)
    : file_(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644)) {}

ErrorLog::~ErrorLog() {
    if (file_ >= 0) ::close(file_);
}

void ErrorLog::add(std::string_view text) {
    const auto size = static_cast<std::int64_t>(text.size());
    const std::int64_t before = left_.fetch_sub(size);
    text = text.substr(0, static_cast<std::size_t>(std::clamp<std::int64_t>(before, 0, size)));
    // A log that cannot be written is no reason to stop a tournament.
    if (file_ < 0 || text.empty()) return;
    [[maybe_unused]] const ssize_t written = ::write(file_, text.data(), text.size());
}

std::shared_ptr<ErrorLog> ErrorLogs::of(const std::string& command) {
    const std::scoped_lock lock(mutex_);
    std::shared_ptr<ErrorLog>& log = logs_[command];
    if (!log) log = std::make_shared<ErrorLog>(folder_ + "/" + names_.of(command) + ".log");
    return log;
}

}  // namespace bastide::engines
