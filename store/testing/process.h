// A program that runs beside a test, and ends with it however the test ends.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace bastide::store {

// A folder that is gone when the test is.
class TestFolder {
  public:
    TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder(TestFolder&&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    TestFolder& operator=(TestFolder&&) = delete;
    ~TestFolder();

    const std::string& path() const { return path_; }
    std::string operator/(const std::string& name) const { return path_ + "/" + name; }

  private:
    std::string path_;
};

struct HowToRun {
    std::string log = "/dev/null";  // where its output goes
    std::string user = {};          // whose it is, if the test is root's; else the test's own
    int core = -1;                  // the only one it runs on; -1 for any
};

class Process {
  public:
    explicit Process(const std::vector<std::string>& words, const HowToRun& how = {});
    Process(const Process&) = delete;
    Process(Process&& other) noexcept;
    Process& operator=(const Process&) = delete;
    Process& operator=(Process&& other) noexcept;
    // Kills it.
    ~Process();

    pid_t id() const { return id_; }
    void signal(int number) const;
    // The exit status, or -1 if a signal ended it.
    int wait();

  private:
    pid_t id_ = -1;  // none once it was waited for
};

}  // namespace bastide::store
