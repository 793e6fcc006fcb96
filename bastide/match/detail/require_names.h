// Contracts of functions that name the players of a game.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "bastide/base/require.h"

namespace bastide::match {

// Ends the program unless there is a name for each player.
inline void require_names(std::span<const std::string> names, std::size_t players,
                          const bastide::detail::Where& where = bastide::detail::Where::current()) {
    require(names.size() >= players, "there is a name for each player", names.size(), where);
}

}  // namespace bastide::match
