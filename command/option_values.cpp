#include "command/option_values.h"

#include <random>

#include "bastide/text/quote.h"

namespace bastide::cli {

Option::Rewrite whole_number(std::int64_t least, std::int64_t most) {
    const auto read = [=](std::string& word) -> std::string {
        const auto value = text::number_in<std::int64_t>(word);
        if (!value || *value < least || *value > most)
            return "'" + word + "' is not a whole number from " + std::to_string(least) + " to " +
                   std::to_string(most);
        word = std::to_string(*value);
        return "";
    };
    return read;
}

std::vector<std::string> words_of_list(std::string_view list) {
    std::vector<std::string> words(1);
    for (const char each : list) {
        if (each == ',') {
            words.emplace_back();
        } else if (each != ' ' || !words.back().empty()) {
            words.back() += each;
        }
    }
    for (std::string& word : words) word.erase(word.find_last_not_of(' ') + 1);
    return words;
}

std::string seconds_error(const std::string& word) {
    return seconds(word) ? "" : text::in_quotes(word) + " is not a number above 0, at most 1000000000";
}

std::string postgres_url_error(const std::string& word) {
    const bool is_one = word.starts_with("postgresql://") || word.starts_with("postgres://");
    return is_one ? ""
                  : "this is not the URL of a database: expected one such as postgresql://user@host/name";
}

std::string random_seed() {
    constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
    static_assert(letters.size() == 32);
    std::random_device device;
    std::string seed;
    for (int i = 0; i < 8; ++i) seed += letters[device() % letters.size()];
    return seed;
}

}  // namespace bastide::cli
