// Suggestions for unknown words.
//
//     did_you_mean("gredy", std::array<std::string_view, 2>{"random", "greedy"})   // "did you mean
//     'greedy'?"
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/message.h"

namespace bastide::text {

// Returns the number of typos between two words: a character added, omitted or replaced, or two neighbours
// swapped, with no character changed twice (Damerau's distance, optimal alignment). Takes time and memory in
// proportion to the product of the lengths.
std::size_t slips_between(std::string_view one, std::string_view other);

// Returns the known words nearest to `word`, including ties, up to 3, in the order of `known`. A word is near
// if it has at most one typo per three characters of the longer word, or if it is the start of a known word.
// Case and the differences between '-', '_' and a space are ignored. Returns an empty list if no word is
// near, or if `word` is longer than 60 bytes.
std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> known);

// "auto, always or never".
std::string either(std::span<const std::string_view> words);

// "did you mean 'easy' or 'greedy'?" for words from `nearest`, or an empty text if there are none.
std::string did_you_mean(std::span<const std::string_view> words);

// Returns the question for the known words nearest to `word`.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

// Returns the words, each in quotes, as one operand of a message.
[[nodiscard]] Message quoted_list(const MessageKind& kind, std::span<const std::string_view> words);

// "'gredy' is unknown; did you mean 'greedy'?", with the question only if a known word is near. `wrong` is
// the text before the question.
[[nodiscard]] Message with_suggestion(Message wrong, std::string_view word,
                                      std::span<const std::string_view> known);

// "'gredy' is not a bot (the bots are random and greedy); did you mean 'greedy'?". `what` includes its
// article. `known` is text in parentheses that lists the names or refers to a list, or empty.
[[nodiscard]] Message not_one_of(std::string_view word, Message what, std::span<const std::string_view> names,
                                 Message known = {});

}  // namespace bastide::text
