// Lists of words with commas between them, as options have them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide::cli {

// At least one word, which may be empty.
inline std::vector<std::string> words_of_list(std::string_view list) {
    std::vector<std::string> words(1);
    for (const char each : list) {
        if (each == ',') {
            words.emplace_back();
        } else {
            words.back() += each;
        }
    }
    return words;
}

}  // namespace bastide::cli
