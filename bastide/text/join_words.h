// Joins words for a sentence.
#pragma once

#include <iterator>
#include <ranges>
#include <string>

namespace bastide::text {

// "Anna, Ben and Cleo", or empty for no words.
std::string join_words(const std::ranges::sized_range auto& words) {
    std::string list;
    std::size_t left = std::ranges::size(words);
    for (const auto& word : words) {
        if (!list.empty()) list += left == 1 ? " and " : ", ";
        list += word;
        --left;
    }
    return list;
}

}  // namespace bastide::text
