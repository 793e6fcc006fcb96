// Reads the words of a line of the protocol.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"

namespace bastide::match::protocol {

inline std::unexpected<Error> wrong(std::int64_t column, Message message) {
    return bastide::fail({.column = column}, std::move(message));
}

class WordReader {
  public:
    explicit WordReader(std::string_view line) : line_(line) {}

    bool is_at_end() const { return line_.find_first_not_of(' ', at_) == std::string_view::npos; }

    // Returns the next word, or an empty text at the end.
    std::string_view next() {
        at_ = std::min(line_.find_first_not_of(' ', at_), line_.size());
        word_ = at_;
        at_ = std::min(line_.find(' ', at_), line_.size());
        return line_.substr(word_, at_ - word_);
    }

    // Returns the text after the word read last, without surrounding spaces.
    std::string_view rest() {
        at_ = std::min(line_.find_first_not_of(' ', at_), line_.size());
        word_ = at_;
        at_ = line_.size();
        const std::string_view rest = line_.substr(word_);
        return rest.substr(0, rest.find_last_not_of(' ') + 1);
    }

    // The column of the word read last, counted from 1.
    std::int64_t column() const { return static_cast<std::int64_t>(word_) + 1; }

    std::unexpected<Error> fail(Message message) const { return wrong(column(), std::move(message)); }

    // Reads the next word as a number. `due` describes the expected text in the error.
    template <class Number>
    [[nodiscard]] Result<Number> number(Number least, Number most, std::string_view due) {
        const std::string_view word = next();
        const auto value = text::number_in<Number>(word);
        if (value && *value >= least && *value <= most) return *value;
        return fail(
            (word.empty() ? std::string("the line ends too soon") : text::in_quotes(word) + " is not valid") +
            ": expected " + std::string(due));
    }

    // Fails if any text is left.
    [[nodiscard]] Result<void> end() {
        const std::string_view word = next();
        if (word.empty()) return {};
        return fail(text::in_quotes(word) + " is one word too many");
    }

  private:
    std::string_view line_;
    std::size_t at_ = 0;
    std::size_t word_ = 0;
};

}  // namespace bastide::match::protocol
