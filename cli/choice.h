// Options whose value is one of a few words.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/command.h"

namespace bastide::cli {

// The type of an option whose words are these, "one, another": shells offer them.
inline std::string type_of_words(const std::string& words) {
    return "{" + words + "}";
}

// Adds an option that takes one of the words and sets `value` to what it stands for; another word is refused
// with the list of them.
template <class T>
Option add_choice(Command command, const std::string& name, T& value,
                  const std::vector<std::pair<std::string, T>>& choices, const std::string& help,
                  const std::string& shown) {
    std::string words;
    for (const auto& [word, meaning] : choices) words += (words.empty() ? "" : ", ") + word;
    const auto choose = [&value, name, choices, words](const std::string& word) {
        for (const auto& [choice, meaning] : choices) {
            if (choice == word) {
                value = meaning;
                return;
            }
        }
        refuse(name, "'" + word + "' is none of: " + words);
    };
    return command.add_option_function(name, choose, help).option_text(shown).type_name(type_of_words(words));
}

}  // namespace bastide::cli
