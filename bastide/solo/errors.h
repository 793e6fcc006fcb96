// Messages of the solo game.
#pragma once

#include "bastide/base/message.h"

namespace bastide::solo::errors {

inline constexpr MessageKind bad_size{
    "solo.bad_size", "a board cannot be of size {0}: the size is an odd number from {1} to {2}"};
inline constexpr MessageKind a_dealer{"solo.a_dealer", "a dealer"};
inline constexpr MessageKind the_dealers_are{"solo.the_dealers_are", "the dealers are {0}"};

}  // namespace bastide::solo::errors
