// `bastide.match`: reviews of games, problems, and ratings.
#include <algorithm>
#include <map>

#include "bastide/draw/match/win_chance_chart.h"
#include "bastide/match/collection.h"
#include "bastide/match/format.h"
#include "bastide/match/ladder/rating.h"
#include "bastide/match/problems/parallel/find_problems.h"
#include "bastide/match/problems/problem.h"
#include "bastide/match/problems/problem_set.h"
#include "bastide/match/review/headline.h"
#include "bastide/match/review/parallel/review_threads.h"
#include "python/src/long_work.h"
#include "python/src/match.h"
#include "python/src/progress.h"
#include "python/src/record.h"
#include "python/src/theme.h"

namespace bastide::python {
namespace {

using QualityWord = Word<"typing.Literal['best', 'good', 'inaccuracy', 'mistake', 'blunder']">;
using LeniencyWord = Word<"typing.Literal['none', 'uncertain', 'decided']">;
using IdeaWord =
    Word<"typing.Literal['join', 'block', 'field', 'free', 'ending', 'complete', 'claim', 'build']">;

// A move of a reviewed turn, from the point of view of its player.
struct JudgedMove {
    MatchMove move;
    double lead = 0;
    double error = 0;
    double chance = 0;
};

struct JudgedTurn {
    int turn = 0;
    int player = 0;
    JudgedMove played;
    std::vector<JudgedMove> best;
    double loss = 0;
    double chance_loss = 0;
    double luck = 0;
    double chance_luck = 0;
    std::string quality;
    std::string leniency;
    bool is_exact = false;
};

// Turns are counted from 0.
struct PlayerHeadline {
    match::LeadParts points;
    std::optional<std::size_t> behind_since;
    std::optional<std::size_t> ahead_since;
    std::optional<std::size_t> costliest;
};

struct JudgedPlayer {
    std::optional<double> accuracy;
    double start = 0;
    double luck = 0;
    double lost = 0;
    double others = 0;
    double unforeseen = 0;
    double end = 0;
    std::optional<PlayerHeadline> headline;
};

JudgedMove judged(const match::MoveReview& review, std::size_t mover) {
    return {move_of(review.move), points_of(review.leads[mover]), points_of(review.error),
            chance_of(review.chances[mover])};
}

JudgedTurn judged(const match::TurnReview& review) {
    JudgedTurn turn{.turn = static_cast<int>(review.turn),
                    .player = review.player,
                    .played = judged(review.made, review.mover()),
                    .best = {},
                    .loss = points_of(review.loss()),
                    .chance_loss = chance_of(review.chance_loss()),
                    .luck = points_of(review.luck[review.mover()]),
                    .chance_luck = chance_of(review.chance_luck()),
                    .quality = std::string(name(review.quality())),
                    .leniency = std::string(name(review.leniency())),
                    .is_exact = review.is_exact};
    turn.best.reserve(review.best.size());
    for (const match::MoveReview& best : review.best) turn.best.push_back(judged(best, review.mover()));
    return turn;
}

std::optional<PlayerHeadline> headline_of(const match::Review& review, int player) {
    const auto found = headline(review, player);
    if (!found) return std::nullopt;
    return PlayerHeadline{found->points, found->behind_since, found->ahead_since,
                          found->costliest ? std::optional(found->costliest->turn) : std::nullopt};
}

JudgedPlayer judged(const match::Review& review, int player) {
    constexpr double thousand = 1000;
    const match::Account sums = account(review, player);
    const auto share = accuracy(review, player);
    return {share ? std::optional(*share / thousand) : std::nullopt,
            points_of(sums.start),
            points_of(sums.luck),
            points_of(sums.lost),
            points_of(sums.others),
            points_of(sums.unforeseen),
            points_of(sums.end),
            headline_of(review, player)};
}

// The state of reviews for pickle.
using MoveState = std::tuple<std::string, match::Leads, std::int64_t, match::Chances, match::Chances>;
using TurnState =
    std::tuple<int, match::Leads, match::Leads, match::Chances, bool, std::vector<MoveState>, MoveState>;
using ReviewState = std::tuple<int, bool, match::Leads, std::vector<TurnState>>;

MoveState state_of(const match::MoveReview& of) {
    return {to_text(of.move), of.leads, of.error, of.chances, of.noise};
}

ReviewState state_of(const match::Review& review) {
    std::vector<TurnState> turns;
    turns.reserve(review.turns.size());
    for (const match::TurnReview& of : review.turns) {
        std::vector<MoveState> best;
        best.reserve(of.best.size());
        for (const match::MoveReview& each : of.best) best.push_back(state_of(each));
        turns.emplace_back(of.player, of.before, of.luck, of.chances_before, of.is_exact, std::move(best),
                           state_of(of.made));
    }
    return {review.players, review.is_over, review.end, std::move(turns)};
}

// Sums of these leads do not overflow.
match::Leads checked(const match::Leads& leads) {
    constexpr std::int64_t most = std::int64_t{1'000'000} * match::value_of_a_point;
    for (const std::int64_t lead : leads) within(lead, -most, most, "lead");
    return leads;
}

match::Chances checked(const match::Chances& chances) {
    for (const int chance : chances) within(chance, 0, match::certain, "chance");
    return chances;
}

match::MoveReview restored(const MoveState& state) {
    const auto& [move, leads, error, chances, noise] = state;
    checked(match::Leads{error});
    return {value_of(match::read_move(move)), checked(leads), error, checked(chances), checked(noise)};
}

match::Review restored(const ReviewState& state) {
    const auto& [players, is_over, end, turns] = state;
    match::Review review{.players = static_cast<int>(within(players, 1, match::max_players, "players")),
                         .played = turns.size(),
                         .is_over = is_over,
                         .end = checked(end),
                         .turns = {}};
    for (const auto& [player, before, luck, chances_before, is_exact, best, made] : turns) {
        if (best.empty()) throw InputError("a reviewed turn has a best move");
        match::TurnReview turn{.turn = review.turns.size(),
                               .player = static_cast<int>(within(player, 0, players - 1, "player")),
                               .before = checked(before),
                               .luck = checked(luck),
                               .chances_before = checked(chances_before),
                               .is_exact = is_exact,
                               .best = {},
                               .made = restored(made)};
        for (const MoveState& each : best) turn.best.push_back(restored(each));
        review.turns.push_back(std::move(turn));
    }
    return review;
}

match::Review review(const MatchGame& game, std::int64_t simulations, std::int64_t seed,
                     std::int64_t threads) {
    constexpr std::int64_t max_simulations = 1'000'000;
    const match::Effort effort{.simulations = within(simulations, 0, max_simulations, "simulations"),
                               .seed = static_cast<std::uint64_t>(
                                   within(seed, 0, std::numeric_limits<std::int64_t>::max(), "seed"))};
    // Another thread may change the game meanwhile.
    const match::Record record = game.record();
    const int count = threads_of(threads);
    return released([&] {
        return review_match(record, effort, count, [](std::int64_t /*done*/) { return check_signals(); });
    });
}

TupleOf<JudgedPlayer> players_of(const match::Review& review) {
    std::vector<JudgedPlayer> players;
    for (int player = 0; player < review.players; ++player) players.push_back(judged(review, player));
    return tuple_of(players);
}

std::string svg(const match::Review& review, const ThemeWord& theme, const std::vector<std::string>& names) {
    std::vector<std::string> all = match::player_names(review.players);
    for (std::size_t i = 0; i < std::min(all.size(), names.size()); ++i)
        if (!names[i].empty()) all[i] = names[i];
    return draw::review_svg(review, all, theme_of(theme));
}

TupleOf<match::Problem> read_problems(const JsonObject& source) {
    const Json json = json_of(source);
    return tuple_of(read_of(json, match::read_problems(json.text)));
}

using GamesLike = Typed<
    "Game | str | bytes | dict[str, typing.Any] | collections.abc.Sequence[Game | str | "
    "bytes | dict[str, typing.Any]]">;

// Returns the games of a list or a tuple, or the one game.
std::vector<GameLike> games_of(const GamesLike& given) {
    if (!nb::isinstance<nb::list>(given) && !nb::isinstance<nb::tuple>(given)) return {GameLike(given)};
    std::vector<GameLike> games;
    for (const nb::handle each : given) games.emplace_back(nb::borrow(each));
    return games;
}

TupleOf<match::Problem> find_problems(const GamesLike& game, const std::optional<std::string>& player,
                                      std::int64_t threads, const ProgressLike& progress) {
    require_progress(progress, "turns");
    const int count = threads_of(threads);
    std::vector<match::SearchedGame> games;
    for (const match::Table& table : tables_of(games_of(game))) {
        const auto searched = player ? player_named(table, *player) : std::nullopt;
        if (!player || searched) games.push_back({saved_of(table), searched});
    }
    if (player && games.empty())
        throw InputError("player: none of the games has the player " + text::in_quotes(*player));
    std::int64_t turns = 0;
    for (const match::SearchedGame& each : games) turns += std::ssize(each.match.moves);
    Progress reported(progress, turns);
    return tuple_of(released([&] {
        auto found =
            match::find_problems(games, count, [&](std::int64_t done) { return reported.report(done); });
        reported.report(found.turns);
        return std::move(found.problems);
    }));
}

// The one problem of a file.
match::Problem problem_of(const std::string& json) {
    auto problems = value_of(match::read_problems(json));
    if (problems.size() != 1) throw InputError("expected the file of one problem");
    return problems.front();
}

struct Rating {
    std::string name;
    match::BotRating rating;
};

using Result5 = Tuple<nb::str, nb::str, double, double, double>;

TupleOf<Rating> ratings(const std::vector<Result5>& results, double prior) {
    if (!(prior >= 0)) throw InputError("prior is a number of games, 0 or more");
    std::vector<std::string> names;
    std::map<std::string, std::size_t> numbers;
    const auto number_of = [&](const nb::handle& word) {
        const std::string name = utf8_of(nb::borrow<nb::str>(word));
        const auto [found, is_new] = numbers.emplace(name, names.size());
        if (is_new) names.push_back(name);
        return found->second;
    };
    std::vector<match::Encounter> encounters;
    encounters.reserve(results.size());
    for (const Result5& result : results) {
        if (result.size() != 5 || !nb::isinstance<nb::str>(result[0]) || !nb::isinstance<nb::str>(result[1]))
            throw nb::type_error("results: each is (one, other, wins, draws, losses)");
        const match::Encounter encounter{number_of(result[0]), number_of(result[1]),
                                         nb::cast<double>(result[2]), nb::cast<double>(result[3]),
                                         nb::cast<double>(result[4])};
        const double least = std::min({encounter.wins, encounter.draws, encounter.losses});
        if (encounter.one == encounter.other || !(least >= 0))
            throw InputError("results: two different players and numbers of games, 0 or more");
        encounters.push_back(encounter);
    }
    const match::Ratings rated = match::rate(names.size(), encounters, prior);
    std::vector<Rating> list;
    list.reserve(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) list.push_back({names[i], rated.players[i]});
    std::ranges::stable_sort(
        list, [](const Rating& one, const Rating& other) { return one.rating.rating > other.rating.rating; });
    return tuple_of(list);
}

void add_review(nb::module_& room) {
    Record<JudgedMove>(room, "MoveReview", "A move of a reviewed turn, from its player's point of view.")
        .pickled([](auto& of) { return std::tie(of.move, of.lead, of.error, of.chance); })
        .field(
            "move", [](const JudgedMove& of) { return of.move; }, "The move.")
        .field(
            "lead", [](const JudgedMove& of) { return of.lead; },
            "The expected final lead over the best opponent after the move, in points.")
        .field(
            "error", [](const JudgedMove& of) { return of.error; },
            "The standard error of the loss against the best move, in points, 0 if exact.")
        .field(
            "chance", [](const JudgedMove& of) { return of.chance; },
            "The probability of winning after the move, 0 to 1.");
    Record<JudgedTurn>(room, "TurnReview",
                       "A turn: the luck of the draw, and the move compared with the best.")
        .pickled([](auto& of) {
            return std::tie(of.turn, of.player, of.played, of.best, of.loss, of.chance_loss, of.luck,
                            of.chance_luck, of.quality, of.leniency, of.is_exact);
        })
        .field(
            "turn", [](const JudgedTurn& of) { return of.turn; }, "The turn, from 0.")
        .field(
            "player", [](const JudgedTurn& of) { return of.player; }, "The player, from 0.")
        .field(
            "played", [](const JudgedTurn& of) { return of.played; }, "The move played.")
        .field(
            "best", [](const JudgedTurn& of) { return tuple_of(of.best); },
            "Up to three best moves, the best first.")
        .field(
            "loss", [](const JudgedTurn& of) { return of.loss; }, "The points lost by the move, 0 or more.")
        .field(
            "chance_loss", [](const JudgedTurn& of) { return of.chance_loss; },
            "The probability of winning lost by the move.")
        .field(
            "luck", [](const JudgedTurn& of) { return of.luck; },
            "The points gained by the luck of the draw. The mean over all draws is 0.")
        .field(
            "chance_luck", [](const JudgedTurn& of) { return of.chance_luck; },
            "The probability of winning gained by the luck of the draw.")
        .field(
            "quality", [](const JudgedTurn& of) { return QualityWord(of.quality); },
            "'best' below 0.25 points lost, 'good' below 1, 'inaccuracy' below 2.5, 'mistake' below 5, "
            "otherwise 'blunder'. At most 'good' if there is a reason for `leniency`.")
        .field(
            "leniency", [](const JudgedTurn& of) { return LeniencyWord(of.leniency); },
            "Why the quality is 'good' although the loss alone is an inaccuracy or worse: 'uncertain' if the "
            "loss is below two standard errors, and 'decided' if the probability of winning moves by less "
            "than 1%. Otherwise 'none'.")
        .field(
            "is_exact", [](const JudgedTurn& of) { return of.is_exact; },
            "True if the rest of the game was searched to the end.");
    Record<PlayerHeadline>(
        room, "Headline",
        "The reasons of a result: luck + play + others + rest is lead, in whole points. The parts are "
        "rounded so that they add up.")
        .pickled([](auto& of) {
            auto& points = of.points;
            return std::tie(points.lead, points.luck, points.play, points.others, points.rest,
                            of.behind_since, of.ahead_since, of.costliest);
        })
        .field(
            "lead", [](const PlayerHeadline& of) { return of.points.lead; },
            "The final lead over the best opponent, expected if the game is unfinished.")
        .field(
            "luck", [](const PlayerHeadline& of) { return of.points.luck; },
            "The luck of the player's draws, with two players minus that of the opponent.")
        .field(
            "play", [](const PlayerHeadline& of) { return of.points.play; },
            "Minus the points lost by the player's moves, with two players plus those of the opponent.")
        .field(
            "others", [](const PlayerHeadline& of) { return of.points.others; },
            "With more than two players, the points from the other players' draws and moves.")
        .field(
            "rest", [](const PlayerHeadline& of) { return of.points.rest; },
            "The lead at the start and the differences between the estimates.")
        .field(
            "behind_since", [](const PlayerHeadline& of) { return of.behind_since; },
            "The turn, from 0, from which on the probability of winning was always below an even share, or "
            "None.")
        .field(
            "ahead_since", [](const PlayerHeadline& of) { return of.ahead_since; },
            "The turn, from 0, from which on it was always above, or None.")
        .field(
            "costliest", [](const PlayerHeadline& of) { return of.costliest; },
            "The turn, from 0, of the move that lost the most probability of winning, or None. Losses that "
            "may be noise or are below 1% do not count.");
    Record<JudgedPlayer>(
        room, "PlayerReview",
        "The sources of a player's final lead: start + luck - lost + others + unforeseen is end.")
        .pickled([](auto& of) {
            return std::tie(of.accuracy, of.start, of.luck, of.lost, of.others, of.unforeseen, of.end,
                            of.headline);
        })
        .field(
            "accuracy", [](const JudgedPlayer& of) { return of.accuracy; },
            "The mean of e^(-points lost / 2) over the player's turns, 0 to 1, or None without turns.")
        .field(
            "start", [](const JudgedPlayer& of) { return of.start; },
            "The lead expected before the first draw, in points.")
        .field(
            "luck", [](const JudgedPlayer& of) { return of.luck; }, "The points from the luck of the draws.")
        .field(
            "lost", [](const JudgedPlayer& of) { return of.lost; },
            "The points lost by moves that were not the best.")
        .field(
            "others", [](const JudgedPlayer& of) { return of.others; },
            "The points from the other players' draws and moves.")
        .field(
            "unforeseen", [](const JudgedPlayer& of) { return of.unforeseen; },
            "The differences between the estimate of a turn and the next, in points.")
        .field(
            "end", [](const JudgedPlayer& of) { return of.end; },
            "The final lead over the best opponent, in points, expected if the game is unfinished.")
        .field(
            "headline", [](const JudgedPlayer& of) { return of.headline; },
            "The reasons of the result, or None in a game without moves.");
    Record<match::Review>(room, "Review", "The review of a game.")
        .pickled([](const match::Review& of) { return state_of(of); },
                 [](const ReviewState& state) { return restored(state); })
        .field(
            "turns",
            [](const match::Review& of) {
                return tuple_of(of.turns, [](const match::TurnReview& turn) { return judged(turn); });
            },
            "A TurnReview for each move.")
        .field("players", &players_of, "A PlayerReview for each player.")
        .field(
            "turning_points",
            [](const match::Review& of) {
                return tuple_of(turning_points(of), [](const match::TurningPoint& point) {
                    return static_cast<std::int64_t>(point.turn);
                });
            },
            "Up to five turns, from 0, that changed a player's probability of winning by 5 percentage points "
            "or more.")
        .def("svg", &svg, nb::kw_only(), nb::arg("theme") = "reader",
             nb::arg("names") = std::vector<std::string>{},
             "The graph of `bastide match review` as a self-contained SVG document: each player's "
             "probability of winning, the luck of the draws and the points lost. The `theme` is 'light', "
             "'dark', or 'reader' for the reader's preference. `names` are those of the players, 'Player 1' "
             "and so on if they are left out. Raises Error for another theme.")
        .def(
            "_repr_svg_", [](const match::Review& of) { return svg(of, ThemeWord("reader"), {}); },
            "For notebooks.");
    room.def("review", &review, nb::arg("game"), nb::kw_only(), nb::arg("simulations") = 400,
             nb::arg("seed") = 1, nb::arg("threads") = 1,
             "Review the moves of a game, like `bastide match review`: the best moves, the points lost, and "
             "the luck of the draws. `simulations` is 0 to 1,000,000 per turn, and 0 takes only "
             "milliseconds. Equal values of `seed`, 0 or more, give equal reviews. The result does not "
             "depend on the number of threads. 0 means one per core. Raises Error for a value out of range.");
}

void add_problems(nb::module_& room) {
    Record<match::Problem>(room, "Problem", "A position in which one move is clearly better than all others.")
        .pickled([](const match::Problem& of) { return match::to_json({of}, {}); }, &problem_of)
        .field(
            "id", [](const match::Problem& of) { return id_of(of); },
            "A permanent name: the seed of the game and the turn from 1, such as 'greedy-17/41'.")
        .field(
            "theme", [](const match::Problem& of) { return IdeaWord(name(of.theme)); },
            "What the best move does and the next best does not.")
        .field(
            "rating", [](const match::Problem& of) { return of.rating; },
            "The rating of a player who finds the move half the time, on Glicko's scale around 1500.")
        .field(
            "best", [](const match::Problem& of) { return move_of(of.best); }, "The solution.")
        .field(
            "lead", [](const match::Problem& of) { return of.lead / 100.0; },
            "The points by which it is better than the next best move.")
        .field(
            "error", [](const match::Problem& of) { return of.error / 100.0; },
            "The standard error of `lead`, or 0 if it is exact.")
        .def_prop_ro(
            "game", [](const match::Problem& of) { return MatchGame(value_of(match::replay(of.match))); },
            "The Game at the position, with the tile in hand.");
    room.def("read_problems", &read_problems, nb::arg("source"),
             "Read a set of problems, as `bastide match problems` writes it. `source` is JSON text or a "
             "dict. Raises Error with the place of a mistake.");
    room.def(
        "find_problems", &find_problems, nb::arg("game"), nb::kw_only(), nb::arg("player") = nb::none(),
        nb::arg("threads") = 1, nb::arg("progress") = nb::none(),
        "Find the problems in a `game`, or in a list of games, like `bastide match problems --from`. Each "
        "is a Game or a record, as in `find_games`. With the name of a `player`, find only the problems "
        "that this player did not solve. Takes some seconds for each game. The result does not depend "
        "on the number of `threads`, and 0 means one per core. `progress(done, turns)` is "
        "called now and then, and an exception that it raises ends the search. Raises Error with the place "
        "of "
        "a mistake in a record, or if no game has the player.");
}

void add_ratings(nb::module_& room) {
    Record<Rating>(room, "Rating", "A player's rating.")
        .pickled([](auto& of) { return std::tie(of.name, of.rating.rating, of.rating.low, of.rating.high); })
        .field(
            "name", [](const Rating& of) { return of.name; }, "The player's name.")
        .field(
            "rating", [](const Rating& of) { return of.rating.rating; },
            "The rating. 400 more means ten wins per loss, and the mean of all is 0.")
        .field(
            "low", [](const Rating& of) { return of.rating.low; }, "The lower end of the 95% interval.")
        .field("high", [](const Rating& of) { return of.rating.high; }, "The upper end of the 95% interval.");
    room.def("ratings", &ratings, nb::arg("results"), nb::kw_only(), nb::arg("prior") = match::usual_prior,
             "The ratings of players, strongest first, from results (one, other, wins, draws, losses), as in "
             "a ladder: maximum likelihood of the model of Bradley and Terry with Davidson's draws. `prior` "
             "games, a third each won, drawn and lost, are added to each result. Raises Error for a negative "
             "number, or if a player meets itself.");
}

}  // namespace

void add_match_study(nb::module_& room) {
    add_review(room);
    add_problems(room);
    add_ratings(room);
}

}  // namespace bastide::python
