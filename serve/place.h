// Where a file is to be written, and how it gets there whole.
#pragma once

#include <string>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::serve {

// The file that a path leads to: that of a symbolic link is where it points, be it there or not.
std::string followed(const std::string& path);

// A new file beside the place of another, which it takes once it is whole; else it goes.
class Unfinished {
  public:
    // An error names the target: it is a device or a folder, say, or cannot be written.
    static Result<Unfinished> beside(const std::string& target);
    ~Unfinished() { remove(); }
    Unfinished(Unfinished&& other) noexcept
        : target_(std::move(other.target_)), path_(std::exchange(other.path_, "")) {}
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;
    Unfinished& operator=(Unfinished&&) = delete;

    const std::string& path() const { return path_; }

    // Once it is sure to be on disk.
    Result<void> place() const;

  private:
    Unfinished(std::string target, std::string path);
    void remove() const;

    std::string target_;
    std::string path_;  // empty once it was moved from
};

}  // namespace bastide::serve
