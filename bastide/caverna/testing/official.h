// The official rules.
#pragma once

#include "bastide/caverna/score.h"

namespace bastide::caverna::testing {

inline const Profile& official = profile(Rules::official);

}  // namespace bastide::caverna::testing
