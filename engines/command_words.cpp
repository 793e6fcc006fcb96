#include "engines/command_words.h"

#include <optional>

namespace bastide::engines {
namespace {

// Reads characters, some of which are quoted.
class QuotedText {
  public:
    explicit QuotedText(std::string_view text) : text_(text) {}

    struct Character {
        std::string_view written;  // with its backslash, or a quote alone
        char meant = 0;            // 0 for a quote
        bool is_quoted = false;
    };

    std::optional<Character> next() {
        if (at_ == text_.size()) return std::nullopt;
        const std::size_t begin = at_++;
        const char byte = text_[begin];
        if (quote_ == byte) {
            quote_ = 0;
            return Character{text_.substr(begin, 1)};
        }
        const bool can_begin = quote_ == 0 && (byte == '\'' || byte == '"');
        if (can_begin && text_.find(byte, at_) != std::string_view::npos) {
            quote_ = byte;
            return Character{text_.substr(begin, 1)};
        }
        if (byte == '\\' && quote_ != '\'' && at_ < text_.size()) {
            ++at_;
            return Character{text_.substr(begin, 2), text_[begin + 1], true};
        }
        return Character{text_.substr(begin, 1), byte, quote_ != 0};
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    char quote_ = 0;  // the quote that is open, or 0
};

}  // namespace

std::vector<std::string> words_of(std::string_view command) {
    std::vector<std::string> words;
    bool is_in_word = false;
    QuotedText text(command);
    while (const auto character = text.next()) {
        if (character->meant == ' ' && !character->is_quoted) {
            is_in_word = false;
            continue;
        }
        if (!is_in_word) words.emplace_back();
        is_in_word = true;
        if (character->meant != 0) words.back() += character->meant;
    }
    return words;
}

std::vector<std::string> bots_of_list(std::string_view list) {
    std::vector<std::string> bots(1);
    QuotedText text(list);
    while (const auto character = text.next()) {
        const bool is_plain = !character->is_quoted;
        if (is_plain && character->meant == ',') {
            bots.emplace_back();
        } else if (!is_plain || character->meant != ' ' || !bots.back().empty()) {
            bots.back() += character->written;
        }
    }
    for (std::string& bot : bots) {
        const std::size_t end = bot.find_last_not_of(' ') + 1;
        const bool is_escaped = end > 0 && end < bot.size() && bot[end - 1] == '\\';
        bot.erase(is_escaped ? end + 1 : end);
    }
    return bots;
}

std::string quoted_word(const std::string& word) {
    if (!word.empty() && word.find_first_of(" ,'\"\\") == std::string::npos) return word;
    std::string quoted = "'";
    for (const char byte : word) {
        if (byte == '\'') {
            quoted += "'\\''";
        } else {
            quoted += byte;
        }
    }
    return quoted + "'";
}

}  // namespace bastide::engines
