// Messages of the solo game.
#pragma once

#include "bastide/base/message.h"

namespace bastide::solo::errors {

inline constexpr MessageKind bad_size{"solo.bad_size",
                                      "{0} is not a valid size: the size is an odd number from {1} to {2}"};
inline constexpr MessageKind a_dealer{"solo.a_dealer", "a dealer"};
inline constexpr MessageKind the_dealers_are{"solo.the_dealers_are", "the dealers are {0}"};

// Saved games and tables.
inline constexpr MessageKind size_range{"solo.size_range", "the size is an odd number from 3 to 99"};
inline constexpr MessageKind expected_dealer{"solo.expected_dealer", "expected a dealer: {0}"};
inline constexpr MessageKind move_form{"solo.move_form",
                                       "a move is {\"place\":[HAND,ROW,COLUMN]} or {\"discard\":true}"};
inline constexpr MessageKind hand_range{"solo.hand_range", "a hand has tiles 0 to 3"};
inline constexpr MessageKind line_range{"solo.line_range", "rows and columns of this board go from 0 to {0}"};
inline constexpr MessageKind is_ranked_or_help{"solo.is_ranked_or_help",
                                               "whether the game is ranked, or help is shown"};

}  // namespace bastide::solo::errors
