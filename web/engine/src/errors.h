// Messages of calls for errors that users can cause. Errors that only a bug in a page can cause are plain
// text.
#pragma once

#include "bastide/base/message.h"

namespace bastide::engine::errors {

inline constexpr MessageKind large_sheet{"engine.large_sheet",
                                         "this is too large for a sheet: at most 1 MB is read"};
inline constexpr MessageKind lines{"list.lines", "\n", "\n"};
inline constexpr MessageKind of_player{"engine.of_player", "player {0}: {1}"};
inline constexpr MessageKind too_many_drawn{"engine.too_many_drawn",
                                            "more than {0} players cannot be told apart in a picture"};
inline constexpr MessageKind bad_map_size{"engine.bad_map_size",
                                          "the largest map has rows and columns, two whole numbers above 0"};
inline constexpr MessageKind small_map_size{
    "engine.small_map_size", "the largest map allowed has fewer squares than the puzzle has tiles"};

}  // namespace bastide::engine::errors
