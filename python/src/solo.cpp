// `bastide.solo`: the builder game for one, played from Python or by bots.
#include "bastide/draw/histogram.h"
#include "bastide/draw/solo/svg.h"
#include "bastide/solo/bots/parallel/match_up.h"
#include "bastide/solo/format.h"
#include "bastide/text/quote.h"
#include "python/src/bots.h"
#include "python/src/record.h"
#include "python/src/rooms.h"
#include "python/src/theme.h"

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

// A move by row and column, which does not depend on a board.
struct Turn {
    std::optional<int> hand;  // nothing throws the hand away, and has no place
    std::optional<int> row;
    std::optional<int> column;

    using State = std::tuple<std::optional<std::array<int, 3>>>;
    State state() const {
        if (!hand) return {};
        return {{{*hand, *row, *column}}};
    }
    static Turn of(const State& state) {
        const auto& [place] = state;
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

Settings checked_settings(std::int64_t size, const RoadsWord& roads, const DealerWord& dealer,
                          const BonusWord& chain_bonus) {
    using solo::ChainBonus;
    using solo::Roads;
    constexpr std::array all_roads = {std::pair(name(Roads::plain), Roads::plain),
                                      std::pair(name(Roads::directed), Roads::directed)};
    constexpr std::array all_bonuses = {std::pair(name(ChainBonus::per_city), ChainBonus::per_city),
                                        std::pair(name(ChainBonus::pairwise), ChainBonus::pairwise)};
    if (const Message why = solo::size_error(size); !why.empty()) throw InputError(why);
    const auto found = solo::find_dealer(utf8_of(dealer));
    if (!found) throw InputError(solo::not_a_dealer(utf8_of(dealer)));
    Settings settings;
    settings.size = static_cast<int>(size);
    settings.roads = chosen(utf8_of(roads), all_roads, "roads");
    settings.dealer = *found;
    settings.chain_bonus = chosen(utf8_of(chain_bonus), all_bonuses, "chain_bonus");
    return settings;
}

const solo::BotKind& bot_of(const std::string& word) {
    if (const solo::BotKind* bot = solo::find_bot(word)) return *bot;
    throw InputError(solo::not_a_bot(word));
}

solo::Budget budget_of(std::optional<std::int64_t> simulations) {
    constexpr std::int64_t max_simulations = 1'000'000;
    const std::int64_t playouts = simulations.value_or(solo::Budget{}.playouts);
    return {.playouts = within(playouts, 1, max_simulations, "simulations"), .watch = check_signals};
}

// Returns the tile's name. The library's files call a monastery an abbey.
std::string tile_name(solo::Tile tile, solo::Roads roads) {
    std::string word = name(tile, roads);
    return word == "abbey" ? "monastery" : word;
}

// A game as far as its player knows it.
struct Known {
    Settings settings;
    solo::Position position;
};

// A view of the owner's settings and position.
struct View {
    const Settings& settings;
    const solo::Position& position;

    const Board& board() const { return position.board(); }

    std::string name_at(solo::Cell square) const { return tile_name(board().tile(square), settings.roads); }
};

View view_of(const Known& known) {
    return {known.settings, known.position};
}

TupleOf<Turn> turns_of(const std::vector<solo::Move>& moves, const Board& board) {
    return tuple_of(moves, [&](const solo::Move& move) { return turn_of(move, board); });
}

// The move of a turn, which must be legal.
solo::Move legal(const Turn& turn, const View& view) {
    const solo::Move move = move_of(turn, view.board());
    if (const auto why = view.position.illegality(move)) throw InputError(to_string(to_message(*why)));
    return move;
}

// A name, or a callable that takes a Position and returns a Move.
using Bot = Typed<
    "typing.Literal['random', 'greedy', 'planner'] | "
    "collections.abc.Callable[[bastide.solo.Position], bastide.solo.Move]">;

using Bots = Typed<
    "collections.abc.Sequence[typing.Literal['random', 'greedy', 'planner'] | "
    "collections.abc.Callable[[bastide.solo.Position], bastide.solo.Move]]">;

solo::BotKind kind_of(const nb::object& bot) {
    const std::string name = name_of_bot(bot);
    return kind_of_bot<solo::Bot, solo::Position, solo::Move>(
        bot, bot_of,
        [](nb::handle callable, const Settings& settings, const solo::Position& position) {
            const nb::object turn = callable(Known{settings, position});
            if (!nb::isinstance<Turn>(turn)) refuse_type("a bot gives a Move", turn);
            return move_of(nb::cast<const Turn&>(turn), position.board());
        },
        [name](const solo::Position& position) {
            return "bot " + text::in_quotes(name) + ", score " +
                   std::to_string(position.board().score().total());
        });
}

// A game with the settings and the seed it began with.
class Session {
  public:
    Session(const Settings& settings, std::string seed) : record_({settings, std::move(seed)}) {}

    explicit Session(solo::Record record) : record_(std::move(record)) {}

    const solo::Record& record() const { return record_; }
    const std::string& seed() const { return record_.start().seed; }
    View view() const { return {record_.start().settings, record_.game().position()}; }

    int play(const Turn& turn) {
        const solo::Move move = legal(turn, view());
        return gain_of(record_.play(move)->events);
    }

    bool undo() { return record_.undo(); }
    bool redo() { return record_.redo(); }

  private:
    solo::Record record_;
};

View view_of(const Session& game) {
    return game.view();
}

// The old way to give settings.
struct OldSettings {
    std::optional<std::int64_t> size;
    std::optional<RoadsWord> roads;
    std::optional<DealerWord> dealer;
    std::optional<BonusWord> chain_bonus;
};

Settings settings_of(const std::optional<Settings>& settings, const OldSettings& old) {
    if (!old.size && !old.roads && !old.dealer && !old.chain_bonus) return settings.value_or(Settings{});
    if (settings)
        throw InputError("size, roads, dealer and chain_bonus are parts of the settings: leave them out");
    warn_old("size=, roads=, dealer= or chain_bonus=", "settings=solo.Settings(size=…)");
    const Settings usual;
    return checked_settings(old.size.value_or(usual.size), old.roads.value_or(RoadsWord(name(usual.roads))),
                            old.dealer.value_or(DealerWord(name(usual.dealer))),
                            old.chain_bonus.value_or(BonusWord(name(usual.chain_bonus))));
}

void make_settings(Settings* place, std::int64_t size, const RoadsWord& roads, const DealerWord& dealer,
                   const BonusWord& chain_bonus) {
    new (place) Settings(checked_settings(size, roads, dealer, chain_bonus));
}

void make_game(Session* game, const Seed& seed, const std::optional<Settings>& settings,
               std::optional<std::int64_t> size, const std::optional<RoadsWord>& roads,
               const std::optional<DealerWord>& dealer, const std::optional<BonusWord>& chain_bonus) {
    new (game) Session(settings_of(settings, {size, roads, dealer, chain_bonus}), seed_of(seed));
}

Session read(const JsonObject& source) {
    const Json json = json_of(source);
    return Session(read_of(json, solo::read_record(json.text)));
}

Tuple<std::string, std::string, std::string, std::string> hand(const View& view) {
    return tuple_of(view.position.hand(),
                    [&](solo::Tile tile) { return tile_name(tile, view.settings.roads); });
}

TupleOf<TupleOf<std::optional<std::string>>> board_of(const View& view) {
    const Board& board = view.board();
    nb::list rows;
    for (int row = 0; row < board.size(); ++row) {
        nb::list squares;
        for (int column = 0; column < board.size(); ++column) {
            const solo::Cell square = board.square(row, column);
            squares.append(board.is_empty(square) ? nb::none() : nb::cast(view.name_at(square)));
        }
        rows.append(nb::tuple(squares));
    }
    return nb::tuple(rows);
}

std::string letters(const View& view) {
    std::string text;
    for (int row = 0; row < view.board().size(); ++row)
        text += (row > 0 ? "\n" : "") + solo::board_row(view.board(), row);
    return text;
}

std::string svg(const View& view, const ThemeWord& theme) {
    return draw::solo_svg(view.board(), view.settings.roads, theme_of(theme));
}

std::optional<EndWord> end_of(const View& view) {
    if (!view.position.is_over()) return std::nullopt;
    return EndWord(name(view.position.end()));
}

Turn choose(const View& view, const Bot& bot, std::optional<std::int64_t> simulations, const Seed& seed) {
    const solo::BotKind kind = kind_of(bot);
    if (simulations && !kind.uses_budget)
        refuse_unused("simulations", "the bot " + text::in_quotes(name_of_bot(bot)) + " does",
                      solo::all_bots());
    // The seed may be a Python object that runs arbitrary code, during which another thread may run.
    play::Random chance(play::seed_number(seed_of(seed)));
    const Known now{view.settings, view.position};
    if (now.position.is_over()) throw InputError("the game is over");
    const auto player = kind.make(now.settings, budget_of(simulations));
    return turn_of(released([&] { return player->choose(now.position, chance); }), now.position.board());
}

std::string about(const View& view) {
    return solo::about(view.settings) + ", score " + std::to_string(view.board().score().total());
}

// The results of many games.
struct Run {
    solo::MatchUpResult result;
    std::string best_seed;
    bool is_match = false;

    std::optional<Distribution> of_match(const Distribution& distribution) const {
        return is_match ? std::optional(distribution) : std::nullopt;
    }

    using State = std::tuple<Distribution, std::optional<Distribution>, std::optional<Distribution>,
                             std::int64_t, std::int64_t, std::string>;
    State state() const {
        return {result.scores,    of_match(result.others), of_match(result.differences),
                result.best_game, result.board_full,       best_seed};
    }
    static Run of(const State& state) {
        const auto& [scores, others, differences, best_game, board_full, best_seed] = state;
        if (others.has_value() != differences.has_value())
            throw InputError("a run against a bot has its scores and the differences");
        return {.result = {.scores = scores,
                           .others = others.value_or(Distribution()),
                           .differences = differences.value_or(Distribution()),
                           .best_game = best_game,
                           .board_full = board_full},
                .best_seed = best_seed,
                .is_match = others.has_value()};
    }
};

// Returns the one or two bots. Their old form is a single bot, and another as `against`.
std::vector<Bot> bots_of(const Bots& bots, const std::optional<Bot>& against) {
    std::vector<Bot> list;
    if (nb::isinstance<nb::list>(bots) || nb::isinstance<nb::tuple>(bots)) {
        for (const nb::handle bot : nb::object(bots)) list.emplace_back(nb::borrow(bot));
    } else {
        warn_old("run(bot)", "run([bot])");
        list.emplace_back(nb::object(bots));
    }
    if (against) {
        warn_old("against=", "run([bot, another])");
        list.push_back(*against);
    }
    if (list.size() != 1 && list.size() != 2)
        throw InputError("bots: expected one bot, or two to compare on the same deals, not " +
                         std::to_string(list.size()));
    return list;
}

Run run(const Bots& bots, std::int64_t games, const Seed& seed, std::int64_t threads,
        std::optional<std::int64_t> simulations, const std::optional<Settings>& settings,
        const std::optional<Bot>& against, std::optional<std::int64_t> playouts,
        std::optional<std::int64_t> size, const std::optional<RoadsWord>& roads,
        const std::optional<DealerWord>& dealer, const std::optional<BonusWord>& chain_bonus) {
    constexpr std::int64_t max_games = 1'000'000'000;
    const std::vector<Bot> players = bots_of(bots, against);
    simulations = renamed(simulations, "simulations", playouts, "playouts");
    solo::MatchUp match_up;
    match_up.settings = settings_of(settings, {size, roads, dealer, chain_bonus});
    std::vector<solo::BotKind> kinds;
    kinds.reserve(players.size());
    for (const Bot& bot : players) kinds.push_back(kind_of(bot));
    if (simulations && std::ranges::none_of(kinds, &solo::BotKind::uses_budget))
        refuse_unused("simulations", "these bots do", solo::all_bots());
    match_up.bot = &kinds.front();
    match_up.against = kinds.size() > 1 ? &kinds.back() : nullptr;
    match_up.budget = budget_of(simulations);
    match_up.seed = seed_of(seed, solo::max_common_seed_bytes);
    match_up.games = within(games, 1, max_games, "games");
    match_up.threads = threads_of_bots(threads, std::ranges::any_of(players, is_python));
    auto result = released(
        [&] { return play_match_up(match_up, [](std::int64_t /*done*/) { return check_signals(); }); });
    std::string best_seed = solo::seed_of_game(match_up.seed, result.best_game);
    return {std::move(result), std::move(best_seed), players.size() > 1};
}

std::int64_t quantile(const Distribution& distribution, double share) {
    if (!(share >= 0 && share <= 1)) throw InputError("share is a number from 0 to 1");
    return distribution.quantile(share);
}

std::string histogram(const Distribution& distribution, const std::string& title, const ThemeWord& theme) {
    return draw::histogram_svg(distribution, title, theme_of(theme));
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
    Record<Turn>(room, "Move", "A move: places a tile of the hand on a square, or discards the hand.")
        .pickled(&Turn::state, &Turn::of)
        .field(
            "hand", [](const Turn& turn) { return turn.hand; },
            "The index in the hand, 0 to 3, or None for a discard.")
        .field(
            "row", [](const Turn& turn) { return turn.row; }, "The row from 0, or None for a discard.")
        .field(
            "column", [](const Turn& turn) { return turn.column; },
            "The column from 0, or None for a discard.")
        .def(nb::init<int, int, int>(), nb::arg("hand"), nb::arg("row"), nb::arg("column"),
             "Place tile `hand` of the hand, counted from 0, on the square in `row` and `column`, counted "
             "from 0.");
    room.attr("DISCARD") = Turn{};
    Record<solo::Score>(room, "Score", "The score of the tiles on a board.")
        .pickled([](auto& of) { return std::tie(of.roads, of.abbeys, of.cities, of.chains); })
        .field(
            "roads", [](const solo::Score& score) { return score.roads; }, "The points for roads: 1 each.")
        .field(
            "monasteries", [](const solo::Score& score) { return score.abbeys; },
            "The points for monasteries: 1 for each tile on the 8 squares around a monastery.")
        .field(
            "cities", [](const solo::Score& score) { return score.cities; }, "The points for cities: 2 each.")
        .field(
            "chains", [](const solo::Score& score) { return score.chains; },
            "The points for chains: the bonus of each chain of two or more adjacent cities.")
        .field("total", &solo::Score::total, "All points.")
        .def_prop_ro(
            "abbeys",
            [](const solo::Score& score) {
                warn_old("abbeys", "monasteries");
                return score.abbeys;
            },
            "Deprecated: the old name of `monasteries`.");
    Record<Settings>(room, "Settings", "The settings of a game.")
        .field(
            "size", [](const Settings& of) { return of.size; },
            "The squares along a side of the board, odd, 3 to 99.")
        .field(
            "roads", [](const Settings& of) { return RoadsWord(name(of.roads)); }, "'plain' or 'directed'.")
        .field(
            "dealer", [](const Settings& of) { return DealerWord(name(of.dealer)); },
            "The dealer, one of `dealers()`.")
        .field(
            "chain_bonus", [](const Settings& of) { return BonusWord(name(of.chain_bonus)); },
            "The bonus of a chain of k cities: k points with 'per-city', k (k - 1) with 'pairwise'.")
        .made_by_keywords("solo", "Settings")
        .def("__init__", &make_settings, nb::kw_only(), nb::arg("size") = Settings{}.size,
             nb::arg("roads") = "plain", nb::arg("dealer") = "weighted", nb::arg("chain_bonus") = "per-city",
             "Create settings with a `size`, `roads`, a `dealer` and a `chain_bonus`, as in the attributes. "
             "Raises Error for a value that is out of range.");
    Record<Distribution>(room, "Distribution", "The frequencies of whole numbers.")
        .pickled([](const Distribution& of) { return of.counts(); },
                 [](const std::map<std::int64_t, std::int64_t>& counts) {
                     if (counts.empty()) throw InputError("a distribution has at least one value");
                     Distribution of;
                     for (const auto& [value, times] : counts) of.add(value, times);
                     return of;
                 })
        .field(
            "counts", [](const Distribution& of) { return of.counts(); }, "Each value with its count.")
        .field("count", &Distribution::count, "The number of values.")
        .field("least", &Distribution::least, "The least value.")
        .field("greatest", &Distribution::greatest, "The greatest value.")
        .field("mean", &Distribution::mean, "The mean.")
        .field("deviation", &Distribution::deviation,
               "The sample standard deviation, or 0 for a single value.")
        .def("quantile", &quantile, nb::arg("share"),
             "The least value such that at least this share of all values are no greater. 0.5 gives the "
             "median. Raises Error if the share is not 0 to 1.")
        .def("confidence", &confidence_of,
             "The 95% confidence interval of the mean, by the normal approximation.")
        .def("svg", &histogram, nb::kw_only(), nb::arg("title") = "Distribution", nb::arg("theme") = "reader",
             "A histogram with a `title`, the median and the quartiles, as a self-contained SVG document. "
             "The `theme` is 'light', 'dark', or 'reader' for the reader's preference. Raises Error for "
             "another theme.")
        .def(
            "_repr_svg_",
            [](const Distribution& of) { return histogram(of, "Distribution", ThemeWord("reader")); },
            "For notebooks: the histogram.");
    Record<Run>(room, "Run", "The results of many games.")
        .pickled(&Run::state, &Run::of)
        .field(
            "scores", [](const Run& of) { return of.result.scores; }, "The scores of the bot.")
        .field(
            "others", [](const Run& of) { return of.of_match(of.result.others); },
            "The scores of the other bot on the same deals, if there was one.")
        .field(
            "differences", [](const Run& of) { return of.of_match(of.result.differences); },
            "The bot's score minus the other bot's, game by game, if there was one.")
        .field(
            "best_seed", [](const Run& of) { return of.best_seed; },
            "The seed of the first game with the best score.")
        .field(
            "board_full", [](const Run& of) { return of.result.board_full; },
            "The number of games that ended with a full board.");
}

// Adds the queries of a position to both `Position` and `Game`.
template <class Of>
void add_queries(nb::class_<Of>& cls) {
    const auto of = [](const auto& query) {
        return [query](const Of& self) { return query(view_of(self)); };
    };
    cls.def_prop_ro("settings", of([](const View& view) { return view.settings; }), "The settings.")
        .def_prop_ro("size", of([](const View& view) { return view.settings.size; }),
                     "The squares along a side of the board.")
        .def_prop_ro("roads", of([](const View& view) { return RoadsWord(name(view.settings.roads)); }),
                     "'plain' or 'directed'.")
        .def_prop_ro("dealer", of([](const View& view) { return DealerWord(name(view.settings.dealer)); }),
                     "Who deals.")
        .def_prop_ro("chain_bonus",
                     of([](const View& view) { return BonusWord(name(view.settings.chain_bonus)); }),
                     "'per-city' or 'pairwise'.")
        .def_prop_ro(
            "hand", of(hand),
            "The four tiles: 'road', 'city' or 'monastery'. A directed road has its arms, such as 'road:NS'.")
        .def_prop_ro("board", of(board_of), "The rows of squares, each a tile as in the hand, or None.")
        .def_prop_ro("score", of([](const View& view) { return view.board().score(); }),
                     "The score of the board.")
        .def_prop_ro("turns_to_discard",
                     of([](const View& view) { return view.position.turns_to_discard(); }),
                     "The number of turns before the hand may be discarded, or 0 if it may be now.")
        .def_prop_ro("is_over", of([](const View& view) { return view.position.is_over(); }),
                     "True if no move is left.")
        .def_prop_ro("end", of(end_of), "'board full' or 'no move', or None if the game is not over.")
        .def("legal_moves",
             of([](const View& view) { return turns_of(view.position.legal_moves(), view.board()); }),
             "Every tile of the hand on every legal square, then the discard if it is allowed.")
        .def(
            "gain",
            [](const Of& self, const Turn& turn) {
                const View view = view_of(self);
                return view.position.gain(legal(turn, view));
            },
            nb::arg("move"), "The points of a move. Raises Error if it is illegal.")
        .def(
            "choose",
            [](const Of& self, const Bot& bot, std::optional<std::int64_t> simulations, const Seed& seed,
               std::optional<std::int64_t> playouts) {
                return choose(view_of(self), bot, renamed(simulations, "simulations", playouts, "playouts"),
                              seed);
            },
            nb::arg("bot") = "planner", nb::kw_only(), nb::arg("simulations") = nb::none(),
            nb::arg("seed").none() = "1", nb::arg("playouts") = nb::none(),
            "The move that a bot chooses. The bot is a name, or a callable that takes a Position and returns "
            "a Move. It sees only what a player sees, and its random numbers follow from the seed, random if "
            "None. The planner makes 400 simulations if none are given, and at most 1,000,000. Raises Error "
            "if "
            "the game is over, or if simulations are given to a bot that makes none. `playouts` is the old "
            "name of `simulations`.")
        .def(
            "svg", [](const Of& self, const ThemeWord& theme) { return svg(view_of(self), theme); },
            nb::kw_only(), nb::arg("theme") = "reader",
            "The board as a self-contained SVG document, with the numbers of rows and columns. The `theme` "
            "is 'light', 'dark', or 'reader' for the reader's preference. Raises Error for another theme.")
        .def("_repr_svg_", of([](const View& view) { return svg(view, ThemeWord("reader")); }),
             "For notebooks.")
        .def("__str__", of(letters),
             "The board, one line per row: R road, C city, A monastery, '.' an empty square.");
}

void add_position(nb::module_& room) {
    nb::class_<Known> position(room, "Position", "The public state of a game. Immutable.");
    add_queries(position);
    copy_as_itself(position);
    position
        .def(
            "__eq__",
            [](const Known& one, const Known& other) {
                return one.settings == other.settings && one.position == other.position;
            },
            nb::is_operator(), equality, "True if settings, board, hand and past deals are equal.")
        .def(
            "__hash__", [](const Known& of) { return nb::hash(nb::cast(letters(view_of(of)))); },
            "The hash of its board.")
        .def(
            "__repr__", [](const Known& of) { return "<Position: " + about(view_of(of)) + ">"; },
            "The settings and the score.");
}

void add_game(nb::module_& room) {
    nb::class_<Session> game(room, "Game", nb::is_weak_referenceable(),
                             "A game in progress. Equal settings, seed and moves give the same game "
                             "everywhere. A game changes, so "
                             "it has no hash: use its `position` in sets and dicts.");
    game.def("__init__", &make_game, nb::arg("seed") = nb::none(), nb::kw_only(),
             nb::arg("settings") = nb::none(), nb::arg("size") = nb::none(), nb::arg("roads") = nb::none(),
             nb::arg("dealer") = nb::none(), nb::arg("chain_bonus") = nb::none(),
             "Begin a game with these `settings`. A `seed` is an int or text of 1 to 64 bytes, random if "
             "omitted. Raises Error for a seed that is empty or longer. `size`, `roads`, `dealer` and "
             "`chain_bonus` are deprecated: they are parts of the settings.");
    add_queries(game);
    game.def_prop_ro("seed", &Session::seed, "The seed.")
        .def_prop_ro(
            "position", [](const Session& of) { return Known{of.view().settings, of.view().position}; },
            "The public position.")
        .def_prop_ro(
            "moves", [](const Session& of) { return turns_of(of.record().moves(), of.view().board()); },
            "The moves that led here, first to last.")
        .def("apply", &Session::play, nb::arg("move"),
             "Make a move and return its points. Raises Error with the reason if it is illegal.")
        .def(
            "play",
            [](Session& of, const Turn& move) {
                warn_old("play", "apply");
                return of.play(move);
            },
            nb::arg("move"), "Deprecated: the old name of `apply`, with the same `move`.")
        .def("undo", &Session::undo, "Undo the last move. Returns False if there is none.")
        .def("redo", &Session::redo, "Redo the last undone move. Returns False if there is none.")
        .def(
            "save", [](const Session& of) { return to_json(of.record()); },
            "The game as a line of JSON for `read`, without undone moves.")
        .def(
            "__eq__",
            [](const Session& one, const Session& other) {
                return is_same_game(one.record(), other.record());
            },
            nb::is_operator(), equality,
            "True if both have the same start and moves. Undone moves do not count.")
        .def(
            "__repr__",
            [](const Session& of) { return "<Game: " + about(of.view()) + ", seed " + of.seed() + ">"; },
            "The settings, score and seed.");
    copy_as_another(game);
    pickle_game(
        game, [](const Session& of) { return to_json(of.record()); },
        [](const std::string& json) { return Session(value_of(solo::read_record(json))); });
}

}  // namespace

void add_solo(nb::module_& room) {
    add_values(room);
    add_position(room);
    add_game(room);
    room.def("read", &read, nb::arg("source"),
             "Read a saved game and play its moves. `source` is JSON text or a dict. Raises Error with the "
             "place of a mistake.");
    room.def(
        "load",
        [](const JsonObject& source) {
            warn_old("solo.load", "solo.read");
            return read(source);
        },
        nb::arg("source"), "Deprecated: the old name of `read`, with the same `source`.");
    room.def("dealers", &dealers, "The dealers, with a sentence about each.");
    room.def("bots", &bots, "The bots from weakest to strongest, with a sentence about each.");
    room.def("run", &run, nb::arg("bots"), nb::kw_only(), nb::arg("games") = 1000,
             nb::arg("seed").none() = "1", nb::arg("threads") = 1, nb::arg("simulations") = nb::none(),
             nb::arg("settings") = nb::none(), nb::arg("against") = nb::none(),
             nb::arg("playouts") = nb::none(), nb::arg("size") = nb::none(), nb::arg("roads") = nb::none(),
             nb::arg("dealer") = nb::none(), nb::arg("chain_bonus") = nb::none(),
             "Play many games with a bot, or with two on the same deals. `bots` are names, or callables that "
             "take a Position and return a Move.\n\nGame 17 has the seed 'SEED-17'. The seed has up to 48 "
             "bytes. The result does not depend on the number of threads, up to 256. 0 means one per core. "
             "Callables play in one thread. Raises Error for a value out of range, and for simulations if no "
             "bot makes any.\n\nA bot that is not in a list, `against`, `playouts` and the single settings "
             "`size`, `roads`, `dealer` and `chain_bonus` are deprecated.");
}

}  // namespace bastide::python
