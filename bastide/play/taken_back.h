// What is said after taking turns back and after playing them again, in every game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/text/counted.h"

namespace bastide::play {

// "3 turns taken back: u takes back more, U plays them again". `count` is how many can be played again, and
// `turn` the word for one.
inline std::string taken_back(std::size_t count, std::string_view turn, bool may_take_more) {
    std::string said = text::counted(static_cast<std::int64_t>(count), turn) + " taken back: ";
    if (may_take_more) said += "u takes back more, ";
    return said += count == 1 ? "U plays it again" : "U plays them again";
}

// "Played again; 2 turns are still taken back".
inline std::string played_again(std::size_t still_taken_back, std::string_view turn) {
    if (still_taken_back == 0) return "Played again";
    return "Played again; " + text::counted(static_cast<std::int64_t>(still_taken_back), turn) +
           (still_taken_back == 1 ? " is" : " are") + " still taken back";
}

}  // namespace bastide::play
