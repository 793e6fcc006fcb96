// `bastide.arrange`: whether tiles can fill a shape, and how best. Compiled only with the SAT solver.
#include <chrono>
#include <functional>
#include <optional>
#include <utility>

#include "bastide/arrange/best.h"
#include "bastide/arrange/bound.h"
#include "bastide/arrange/read.h"
#include "bastide/arrange/search.h"
#include "bastide/arrange/verify.h"
#include "bastide/landscape/format.h"
#include "bastide/match/landscape_tile.h"
#include "bastide/play/random.h"
#include "bastide/text/plural.h"
#include "bastide/tile/catalogue.h"
#include "python/src/arguments.h"
#include "python/src/casters.h"
#include "python/src/long_work.h"
#include "python/src/record.h"
#include "python/src/rooms.h"
#include "python/src/typed.h"
#include "sat/cube_and_conquer.h"

namespace nanobind::detail {

using ArrangeEnd = bastide::arrange::SearchResult::End;
using BestEnd = bastide::arrange::BestResult::End;

template <>
struct type_caster<ArrangeEnd> : AsNumber<ArrangeEnd, ArrangeEnd::memory> {};
template <>
struct type_caster<BestEnd> : AsNumber<BestEnd, BestEnd::memory> {};

}  // namespace nanobind::detail

namespace bastide::python {
namespace {

using arrange::BestResult;
using arrange::Encoding;
using arrange::Goal;
using arrange::Problem;
using arrange::SearchResult;
using tile::Edge;
using tile::FeatureKind;
using tile::Side;

using BorderWord = Word<"typing.Literal['free', 'closed', 'field', 'road', 'city']">;
using FeatureWord = Word<"typing.Literal['city', 'road', 'monastery']">;
using GoalWord = Word<"typing.Literal['points', 'city', 'road', 'closed', 'tiles']">;
using EndWord = Word<"typing.Literal['found', 'all', 'time', 'memory']">;
using BestEndWord = Word<"typing.Literal['proved', 'none', 'time', 'memory']">;
using ShapeLike = Typed<"tuple[int, int] | str">;
using Map = Typed<"bastide.landscape.Landscape">;
// Row, column, side and edge, and row, column, tile and rotation.
using SideRule =
    std::tuple<std::int64_t, std::int64_t, Word<"typing.Literal['north', 'east', 'south', 'west']">,
               Word<"typing.Literal['field', 'road', 'city']">>;
using FixedTile = std::tuple<std::int64_t, std::int64_t, std::string, std::int64_t>;

constexpr std::array edges = {std::pair(std::string_view("field"), Edge::field),
                              std::pair(std::string_view("road"), Edge::road),
                              std::pair(std::string_view("city"), Edge::city)};

// Some arrangements, as JSON, and why the search ended.
struct Arrangements {
    std::vector<std::string> maps;
    SearchResult::End end = SearchResult::End::enough;
};

struct Best {
    std::optional<std::string> map;
    std::optional<std::int64_t> value;
    std::int64_t bound = 0;
    BestResult::End end = BestResult::End::proved;
};

tile::Cell cell_of(std::int64_t row, std::int64_t column, const char* argument) {
    constexpr std::int64_t most = 1'000'000;
    return {within(row, 0, most, argument), within(column, 0, most, argument)};
}

arrange::Shape shape_of(const ShapeLike& shape) {
    if (nb::isinstance<nb::str>(shape))
        return value_of(arrange::read_mask(utf8_of(nb::borrow<nb::str>(shape))));
    std::pair<std::int64_t, std::int64_t> size;
    if (!nb::try_cast(shape, size))
        refuse_type("shape: expected (rows, columns) or the text of a mask", shape);
    constexpr std::int64_t most = arrange::Shape::max_cells;
    return value_of(arrange::Shape::rectangle(within(size.first, 1, most, "rows of shape"),
                                              within(size.second, 1, most, "columns of shape")));
}

arrange::Kinds kinds_of(std::string_view tiles) {
    if (tiles == "box") return arrange::kinds_of(match::box_tiles());
    if (tiles != "19") return value_of(arrange::read_kinds(tiles, match::find_landscape_tile));
    arrange::Kinds kinds;
    for (const tile::Tile tile : tile::catalogue) arrange::add_any_number(kinds, tile);
    return kinds;
}

std::optional<Edge> border_of(const BorderWord& border) {
    using Choice = std::pair<std::string_view, std::optional<Edge>>;
    constexpr std::array choices = {Choice{"free", std::nullopt}, Choice{"closed", Edge::field},
                                    Choice{"field", Edge::field}, Choice{"road", Edge::road},
                                    Choice{"city", Edge::city}};
    return chosen(utf8_of(border), choices, "border");
}

arrange::GivenSide side_of(const SideRule& rule) {
    constexpr std::array sides = {
        std::pair(std::string_view("north"), Side::north), std::pair(std::string_view("east"), Side::east),
        std::pair(std::string_view("south"), Side::south), std::pair(std::string_view("west"), Side::west)};
    const auto& [row, column, side, edge] = rule;
    return {cell_of(row, column, "sides"), chosen(utf8_of(side), sides, "sides"),
            chosen(utf8_of(edge), edges, "sides")};
}

arrange::FixedTile fixed_of(const FixedTile& fixed) {
    const auto& [row, column, name, rotation] = fixed;
    const tile::Tile tile = value_of(arrange::read_tile(name, match::find_landscape_tile));
    return {cell_of(row, column, "fixed"),
            tile.rotate(static_cast<int>(within(rotation, 0, 3, "rotation of fixed")))};
}

FeatureKind feature_of(const FeatureWord& word) {
    constexpr std::array kinds = {std::pair(std::string_view("city"), FeatureKind::city),
                                  std::pair(std::string_view("road"), FeatureKind::road),
                                  std::pair(std::string_view("monastery"), FeatureKind::monastery)};
    return chosen(utf8_of(word), kinds, "apart");
}

void make_problem(Problem* place, const ShapeLike& shape, const nb::str& tiles, bool some, bool connected,
                  const BorderWord& border, const std::vector<SideRule>& sides,
                  const std::vector<FixedTile>& fixed, bool equal_neighbours, bool equal_corners,
                  const std::vector<FeatureWord>& apart) {
    Problem problem;
    problem.shape = shape_of(shape);
    problem.kinds = kinds_of(utf8_of(tiles));
    if (some) allow_leftovers(problem.kinds);
    problem.may_leave_cells = connected;
    problem.border = border_of(border);
    std::ranges::transform(sides, std::back_inserter(problem.sides), side_of);
    std::ranges::transform(fixed, std::back_inserter(problem.fixed), fixed_of);
    problem.equal_apart = !equal_neighbours || !equal_corners;
    problem.equal_apart_at_corners = !equal_corners;
    std::ranges::transform(apart, std::back_inserter(problem.features_apart), feature_of);
    if (const auto checked = check(problem); !checked) throw InputError(checked.error());
    new (place) Problem(std::move(problem));
}

using Continue = std::function<bool()>;

// Returns true until the time is over, a signal came or Python ends.
Continue until(std::optional<double> max_seconds) {
    if (max_seconds && !(*max_seconds > 0)) throw InputError("max_seconds is a number of seconds above 0");
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    return [=] {
        const std::chrono::duration<double> spent = Clock::now() - start;
        return check_signals() && (!max_seconds || spent.count() < *max_seconds);
    };
}

// Searches for arrangements, and passes each one that keeps the rules on.
Result<SearchResult> search(const Problem& problem, std::int64_t most, std::uint64_t seed, int threads,
                            const Continue& should_continue,
                            const std::function<void(const landscape::Landscape&)>& found) {
    if (why_none(problem)) return SearchResult{0, SearchResult::End::no_more};
    const auto symmetry = most == 1 ? Encoding::Symmetry::broken : Encoding::Symmetry::unbroken;
    const auto encoding = Encoding::of(problem, symmetry, seed, should_continue);
    if (!encoding) return std::unexpected(encoding.error());
    std::optional<Error> broken;
    arrange::SearchOptions options;
    options.most = most;
    options.found = [&](const landscape::Landscape& map) {
        // Checks the solver's result.
        if (auto right = verify(problem, map); !right) broken = right.error();
        found(map);
    };
    options.should_continue = [&] { return !broken && should_continue(); };
    sat::CubeAndConquer solver({.threads = threads});
    const SearchResult result = arrange::search(*encoding, solver, options);
    if (broken) return std::unexpected(*broken);
    return result;
}

EndWord end_of(const Arrangements& of) {
    constexpr std::array<std::string_view, 4> words = {"found", "all", "time", "memory"};
    return words[static_cast<std::size_t>(of.end)];
}

BestEndWord end_of_best(const Best& of) {
    constexpr std::array<std::string_view, 4> words = {"proved", "none", "time", "memory"};
    return words[static_cast<std::size_t>(of.end)];
}

Arrangements solve(const Problem& problem, std::int64_t count, const Seed& seed, std::int64_t threads,
                   std::optional<double> max_seconds) {
    constexpr std::int64_t max_count = 1'000'000;
    const std::int64_t most = within(count, 1, max_count, "count");
    const std::uint64_t number = play::seed_number(seed_of(seed));
    const int thread_count = threads_of(threads);
    const Continue should_continue = until(max_seconds);
    Arrangements result;
    const auto found = [&](const landscape::Landscape& map) { result.maps.push_back(to_json(map)); };
    const auto end = value_of(
        released([&] { return search(problem, most, number, thread_count, should_continue, found); }));
    result.end = end.end;
    return result;
}

std::int64_t count(const Problem& problem, std::int64_t threads) {
    const int thread_count = threads_of(threads);
    const auto ignore = [](const landscape::Landscape&) {};
    const auto result = value_of(released(
        [&] { return search(problem, arrange::all_arrangements, 0, thread_count, check_signals, ignore); }));
    if (result.is_partial())
        throw InputError("the search reached the memory limit after " +
                         text::plural(result.found, "arrangement"));
    return result.found;
}

Goal goal_of(const GoalWord& word) {
    std::array<std::pair<std::string_view, Goal>, arrange::all_goals.size()> choices;
    std::ranges::transform(arrange::all_goals, choices.begin(),
                           [](Goal goal) { return std::pair(name(goal), goal); });
    return chosen(utf8_of(word), choices, "goal");
}

Best best(const Problem& problem, const GoalWord& goal, const Seed& seed, std::int64_t threads,
          std::optional<double> max_seconds) {
    const Goal wanted = goal_of(goal);
    const sat::DivisionOptions division{.threads = threads_of(threads)};
    arrange::BestOptions options;
    options.seed = play::seed_number(seed_of(seed));
    options.should_continue = until(max_seconds);
    Best best;
    std::optional<Error> broken;
    options.found = [&](const landscape::Landscape& map, std::int64_t /*value*/) {
        if (auto right = verify(problem, map); !right) broken = right.error();
        best.map = to_json(map);
    };
    const BestResult result = value_of(released([&] {
        sat::CubeAndConquer solver(division);
        return find_best(problem, wanted, solver, options);
    }));
    if (broken) throw InputError(*broken);
    best.end = result.end;
    best.value = result.value;
    best.bound = result.bound;
    return best;
}

std::string dimacs(const Problem& problem) {
    const auto encoding = value_of(
        released([&] { return Encoding::of(problem, Encoding::Symmetry::unbroken, 0, check_signals); }));
    return to_dimacs(encoding.formula());
}

Map map_of(const std::string& json) {
    return Map(nb::module_::import_("bastide.landscape").attr("read")(json));
}

void add_results(nb::module_& room) {
    Record<Arrangements>(room, "Arrangements", "The arrangements that a search found.")
        .pickled([](auto& of) { return std::tie(of.maps, of.end); })
        .field(
            "maps", [](const Arrangements& of) { return tuple_of(of.maps, map_of); },
            "Each arrangement as a landscape.Landscape, in the order of the search.")
        .field("end", &end_of,
               "'found' if there may be more than were asked for, 'all' if there are no more, 'time' or "
               "'memory' "
               "if a limit ended the search.");
    Record<Best>(room, "Best", "The best arrangement that a search found.")
        .pickled([](auto& of) { return std::tie(of.map, of.value, of.bound, of.end); })
        .field(
            "map", [](const Best& of) { return of.map ? std::optional(map_of(*of.map)) : std::nullopt; },
            "The arrangement as a landscape.Landscape, or None if none was found.")
        .field(
            "value", [](const Best& of) { return of.value; }, "Its value, or None.")
        .field(
            "bound", [](const Best& of) { return of.bound; }, "No arrangement has a higher value.")
        .field(
            "end", &end_of_best,
            "'proved' if no arrangement is better, 'none' if there is no arrangement, 'time' or 'memory' if "
            "a "
            "limit ended the search.");
}

}  // namespace

void add_arrange(nb::module_& room) {
    add_results(room);
    nb::class_<Problem> problem(room, "Problem", "A shape, and the tiles that are to fill it. Immutable.");
    copy_as_itself(problem);
    problem
        .def(
            "__init__", &make_problem, nb::arg("shape"), nb::kw_only(), nb::arg("tiles") = "box",
            nb::arg("some") = false, nb::arg("connected") = false, nb::arg("border") = BorderWord("free"),
            nb::arg("sides") = std::vector<SideRule>(), nb::arg("fixed") = std::vector<FixedTile>(),
            nb::arg("equal_neighbours") = true, nb::arg("equal_corners") = true,
            nb::arg("apart") = std::vector<FeatureWord>(),
            "Create a problem. `shape` is (rows, columns), or the text of a mask with '#' for each of up to "
            "1,024 squares. `tiles` is 'box' for the 72 tiles of the box, '19' for any number of each of the "
            "19 "
            "kinds, or text with a count and a tile per line, such as '4 [1,1,0,0,0]' or 'any RCr'. All are "
            "used, "
            "or with `some` any of them. With `connected`, squares may stay empty, but the tiles are in one "
            "piece.\n\nThe `border` is 'free', 'field' or 'closed', 'road' or 'city'. `sides` are rules "
            "(row, "
            "column, side, edge), such as (0, 0, 'north', 'road'), and `fixed` tiles (row, column, tile, "
            "rotation), with rows and columns from 0 and rotations of 0 to 3 quarter turns clockwise. "
            "Without "
            "`equal_neighbours` or `equal_corners`, no tile is next to its own kind, or also not diagonally. "
            "Neighbours with a feature of a kind in `apart` have it in common, across their shared "
            "side.\n\nRaises Error for rules that contradict one another, or tiles that cannot fill the "
            "shape.")
        .def(
            "solve", &solve, nb::kw_only(), nb::arg("count") = 1, nb::arg("seed").none() = "1",
            nb::arg("threads") = 1, nb::arg("max_seconds") = nb::none(),
            "Find up to `count` different arrangements, 1 to 1,000,000. The same `seed` gives the same ones, "
            "and "
            "None random ones. `threads` is at most 256, and 0 means one per core. Results do not depend on "
            "it. "
            "The search ends after `max_seconds`, if given. Raises Error for a value out of range, or if the "
            "formula has more than six million clauses.")
        .def("count", &count, nb::kw_only(), nb::arg("threads") = 1,
             "The number of arrangements, which are found one by one with up to 256 `threads`. 0 means one "
             "per "
             "core. Raises Error at the memory limit.")
        .def("best", &best, nb::arg("goal"), nb::kw_only(), nb::arg("seed").none() = "1",
             nb::arg("threads") = 1, nb::arg("max_seconds") = nb::none(),
             "Find the best arrangement for a `goal`, and prove that it is: 'points' of the landscape, tiles "
             "of "
             "one complete 'city' or 'road', 'closed' features, or placed 'tiles'. `seed`, `threads` and "
             "`max_seconds` are as in `solve`. Raises Error for another goal or a value out of range.")
        .def("to_dimacs", &dimacs,
             "The formula in DIMACS format, for other SAT solvers. It is satisfiable if there is an "
             "arrangement.")
        .def(
            "__repr__",
            [](const Problem& of) {
                return "<Problem: " + text::plural(static_cast<std::int64_t>(of.shape.size()), "square") +
                       ", " + text::plural(std::ssize(of.kinds), "kind") + " of tiles>";
            },
            "The numbers of squares and kinds.");
}

}  // namespace bastide::python
