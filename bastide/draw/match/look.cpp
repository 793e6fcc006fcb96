#include "bastide/draw/match/look.h"

#include <algorithm>
#include <array>
#include <mutex>

#include "bastide/draw/numbers.h"
#include "bastide/draw/svg_path.h"
#include "bastide/draw/tile_art.h"
#include "bastide/match/landscape_tile.h"
#include "bastide/match/oriented_tile.h"

namespace bastide::draw {
namespace {

// A shield with a chevron.
std::string shield(Point middle) {
    const std::string at = 'M' + svg_pair(middle.x, middle.y);
    return svg_path("b-ink b-shield", at + "m-6,-7.5h12v7c0,5 -3,7.5 -6,9.5c-3,-2 -6,-4.5 -6,-9.5z") +
           svg_path("b-front", at + "m-6,0.6l6,-4.2l6,4.2v3.6l-6,-4.2l-6,4.2z");
}

// Depends on the number of sides that the city reaches, and for two sides on whether they are opposite.
std::optional<Point> upright_pennant_place(const match::TileType& type) {
    const match::Piece& city = type.pieces[0];
    if (city.kind != match::Kind::city || city.pennants == 0) return std::nullopt;
    switch (std::ranges::count(type.edges, tile::Edge::city)) {
        case 2:
            return type.edges[index(tile::Side::north)] == tile::Edge::city ? Point{19, 20} : Point{18, 50};
        case 3:
            return Point{20, 26};
        default:
            return Point{24, 26};
    }
}

}  // namespace

std::optional<Point> pennant_place(match::Type type, int rotation) {
    const std::optional<Point> upright = upright_pennant_place(match::types[type]);
    if (!upright) return std::nullopt;
    return rotate(*upright, rotation);
}

// Draws a tile. Pictures need the same 96 again and again, and drawing them is nearly all the work.
static std::string drawn_tile(match::Type type, int rotation) {
    const std::optional<Point> pennant = pennant_place(type, rotation);
    const std::string art = tile_art(match::landscape_tile(type, rotation), pennant);
    return pennant ? art + shield(*pennant) : art;
}

const std::string& match_tile_art(match::Type type, int rotation) {
    struct Art {
        std::once_flag once;
        std::string svg;
    };
    static std::array<Art, match::oriented_count> arts;
    Art& art = arts.at(match::oriented_tile(type, rotation));
    std::call_once(art.once, [&] { art.svg = drawn_tile(type, rotation); });
    return art.svg;
}

}  // namespace bastide::draw
