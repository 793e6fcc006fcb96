// `bastide.match`: search and statistics of collected games.
#include "bastide/match/collection.h"
#include "bastide/match/format.h"
#include "bastide/match/match_file.h"
#include "bastide/match/replay_table.h"
#include "bastide/match/review/turn_review.h"
#include "python/src/long_work.h"
#include "python/src/match.h"
#include "python/src/record.h"

namespace bastide::python {
namespace {

using ResultWord = Word<"typing.Literal['won', 'drawn', 'lost']">;
using WrittenMove = Typed<"Move | str">;

// A row of `bastide match openings`.
struct ListedOpening {
    MatchMove move;
    int players = 0;
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t drawn = 0;
    std::int64_t lost = 0;
    std::optional<double> lead;
    double expected = 0;
};

std::vector<match::Move> moves_of(const std::vector<WrittenMove>& moves) {
    std::vector<match::Move> read;
    read.reserve(moves.size());
    for (const WrittenMove& move : moves) read.push_back(written_move(move));
    return read;
}

// Rejects an empty text, which a variable that was never set gives.
std::string text_of_query(const std::optional<std::string>& text, const char* argument) {
    if (text && text->empty())
        throw InputError(std::string(argument) + ": expected a text that is not empty, or None");
    return text.value_or("");
}

match::GameQuery query_of(const std::optional<std::string>& player, const std::optional<ResultWord>& result,
                          const std::optional<std::string>& event, const std::vector<WrittenMove>& opening) {
    std::array<std::pair<std::string_view, match::GameResult>, match::game_result_words.size()> results;
    for (std::size_t i = 0; i < results.size(); ++i)
        results[i] = {match::game_result_words[i], static_cast<match::GameResult>(i)};
    match::GameQuery query{.player = text_of_query(player, "player"),
                           .event = text_of_query(event, "event"),
                           .opening = moves_of(opening)};
    if (result) query.result = chosen(utf8_of(*result), results, "result");
    return query;
}

TupleOf<GameLike> find_games(const std::vector<GameLike>& games, const std::optional<std::string>& player,
                             const std::optional<ResultWord>& result, const std::optional<std::string>& event,
                             const std::vector<WrittenMove>& opening) {
    const match::GameQuery query = query_of(player, result, event, opening);
    const std::vector<match::Table> tables = tables_of(games);
    nb::list found;
    for (std::size_t i = 0; i < games.size(); ++i)
        if (satisfies(tables[i], query)) found.append(games[i]);
    return TupleOf<GameLike>(nb::tuple(found));
}

ListedOpening listed(const match::Opening& opening, std::size_t turn, std::int64_t simulations) {
    const std::int64_t expected =
        expected_lead(opening.before, opening.move, turn, {.simulations = simulations});
    const auto [won, drawn, lost] = opening.results;
    const auto finished = opening.finished();
    return {.move = move_of(opening.move),
            .players = opening.before.players(),
            .games = opening.games,
            .won = won,
            .drawn = drawn,
            .lost = lost,
            .lead = finished > 0
                        ? std::optional(static_cast<double>(opening.lead) / static_cast<double>(finished))
                        : std::nullopt,
            .expected = points_of(expected)};
}

TupleOf<ListedOpening> openings(const std::vector<GameLike>& games, const std::vector<WrittenMove>& after,
                                std::int64_t keep, std::int64_t simulations) {
    constexpr std::int64_t max_kept = 10'000;
    constexpr std::int64_t max_simulations = 10'000;
    keep = within(keep, 1, max_kept, "keep");
    simulations = within(simulations, 0, max_simulations, "simulations");
    const std::vector<match::Move> first = moves_of(after);
    const std::vector<match::Table> tables = tables_of(games);
    return tuple_of(released([&] {
        std::vector<ListedOpening> rows;
        for (const match::Opening& opening : match::openings(tables, first)) {
            if (std::ssize(rows) == keep || !check_signals()) break;
            rows.push_back(listed(opening, first.size(), simulations));
        }
        return rows;
    }));
}

match::Table table_of(const GameLike& source) {
    if (nb::isinstance<MatchGame>(source))
        return match::replay_table(nb::cast<const MatchGame&>(source).imported());
    return match::replay_table(read_game(source));
}

}  // namespace

std::vector<match::Table> tables_of(const std::vector<GameLike>& games) {
    std::vector<match::Table> tables;
    tables.reserve(games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        try {
            tables.push_back(table_of(games[i]));
        } catch (const InputError& error) {
            throw error.in("games[" + std::to_string(i) + "]");
        }
    }
    return tables;
}

void add_match_collection(nb::module_& room) {
    room.def("find_games", &find_games, nb::arg("games"), nb::kw_only(), nb::arg("player") = nb::none(),
             nb::arg("result") = nb::none(), nb::arg("event") = nb::none(),
             nb::arg("opening") = std::vector<WrittenMove>{},
             "The games that fit, like `bastide match games`, unchanged and in order. Each of the `games` is "
             "a Game or a record, as `read` takes it. `player` is the name of one of its players. `result` "
             "'won', 'drawn' or 'lost' is that player's result, or anyone's if there is no `player`. `event` "
             "is a part of the event's name, and `opening` the first moves. Upper and lower case do not "
             "matter, nor do rotations of a tile that look alike. Raises Error with the place of a mistake, "
             "such as 'games[2]: 1:5'.");
    Record<ListedOpening>(room, "Opening", "A move that was played in some games from the same position.")
        .pickled([](auto& of) {
            return std::tie(of.move, of.players, of.games, of.won, of.drawn, of.lost, of.lead, of.expected);
        })
        .field(
            "move", [](const ListedOpening& of) { return of.move; }, "The move.")
        .field(
            "players", [](const ListedOpening& of) { return of.players; }, "The number of players.")
        .field(
            "games", [](const ListedOpening& of) { return of.games; }, "The number of games with the move.")
        .field(
            "won", [](const ListedOpening& of) { return of.won; },
            "The finished games that the player of the move won.")
        .field(
            "drawn", [](const ListedOpening& of) { return of.drawn; },
            "The finished games in which that player shared first place.")
        .field(
            "lost", [](const ListedOpening& of) { return of.lost; },
            "The finished games that that player lost.")
        .field(
            "lead", [](const ListedOpening& of) { return of.lead; },
            "The mean of that player's final leads over the best opponent, in points, or None if no game is "
            "finished.")
        .field(
            "expected", [](const ListedOpening& of) { return of.expected; },
            "The final lead that a review expects after the move, in points.");
    room.def("openings", &openings, nb::arg("games"), nb::kw_only(),
             nb::arg("after") = std::vector<WrittenMove>{}, nb::arg("keep") = 20,
             nb::arg("simulations") = 100,
             "The first moves of games, like `bastide match openings`: an Opening for each, the most "
             "frequent first, at most `keep`. The `games` are as in `find_games`. With moves in `after`, "
             "the moves that followed these. `simulations` is 0 to 10,000 for each expected lead, and 0 "
             "gives a quick estimate. Raises Error with the place of a mistake in a game, or for a value out "
             "of range.");
}

}  // namespace bastide::python
