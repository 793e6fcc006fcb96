// Logs of engines: each engine's standard error and info lines, in one file of bounded size per engine.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "engines/file_names.h"

namespace bastide::engines {

class ErrorLog {
  public:
    static constexpr std::int64_t max_bytes = 1 << 20;

    explicit ErrorLog(const std::string& file);
    ErrorLog(const ErrorLog&) = delete;
    ErrorLog& operator=(const ErrorLog&) = delete;
    ~ErrorLog();

    // May be called from any thread. Text beyond the size limit is dropped. If the file cannot be written,
    // all text is dropped.
    void add(std::string_view text);

  private:
    int file_;
    std::atomic<std::int64_t> left_ = max_bytes;
};

class ErrorLogs {
  public:
    // The folder must exist.
    explicit ErrorLogs(std::string folder) : folder_(std::move(folder)) {}

    // Returns the log of a command. The log of "python3 my.bot" is "python3_my.bot.log" (file_names.h).
    std::shared_ptr<ErrorLog> of(const std::string& command);

  private:
    std::string folder_;
    std::mutex mutex_;
    FileNames names_;
    std::map<std::string, std::shared_ptr<ErrorLog>> logs_;  // by command
};

}  // namespace bastide::engines
