#include "outside/error_log.h"

#include <algorithm>
#include <cctype>

#include <fcntl.h>
#include <unistd.h>

namespace bastide::outside {

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
    std::string name = command;
    std::ranges::replace_if(
        name,
        [](char each) {
            return std::isalnum(static_cast<unsigned char>(each)) == 0 && each != '.' && each != '-';
        },
        '_');
    constexpr std::size_t longest = 100;
    if (name.size() > longest) name.erase(0, name.size() - longest);
    const std::scoped_lock lock(mutex_);
    std::shared_ptr<ErrorLog>& log = logs_[name];
    if (!log) log = std::make_shared<ErrorLog>(folder_ + "/" + name + ".log");
    return log;
}

}  // namespace bastide::outside
