// Options whose value is one of several words, or a list of them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/text/suggest.h"
#include "command/command.h"

namespace bastide::cli {

// Returns the type of an option with these words, "one, another". Shells complete these words.
inline std::string type_of_words(const std::string& words) {
    return "{" + words + "}";
}

// Returns the type of an option that takes a comma-separated list of these words.
inline std::string type_of_list(const std::string& words) {
    return type_of_words(words) + ",";
}

// Adds an option that takes one of the words and sets `value` to its meaning. Other words are rejected with
// the list of words.
template <class T>
Option add_choice(Command command, const OptionNames& names, T& value,
                  const std::vector<std::pair<std::string, T>>& choices, const std::string& help,
                  const std::string& shown) {
    std::string words;
    for (const auto& [word, meaning] : choices) words += (words.empty() ? "" : ", ") + word;
    const auto choose = [&value, name = names.first(), choices](const std::string& word) {
        for (const auto& [choice, meaning] : choices) {
            if (choice == word) {
                value = meaning;
                return;
            }
        }
        std::vector<std::string_view> known;
        known.reserve(choices.size());
        for (const auto& [choice, meaning] : choices) known.emplace_back(choice);
        reject(name, to_string(text::not_one_of(word, text::either(known), known)));
    };
    return command.add_option_function(names, choose, help)
        .option_text(shown)
        .type_name(type_of_words(words));
}

// Adds --color to a command.
void add_color_option(Command command, os::ColorMode& color);

}  // namespace bastide::cli
