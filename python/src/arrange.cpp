// `bastide.arrange`: whether tiles can fill a shape, and how best. Compiled only with the SAT solver.
#include "python/src/arrange.h"

#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "bastide/arrange/best.h"
#include "bastide/arrange/bound.h"
#include "bastide/arrange/compact.h"
#include "bastide/arrange/search.h"
#include "bastide/arrange/verify.h"
#include "bastide/landscape/format.h"
#include "bastide/play/random.h"
#include "bastide/text/plural.h"
#include "python/src/casters.h"
#include "python/src/long_work.h"
#include "python/src/record.h"
#include "python/src/rooms.h"
#include "python/src/typed.h"
#include "sat/cadical.h"
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

using GoalWord = Word<"typing.Literal['points', 'city', 'road', 'closed', 'tiles']">;
using EndWord = Word<"typing.Literal['found', 'all', 'time', 'memory']">;
using BestEndWord = Word<"typing.Literal['proved', 'none', 'time', 'memory']">;
using Map = Typed<"bastide.landscape.Landscape">;

// Some arrangements, as JSON, and why the search ended.
struct Arrangements {
    std::vector<std::string> maps;
    SearchResult::End end = SearchResult::End::enough;
    bool is_complete = true;
};

struct Best {
    std::optional<std::string> map;
    std::optional<std::int64_t> value;
    std::int64_t bound = 0;
    BestResult::End end = BestResult::End::proved;
    bool by_counting = false;
};

// A proof that there is no arrangement, or the arrangement that was found.
struct Proof {
    std::optional<std::string> text;
    std::optional<std::string> map;
    SearchResult::End end = SearchResult::End::no_more;
};

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

// The arguments of a search.
struct Effort {
    std::int64_t most = 1;
    std::uint64_t seed = 0;
    int threads = 1;
    Continue should_continue;
};

Effort effort_of(std::int64_t count, const Seed& seed, std::int64_t threads,
                 std::optional<double> max_seconds) {
    constexpr std::int64_t max_count = 1'000'000;
    return {within(count, 1, max_count, "count"), play::seed_number(seed_of(seed)), threads_of(threads),
            until(max_seconds)};
}

arrange::SearchOptions search_options(const Effort& effort, std::vector<std::string>& maps) {
    return {.most = effort.most,
            .found = [&maps](const landscape::Landscape& map) { maps.push_back(to_json(map)); },
            .should_continue = effort.should_continue};
}

Result<SearchResult> search(const Problem& problem, const Effort& effort,
                            const arrange::SearchOptions& options) {
    if (why_none(problem)) return SearchResult{0, SearchResult::End::no_more};
    const auto symmetry = effort.most == 1 ? Encoding::Symmetry::broken : Encoding::Symmetry::unbroken;
    const auto encoding = Encoding::of(problem, symmetry, effort.seed, effort.should_continue);
    if (!encoding) return std::unexpected(encoding.error());
    sat::CubeAndConquer solver({.threads = effort.threads});
    return search_verified(problem, *encoding, solver, options);
}

template <class Of>
EndWord end_of(const Of& of) {
    constexpr std::array<std::string_view, 4> words = {"found", "all", "time", "memory"};
    return words[static_cast<std::size_t>(of.end)];
}

BestEndWord end_of_best(const Best& of) {
    constexpr std::array<std::string_view, 4> words = {"proved", "none", "time", "memory"};
    return words[static_cast<std::size_t>(of.end)];
}

Arrangements solve(const Problem& problem, std::int64_t count, const Seed& seed, std::int64_t threads,
                   std::optional<double> max_seconds) {
    const Effort effort = effort_of(count, seed, threads, max_seconds);
    Arrangements found;
    const arrange::SearchOptions options = search_options(effort, found.maps);
    const auto result = value_of(released([&] { return search(problem, effort, options); }));
    found.end = result.end;
    found.is_complete = !result.is_partial();
    return found;
}

Arrangements compact(const TilesLike& tiles, const BorderWord& border, bool equal_neighbours,
                     bool equal_corners, const std::vector<ApartWord>& apart, std::int64_t count,
                     const Seed& seed, std::int64_t threads, std::optional<double> max_seconds) {
    const Problem problem = problem_of(tiles, border, equal_neighbours, equal_corners, apart);
    const Effort effort = effort_of(count, seed, threads, max_seconds);
    const auto make_solver = [&] {
        return std::make_unique<sat::CubeAndConquer>(sat::DivisionOptions{.threads = effort.threads});
    };
    Arrangements found;
    const arrange::SearchOptions options = search_options(effort, found.maps);
    const auto result =
        value_of(released([&] { return search_compact(problem, make_solver, options, effort.seed); }));
    found.end = result.search.end;
    found.is_complete = result.is_complete();
    return found;
}

std::int64_t count(const Problem& problem, std::int64_t threads, std::optional<double> max_seconds) {
    const Effort effort{arrange::all_arrangements, 0, threads_of(threads), until(max_seconds)};
    const arrange::SearchOptions options{.most = effort.most, .should_continue = effort.should_continue};
    const auto result = value_of(released([&] { return search(problem, effort, options); }));
    if (result.is_partial()) {
        const char* const limit = result.end == SearchResult::End::memory ? "memory" : "time";
        throw InputError(std::string("the search reached the ") + limit + " limit after " +
                         text::plural(result.found, "arrangement"));
    }
    return result.found;
}

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

[[noreturn]] void refuse_file() {
    PyErr_SetFromErrno(PyExc_OSError);
    throw nb::python_error();
}

// Returns all that was written to a file.
std::string text_in(std::FILE* file) {
    const long size = std::fflush(file) == 0 ? std::ftell(file) : -1;
    if (size < 0 || std::ferror(file) != 0) refuse_file();
    std::rewind(file);
    std::string text(static_cast<std::size_t>(size), '\0');
    if (std::fread(text.data(), 1, text.size(), file) != text.size()) refuse_file();
    return text;
}

Proof prove(const Problem& problem, std::optional<double> max_seconds) {
    if (problem.may_leave_cells)
        throw InputError("a problem with connected tiles has no proof, because its formula grows");
    const Effort effort{.should_continue = until(max_seconds)};
    const std::unique_ptr<std::FILE, Close> file(std::tmpfile());
    if (!file) refuse_file();
    std::vector<std::string> maps;
    const arrange::SearchOptions options = search_options(effort, maps);
    // A proof must hold without trusting that symmetry breaking is sound, and is one solver's.
    const auto result = value_of(released([&]() -> Result<SearchResult> {
        const auto encoding =
            Encoding::of(problem, Encoding::Symmetry::unbroken, effort.seed, effort.should_continue);
        if (!encoding) return std::unexpected(encoding.error());
        sat::Cadical solver(file.get());
        auto searched = search_verified(problem, *encoding, solver, options);
        if (searched && searched->end == SearchResult::End::no_more) solver.end_proof();
        return searched;
    }));
    Proof proof{.text = {}, .map = {}, .end = result.end};
    if (!maps.empty()) proof.map = std::move(maps.front());
    if (result.end == SearchResult::End::no_more) proof.text = text_in(file.get());
    return proof;
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
    best.by_counting = result.by_counting;
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

std::optional<Map> map_of(const std::optional<std::string>& json) {
    return json ? std::optional(map_of(*json)) : std::nullopt;
}

std::optional<std::string> picture(const std::optional<std::string>& json) {
    if (!json) return std::nullopt;
    return nb::cast<std::string>(map_of(*json).attr("svg")());
}

void add_results(nb::module_& room) {
    Record<Arrangements>(room, "Arrangements", "The arrangements that a search found.")
        .pickled([](auto& of) { return std::tie(of.maps, of.end, of.is_complete); })
        .field(
            "maps",
            [](const Arrangements& of) {
                return tuple_of(of.maps, [](const std::string& map) { return map_of(map); });
            },
            "Each arrangement as a landscape.Landscape, in the order of the search.")
        .field("end", &end_of<Arrangements>,
               "'found' if there may be more than were asked for, 'all' if there are no more, 'time' or "
               "'memory' if a limit ended the search.")
        .field(
            "is_complete", [](const Arrangements& of) { return of.is_complete; },
            "False if a limit ended the search, or if `compact` left out rectangles of more than 1,024 "
            "squares.")
        .def(
            "_repr_svg_",
            [](const Arrangements& of) {
                return picture(of.maps.empty() ? std::nullopt : std::optional(of.maps.front()));
            },
            "For notebooks: the first arrangement.");
    Record<Best>(room, "Best", "The best arrangement that a search found.")
        .pickled([](auto& of) { return std::tie(of.map, of.value, of.bound, of.end, of.by_counting); })
        .field(
            "map", [](const Best& of) { return map_of(of.map); },
            "The arrangement as a landscape.Landscape, or None if none was found.")
        .field(
            "value", [](const Best& of) { return of.value; }, "Its value, or None.")
        .field(
            "bound", [](const Best& of) { return of.bound; }, "No arrangement has a higher value.")
        .field("end", &end_of_best,
               "'proved' if no arrangement is better, 'none' if there is no arrangement, 'time' or 'memory' "
               "if a limit ended the search.")
        .field(
            "by_counting", [](const Best& of) { return of.by_counting; },
            "True if the bound follows from counting the sides of the tiles, without a search.")
        .def("_repr_svg_", [](const Best& of) { return picture(of.map); }, "For notebooks: the arrangement.");
    Record<Proof>(room, "Proof", "A proof that there is no arrangement, or an arrangement.")
        .pickled([](auto& of) { return std::tie(of.text, of.map, of.end); })
        .field(
            "text", [](const Proof& of) { return of.text; },
            "The proof in DRAT format for the formula of `to_dimacs`, or None if there is an arrangement or "
            "a limit ended the search.")
        .field(
            "map", [](const Proof& of) { return map_of(of.map); }, "The arrangement that was found, or None.")
        .field("end", &end_of<Proof>,
               "'all' if it is proved that there is no arrangement, 'found' if there is one, 'time' or "
               "'memory' if a limit ended the search.");
}

}  // namespace

void add_arrange(nb::module_& room) {
    add_results(room);
    add_arrange_problem(room)
        .def(
            "solve", &solve, nb::kw_only(), nb::arg("count") = 1, nb::arg("seed").none() = "1",
            nb::arg("threads") = 1, nb::arg("max_seconds") = nb::none(),
            "Find up to `count` different arrangements, 1 to 1,000,000. The same `seed` gives the same ones, "
            "and "
            "None random ones. `threads` is at most 256, and 0 means one per core. Results do not depend on "
            "it. "
            "The search ends after `max_seconds`, if given. Raises Error for a value out of range, or if the "
            "formula has more than six million clauses.")
        .def("count", &count, nb::kw_only(), nb::arg("threads") = 1, nb::arg("max_seconds") = nb::none(),
             "The number of arrangements, which are found one by one with up to 256 `threads`. 0 means one "
             "per core. Raises Error at the memory limit, or after `max_seconds`, if given.")
        .def("best", &best, nb::arg("goal"), nb::kw_only(), nb::arg("seed").none() = "1",
             nb::arg("threads") = 1, nb::arg("max_seconds") = nb::none(),
             "Find the best arrangement for a `goal`, and prove that it is: 'points' of the landscape, tiles "
             "of "
             "one complete 'city' or 'road', 'closed' features, or placed 'tiles'. `seed`, `threads` and "
             "`max_seconds` are as in `solve`. Raises Error for another goal or a value out of range.")
        .def("prove", &prove, nb::kw_only(), nb::arg("max_seconds") = nb::none(),
             "Prove that there is no arrangement, for a program that checks proofs, or find one. Takes "
             "longer than `solve`, with one thread and without counting. The search ends after "
             "`max_seconds`, if given. Raises Error for a problem with `connected`, or if the formula has "
             "more than six million clauses.")
        .def("why_none", &arrange::why_none,
             "A sentence that shows by counting the sides of the tiles that there is no arrangement, or None "
             "if counting does not show it. Takes no search.")
        .def("to_dimacs", &dimacs,
             "The formula in DIMACS format, for other SAT solvers. It is satisfiable if there is an "
             "arrangement. With `connected`, it does not require that the tiles are in one piece.");
    room.def("compact", &compact, nb::arg("tiles") = "box", nb::kw_only(),
             nb::arg("border") = BorderWord("free"), nb::arg("equal_neighbours") = true,
             nb::arg("equal_corners") = true, nb::arg("apart") = std::vector<ApartWord>(),
             nb::arg("count") = 1, nb::arg("seed").none() = "1", nb::arg("threads") = 1,
             nb::arg("max_seconds") = nb::none(),
             "Place all `tiles`, in one piece, in the rectangle of the smallest perimeter that they fit, and "
             "of the smallest area among those. There are at most 1,024 tiles, with exact numbers. `border`, "
             "`equal_neighbours`, `equal_corners` and `apart` are as in `Problem`, and `count`, `seed`, "
             "`threads` and `max_seconds` as in `Problem.solve`. If the result's `is_complete` is true, no "
             "smaller rectangle works. Raises Error for too many tiles, tiles without exact numbers, or a "
             "value out of range.");
}

}  // namespace bastide::python
