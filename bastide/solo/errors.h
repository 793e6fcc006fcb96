// Messages of the solo game.
#pragma once

#include "bastide/base/message.h"

namespace bastide::solo::errors {

inline constexpr MessageKind a_dealer{"solo.a_dealer", "a dealer"};
inline constexpr MessageKind the_dealers_are{"solo.the_dealers_are", "the dealers are {0}"};

}  // namespace bastide::solo::errors
