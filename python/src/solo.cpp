// `bastide.solo`: the builder game for one, played from Python or by bots.
#include "bastide/play/seed.h"
#include "bastide/solo/bots/match_up.h"
#include "bastide/solo/format.h"
#include "python/src/arguments.h"
#include "python/src/long_work.h"
#include "python/src/record.h"
#include "python/src/rooms.h"

namespace bastide::python {
namespace {

using play::Distribution;
using solo::Board;
using solo::Settings;

using RoadsWord = Word<"typing.Literal['plain', 'directed']">;
using DealerWord = Word<"typing.Literal['weighted', 'bag', 'streak']">;
using BonusWord = Word<"typing.Literal['per-city', 'pairwise']">;
using BotWord = Word<"typing.Literal['random', 'greedy', 'planner']">;
using EndWord = Word<"typing.Literal['board full', 'no move']">;

// A move by row and column, which needs no board to be told.
struct Turn {
    std::optional<int> hand;  // nothing throws the hand away, and has no place
    std::optional<int> row;
    std::optional<int> column;

    using Kept = std::tuple<std::optional<std::array<int, 3>>>;
    Kept kept() const {
        if (!hand) return {};
        return {{{*hand, *row, *column}}};
    }
    static Turn of(const Kept& kept) {
        const auto& [place] = kept;
        return place ? Turn{(*place)[0], (*place)[1], (*place)[2]} : Turn{};
    }
};

Turn turn_of(const solo::Move& move, const Board& board) {
    if (move.is_discard()) return {};
    return {move.hand, board.row(move.square), board.column(move.square)};
}

solo::Move move_of(const Turn& turn, const Board& board) {
    if (!turn.hand) return solo::Move::discard();
    const int last = board.size() - 1;
    const auto hand = within(*turn.hand, 0, solo::hand_size - 1, "hand");
    const auto row = static_cast<int>(within(*turn.row, 0, last, "row"));
    const auto column = static_cast<int>(within(*turn.column, 0, last, "column"));
    return {static_cast<std::uint8_t>(hand), board.square(row, column)};
}

Settings settings_of(std::int64_t size, const RoadsWord& roads, const DealerWord& dealer,
                     const BonusWord& chain_bonus) {
    using solo::ChainBonus;
    using solo::Roads;
    constexpr std::array all_roads = {std::pair(name(Roads::plain), Roads::plain),
                                      std::pair(name(Roads::directed), Roads::directed)};
    constexpr std::array all_bonuses = {std::pair(name(ChainBonus::per_city), ChainBonus::per_city),
                                        std::pair(name(ChainBonus::pairwise), ChainBonus::pairwise)};
    if (std::string why = solo::why_bad_size(size); !why.empty()) throw InputError(why);
    const auto found = solo::find_dealer(utf8_of(dealer));
    if (!found) throw InputError(solo::not_a_dealer(utf8_of(dealer)));
    Settings settings;
    settings.size = static_cast<int>(size);
    settings.roads = chosen(utf8_of(roads), all_roads, "kind of roads");
    settings.dealer = *found;
    settings.chain_bonus = chosen(utf8_of(chain_bonus), all_bonuses, "chain bonus");
    return settings;
}

const solo::BotKind& bot_of(const BotWord& word) {
    if (const solo::BotKind* bot = solo::find_bot(utf8_of(word))) return *bot;
    throw InputError(solo::not_a_bot(utf8_of(word)));
}

solo::Budget budget_of(std::int64_t playouts) {
    constexpr std::int64_t most_playouts = 1'000'000;
    return {.playouts = within(playouts, 1, most_playouts, "playouts"), .watch = is_wanted};
}

std::string seed_of(const Text& seed, std::size_t longest) {
    std::string text = text_of(seed);
    if (const std::string why = play::why_bad_seed(text, longest); !why.empty()) throw InputError(why);
    return text;
}

// A game with the settings and the seed it began with.
class Session {
  public:
    Session(const Settings& settings, std::string seed) : record_({settings, std::move(seed)}) {}

    explicit Session(solo::Record record) : record_(std::move(record)) {}

    const Settings& settings() const { return record_.start().settings; }
    const std::string& seed() const { return record_.start().seed; }
    const Board& board() const { return record_.game().board(); }
    const solo::Position& position() const { return record_.game().position(); }

    std::string name_at(int row, int column) const {
        return name(board().tile(board().square(row, column)), settings().roads);
    }

    Tuple<std::string, std::string, std::string, std::string> hand() const {
        return tuple_of(position().hand(), [this](solo::Tile tile) { return name(tile, settings().roads); });
    }

    TupleOf<Turn> moves() const { return turns(record_.moves()); }
    TupleOf<Turn> legal_moves() const { return turns(position().legal_moves()); }

    int gain(const Turn& turn) const { return position().gain(legal(turn)); }

    int play(const Turn& turn) {
        const solo::Move move = legal(turn);
        return gain_of(record_.play(move)->events);
    }

    bool undo() { return record_.undo(); }
    bool redo() { return record_.redo(); }

    Turn choose(const BotWord& bot, std::int64_t playouts, const Text& seed) const {
        const auto player = bot_of(bot).make(settings(), budget_of(playouts));
        if (position().is_over()) throw InputError("the game is over");
        play::Random chance(play::seed_number(text_of(seed)));
        // Another thread may play on meanwhile.
        const solo::Position now = position();
        return turn_of(released([&] { return player->choose(now, chance); }), now.board());
    }

    std::string save() const { return to_json(record_); }

  private:
    solo::Move legal(const Turn& turn) const {
        const solo::Move move = move_of(turn, board());
        if (const std::string why = position().why_illegal(move); !why.empty()) throw InputError(why);
        return move;
    }

    TupleOf<Turn> turns(const std::vector<solo::Move>& moves) const {
        return tuple_of(moves, [this](const solo::Move& move) { return turn_of(move, board()); });
    }

    solo::Record record_;
};

void make_game(Session* game, const Text& seed, std::int64_t size, const RoadsWord& roads,
               const DealerWord& dealer, const BonusWord& chain_bonus) {
    new (game) Session(settings_of(size, roads, dealer, chain_bonus), seed_of(seed, play::longest_seed));
}

Session load(const Typed<"str | bytes | dict[str, typing.Any]">& source) {
    const Json json = json_of(source);
    return Session(read_of(json, solo::read_record(json.text)));
}

TupleOf<TupleOf<std::optional<std::string>>> board_of(const Session& game) {
    nb::list rows;
    for (int row = 0; row < game.board().size(); ++row) {
        nb::list squares;
        for (int column = 0; column < game.board().size(); ++column) {
            const bool is_empty = game.board().is_empty(game.board().square(row, column));
            squares.append(is_empty ? nb::none() : nb::cast(game.name_at(row, column)));
        }
        rows.append(nb::tuple(squares));
    }
    return nb::tuple(rows);
}

std::string letters(const Session& game) {
    std::string text;
    for (int row = 0; row < game.board().size(); ++row)
        text += (row > 0 ? "\n" : "") + solo::board_row(game.board(), row);
    return text;
}

std::optional<EndWord> end_of(const Session& game) {
    if (!game.position().is_over()) return std::nullopt;
    return EndWord(name(game.position().end()));
}

std::string about(const Session& game) {
    return "<Game: " + solo::about(game.settings()) + ", seed " + game.seed() + ", score " +
           std::to_string(game.board().score().total()) + ">";
}

// What many games came to.
struct Run {
    solo::MatchUpResult result;
    std::string best_seed;
    bool is_match = false;

    std::optional<Distribution> of_match(const Distribution& distribution) const {
        return is_match ? std::optional(distribution) : std::nullopt;
    }

    using Kept = std::tuple<Distribution, std::optional<Distribution>, std::optional<Distribution>,
                            std::int64_t, std::int64_t, std::string>;
    Kept kept() const {
        return {result.scores,    of_match(result.others), of_match(result.differences),
                result.best_game, result.board_full,       best_seed};
    }
    static Run of(const Kept& kept) {
        const auto& [scores, others, differences, best_game, board_full, best_seed] = kept;
        return {.result = {.scores = scores,
                           .others = others.value_or(Distribution()),
                           .differences = differences.value_or(Distribution()),
                           .best_game = best_game,
                           .board_full = board_full},
                .best_seed = best_seed,
                .is_match = others.has_value()};
    }
};

Run run(const BotWord& bot, const std::optional<BotWord>& against, std::int64_t games, const Text& seed,
        std::int64_t threads, std::int64_t playouts, std::int64_t size, const RoadsWord& roads,
        const DealerWord& dealer, const BonusWord& chain_bonus) {
    constexpr std::int64_t most_games = 1'000'000'000;
    solo::MatchUp match_up;
    match_up.settings = settings_of(size, roads, dealer, chain_bonus);
    match_up.bot = &bot_of(bot);
    match_up.against = against ? &bot_of(*against) : nullptr;
    match_up.budget = budget_of(playouts);
    match_up.seed = seed_of(seed, solo::longest_common_seed);
    match_up.games = within(games, 1, most_games, "games");
    match_up.threads = threads_of(threads);
    auto result =
        released([&] { return play_match_up(match_up, [](std::int64_t /*done*/) { return is_wanted(); }); });
    std::string best_seed = solo::seed_of_game(match_up.seed, result.best_game);
    return {std::move(result), std::move(best_seed), against.has_value()};
}

std::int64_t quantile(const Distribution& distribution, double share) {
    if (!(share >= 0 && share <= 1)) throw InputError("share is a number from 0 to 1");
    return distribution.quantile(share);
}

std::pair<double, double> confidence_of(const Distribution& distribution) {
    const play::Interval interval = confidence(distribution);
    return {interval.low, interval.high};
}

Dict<DealerWord, std::string> dealers() {
    nb::dict about_each;
    for (const solo::Dealer& dealer : solo::all_dealers()) about_each[nb::cast(name(dealer))] = about(dealer);
    return about_each;
}

Dict<BotWord, std::string> bots() {
    nb::dict about_each;
    for (const solo::BotKind& bot : solo::all_bots()) about_each[nb::cast(bot.name)] = bot.about;
    return about_each;
}

void add_values(nb::module_& room) {
    Record<Turn>(room, "Move", "A tile of the hand placed on a square, or the hand thrown away.")
        .pickled(&Turn::kept, &Turn::of)
        .field(
            "hand", [](const Turn& turn) { return turn.hand; },
            "The place in the hand, 0 to 3; None throws the hand away.")
        .field(
            "row", [](const Turn& turn) { return turn.row; }, "The row, from 0; None of a discard.")
        .field(
            "column", [](const Turn& turn) { return turn.column; }, "The column, from 0; None of a discard.")
        .def(nb::init<int, int, int>(), nb::arg("hand"), nb::arg("row"), nb::arg("column"),
             "Place a tile of the hand on a square.");
    room.attr("DISCARD") = Turn{};
    Record<solo::Score>(room, "Score", "What the tiles on a board are worth.")
        .pickled([](auto& of) { return std::tie(of.roads, of.abbeys, of.cities, of.chains); })
        .field(
            "roads", [](const solo::Score& score) { return score.roads; }, "1 a road.")
        .field(
            "abbeys", [](const solo::Score& score) { return score.abbeys; },
            "1 for each tile on the 8 squares around an abbey.")
        .field(
            "cities", [](const solo::Score& score) { return score.cities; }, "2 a city.")
        .field(
            "chains", [](const solo::Score& score) { return score.chains; },
            "The bonus of each chain of cities that touch, two or more.")
        .field("total", &solo::Score::total, "All points.");
    Record<Distribution>(room, "Distribution", "How often each whole number came up.")
        .pickled([](const Distribution& of) { return of.counts(); },
                 [](const std::map<std::int64_t, std::int64_t>& counts) {
                     if (counts.empty()) throw InputError("a distribution has at least one value");
                     Distribution of;
                     for (const auto& [value, times] : counts) of.add(value, times);
                     return of;
                 })
        .field(
            "counts", [](const Distribution& of) { return of.counts(); }, "Each value, and how often.")
        .field("count", &Distribution::count, "How many values there are.")
        .field("least", &Distribution::least, "The least value.")
        .field("greatest", &Distribution::greatest, "The greatest value.")
        .field("mean", &Distribution::mean, "The mean.")
        .field("deviation", &Distribution::deviation, "The deviation of a sample; 0 of a single value.")
        .def("quantile", &quantile, nb::arg("share"),
             "The least value that is not below this share of all, as 0.5 for the median.")
        .def("confidence", &confidence_of,
             "From where to where the mean lies with 95 % confidence, by the normal approximation.");
    Record<Run>(room, "Run", "What came of many games.")
        .pickled(&Run::kept, &Run::of)
        .field(
            "scores", [](const Run& of) { return of.result.scores; }, "The scores of the bot.")
        .field(
            "others", [](const Run& of) { return of.of_match(of.result.others); },
            "The scores of the other bot on the same deals, if there was one.")
        .field(
            "differences", [](const Run& of) { return of.of_match(of.result.differences); },
            "Game by game, the scores of the bot less those of the other, if there was one.")
        .field(
            "best_seed", [](const Run& of) { return of.best_seed; },
            "The seed of the first game with the best score.")
        .field(
            "board_full", [](const Run& of) { return of.result.board_full; },
            "How many games ended with a full board.");
}

void add_game(nb::module_& room) {
    nb::class_<Session>(
        room, "Game", "A game being played. The same settings, seed and moves give the same game everywhere.")
        .def(
            "__init__", &make_game, nb::arg("seed"), nb::kw_only(), nb::arg("size") = Settings{}.size,
            nb::arg("roads") = "plain", nb::arg("dealer") = "weighted", nb::arg("chain_bonus") = "per-city",
            "Begin a game. A seed is any text of 1 to 64 bytes; the board has an odd size from 3 to 99; "
            "roads are "
            "'plain' or 'directed'; the dealer is one of `dealers()`; a chain of k cities scores k more with "
            "'per-city', k (k - 1) with 'pairwise'.")
        .def_prop_ro("seed", &Session::seed, "The seed.")
        .def_prop_ro(
            "size", [](const Session& game) { return game.settings().size; },
            "Squares along a side of the board.")
        .def_prop_ro(
            "roads", [](const Session& game) { return RoadsWord(name(game.settings().roads)); },
            "'plain' or 'directed'.")
        .def_prop_ro(
            "dealer", [](const Session& game) { return DealerWord(name(game.settings().dealer)); },
            "Who deals.")
        .def_prop_ro(
            "chain_bonus", [](const Session& game) { return BonusWord(name(game.settings().chain_bonus)); },
            "'per-city' or 'pairwise'.")
        .def_prop_ro("hand", &Session::hand,
                     "The four tiles: 'road', 'city' or 'abbey'; a directed road has its arms, as "
                     "'road:NS'.")
        .def_prop_ro("board", &board_of, "Rows of squares, each a tile as in the hand, or None.")
        .def_prop_ro(
            "score", [](const Session& game) { return game.board().score(); }, "What the board is worth.")
        .def_prop_ro("moves", &Session::moves, "The moves that led here, first to last.")
        .def_prop_ro(
            "turns_to_discard", [](const Session& game) { return game.position().turns_to_discard(); },
            "How many turns are to be played before the hand may be thrown away; 0 if it may be now.")
        .def_prop_ro(
            "is_over", [](const Session& game) { return game.position().is_over(); },
            "Whether no move is left.")
        .def_prop_ro("end", &end_of, "'board full' or 'no move'; None of a game that is not over.")
        .def("legal_moves", &Session::legal_moves,
             "Every tile of the hand on every square it may go to, then the discard, if it is allowed.")
        .def("gain", &Session::gain, nb::arg("move"),
             "What the total would rise by; an Error if not allowed.")
        .def("play", &Session::play, nb::arg("move"),
             "Make a move, and say what it gained. An Error says why a move is not allowed.")
        .def("undo", &Session::undo, "Take back the last move; False if there is none.")
        .def("redo", &Session::redo, "Play again what was taken back last; False if there is nothing.")
        .def("choose", &Session::choose, nb::arg("bot") = "planner", nb::kw_only(),
             nb::arg("playouts") = solo::Budget{}.playouts, nb::arg("seed") = "1",
             "The move a bot would make. It knows what a player knows; its chance follows from the seed. The "
             "planner "
             "takes up to 1,000,000 playouts.")
        .def("save", &Session::save, "The game as a line of JSON, which `load` takes.")
        .def("__str__", &letters, "The board, a line each row: R road, C city, A abbey, '.' an empty square.")
        .def("__repr__", [](const Session& game) { return about(game); }, "Its settings, seed and score.");
}

}  // namespace

void add_solo(nb::module_& room) {
    add_values(room);
    add_game(room);
    room.def("load", &load, nb::arg("source"),
             "A game that was saved, as JSON text or a dict, with its moves played.");
    room.def("dealers", &dealers, "Who may deal, with a sentence about each.");
    room.def("bots", &bots, "The bots, from the weakest to the strongest, with a sentence about each.");
    room.def(
        "run", &run, nb::arg("bot"), nb::kw_only(), nb::arg("against") = nb::none(), nb::arg("games") = 1000,
        nb::arg("seed") = "1", nb::arg("threads") = 1, nb::arg("playouts") = solo::Budget{}.playouts,
        nb::arg("size") = Settings{}.size, nb::arg("roads") = "plain", nb::arg("dealer") = "weighted",
        nb::arg("chain_bonus") = "per-city",
        "Let a bot play many games, and another on the same deals, if named.\n\n"
        "Game 17 has the seed 'SEED-17'; the seed has up to 48 bytes. The result does not depend on how many "
        "threads there are, up to 256; 0 is one for every core. Settings are those of `Game`.");
}

}  // namespace bastide::python
