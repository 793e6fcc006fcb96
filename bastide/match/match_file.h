// A finished or unfinished match from a file, whichever program wrote it: a record of ours
// (saved_match.h) or a save of JCloisterZone 5 (jcz.h), told apart by their content.
#pragma once

#include <string_view>

#include "bastide/match/jcz.h"

namespace bastide::match {

// The players of a record that names nobody are "Player 1" and so on. Linear; the error says where the text
// is wrong.
Result<NamedMatch> read_match_file(std::string_view text);

}  // namespace bastide::match
