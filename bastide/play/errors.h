// Messages of all games.
#pragma once

#include "bastide/base/message.h"

namespace bastide::play::errors {

inline constexpr MessageKind a_bot{"play.a_bot", "a bot"};
inline constexpr MessageKind the_bots_are{"play.the_bots_are", "the bots are {0}"};

// Intents as text.
inline constexpr MessageKind unknown_intent{"play.unknown_intent", "{0} is not an action: expected {1}"};
inline constexpr MessageKind intent_numbers{
    "play.intent_numbers", "the numbers after '{0}' must be whole, and at most 1000000, as in 'step 1 0'"};
inline constexpr MessageKind long_intent{"play.long_intent", "'{0}' takes two numbers at most"};

// Seeds.
inline constexpr MessageKind empty_seed{"play.empty_seed", "the seed is empty: give any word or number"};
inline constexpr MessageKind long_seed{"play.long_seed", "the seed is too long: {0} bytes, at most {1}"};
inline constexpr MessageKind seed_not_utf8{"play.seed_not_utf8", "the seed {0} is not UTF-8 text"};
inline constexpr MessageKind hidden_seed{"play.hidden_seed",
                                         "the seed {0} has characters that are not printable"};
inline constexpr MessageKind seed_not_text{"play.seed_not_text", "a seed is a text in quotes"};

// Places in records.
inline constexpr MessageKind move{"play.move", "move {0}"};

// Saved games and tables.
inline constexpr MessageKind moves_not_a_list{"play.moves_not_a_list", "the moves are a list in [ ]"};
inline constexpr MessageKind played_moves{"play.played_moves", "at most {0} moves can have been played"};
inline constexpr MessageKind name_not_text{"play.name_not_text", "a name is text in quotes"};
inline constexpr MessageKind empty_name{"play.empty_name", "a name is empty"};

}  // namespace bastide::play::errors
