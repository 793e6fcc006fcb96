// Calls for the Arrange page: shapes filled with tiles, by the solver that the command has.
#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bastide/arrange/best.h"
#include "bastide/arrange/bound.h"
#include "bastide/arrange/goal.h"
#include "bastide/arrange/problem.h"
#include "bastide/arrange/read.h"
#include "bastide/arrange/search.h"
#include "bastide/landscape/format.h"
#include "bastide/match/landscape_tile.h"
#include "bastide/play/random.h"
#include "bastide/text/fields.h"
#include "bastide/tile/catalogue.h"
#include "bastide/tile/legend.h"
#include "sat/cadical.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/host.h"

namespace bastide::engine {

template <>
inline constexpr auto reader<arrange::Shape> = arrange::read_mask;

namespace {

// The edge of the border: "free", "field", "road" or "city".
struct Border {
    std::optional<tile::Edge> edge;

    static Result<Border> read(std::string_view word) {
        if (word == "free") return Border{std::nullopt};
        if (word == "field") return Border{tile::Edge::field};
        if (word == "road") return Border{tile::Edge::road};
        if (word == "city") return Border{tile::Edge::city};
        return fail("a border is free, field, road or city");
    }
};

// The tiles in the format of a file of counts, and whether all must be used: "all" or "some".
struct Tiles {
    arrange::Kinds kinds;

    static Result<Tiles> read(std::string_view counts, std::string_view how_many) {
        auto kinds = arrange::read_kinds(counts);
        if (!kinds) return std::unexpected(std::move(kinds.error()));
        if (how_many == "some") allow_leftovers(*kinds);
        return Tiles{std::move(*kinds)};
    }
};

// The rule for equal neighbours: "anywhere" or "apart".
struct Equal {
    bool apart;

    static Equal read(std::string_view word) { return {word == "apart"}; }
};

struct ProblemArgument {
    arrange::Problem problem;

    static ProblemArgument read(arrange::Shape shape, Tiles tiles, Border border, Equal equal) {
        ProblemArgument argument;
        argument.problem.shape = std::move(shape);
        argument.problem.kinds = std::move(tiles.kinds);
        argument.problem.border = border.edge;
        argument.problem.equal_apart = equal.apart;
        return argument;
    }
};

struct GoalArgument {
    arrange::Goal goal;

    static Result<GoalArgument> read(std::string_view word) {
        for (const arrange::Goal goal : arrange::all_goals)
            if (name(goal) == word) return GoalArgument{goal};
        return fail("a goal is points, city, road, closed or tiles");
    }
};

// Tells of a search ten times a second: the solver asks far more often than anybody looks.
class ProgressReporter {
  public:
    bool should_continue() {
        const auto now = Clock::now();
        if (now < next_ || !should_continue_) return should_continue_;
        next_ = now + std::chrono::milliseconds(100);
        should_continue_ = report_progress(0, 0, 0);
        return should_continue_;
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point next_;
    bool should_continue_ = true;
};

struct KindOfTile {
    tile::FiveNumbers tile;
    int box;
};

constexpr auto describe(text::Type<KindOfTile> /*type*/) {
    return text::object("KindOfTile", "", "A kind of tile, and the number of them in the box.",
                        text::member("tile", "", &KindOfTile::tile, text::as("Five")),
                        text::member("box", "", &KindOfTile::box));
}

std::string arrange_tiles() {
    const arrange::Kinds box = arrange::kinds_of(match::box_tiles());
    std::vector<KindOfTile> kinds;
    for (const tile::FiveNumbers& five : tile::catalogue_legend) {
        const int kind = arrange::kind_of(tile::read_legend(five).tile, box);
        kinds.push_back({five, kind < 0 ? 0 : box[static_cast<std::size_t>(kind)].most});
    }
    return text::json_text(kinds);
}

// A map that fills a shape, if there is one.
struct FillResult {
    std::optional<landscape::Landscape> map;
    bool complete = true;  // without a map, that there is none
};

Result<FillResult> fill(const arrange::Problem& problem, std::uint64_t seed,
                        const std::function<bool()>& should_continue) {
    const auto encoding =
        arrange::Encoding::of(problem, arrange::Encoding::Symmetry::broken, seed, should_continue);
    if (!encoding) return std::unexpected(encoding.error());
    sat::Cadical solver;
    FillResult fill_result;
    auto result = search_verified(problem, *encoding, solver,
                                  {.found = [&](const landscape::Landscape& map) { fill_result.map = map; },
                                   .should_continue = should_continue});
    if (!result) return std::unexpected(std::move(result.error()));
    fill_result.complete = !result->is_partial();
    return fill_result;
}

// If no tile is next to its equal, there are no rows of monasteries or of straight roads. Such a map looks
// nicer, so it is tried for a second.
std::optional<FillResult> fill_with_variety(arrange::Problem problem, std::uint64_t seed,
                                            ProgressReporter& reporter) {
    if (std::exchange(problem.equal_apart, true)) return std::nullopt;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    auto fill_result = fill(
        problem, seed, [&] { return std::chrono::steady_clock::now() < end && reporter.should_continue(); });
    if (!fill_result || !fill_result->map) return std::nullopt;
    return *std::move(fill_result);
}

constexpr text::As map_type = text::as("(Five | [])[][] | null");

std::optional<text::RawJson> in_json(const landscape::Landscape* map) {
    return map == nullptr ? std::nullopt : std::optional(text::RawJson{to_json(*map)});
}

// The end of a search.
struct End {
    bool complete;
    bool by_counting;
};

constexpr auto describe(text::Type<End> /*type*/) {
    return text::object(
        "BestEnd", "", "",
        text::member("complete", "False if the listener or a limit ended the search.", &End::complete),
        text::member("counted", "Whether the counts of the tiles' sides show that there is no map.",
                     &End::by_counting));
}

struct Arrangement {
    const FillResult& fill_result;
    End end;
};

constexpr auto describe(text::Type<Arrangement> /*type*/) {
    return text::object(
        "Arrangement", "", "",
        text::member(
            "arrangement", "The map; null if there is none, or none was found.",
            [](auto& of) { return in_json(of.fill_result.map ? &*of.fill_result.map : nullptr); }, map_type),
        text::base(&Arrangement::end));
}

std::string in_json(const FillResult& fill_result, bool by_counting) {
    return text::json_text(Arrangement{fill_result, {fill_result.complete, by_counting}});
}

// Returns a map that solves the problem, or null if there is none or none was found before the watch or a
// limit stopped the search. "complete" is then false. If counting shows that there is none, "counted" is
// true. Another seed gives another map.
Result<std::string> arrange_fill(const ProblemArgument& argument, std::string_view seed) {
    if (auto good = check(argument.problem); !good) return std::unexpected(std::move(good.error()));
    if (why_none(argument.problem)) return in_json({}, true);
    const std::uint64_t number = play::seed_number(seed);
    ProgressReporter reporter;
    if (const auto fill_result = fill_with_variety(argument.problem, number, reporter))
        return in_json(*fill_result, false);
    const auto fill_result = fill(argument.problem, number, [&] { return reporter.should_continue(); });
    if (!fill_result) return std::unexpected(fill_result.error());
    return in_json(*fill_result, false);
}

struct BestSoFar {
    const landscape::Landscape* map;
    std::optional<std::int64_t> value;
    std::int64_t bound;
};

constexpr auto describe(text::Type<BestSoFar> /*type*/) {
    return text::object("BestSoFar", "", "A map that is better than the previous ones, or a lower bound.",
                        text::member(
                            "arrangement", "Null if only the bound is new.",
                            [](auto& best) { return in_json(best.map); }, map_type),
                        text::member("value", "Of the best map so far.", &BestSoFar::value),
                        text::member("bound", "No map has more.", &BestSoFar::bound));
}

// Sends each better map and each new bound as a piece. The last ones have the best map and the proved bound.
// If counting shows that there is no map, "counted" is true.
Result<std::string> arrange_best(const ProblemArgument& argument, const GoalArgument& goal_argument,
                                 std::string_view seed) {
    sat::Cadical solver;
    ProgressReporter reporter;
    bool should_continue = true;
    std::optional<std::int64_t> best;
    std::int64_t most = 0;
    const auto report_progress = [&](const landscape::Landscape* map) {
        should_continue = give(text::json_text(BestSoFar{map, best, most})) && should_continue;
    };
    const auto result =
        find_best(argument.problem, goal_argument.goal, solver,
                  {.seed = play::seed_number(seed),
                   .found =
                       [&](const landscape::Landscape& map, std::int64_t value) {
                           best = value;
                           report_progress(&map);
                       },
                   .bounded =
                       [&](std::int64_t bound) {
                           most = bound;
                           report_progress(nullptr);
                       },
                   .should_continue = [&] { return should_continue && reporter.should_continue(); }});
    if (!result) return std::unexpected(result.error());
    return text::json_text(End{!result->is_partial(), why_none(argument.problem).has_value()});
}

constexpr std::array calls = {
    Call{"arrange_tiles", call<arrange_tiles>},
    Call{"arrange_fill", call<arrange_fill>},
    Call{"arrange_best", call<arrange_best>},
};

}  // namespace

std::span<const Call> arrange_calls() {
    return calls;
}

void declare_arrange(text::TypeScript& to) {
    text::typescript_type<KindOfTile>(to);
    text::typescript_type<Arrangement>(to);
    text::typescript_type<BestSoFar>(to);
}

}  // namespace bastide::engine
