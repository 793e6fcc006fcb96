#include "bastide/draw/caverna/cell_art.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "bastide/draw/buildings.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/palette.h"
#include "bastide/draw/shape.h"
#include "bastide/draw/svg_path.h"
#include "bastide/draw/svg_words.h"

namespace bastide::draw {
namespace {

using Kind = BoardCell::Kind;
using Joined = BoardCell::Joined;

constexpr Point middle = {cell_width / 2, cell_height / 2};

// Tints of things without their own paint.
constexpr std::size_t leaf_green = 2;
constexpr std::size_t grain_yellow = 1;
constexpr std::size_t ruby_red = 5;

std::string rect(std::string_view classes, Point corner, Point size) {
    return svg_path(classes, 'M' + svg_pair(corner.x, corner.y) + 'h' + svg_number(size.x) + 'v' +
                                 svg_number(size.y) + 'h' + svg_number(-size.x) + 'z');
}

std::string tinted(std::size_t tint, Point at, std::string_view shape) {
    std::string out =
        "<path class=\"b-ink " + tint_class(tint) + "\" fill=\"currentColor\" d=\"M" + svg_pair(at.x, at.y);
    out += shape;
    return out + "\"/>";
}

std::string trees() {
    constexpr std::array<Point, 5> feet = {{{38, 46}, {96, 42}, {66, 64}, {30, 86}, {86, 88}}};
    std::string trunks;
    std::string crowns;
    for (const Point foot : feet) {
        trunks += 'M' + svg_pair(foot.x, foot.y) + "v5";
        crowns += tinted(leaf_green, foot, "h-12l12,-32l12,32z");
    }
    return svg_path("b-ink", trunks) + crowns;
}

std::string grass() {
    std::string strokes;
    for (const Point at : {Point{26, 30}, Point{84, 22}, Point{58, 54}, Point{22, 80}, Point{96, 74}})
        strokes += 'M' + svg_pair(at.x, at.y) + "l-3,-7m3,7v-9m0,9l3,-7";
    return svg_path("b-hatch", strokes);
}

// A fence with posts about the ground that it encloses.
std::string pasture(double height) {
    constexpr double inset = 11;
    constexpr double apart = 19;
    const double right = cell_width - inset;
    const double bottom = height - inset;
    std::string posts;
    for (double x = inset; x <= right + 1; x += apart)
        posts += 'M' + svg_pair(x - 2, inset - 5) + "h4v10h-4zM" + svg_pair(x - 2, bottom - 5) + "h4v10h-4z";
    for (double y = inset + apart; y < bottom - 6; y += apart)
        posts += 'M' + svg_pair(inset - 2, y - 5) + "h4v10h-4zM" + svg_pair(right - 2, y - 5) + "h4v10h-4z";
    return rect("b-ink b-garden", {inset, inset}, {right - inset, bottom - inset}) +
           svg_path("b-ink b-front", posts);
}

std::string furrows() {
    std::string lines;
    for (double y = 25; y < cell_height - 14; y += 13)
        lines += "M17," + svg_number(y) + 'H' + svg_number(cell_width - 17);
    return rect("b-ink b-street", {11, 11}, {cell_width - 22, cell_height - 22}) + svg_path("b-seam", lines);
}

std::string grain(Point foot) {
    return svg_path("b-ink", 'M' + svg_pair(foot.x, foot.y) + "v-34") +
           tinted(grain_yellow, foot + Point{0, -12},
                  "q-9,-3 -8,-11q8,2 8,11q0,-9 8,-11q1,8 -8,11m0,-12q-9,-3 -8,-11q8,2 8,11q0,-9 8,-11q1,8 "
                  "-8,11m0,-11q-5,-6 0,-13q5,7 0,13z");
}

std::string vegetable(Point foot) {
    return tinted(leaf_green, foot + Point{0, -20}, "q-10,-4 -9,-14q7,3 9,10q2,-7 9,-10q1,10 -9,14z") +
           tinted(ruby_red, foot + Point{0, -22}, "c14,-2 13,18 0,24c-13,-6 -14,-26 0,-24z");
}

std::string plaque(double y, std::string_view words) {
    const double width = glyph_width * static_cast<double>(columns(words)) + 10;
    return rect("b-ink b-table", {middle.x - width / 2, y - 15}, {width, 21}) +
           svg_text("b-words", "middle", {middle.x, y}, words);
}

std::string field(const BoardCell& cell) {
    constexpr int max_drawn = 3;
    const bool is_grain = cell.kind == Kind::grain_field;
    std::string out = furrows();
    if (cell.crops > max_drawn)
        return out + plaque(middle.y + 5, std::to_string(cell.crops) + (is_grain ? " grain" : " veg."));
    const double first = middle.x - 14 * (cell.crops - 1);
    for (int crop = 0; crop < cell.crops; ++crop) {
        const Point foot = {first + 28 * crop, middle.y + (is_grain ? 24 : 14)};
        out += is_grain ? grain(foot) : vegetable(foot);
    }
    return out;
}

std::string peaks() {
    return svg_path("b-ink b-stone", "M14,84l26,-44l14,22l20,-38l46,60z") +
           svg_path("b-ink b-front", "M40,40l-8,13.5l6,-2l4,5l6,-4zM74,24l-9,17l6,-3l5,6l6,-6l4,1.5z");
}

// The way into the mountain.
std::string arch() {
    return svg_path("b-ink b-dark", "M40,84v-30a28,28 0 0 1 56,0v30z");
}

// The same shaft, timbered.
std::string shaft() {
    return svg_path("b-ink b-dark", "M40,84v-50h56v50z") +
           svg_path("b-ink b-old-roof", "M38,84v-48h6v48zM92,84v-48h6v48zM34,30h68v7h-68z");
}

std::string ore() {
    return svg_path("b-ink b-stone",
                    "M52,84l3,-10l9,-4l8,5l3,9zM68,84l4,-13l8,-2l7,8l1,7zM60,70l5,-8l8,0l4,7l-6,5z");
}

std::string ruby(Point top) {
    return tinted(ruby_red, top, "h10l8,9l-13,17l-13,-17z") +
           svg_path("b-check", 'M' + svg_pair(top.x - 3, top.y + 9) + "h16");
}

std::string mine(const BoardCell& cell) {
    if (cell.kind == Kind::ore_mine) return shaft() + ore();
    return cell.kind == Kind::ruby_mine || cell.ruby ? shaft() + ruby({63, 52}) : arch();
}

// The card of a tile: a band with a colour and a mark for its kind, and its title.
std::string card(std::string_view band, std::string_view mark, std::string_view title) {
    constexpr double line_height = 17;
    // 13 characters fit, and look good on a separate line.
    const std::size_t line_columns = title.find(' ') > 12 ? 13 : 12;
    // Text in parentheses gets a separate line.
    const std::size_t bracket = std::min(title.find('('), title.size());
    auto lines = wrap_words(title.substr(0, bracket), line_columns);
    if (bracket < title.size()) lines.emplace_back(title.substr(bracket));
    std::string out = rect("b-ink b-table", {6, 6}, {cell_width - 12, cell_height - 12});
    out += band;
    out += mark;
    double y = 56 - line_height * 0.5 * (static_cast<double>(lines.size()) - 1);
    for (const std::string& line : lines) {
        out += svg_text("b-words", "middle", {middle.x, y + 4}, line);
        y += line_height;
    }
    return out;
}

constexpr std::string_view band_shape = "h124v14h-124z";

std::string dwelling_card(std::string_view title) {
    constexpr std::array roof = {House{{20, 17.5}, 7, true, true}};
    return card(svg_path("b-ink b-roof", "M6,6" + std::string(band_shape)), houses(roof), title);
}

std::string furnishing_card(const caverna::Furnishing& row) {
    switch (row.colour) {
        case caverna::Colour::dwelling:
            return dwelling_card(row.title);
        case caverna::Colour::yellow:
            return card(tinted(grain_yellow, {6, 6}, band_shape),
                        svg_path("b-ink b-front", "M16,13a4,4 0 1 0 8,0a4,4 0 1 0 -8,0z"), row.title);
        case caverna::Colour::other:
            break;
    }
    return card(svg_path("b-ink b-stone", "M6,6" + std::string(band_shape)),
                svg_path("b-ink b-front", "M16,9h8v8h-8z"), row.title);
}

}  // namespace

std::string cell_ground(const BoardCell& cell) {
    constexpr Point size = {cell_width, cell_height};
    switch (cell.kind) {
        case Kind::nothing:
            return "";
        case Kind::forest:
            return rect("b-meadow", {}, size);
        case Kind::meadow:
        case Kind::small_pasture:
        case Kind::large_pasture:
        case Kind::grain_field:
        case Kind::vegetable_field:
            return rect("b-field", {}, size);
        default:
            return rect("b-stone", {}, size);
    }
}

std::string cell_art(const BoardCell& cell) {
    switch (cell.kind) {
        case Kind::nothing:
            return "";
        case Kind::forest:
            return trees();
        case Kind::meadow:
            return grass();
        case Kind::small_pasture:
            return pasture(cell_height);
        case Kind::large_pasture:
            return cell.joined == Joined::above
                       ? ""
                       : pasture(cell.joined == Joined::below ? 2 * cell_height : cell_height);
        case Kind::grain_field:
        case Kind::vegetable_field:
            return field(cell);
        case Kind::rock:
            return peaks();
        case Kind::cavern:
            return arch();
        case Kind::entry_level:
            return dwelling_card("Entry-level dwelling");
        case Kind::furnishing:
            return furnishing_card(caverna::furnishings()[cell.tile]);
        case Kind::ore_mine:
        case Kind::deep_tunnel:
        case Kind::ruby_mine:
            return mine(cell);
    }
    return "";
}

std::string cell_points(int points) {
    constexpr Point at = {cell_width - 17, cell_height - 16};
    std::string words = std::to_string(points);
    if (points < 0) words.replace(0, 1, "−");
    const double width = std::max(22.0, glyph_width * static_cast<double>(columns(words)) + 8);
    return rect("b-ink b-table", {at.x + 11 - width, at.y - 11}, {width, 22}) +
           svg_text("b-words", "middle", {at.x + 11 - width / 2, at.y + 5.5}, words);
}

}  // namespace bastide::draw
