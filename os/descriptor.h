// File descriptors that close themselves, and pipes.
#pragma once

#include <array>
#include <cerrno>
#include <expected>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace bastide::os {

class Descriptor {
  public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { close(); }

    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }
    int number() const { return number_; }
    bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

struct Pipe {
    Descriptor read;
    Descriptor write;
};

// Creates a pipe. The error is the value of errno.
inline std::expected<Pipe, int> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::unexpected(errno);
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

}  // namespace bastide::os
