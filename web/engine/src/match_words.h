// Words of calls about the base game.
#pragma once

#include <string_view>

#include "bastide/base/result.h"
#include "bastide/match/position_text.h"
#include "bastide/match/tile_list.h"
#include "bastide/text/quote.h"
#include "web/engine/src/call.h"
#include "web/engine/src/number.h"

namespace bastide::engine {

template <>
inline constexpr auto reader<match::Position> = match::read_position;

struct TileType {
    match::Type type;

    static Result<TileType> read(std::string_view name) {
        if (const auto type = match::find_type(name)) return TileType{*type};
        return fail("there is no tile " + text::in_quotes(name));
    }
};

// A coordinate of a point of the board, which has 100 units per square.
using Coordinate = Within<-10'000, 10'000>;

using Player = Within<0, match::max_players - 1>;

}  // namespace bastide::engine
