// Splits commands of programs into words, as shells do: quotes and backslashes keep spaces and commas.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide::engines {

// Splits a command at its spaces: "'./my bot.py' -v" has the words "./my bot.py" and "-v". A quote that does
// not end is an ordinary character.
std::vector<std::string> words_of(std::string_view command);

// Splits a list of bots and commands at its commas, without the spaces around them. Quotes stay.
std::vector<std::string> bots_of_list(std::string_view list);

// Returns a word such that `words_of` gives the same word again. Quotes it if necessary.
std::string quoted_word(const std::string& word);

}  // namespace bastide::engines
