// The class `bastide.arrange.Problem`, without its searches.
#include "bastide/arrange/read.h"
#include "bastide/match/landscape_tile.h"
#include "bastide/match/tile.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/tile/legend.h"
#include "python/src/arrange.h"
#include "python/src/record.h"

namespace bastide::python {
namespace {

using arrange::Kind;
using arrange::Kinds;
using arrange::Problem;
using arrange::Shape;
using tile::Edge;
using tile::FeatureKind;
using tile::Side;

using SideWord = Word<"typing.Literal['north', 'east', 'south', 'west']">;
using SideEdgeWord = Word<"typing.Literal['field', 'road', 'city']">;
using ShapeLike = Typed<"tuple[int, int] | str">;
// Row, column, side and edge, and row, column, tile and rotation.
using SideRule = std::tuple<std::int64_t, std::int64_t, SideWord, SideEdgeWord>;
using FixedRule = std::tuple<std::int64_t, std::int64_t, std::string, std::int64_t>;

constexpr std::array side_edges = {std::pair(std::string_view("field"), Edge::field),
                                   std::pair(std::string_view("road"), Edge::road),
                                   std::pair(std::string_view("city"), Edge::city)};

tile::Cell cell_of(std::int64_t row, std::int64_t column, const char* argument) {
    constexpr std::int64_t most = 1'000'000;
    return {within(row, 0, most, argument), within(column, 0, most, argument)};
}

Shape shape_of(const ShapeLike& shape) {
    if (nb::isinstance<nb::str>(shape))
        return value_of(arrange::read_mask(utf8_of(nb::borrow<nb::str>(shape))));
    std::pair<std::int64_t, std::int64_t> size;
    if (!nb::try_cast(shape, size))
        refuse_type("shape: expected (rows, columns) or the text of a mask", shape);
    constexpr std::int64_t most = Shape::max_cells;
    return value_of(Shape::rectangle(within(size.first, 1, most, "rows of shape"),
                                     within(size.second, 1, most, "columns of shape")));
}

Kinds kinds_of_text(const Json& source) {
    if (source.text == "box") return arrange::kinds_of(match::box_tiles());
    if (source.text == "19") return arrange::any_of_each_kind();
    return read_of(source, arrange::read_tiles(source.text, match::find_landscape_tile));
}

arrange::GivenSide side_of(const SideRule& rule) {
    constexpr std::array sides = {
        std::pair(std::string_view("north"), Side::north), std::pair(std::string_view("east"), Side::east),
        std::pair(std::string_view("south"), Side::south), std::pair(std::string_view("west"), Side::west)};
    const auto& [row, column, side, edge] = rule;
    return {cell_of(row, column, "sides"), chosen(utf8_of(side), sides, "sides"),
            chosen(utf8_of(edge), side_edges, "sides")};
}

arrange::FixedTile fixed_of(const FixedRule& fixed) {
    const auto& [row, column, name, rotation] = fixed;
    const tile::Tile tile = value_of(arrange::read_tile(name, match::find_landscape_tile));
    return {cell_of(row, column, "fixed"),
            tile.rotate(static_cast<int>(within(rotation, 0, 3, "rotation of fixed")))};
}

void make_problem(Problem* place, const ShapeLike& shape, const TilesLike& tiles, bool some, bool connected,
                  const BorderWord& border, const std::vector<SideRule>& sides,
                  const std::vector<FixedRule>& fixed, bool equal_neighbours, bool equal_corners,
                  const std::vector<ApartWord>& apart) {
    Problem problem = problem_of(tiles, border, equal_neighbours, equal_corners, apart);
    problem.shape = shape_of(shape);
    if (some) allow_leftovers(problem.kinds);
    problem.may_leave_cells = connected;
    std::ranges::transform(sides, std::back_inserter(problem.sides), side_of);
    std::ranges::transform(fixed, std::back_inserter(problem.fixed), fixed_of);
    if (const auto checked = check(problem); !checked) throw InputError(checked.error());
    new (place) Problem(std::move(problem));
}

// The size of a rectangle, or the text of a mask.
ShapeLike words_of_shape(const Problem& of) {
    const auto cells = of.shape.cells();
    const std::int64_t rows = cells.back().row + 1;
    const std::int64_t columns = std::ranges::max(cells, {}, &tile::Cell::column).column + 1;
    if (Shape::rectangle(rows, columns) == of.shape) return ShapeLike(nb::make_tuple(rows, columns));
    std::string mask;
    std::int64_t row = 0;
    std::int64_t column = 0;
    for (const tile::Cell cell : cells) {
        for (; row < cell.row; ++row, column = 0) mask += '\n';
        mask.append(static_cast<std::size_t>(cell.column - column), '.');
        mask += '#';
        column = cell.column + 1;
    }
    return ShapeLike(nb::cast(mask + '\n'));
}

// True if tiles may be left over.
bool may_leave_tiles(const Problem& of) {
    return std::ranges::any_of(
        of.kinds, [](const Kind& kind) { return kind.least == 0 && kind.most < arrange::any_number; });
}

std::string words_of_tile(tile::Tile tile) {
    return tile::to_string(tile::legend(tile));
}

// The tiles as text that `Problem` accepts.
std::string words_of_kinds(const Problem& of) {
    const bool has_leftovers = may_leave_tiles(of);
    Kinds box = arrange::kinds_of(match::box_tiles());
    if (has_leftovers) allow_leftovers(box);
    if (of.kinds == box) return "box";
    if (of.kinds == arrange::any_of_each_kind()) return "19";
    std::string lines;
    for (const Kind& kind : of.kinds) {
        const int count = has_leftovers ? kind.most : kind.least;
        const std::string tile = ' ' + words_of_tile(kind.tile) + '\n';
        if (count > 0 && count < arrange::any_number) lines += std::to_string(count) + tile;
        if (kind.most == arrange::any_number) lines += "any" + tile;
    }
    return lines;
}

BorderWord word_of_border(const Problem& of) {
    return of.border ? BorderWord(name(*of.border)) : BorderWord("free");
}

auto words_of_sides(const Problem& of) {
    return tuple_of(of.sides, [](const arrange::GivenSide& given) {
        return Tuple<int, int, SideWord, SideEdgeWord>(
            nb::make_tuple(given.at.row, given.at.column, name(given.side), name(given.edge)));
    });
}

auto words_of_fixed(const Problem& of) {
    return tuple_of(of.fixed, [](const arrange::FixedTile& fixed) {
        return Tuple<int, int, nb::str, int>(
            nb::make_tuple(fixed.at.row, fixed.at.column, words_of_tile(fixed.tile), 0));
    });
}

Kinds kinds_of(const TilesLike& tiles) {
    if (nb::isinstance<puzzle::Puzzle>(tiles))
        return arrange::kinds_of(nb::cast<const puzzle::Puzzle&>(tiles).tiles);
    if (nb::isinstance(tiles, nb::module_::import_("bastide.landscape").attr("Landscape")))
        return kinds_of_text(json_of(tiles.attr("rows")));
    const bool is_known = nb::isinstance<nb::str>(tiles) || nb::isinstance<nb::bytes>(tiles) ||
                          nb::isinstance<nb::list>(tiles) || nb::isinstance<nb::tuple>(tiles) ||
                          nb::hasattr(tiles, "tolist");
    if (!is_known) refuse_type("tiles: expected text, a map or a puzzle", tiles);
    return kinds_of_text(json_of(tiles));
}

}  // namespace

Problem problem_of(const TilesLike& tiles, const BorderWord& border, bool equal_neighbours,
                   bool equal_corners, const std::vector<ApartWord>& apart) {
    using Border = std::pair<std::string_view, std::optional<Edge>>;
    constexpr std::array borders = {Border{"free", std::nullopt}, Border{"closed", Edge::field},
                                    Border{"field", Edge::field}, Border{"road", Edge::road},
                                    Border{"city", Edge::city}};
    constexpr std::array features = {std::pair(std::string_view("city"), FeatureKind::city),
                                     std::pair(std::string_view("road"), FeatureKind::road),
                                     std::pair(std::string_view("monastery"), FeatureKind::monastery)};
    Problem problem;
    problem.kinds = kinds_of(tiles);
    problem.border = chosen(utf8_of(border), borders, "border");
    problem.equal_apart = !equal_neighbours || !equal_corners;
    problem.equal_apart_at_corners = !equal_corners;
    for (const ApartWord& word : apart)
        problem.features_apart.push_back(chosen(utf8_of(word), features, "apart"));
    return problem;
}

Record<Problem> add_arrange_problem(nb::module_& room) {
    Record<Problem> problem(room, "Problem", "A shape, and the tiles that are to fill it.");
    problem.field("shape", &words_of_shape, "(rows, columns) of a rectangle, or the text of a mask.")
        .field("tiles", &words_of_kinds, "'box', '19', or a count and a tile per line.")
        .field("some", &may_leave_tiles, "True if tiles may be left over.")
        .field(
            "connected", [](const Problem& of) { return of.may_leave_cells; },
            "True if squares may stay empty.")
        .field("border", &word_of_border, "The edge of the border: 'free', 'field', 'road' or 'city'.")
        .field("sides", &words_of_sides, "The given sides: (row, column, side, edge).")
        .field("fixed", &words_of_fixed, "The fixed tiles: (row, column, rotated tile, 0).")
        .field(
            "equal_neighbours", [](const Problem& of) { return !of.equal_apart; },
            "True if a tile may be next to its own kind.")
        .field(
            "equal_corners", [](const Problem& of) { return !of.equal_apart_at_corners; },
            "True if a tile may be diagonally next to its own kind.")
        .field(
            "apart",
            [](const Problem& of) {
                return tuple_of(of.features_apart, [](FeatureKind kind) { return ApartWord(name(kind)); });
            },
            "The kinds of features that two neighbours may both have only if they share one.")
        .made_by_keywords("arrange", "Problem")
        .def("__init__", &make_problem, nb::arg("shape"), nb::kw_only(), nb::arg("tiles") = "box",
             nb::arg("some") = false, nb::arg("connected") = false, nb::arg("border") = BorderWord("free"),
             nb::arg("sides") = std::vector<SideRule>(), nb::arg("fixed") = std::vector<FixedRule>(),
             nb::arg("equal_neighbours") = true, nb::arg("equal_corners") = true,
             nb::arg("apart") = std::vector<ApartWord>(),
             "Create a problem. `shape` is (rows, columns), or the text of a mask with '#' for each of up to "
             "1,024 squares. `tiles` is 'box' for the 72 tiles of the box, '19' for any number of each of "
             "the 19 kinds, text with a count and a tile per line, such as '4 [1,1,0,0,0]' or 'any RCr', or "
             "the tiles of a map or a puzzle, as text or as a value. All are used, or with `some` any of "
             "them. With `connected`, squares may stay empty, but the tiles are in one piece.\n\nThe "
             "`border` is 'free', 'field' or 'closed', 'road' or 'city'. `sides` are rules (row, column, "
             "side, edge), such as (0, 0, 'north', 'road'), and `fixed` tiles (row, column, tile, rotation), "
             "with rows and columns from 0 and rotations of 0 to 3 quarter turns clockwise. Without "
             "`equal_neighbours` or `equal_corners`, no tile is next to its own kind, or also not "
             "diagonally. Neighbours with a feature of a kind in `apart` have it in common, across their "
             "shared side.\n\nRaises Error for rules that contradict one another, or tiles that cannot fill "
             "the shape.");
    return problem;
}

}  // namespace bastide::python
