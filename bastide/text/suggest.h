// What a word that is not known was probably meant to be.
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

// How many slips make one word the other: a character added, left out or replaced by another, or two
// neighbours swapped, no character slipping twice (Damerau's distance, by optimal alignment). Takes time and
// room of the product of the lengths.
std::size_t slips_between(std::string_view one, std::string_view other);

// The known words nearest to `word`, in their order: all that tie, but 3 at most. A slip for each three
// characters of the longer word is near; so is the beginning of a known word. Upper and lower case are alike,
// and so are '-', '_' and a space. Empty if none is near, or the word is longer than 60 bytes.
std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> known);

// "auto, always or never".
std::string either(std::span<const std::string_view> words);

// "did you mean 'easy' or 'greedy'?" for words in this form, or nothing for none.
std::string did_you_mean(std::span<const std::string_view> words);

// The same of the nearest words.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

// The words in quotes, as an operand.
Message quoted_list(const MessageKind& kind, std::span<const std::string_view> words);

// "'gredy' is unknown; did you mean 'greedy'?", the question only if a known word is near. `wrong` is the
// sentence before it.
Message with_suggestion(Message wrong, std::string_view word, std::span<const std::string_view> known);

// "'gredy' is not a bot (the bots are random and greedy); did you mean 'greedy'?". `what` is with its
// article; `known` names them all, or says where they are listed, or is empty.
Message not_one_of(std::string_view word, Message what, std::span<const std::string_view> names,
                   Message known = {});

}  // namespace bastide::text
