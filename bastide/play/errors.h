// Messages of all games.
#pragma once

#include "bastide/base/message.h"

namespace bastide::play::errors {

inline constexpr MessageKind a_bot{"play.a_bot", "a bot"};
inline constexpr MessageKind the_bots_are{"play.the_bots_are", "the bots are {0}"};

}  // namespace bastide::play::errors
