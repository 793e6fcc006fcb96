// Values of options: numbers, lists of words, file names.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/text/number_in.h"
#include "command/command.h"

namespace bastide::cli {

// Returns a number of seconds above 0, which may have decimals.
inline std::optional<double> seconds(std::string_view word) {
    const auto value = text::number_in<double>(word);
    return value && *value > 0 && *value <= 1e9 ? value : std::nullopt;
}

// True if a text is an integer without a sign, which may be out of range.
inline bool is_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char each) { return '0' <= each && each <= '9'; });
}

// For `transform` of an option that takes an integer. By default, CLI11 reads 010 as 8 and accepts 0x10.
Option::Rewrite whole_number(std::int64_t least, std::int64_t most);

// Adds --threads, by default every core in all commands. `what` names the threads.
inline Option add_threads(Command command, int& threads, const std::string& what = "The number of threads") {
    constexpr int most = 256;
    return command.add_option("--threads", threads, what + ", 0 for every core")
        .transform(whole_number(0, most))
        .option_text("N [0]");
}

// Splits a list at its commas, without the spaces around words. Returns at least one word, which may be
// empty.
std::vector<std::string> words_of_list(std::string_view list);

// For `check` of an option that names a file or folder. Rejects empty names, since a script's variable may be
// empty.
inline std::string name_error(const std::string& name) {
    return name.empty() ? "the name is empty" : "";
}

// For `check` of an option with any text as its seed.
inline std::string seed_error(const std::string& seed) {
    return seed.empty() ? "the seed is empty" : "";
}

// For `check` of an option that takes seconds.
std::string seconds_error(const std::string& word);

// For `check` of an option with the URL of a PostgreSQL database. The error does not repeat the word, which
// may contain a password.
std::string postgres_url_error(const std::string& word);

// Returns a random seed: eight letters and digits, without characters that look alike.
std::string random_seed();

}  // namespace bastide::cli
