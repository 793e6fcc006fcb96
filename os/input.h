// Reads a file or standard input piece by piece.
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
    // Opens a file, or standard input if `path` is "-". If the input is a terminal, prints to standard error
    // that `what`, such as "a map", is expected.
    static Result<Input> open(const std::string& path, std::string_view what = "the input");

    Input(const Input&) = delete;
    Input(Input&& other) noexcept;
    Input& operator=(const Input&) = delete;
    Input& operator=(Input&&) = delete;
    ~Input();

    // The name for messages.
    const std::string& name() const { return name_; }

    // Returns the next piece, or an empty one at the end. The piece is valid until the next call.
    Result<std::string_view> read();

    // True if `rewind` can return to the start of reading. This works for files, but not for pipes and
    // terminals.
    bool can_rewind() const { return start_ >= 0; }
    void rewind() const;

    // The text from the start of reading, for several threads. The input must stay open.
    text::Source source() const;

    // Returns the first byte of the input, or '\0' if nothing has been read.
    char first_byte() const;

    // Passes the rest of the input to `take(piece) -> Result<void>`, piece by piece. The file's name is added
    // to errors of `take`.
    template <class Take>
    Result<void> read_all(Take take) {
        while (true) {
            auto piece = read();
            if (!piece) return std::unexpected(std::move(piece.error()));
            if (piece->empty()) return {};
            if (auto taken = take(*piece); !taken)
                return std::unexpected(with_name(std::move(taken.error())));
        }
    }

    // Returns the rest of a file of at most `max_bytes`.
    Result<std::string> read_text(std::size_t max_bytes);

    // Returns the error with this file as its location.
    Error with_name(Error error) const;

  private:
    Input(int descriptor, std::string name);

    int descriptor_;
    std::string name_;
    std::unique_ptr<char[]> buffer_;  // a buffer of piece_size bytes
    char first_byte_ = '\0';          // of a pipe
    std::int64_t start_ = -1;         // the start of reading, or -1 if the input cannot be read again
};

// Returns the result of `read(text) -> Result<…>` for a whole file of limited size. Errors name the file.
template <class Read>
auto read_whole(const std::string& path, std::size_t max_bytes, const Read& read,
                std::string_view what = "the input") -> decltype(read(std::string())) {
    auto input = Input::open(path, what);
    if (!input) return std::unexpected(std::move(input.error()));
    const auto text = input->read_text(max_bytes);
    if (!text) return std::unexpected(text.error());
    auto found = read(*text);
    if (!found) return std::unexpected(input->with_name(std::move(found.error())));
    return found;
}

}  // namespace bastide::os
