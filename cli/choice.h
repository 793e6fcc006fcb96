// Options whose value is one of a few words.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace bastide::cli {

// Adds an option that takes one of the words and sets `value` to what it stands for; another word is refused
// with the list of them.
template <class T>
CLI::Option* add_choice(CLI::App& command, const std::string& name, T& value,
                        const std::vector<std::pair<std::string, T>>& choices, const std::string& help,
                        const std::string& shown) {
    const auto choose = [&value, choices](const std::string& word) {
        std::string words;
        for (const auto& [choice, meaning] : choices) {
            if (choice == word) {
                value = meaning;
                return;
            }
            words += (words.empty() ? "" : ", ") + choice;
        }
        throw CLI::ValidationError("'" + word + "' is none of: " + words);
    };
    return command.add_option_function<std::string>(name, choose, help)
        ->option_text(shown)
        ->type_name("WORD");
}

}  // namespace bastide::cli
