// A temporary folder for a test.
#pragma once

#include <cstddef>
#include <string>

namespace bastide::os {

class TestFolder {
  public:
    TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    ~TestFolder();

    const std::string& path() const { return path_; }
    std::string operator/(const std::string& name) const { return path_ + "/" + name; }
    std::ptrdiff_t files() const;

  private:
    std::string path_;
};

}  // namespace bastide::os
