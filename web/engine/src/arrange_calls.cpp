// Calls for the Arrange page: shapes filled with tiles, by the solver that the command has.
#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "bastide/arrange/best.h"
#include "bastide/arrange/goal.h"
#include "bastide/arrange/read.h"
#include "bastide/arrange/search.h"
#include "bastide/arrange/verify.h"
#include "bastide/landscape/format.h"
#include "bastide/match/landscape_tile.h"
#include "bastide/play/random.h"
#include "bastide/text/json.h"
#include "bastide/tile/catalogue.h"
#include "bastide/tile/legend.h"
#include "sat/cadical.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/host.h"

namespace bastide::engine {

template <>
inline constexpr auto reader<arrange::Shape> = arrange::read_mask;

namespace {

// What the border shows: "free", "field", "road" or "city".
struct Border {
    std::optional<tile::Edge> edge;

    static Result<Border> read(std::string_view word) {
        if (word == "free") return Border{std::nullopt};
        if (word == "field") return Border{tile::Edge::field};
        if (word == "road") return Border{tile::Edge::road};
        if (word == "city") return Border{tile::Edge::city};
        return std::unexpected(file_error({}, "a border is free, field, road or city"));
    }
};

// The tiles, as a file of counts has them, and whether all are to be used: "all" or "some".
struct Tiles {
    arrange::Kinds kinds;

    static Result<Tiles> read(std::string_view counts, std::string_view how_many) {
        auto kinds = arrange::read_kinds(counts);
        if (!kinds) return std::unexpected(std::move(kinds.error()));
        if (how_many == "some") allow_leftovers(*kinds);
        return Tiles{std::move(*kinds)};
    }
};

// Whether equal tiles may be neighbours: "anywhere" or "apart".
struct Equal {
    bool apart;

    static Equal read(std::string_view word) { return {word == "apart"}; }
};

struct Asked {
    arrange::Question question;

    static Asked read(arrange::Shape shape, Tiles tiles, Border border, Equal equal) {
        Asked asked;
        asked.question.shape = std::move(shape);
        asked.question.kinds = std::move(tiles.kinds);
        asked.question.border = border.edge;
        asked.question.equal_apart = equal.apart;
        return asked;
    }
};

struct Wanted {
    arrange::Goal goal;

    static Result<Wanted> read(std::string_view word) {
        for (const arrange::Goal goal : arrange::all_goals)
            if (name(goal) == word) return Wanted{goal};
        return std::unexpected(file_error({}, "a goal is points, city, road, closed or tiles"));
    }
};

// Tells of a search ten times a second: the solver asks far more often than anybody looks.
class Teller {
  public:
    bool goes_on() {
        const auto now = Clock::now();
        if (now < next_) return true;
        next_ = now + std::chrono::milliseconds(100);
        return tell(0, 0, 0);
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point next_;
};

// The 19 tiles and how many the box has of each: [{"tile":[1,0,1,0,0],"box":8},…].
std::string arrange_tiles() {
    const arrange::Kinds box = arrange::kinds_of(match::box_tiles());
    text::JsonWriter json;
    json.begin_array();
    for (const tile::FiveNumbers& five : tile::catalogue_legend) {
        const int kind = arrange::kind_of(tile::read_legend(five).tile, box);
        json.begin_object();
        json.key("tile");
        json.raw(tile::to_string(five));
        json.member("box", kind < 0 ? 0 : box[static_cast<std::size_t>(kind)].most);
        json.end_object();
    }
    json.end_array();
    return json.take();
}

// {"arrangement":[[[0,1,1,0,0],…],…],"complete":true}: a map that answers the question; null if there is
// none, or none was found when the watch, which is told that the search goes on, ended it: then "complete" is
// false. Another seed gives another map.
Result<std::string> arrange_fill(const Asked& asked, std::string_view seed) {
    Teller teller;
    const auto goes_on = [&teller] { return teller.goes_on(); };
    const auto encoding = arrange::Encoding::of(asked.question, arrange::Encoding::Symmetry::broken,
                                                play::seed_number(seed), goes_on);
    if (!encoding) return std::unexpected(encoding.error());
    sat::Cadical solver;
    std::optional<landscape::Landscape> arrangement;
    const arrange::SearchResult result = arrange::search(
        *encoding, solver,
        {.found = [&](const landscape::Landscape& map) { arrangement = map; }, .goes_on = goes_on});
    // Nobody has to trust the solver.
    if (arrangement) {
        if (auto right = verify(asked.question, *arrangement); !right)
            return std::unexpected(std::move(right.error()));
    }
    text::JsonWriter json;
    json.begin_object();
    json.key("arrangement");
    if (arrangement)
        json.raw(to_json(*arrangement));
    else
        json.null();
    json.member("complete", !result.is_partial());
    json.end_object();
    return json.take();
}

// {"value":213,"bound":213,"complete":true}: the most points, largest city and so on of a map that answers
// the question, null if there is none, and what none has more than. Each map that is better than those before
// is given as a piece. "complete" is false if the watch ended the search.
Result<std::string> arrange_best(const Asked& asked, const Wanted& wanted, std::string_view seed) {
    sat::Cadical solver;
    Teller teller;
    bool goes_on = true;
    const auto result =
        find_best(asked.question, wanted.goal, solver,
                  {.seed = play::seed_number(seed),
                   .found = [&](const landscape::Landscape& map,
                                std::int64_t /*value*/) { goes_on = give(to_json(map)) && goes_on; },
                   .goes_on = [&] { return goes_on && teller.goes_on(); }});
    if (!result) return std::unexpected(result.error());
    text::JsonWriter json;
    json.begin_object();
    json.key("value");
    if (result->value)
        json.value(*result->value);
    else
        json.null();
    json.member("bound", result->bound);
    json.member("complete", !result->is_partial());
    json.end_object();
    return json.take();
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

}  // namespace bastide::engine
