// Calls for the page of collected games: adding games, search, first moves, and problems from mistakes. A
// collection is passed as its games, one file per line.
#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/match/collection.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/match_file.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_text.h"
#include "bastide/match/problems/problem_set.h"
#include "bastide/match/replay_table.h"
#include "bastide/match/review/format.h"
#include "bastide/text/fields.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/host.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/match_words.h"
#include "web/engine/src/played_match.h"

namespace bastide::match {

static constexpr auto describe(text::Type<KnownPlayer> /*type*/) {
    return text::object("", "", "", text::member("name", "", &KnownPlayer::name),
                        text::member("games", "", &KnownPlayer::games));
}

}  // namespace bastide::match

namespace bastide::engine {
namespace {

Result<match::Table> table_of_file(std::string_view text) {
    auto game = match::read_match_file(text);
    if (!game) return std::unexpected(std::move(game.error()));
    return match::replay_table(*std::move(game));
}

// The outcome of adding a game to a collection.
struct AddedGame {
    std::optional<std::size_t> known;
    match::SavedMatch game;
};

constexpr auto describe(text::Type<AddedGame> /*type*/) {
    return text::object(
        "AddedMatch", "", "",
        text::member("known", "The place of the same game in the collection; null if it is new.",
                     &AddedGame::known),
        text::member("game", "With its tags, or those of the game in the collection.", &AddedGame::game,
                     text::as("MatchRecord")));
}

// Returns the place of a game in a collection. A tag that the game lacks is taken from there.
Result<std::string> match_add(const std::vector<std::string>& collection, std::string_view text) {
    auto game = match::read_saved_match(text);
    if (!game) return std::unexpected(std::move(game.error()));
    AddedGame added{.known = std::nullopt, .game = *std::move(game)};
    for (std::size_t i = 0; i < collection.size() && !added.known; ++i) {
        const auto other = match::read_saved_match(collection[i]);
        if (!other || !is_same_game(*other, added.game)) continue;
        added.known = i;
        match::Tags& tags = added.game.tags;
        if (tags.event.empty()) tags.event = other->tags.event;
        if (tags.date.empty()) tags.date = other->tags.date;
    }
    return text::json_text(added);
}

struct Query {
    match::GameQuery query;

    static Result<Query> read(std::string_view player, std::string_view result, std::string_view event,
                              const std::vector<std::string>& opening) {
        Query read{{.player = std::string(player), .event = std::string(event)}};
        const auto word = std::ranges::find(match::game_result_words, result);
        if (word != match::game_result_words.end())
            read.query.result = static_cast<match::GameResult>(word - match::game_result_words.begin());
        else if (!result.empty())
            return fail("a result is won, drawn or lost");
        for (const std::string& text : opening) {
            const auto move = match::read_move(text);
            if (!move) return std::unexpected(move.error());
            read.query.opening.push_back(*move);
        }
        return read;
    }
};

// A game of the collection. `number` is its place in it.
struct FoundGame {
    std::size_t number;
    match::Table table;
    std::optional<int> player;

    bool is_finished() const { return match::is_finished(table); }
    bool is_forfeited() const { return match::is_forfeited(table); }
    int players() const { return table.position().players(); }
    match::Scores points() const {
        if (is_finished()) return final_scores(table.position());
        match::Scores points{};
        for (int seat = 0; seat < players(); ++seat)
            points[static_cast<std::size_t>(seat)] = table.position().score(seat);
        return points;
    }
    std::vector<int> places() const {
        const auto all = match::places(points(), is_forfeited() ? table.forfeit : std::nullopt, players());
        return {all.begin(), all.begin() + players()};
    }
    std::optional<std::string_view> result() const {
        const auto found = player ? result_of(table, *player) : std::nullopt;
        if (!found) return std::nullopt;
        return match::game_result_words[static_cast<std::size_t>(*found)];
    }
};

constexpr auto describe(text::Type<FoundGame> /*type*/) {
    return text::object(
        "CollectedMatch", "", "A game of a collection.",
        text::member("number", "Its place in the collection.", &FoundGame::number),
        text::member("names", "", [](auto& game) { return names_of(game.table); }),
        text::member("points", "At the end, or so far.",
                     [](auto& game) {
                         const match::Scores points = game.points();
                         return std::vector<int>(points.begin(), points.begin() + game.players());
                     }),
        text::member("places", "From 1. Players with equal points share a place.", &FoundGame::places),
        text::member("finished", "", &FoundGame::is_finished),
        text::member("turns", "", [](auto& game) { return game.table.record.played(); }),
        text::member("event", "", [](auto& game) { return game.table.tags.event; }),
        text::member("date", "", [](auto& game) { return game.table.tags.date; }),
        text::member("result", "\"won\", \"drawn\" or \"lost\" for the player of the query.",
                     &FoundGame::result));
}

struct OpeningView {
    match::Opening opening;

    std::int64_t results(match::GameResult result) const {
        return opening.results[static_cast<std::size_t>(result)];
    }
    std::optional<double> lead() const {
        if (opening.finished() == 0) return std::nullopt;
        return match::json_points(opening.lead * match::value_of_a_point / opening.finished());
    }
    std::string before() const { return to_text(opening.before); }
    std::string position() const {
        match::Position after = opening.before;
        after.apply(opening.move);
        return to_text(after);
    }
};

constexpr auto describe(text::Type<OpeningView> /*type*/) {
    using match::GameResult;
    return text::object(
        "MatchOpening", "", "A first move of collected games.",
        text::member("move", "", [](auto& view) { return to_text(view.opening.move); }),
        text::member("player", "", [](auto& view) { return view.opening.before.to_move(); }),
        text::member("players", "", [](auto& view) { return view.opening.before.players(); }),
        text::member("games", "", [](auto& view) { return view.opening.games; }),
        text::member("won", "By its player.", [](auto& view) { return view.results(GameResult::won); }),
        text::member("drawn", "", [](auto& view) { return view.results(GameResult::drawn); }),
        text::member("lost", "", [](auto& view) { return view.results(GameResult::lost); }),
        text::member("lead", "The mean of the player's final leads; null if no game is finished.",
                     &OpeningView::lead),
        text::member("before", "The position before the move.", &OpeningView::before),
        text::member("position", "The position after the move.", &OpeningView::position));
}

struct Collection {
    std::size_t damaged = 0;
    std::vector<match::KnownPlayer> players;
    std::vector<std::string> events;
    std::vector<FoundGame> games;
    std::vector<OpeningView> openings;
};

constexpr auto describe(text::Type<Collection> /*type*/) {
    return text::object(
        "MatchCollection", "", "The games of a collection that satisfy a query.",
        text::member("damaged", "The number of games that cannot be read.", &Collection::damaged),
        text::member("players", "Of the whole collection, the most frequent first.", &Collection::players),
        text::member("events", "Of the whole collection.", &Collection::events),
        text::member("games", "The latest first.", &Collection::games),
        text::member("openings", "The moves that followed the moves of the query, the most frequent first.",
                     &Collection::openings));
}

std::string match_collection(const std::vector<std::string>& files, const Query& query) {
    Collection collection;
    std::vector<match::Table> all;
    std::vector<match::Table> found;
    for (std::size_t i = 0; i < files.size(); ++i) {
        auto game = table_of_file(files[i]);
        if (!game) {
            ++collection.damaged;
            continue;
        }
        if (satisfies(*game, query.query)) {
            found.push_back(*game);
            collection.games.push_back({i, *game, player_named(*game, query.query.player)});
        }
        if (!game->tags.event.empty()) collection.events.push_back(game->tags.event);
        all.push_back(*std::move(game));
    }
    std::ranges::sort(collection.events);
    const auto repeated = std::ranges::unique(collection.events);
    collection.events.erase(repeated.begin(), repeated.end());
    std::ranges::sort(collection.games, std::greater(),
                      [](const FoundGame& game) { return std::pair(game.table.tags.date, game.number); });
    collection.players = players_of(all);
    for (const match::Opening& opening : openings(found, query.query.opening))
        collection.openings.push_back({opening});
    return text::json_text(collection);
}

// Returns the lead in points that a review expects for the player to move after a move.
Result<std::string> match_expected_lead(const match::Position& before, std::string_view words, From<0> turn,
                                        Within<0, 10'000> simulations) {
    const auto move = match::read_move(words);
    if (!move) return std::unexpected(move.error());
    if (const auto illegal = before.illegality(*move)) return fail(to_message(*illegal));
    const std::int64_t lead =
        expected_lead(before, *move, static_cast<std::size_t>(turn), {.simulations = simulations});
    return text::json_text(match::json_points(lead));
}

// A problem with its name: {"id":…,"problem":…}.
std::string named_problem(const match::Problem& problem) {
    text::JsonWriter json;
    json.begin_object();
    json.key("id");
    json.value(id_of(problem));
    json.key("problem");
    json.raw(to_json(problem));
    json.end_object();
    return json.take();
}

// Sends each problem that a player of a game missed, as `named_problem`.
Result<std::string> match_mistakes(std::string_view file, std::string_view name) {
    auto game = table_of_file(file);
    if (!game) return std::unexpected(std::move(game.error()));
    const auto player = player_named(*game, name);
    if (!player) return fail("the game has no player with this name");
    match::ProblemFinder finder(game->settings());
    const std::size_t turns = game->record.played();
    for (std::size_t turn = 0; turn < turns; ++turn) {
        if (const auto missed = finder.mistake_at(game->record, turn, *player))
            if (!give(named_problem(*missed))) break;
        if (!report_progress(static_cast<double>(turn + 1) / static_cast<double>(turns), 0, 0)) break;
    }
    return "null";
}

// Returns the problem of the next turn as `named_problem`, or null if no move is clearly the best.
std::string match_problem(const PlayedMatch& played) {
    match::ProblemFinder finder(played.record.start().settings);
    const auto found = finder.problem_now(played.record);
    return found ? named_problem(*found) : "null";
}

constexpr std::array calls = {
    Call{"match_add", call<match_add>},
    Call{"match_collection", call<match_collection>},
    Call{"match_expected_lead", call<match_expected_lead>},
    Call{"match_mistakes", call<match_mistakes>},
    Call{"match_problem", call<match_problem>},
};

}  // namespace

std::span<const Call> match_collection_calls() {
    return calls;
}

void declare_match_collection(text::TypeScript& to) {
    text::typescript_type<AddedGame>(to);
    text::typescript_type<Collection>(to);
}

}  // namespace bastide::engine
