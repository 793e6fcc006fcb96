// Calls for the pictures of all pages: the style sheet and the art of a tile.
#include <array>

#include "bastide/draw/match/palette.h"
#include "bastide/draw/tally/meeples.h"
#include "bastide/draw/tile_art.h"
#include "bastide/tile/legend.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/number.h"
#include "web/engine/src/theme.h"

namespace bastide::engine {
namespace {

// The style sheet shared by all pictures.
std::string draw_style(draw::Theme theme) {
    return draw::match_style_sheet(theme) + draw::meeple_style(theme);
}

using EdgeNumber = Within<0, 2>;
using CityNumber = Within<0, 4>;

// The art of one tile, an SVG fragment of 100 by 100. Empty for a tile without roads and cities.
std::string draw_tile(EdgeNumber north, EdgeNumber east, EdgeNumber south, EdgeNumber west,
                      CityNumber cities) {
    return draw::tile_art(tile::read_legend({north, east, south, west, cities}).tile);
}

constexpr std::array calls = {
    Call{"draw_style", call<draw_style>},
    Call{"draw_tile", call<draw_tile>},
};

}  // namespace

std::span<const Call> draw_calls() {
    return calls;
}

}  // namespace bastide::engine
