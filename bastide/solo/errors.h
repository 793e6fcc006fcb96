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

// Illegal moves.
inline constexpr MessageKind cannot_go{"solo.cannot_go", "{0} cannot go to [{1},{2}]: {3}"};
inline constexpr MessageKind board_full{"solo.board_full", "the board is full and the game is over"};
inline constexpr MessageKind discard_after_a_turn{"solo.discard_after_a_turn",
                                                  "the hand can be discarded only after 1 turn"};
inline constexpr MessageKind discard_after_turns{"solo.discard_after_turns",
                                                 "the hand can be discarded only after {0} turns"};
inline constexpr MessageKind no_such_tile{"solo.no_such_tile", "a hand has tiles 0 to 3, not {0}"};
inline constexpr MessageKind no_such_square{
    "solo.no_such_square", "there is no square [{0},{1}] on a board of size {2}, which is counted from 0"};
inline constexpr MessageKind square_taken{"solo.square_taken", "there is already a tile there"};
inline constexpr MessageKind square_isolated{"solo.square_isolated", "it must go next to a tile"};
inline constexpr MessageKind no_road_beside{"solo.no_road_beside", "a road must go next to a road"};
inline constexpr MessageKind no_road_connects{"solo.no_road_connects",
                                              "one of its arms must meet an arm of a road"};

}  // namespace bastide::solo::errors
