// `bastide.landscape`: a finished map, its score, its features, and the tiles that fit its holes.
#include "bastide/arrange/sequence.h"
#include "bastide/draw/landscape/svg.h"
#include "bastide/landscape/complete.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/text/plural.h"
#include "bastide/tile/legend.h"
#include "python/src/arguments.h"
#include "python/src/casters.h"
#include "python/src/long_work.h"
#include "python/src/record.h"
#include "python/src/rooms.h"
#include "python/src/theme.h"

namespace nanobind::detail {

using bastide::tile::Cell;
using bastide::tile::Edge;
using bastide::tile::FeatureKind;

template <>
struct type_caster<FeatureKind> : AsNumber<FeatureKind, FeatureKind::monastery> {};
template <>
struct type_caster<Edge> : AsNumber<Edge, Edge::city> {};
template <>
struct type_caster<Cell> : AsPair<Cell, &Cell::row, &Cell::column> {};

}  // namespace nanobind::detail

namespace bastide::python {
namespace {

using KindWord = Word<"typing.Literal['city', 'road', 'monastery']">;
using EdgeWord = Word<"typing.Literal['field', 'road', 'city']">;
using CornersWord = Word<"typing.Literal['split', 'joined']">;
// A cell in the format of maps: five numbers, or nothing for the empty square.
using Cell = Typed<"tuple[()] | tuple[int, int, int, int, int]", nb::tuple>;
using Map = Typed<
    "str | bytes | "
    "collections.abc.Sequence[collections.abc.Sequence[collections.abc.Sequence[int]]] | "
    "numpy.typing.NDArray[numpy.integer[typing.Any]]">;
using Lines = std::array<landscape::LandscapeScore::Line, 3>;

// A map with its text, so that pickle can read it again.
struct Report : landscape::ScoreReport {
    std::string text;
    std::string corner_cities;
};

landscape::CornerCities corner_cities_of(const CornersWord& word) {
    using Choice = std::pair<std::string_view, landscape::CornerCities>;
    constexpr std::array choices = {Choice{"split", landscape::CornerCities::split},
                                    Choice{"joined", landscape::CornerCities::joined}};
    return chosen(utf8_of(word), choices, "corner_cities");
}

Result<landscape::ScoreReport> score_text(std::string_view text, const landscape::ScoreOptions& options) {
    constexpr std::size_t between_looks = std::size_t{1} << 20;
    landscape::TextScorer scorer(options);
    while (!text.empty() && check_signals()) {
        const std::string_view piece = text.substr(0, between_looks);
        if (auto read = scorer.feed(piece); !read) return std::unexpected(std::move(read.error()));
        text.remove_prefix(piece.size());
    }
    return scorer.finish();
}

landscape::ScoreReport scored(const Json& json, const landscape::ScoreOptions& options) {
    return read_of(json, released([&] { return score_text(json.text, options); }));
}

landscape::LandscapeScore score(const Map& source, const CornersWord& corner_cities) {
    landscape::ScoreOptions options;
    options.corners = corner_cities_of(corner_cities);
    return scored(json_of(source), options).score;
}

Report read(const Map& source, const CornersWord& corner_cities, bool strict) {
    landscape::ScoreOptions options;
    options.corners = corner_cities_of(corner_cities);
    options.store_landscape = true;
    if (strict) options.tiles = landscape::LandscapeReader::Tiles::the_19;
    Json json = json_of(source);
    landscape::ScoreReport report = scored(json, options);
    if (strict && report.warnings.count() > 0) throw InputError(to_string(report.warnings.first().front()));
    return {std::move(report), std::move(json.text), utf8_of(corner_cities)};
}

Tuple<int, int> place(tile::Cell at) {
    return nb::make_tuple(at.row, at.column);
}

Cell cell(tile::Tile tile) {
    return tile.empty() ? nb::tuple() : tuple_of(legend(tile));
}

TupleOf<TupleOf<Cell>> rows(const Report& report) {
    nb::list rows;
    for (std::size_t row = 0; row < report.landscape.rows(); ++row)
        rows.append(tuple_of(report.landscape.row(row), cell));
    return nb::tuple(rows);
}

Dict<KindWord, landscape::LandscapeScore::Line> by_kind(const Lines& lines) {
    nb::dict kinds;
    for (const tile::FeatureKind kind : tile::all_feature_kinds)
        kinds[nb::cast(name(kind))] = lines[index(kind)];
    return kinds;
}

auto demand_of(const landscape::Hole& hole) {
    using Demand = std::optional<EdgeWord>;
    return Tuple<Demand, Demand, Demand, Demand>(tuple_of(
        hole.around,
        [](const std::optional<tile::Edge>& edge) { return edge ? Demand(name(*edge)) : std::nullopt; }));
}

TupleOf<Cell> fits(const landscape::Hole& hole) {
    nb::list tiles;
    for (std::size_t i = 0; i < landscape::oriented_catalogue().size(); ++i) {
        if ((hole.fits >> i & 1U) != 0) tiles.append(cell(landscape::oriented_catalogue()[i].tile));
    }
    return nb::tuple(tiles);
}

TupleOf<std::string> warnings_of(const Report& report) {
    return tuple_of(report.warnings.first(),
                    [](const landscape::Warning& warning) { return to_string(warning); });
}

std::string svg(const Report& report, const ThemeWord& theme_word) {
    const draw::Theme theme = theme_of(theme_word);
    return released(
        [&] { return draw::landscape_svg(report.landscape, find_features(report.landscape), theme); });
}

TupleOf<landscape::Feature> features(const Report& report) {
    return tuple_of(released([&] { return find_features(report.landscape); }).features);
}

TupleOf<landscape::Hole> holes(const Report& report, bool beyond) {
    return tuple_of(released([&] { return find_holes(report.landscape, beyond); }));
}

// The score and the rest follow from these.
bool is_same(const Report& one, const Report& other) {
    return one.landscape == other.landscape && one.warnings == other.warnings;
}

Py_hash_t hash_of(const Report& report) {
    return nb::hash(nb::make_tuple(report.landscape.rows(), report.landscape.tiles(), report.score.total()));
}

std::string about(const Report& report) {
    return "<Landscape: " + text::plural(static_cast<std::int64_t>(report.landscape.tiles()), "tile") + ", " +
           text::plural(report.score.total(), "point") + ">";
}

void add_values(nb::module_& room) {
    Record<landscape::LandscapeScore::Line>(room, "Line",
                                            "The number of features of a kind, and their points.")
        .pickled([](auto& of) { return std::tie(of.count, of.points); })
        .field(
            "count", [](const landscape::LandscapeScore::Line& line) { return line.count; },
            "The number of features.")
        .field(
            "points", [](const landscape::LandscapeScore::Line& line) { return line.points; },
            "Their points.");
    Record<landscape::LandscapeScore>(room, "Score", "The score of a map.")
        .pickled([](auto& of) { return std::tie(of.complete, of.incomplete); })
        .field("total", &landscape::LandscapeScore::total, "All points.")
        .field(
            "complete", [](const landscape::LandscapeScore& score) { return by_kind(score.complete); },
            "A Line of complete features for each kind: 'city', 'road' and 'monastery'.")
        .field(
            "incomplete", [](const landscape::LandscapeScore& score) { return by_kind(score.incomplete); },
            "A Line of incomplete features for each kind.");
    Record<landscape::Feature>(room, "Feature", "A city, a road or a monastery.")
        .pickled([](auto& of) { return std::tie(of.kind, of.complete, of.points, of.tiles); })
        .field(
            "kind", [](const landscape::Feature& feature) { return KindWord(name(feature.kind)); },
            "'city', 'road' or 'monastery'.")
        .field(
            "complete", [](const landscape::Feature& feature) { return feature.complete; },
            "True if it has no open side. For a monastery, true if all 8 squares around it have tiles.")
        .field(
            "points", [](const landscape::Feature& feature) { return feature.points; }, "The points.")
        .field(
            "tiles", [](const landscape::Feature& feature) { return tuple_of(feature.tiles, place); },
            "The (row, column) of its tiles, each once, by row, then column.");
    Record<landscape::Hole>(room, "Hole", "An empty square that touches a tile.")
        .pickled([](auto& of) { return std::tie(of.at, of.around, of.fits); })
        .field(
            "at", [](const landscape::Hole& hole) { return place(hole.at); },
            "Its (row, column), on the map or one square beyond it.")
        .field("around", &demand_of,
               "The edges that its neighbours require, clockwise from north: 'field', 'road', 'city', or "
               "None without a neighbour.")
        .field("fits", &fits, "Every tile of the 19 that fits, in its rotation, as five numbers.");
}

void add_map(nb::module_& room) {
    nb::class_<Report> map(room, "Landscape",
                           "A finished map. Rows and columns are counted from 0, and rows grow southward.");
    copy_as_itself(map);
    map.def_prop_ro("rows", &rows,
                    "The map as read: rows of cells, each (north, east, south, west, cities), or () for the "
                    "empty square.")
        .def_prop_ro(
            "score", [](const Report& report) { return report.score; },
            "The score of the map if one player owns every feature.")
        .def_prop_ro(
            "doubts",
            [](const Report& report) {
                warn_old("doubts", "warnings");
                return warnings_of(report);
            },
            "Deprecated: the old name of `warnings`.")
        .def_prop_ro(
            "warnings", &warnings_of,
            "The warnings, one sentence each, with rows and columns counted from 1: sides that differ from "
            "their neighbours', and counts of cities that contradict the sides. The first ten of each kind.")
        .def("features", &features, "Every feature, in reading order of its first tile. Linear in squares.")
        .def("holes", &holes, nb::kw_only(), nb::arg("beyond") = true,
             "Every empty square that touches a tile, in reading order, with the tiles that fit. With "
             "`beyond`, also the squares next to the map, such as row -1 or column -1. Linear in squares.")
        .def("svg", &svg, nb::kw_only(), nb::arg("theme") = "reader",
             "The picture as a self-contained SVG document. The `theme` is 'light', 'dark', or 'reader' for "
             "the reader's preference. Raises Error for another theme.")
        .def(
            "_repr_svg_", [](const Report& report) { return svg(report, ThemeWord("reader")); },
            "For notebooks.")
        .def(
            "to_puzzle",
            [](const Report& report) {
                return std::make_shared<puzzle::Puzzle>(value_of(arrange::to_puzzle(report.landscape)));
            },
            "A puzzle.Puzzle that the map solves, with the tiles in an order in which each is next to an "
            "earlier one. Raises Error for a map in several pieces, with an open road or city, with a tile "
            "that no puzzle can have, or of more than 1,000 tiles.")
        .def("__eq__", &is_same, nb::is_operator(), equality, "True if the tiles and the warnings are equal.")
        .def("__hash__", &hash_of, "A hash, the same for equal maps.")
        .def(
            "__reduce__",
            [](const Report& of) {
                nb::dict arguments;
                arguments["source"] = nb::bytes(of.text.data(), of.text.size());
                arguments["corner_cities"] = of.corner_cities;
                return made_again("landscape", "read", arguments);
            },
            "For pickle: the text that was read.")
        .def("__repr__", &about, "The number of tiles and points.");
}

}  // namespace

void add_landscape(nb::module_& room) {
    add_values(room);
    add_map(room);
    room.def("read", &read, nb::arg("source"), nb::kw_only(), nb::arg("corner_cities") = "split",
             nb::arg("strict") = false,
             "Read a map of up to 4,194,304 squares. `source` is JSON text, rows as lists, or an integer "
             "array (rows, columns, 5). A cell is [] or [north, east, south, west, cities], with sides 0 "
             "field, 1 road, 2 city.\n\nTwo adjacent city sides with a count of 2 are two cities, or one "
             "with corner_cities='joined'. Raises Error if the source is not a map, and with `strict` also "
             "for any warning and for tiles other than the 19.");
    room.def("score", &score, nb::arg("source"), nb::kw_only(), nb::arg("corner_cities") = "split",
             "Score a map of any size without storing it. `source` and `corner_cities` are as in `read`. "
             "Raises Error if the source is not a map.");
    room.attr("CATALOGUE") = tuple_of(tile::catalogue, cell);
}

}  // namespace bastide::python
