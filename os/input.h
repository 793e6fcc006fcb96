// Reading a file, or standard input, a piece at a time.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/base/result.h"
#include "bastide/text/source.h"

namespace bastide::os {

// An open input. Errors name the file.
class Input {
  public:
    // The file of a path; "-" is standard input. If that is a terminal, a line on standard error tells who
    // sits there that `what` is read, as "a map".
    static Result<Input> open(const std::string& path, std::string_view what = "the input");

    Input(const Input&) = delete;
    Input(Input&& other) noexcept;
    Input& operator=(const Input&) = delete;
    Input& operator=(Input&&) = delete;
    ~Input();

    // What messages call it.
    const std::string& name() const { return name_; }

    // The next piece, empty at the end; it stays valid until the next call.
    Result<std::string_view> read();

    // Whether `rewind`, back to where reading began, works: for files, not for pipes and terminals.
    bool can_rewind() const { return start_ >= 0; }
    void rewind() const;

    // What `read` gives, from where reading began, for several threads; of a file, while the input is open.
    text::Source source() const;

    // Feeds everything that is left to `take(piece) -> Result<void>`; errors of `take` get the file's name.
    template <class Take>
    Result<void> read_all(Take take) {
        while (true) {
            auto piece = read();
            if (!piece) return std::unexpected(std::move(piece.error()));
            if (piece->empty()) return {};
            if (auto taken = take(*piece); !taken) return std::unexpected(named(std::move(taken.error())));
        }
    }

    // Everything that is left, of a file that may have so many bytes.
    Result<std::string> read_text(std::size_t most_bytes);

    // The error with this file as its place.
    Error named(Error error) const;

  private:
    Input(int descriptor, std::string name);

    int descriptor_;
    std::string name_;
    std::unique_ptr<char[]> buffer_;  // of piece_size bytes
    std::int64_t start_ = -1;         // where a file is read from, if it can be read again
};

// What `read(text) -> Result<…>` makes of a whole file, which may have so many bytes. Errors name the file.
template <class Read>
auto read_whole(const std::string& path, std::size_t most_bytes, const Read& read,
                std::string_view what = "the input") -> decltype(read(std::string())) {
    auto input = Input::open(path, what);
    if (!input) return std::unexpected(std::move(input.error()));
    const auto text = input->read_text(most_bytes);
    if (!text) return std::unexpected(text.error());
    auto found = read(*text);
    if (!found) return std::unexpected(input->named(std::move(found.error())));
    return found;
}

}  // namespace bastide::os
