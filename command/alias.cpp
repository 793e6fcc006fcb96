#include "command/alias.h"

#include <algorithm>

namespace bastide::cli {
namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char each : text) {
        if (each == ' ') {
            words.emplace_back();
        } else {
            words.back() += each;
        }
    }
    return words;
}

}  // namespace

std::vector<std::string> with_alias_meant(std::vector<std::string> arguments) {
    for (const Alias& alias : aliases) {
        const std::vector<std::string> typed = words_of(alias.typed);
        const auto [in_typed, in_arguments] = std::ranges::mismatch(typed, arguments);
        if (in_typed != typed.end()) continue;
        const std::vector<std::string> meant = words_of(alias.meant);
        arguments.erase(arguments.begin(), arguments.begin() + std::ssize(typed));
        arguments.insert(arguments.begin(), meant.begin(), meant.end());
        return arguments;
    }
    return arguments;
}

std::vector<std::string_view> meant_by(std::string_view first_word) {
    std::vector<std::string_view> commands;
    for (const auto& [typed, meant] : aliases)
        if (typed.substr(0, typed.find(' ')) == first_word) commands.push_back(meant);
    return commands;
}

}  // namespace bastide::cli
