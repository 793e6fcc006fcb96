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

// The error message for invalid values.
inline constexpr const char* no_seconds = "must be a number above 0, at most 1000000000";

// True if a text is an integer without a sign, which may be out of range.
inline bool is_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char each) { return '0' <= each && each <= '9'; });
}

// For `transform` of an option that takes an integer. By default, CLI11 reads 010 as 8 and accepts 0x10.
Option::Rewrite whole_number(std::int64_t least, std::int64_t most);

// Adds --threads. `work` is what they do: "Threads to play with".
template <class Number>
Option add_threads(Command command, Number& threads, const std::string& work, const std::string& shown) {
    constexpr int most = 256;
    return command.add_option("--threads", threads, work + ", 0 for every core")
        .transform(whole_number(0, most))
        .option_text(shown);
}

// Splits a list at its commas, without the spaces around words. Returns at least one word, which may be
// empty.
std::vector<std::string> words_of_list(std::string_view list);

// For `check` of an option that names a file or folder. Rejects empty names, since a script's variable may be
// empty.
inline std::string name_error(const std::string& name) {
    return name.empty() ? "the name is empty" : "";
}

// Returns a random seed: eight letters and digits, without characters that look alike.
std::string random_seed();

}  // namespace bastide::cli
