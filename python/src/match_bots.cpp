// `bastide.match`: bots, of the library's own and written in Python, and matches that they play.

#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>

#include "bastide/match/bots/named_bot.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/text/quote.h"
#include "engines/engine_bot.h"
#include "python/src/bots.h"
#include "python/src/match.h"
#include "python/src/progress.h"
#include "python/src/record.h"

namespace bastide::python {
namespace {

using match::BotKind;
using match::Position;

using KeepWord = Word<"typing.Literal['results', 'records']">;

bool keeps_records_of(const KeepWord& word) {
    constexpr std::array choices = {std::pair(std::string_view("results"), false),
                                    std::pair(std::string_view("records"), true)};
    return chosen(utf8_of(word), choices, "keep");
}

using Describe = std::function<std::string(const Position&)>;

// "bot 'first', seat 0, turn 12".
std::string seat_text(const std::string& name, const Position& position) {
    return "bot " + text::in_quotes(name) + ", seat " + std::to_string(position.to_move()) + ", turn " +
           std::to_string(position.board().tile_count());
}

// The name of a program's kind refers to `names`, which must outlive it.
BotKind kind_of(const nb::object& bot, const std::string& name, const engines::Limits& limits,
                const Describe& describe) {
    if (!is_python(bot) && engines::is_command(name)) {
        if (const auto tried = engines::check_starts(name, limits); !tried)
            throw InputError(to_string(tried.error()));
        BotKind kind = engines::engine_kind(name, limits);
        kind.uses_budget = true;
        return kind;
    }
    return kind_of_bot<match::Bot, Position, match::Move>(
        bot, [](const std::string& word) { return value_of(match::named_bot(word)); },
        [](nb::handle callable, const match::Settings& /*settings*/, const Position& position) {
            return move_of(callable(position), position);
        },
        describe);
}

// Raises Error for options that no bot uses. `bots` is "the bot 'greedy' does" or "these bots do".
void refuse_unused_budget(bool any_uses_budget, const std::string& bots,
                          std::optional<std::int64_t> simulations, std::optional<std::int64_t> move_time) {
    if (any_uses_budget) return;
    if (simulations) refuse_unused("simulations", bots, match::all_bots());
    if (move_time) refuse_unused("move_time", bots, match::all_bots());
}

// The results of a bot in a run.
struct BotResult {
    std::string name;
    play::Distribution points;
    play::Interval rate;
    match::MatchUpResult::Difference ahead;
    std::int64_t forfeits = 0;
};

// A match that a bot forfeited.
struct Forfeited {
    std::int64_t deal = 0;
    int round = 0;
    std::string bot;
    std::string why;

    std::pair<std::int64_t, int> when() const { return {deal, round}; }
};

struct MatchRun {
    std::int64_t games = 0;
    std::vector<BotResult> bots;
    std::vector<play::Distribution> by_seat;
    std::vector<Forfeited> forfeits;
    std::vector<std::string> records;
};

// The first matches that were forfeited, by deal and round, whichever thread ends one first.
class FirstForfeits {
  public:
    explicit FirstForfeits(const std::vector<std::string>& names) : names_(names) {}

    void take(const match::PlayedMatch& played) {
        if (!played.forfeit) return;
        const auto players = names_.size();
        const auto seat = static_cast<std::size_t>(played.forfeit->seat);
        const std::size_t bot = (seat + players - static_cast<std::size_t>(played.round)) % players;
        Forfeited forfeited{played.deal, played.round, names_[bot], played.forfeit->why};
        const std::scoped_lock lock(mutex_);
        first_.insert(std::ranges::upper_bound(first_, forfeited.when(), {}, &Forfeited::when),
                      std::move(forfeited));
        if (first_.size() > most) first_.pop_back();
    }

    std::vector<Forfeited> all() { return std::move(first_); }

  private:
    static constexpr std::size_t most = 20;

    const std::vector<std::string>& names_;
    std::mutex mutex_;
    std::vector<Forfeited> first_;
};

// The games of a run as files, in the order of deals and rounds.
class Records {
  public:
    Records(const match::Settings& settings, const std::vector<std::string>& names)
        : settings_(settings), names_(names) {}

    void take(const match::PlayedMatch& played) {
        match::SavedMatch saved = saved_of(settings_, played);
        for (std::size_t seat = 0; seat < names_.size(); ++seat)
            saved.names.push_back(
                names_[(seat + names_.size() - static_cast<std::size_t>(played.round)) % names_.size()]);
        const std::scoped_lock lock(mutex_);
        games_.emplace(std::pair(played.deal, played.round), to_json(saved));
    }

    std::vector<std::string> all() const {
        std::vector<std::string> records;
        records.reserve(games_.size());
        for (const auto& [when, record] : games_) records.push_back(record);
        return records;
    }

  private:
    const match::Settings& settings_;
    const std::vector<std::string>& names_;
    std::mutex mutex_;
    std::map<std::pair<std::int64_t, int>, std::string> games_;
};

// Names of the bots, with a number for callables that share a name: "<lambda>", "<lambda> 2".
std::vector<std::string> names_of(const std::vector<BotLike>& bots) {
    std::vector<std::string> names;
    names.reserve(bots.size());
    std::map<std::string, int> times;
    for (const nb::object& bot : bots) {
        std::string name = name_of_bot(bot);
        const int time = is_python(bot) ? ++times[name] : 1;
        names.push_back(time == 1 ? name : name + ' ' + std::to_string(time));
    }
    return names;
}

// Raises Error for limits of programs if no bot is a program.
void refuse_limits(const ProgramLimits& limits) {
    const char* option = nullptr;
    if (limits.match_time) option = "match_time";
    if (limits.memory) option = "bot_memory";
    if (limits.processor) option = "bot_cpu";
    if (limits.log) option = "bot_log";
    if (option != nullptr)
        throw InputError(std::string(option) +
                         ": it limits programs, and no bot is one: leave it out, or name a program, such as "
                         "'./mybot.py'");
}

MatchRun run(const std::vector<BotLike>& bots, std::int64_t games, bool pairs, const Seed& seed,
             std::int64_t threads, std::optional<std::int64_t> simulations,
             std::optional<std::int64_t> move_time, std::optional<std::int64_t> match_time,
             std::optional<std::int64_t> bot_memory, std::optional<std::int64_t> bot_cpu,
             std::optional<std::string> bot_log, std::optional<match::Settings> settings,
             const KeepWord& keep, const ProgressLike& progress) {
    constexpr std::int64_t max_games = 1'000'000'000;
    match::MatchUp match_up;
    if (settings)
        match_up.settings = *settings;
    else
        match_up.settings.players = static_cast<std::uint8_t>(
            within(std::ssize(bots), match::min_contestants, match::max_players, "the number of bots"));
    if (std::ssize(bots) != match_up.settings.players)
        throw InputError("there are " + std::to_string(match_up.settings.players) + " players, but " +
                         std::to_string(bots.size()) + " bots");
    match_up.budget = match_budget_of(simulations);
    const ProgramLimits given_limits{match_time, bot_memory, bot_cpu, std::move(bot_log)};
    const std::vector<std::string> names = names_of(bots);
    const auto is_program = [](const nb::object& bot) {
        return !is_python(bot) && engines::is_command(nb::cast<std::string>(bot));
    };
    if (std::ranges::none_of(bots, is_program)) refuse_limits(given_limits);
    require_progress(progress, "games");
    const engines::Limits limits = program_limits(given_limits);
    const bool keeps_records = keeps_records_of(keep);
    if (move_time) match_up.budget.time_ms = match_milliseconds(*move_time, "move_time");
    std::vector<BotKind> kinds;
    kinds.reserve(bots.size());
    std::int64_t deal = 0;  // the current one, for callables, which play in one thread
    for (std::size_t i = 0; i < bots.size(); ++i) {
        const auto describe = [&, i](const Position& position) {
            const auto players = static_cast<int>(names.size());
            const int round = pairs ? (position.to_move() - static_cast<int>(i) + players) % players : 0;
            return seat_text(names[i], position) + ", deal " + std::to_string(deal) + " (seed " +
                   match::seed_of_deal(match_up.seed, deal) + "), round " + std::to_string(round);
        };
        kinds.push_back(kind_of(bots[i], names[i], limits, describe));
    }
    for (const BotKind& kind : kinds) match_up.bots.push_back(&kind);
    refuse_unused_budget(std::ranges::any_of(kinds, &BotKind::uses_budget), "these bots do", simulations,
                         move_time);
    match_up.seed = seed_of(seed, match::max_common_seed_bytes);
    match_up.deals = within(games, 1, max_games, "games");
    match_up.rotates = pairs;
    match_up.threads = threads_of_bots(threads, std::ranges::any_of(bots, is_python));
    FirstForfeits forfeits(names);
    Records records(match_up.settings, names);
    Progress reported(progress, match_up.games());
    const auto result = released([&] {
        auto played_all = play_match_up(
            match_up, [&](std::int64_t done) { return reported.report(done); },
            [&](const match::PlayedMatch& played) {
                if (match_up.threads == 1) deal = played.deal + 1;
                forfeits.take(played);
                if (keeps_records) records.take(played);
            });
        reported.report(played_all.games);
        return played_all;
    });
    MatchRun run{.games = result.games,
                 .bots = {},
                 .by_seat = {},
                 .forfeits = forfeits.all(),
                 .records = records.all()};
    for (std::size_t i = 0; i < bots.size(); ++i) {
        run.bots.push_back(
            {names[i], result.by_bot[i], result.rate(i), result.difference(i), result.forfeits[i]});
        run.by_seat.push_back(result.by_seat[i]);
    }
    return run;
}

Dict<BotWord, nb::str> bots() {
    nb::dict about_each;
    for (const BotKind& bot : match::all_bots()) about_each[nb::cast(bot.name)] = bot.about;
    return Dict<BotWord, nb::str>(about_each);
}

}  // namespace

std::int64_t match_milliseconds(std::int64_t number, const char* what) {
    constexpr std::int64_t longest = 24LL * 60 * 60 * 1000;
    return within(number, 1, longest, what);
}

engines::Limits program_limits(const ProgramLimits& options) {
    constexpr std::int64_t max_memory = 1 << 24;
    constexpr std::int64_t max_cpu_seconds = 100'000'000;
    engines::Limits limits;
    if (options.match_time)
        limits.match = engines::Milliseconds(match_milliseconds(*options.match_time, "match_time"));
    if (options.memory) limits.memory = within(*options.memory, 1, max_memory, "bot_memory");
    if (options.processor) limits.processor = within(*options.processor, 1, max_cpu_seconds, "bot_cpu");
    if (!options.log) return limits;
    std::error_code failed;
    std::filesystem::create_directories(*options.log, failed);
    if (failed) throw InputError("bot_log: " + text::in_quotes(*options.log) + ": " + failed.message());
    limits.logs = std::make_shared<engines::ErrorLogs>(*options.log);
    return limits;
}

match::Budget match_budget_of(std::optional<std::int64_t> simulations) {
    if (simulations) simulations = within(*simulations, 1, match::max_simulations, "simulations");
    return {.simulations = simulations, .time_ms = std::nullopt, .watch = check_signals};
}

MatchMove choose(const Position& position, const std::optional<match::MoveHistory>& history,
                 const nb::object& bot, std::optional<std::int64_t> simulations,
                 std::optional<std::int64_t> move_time, const nb::object& seed) {
    const std::string name = name_of_bot(bot);
    const bool is_program = !is_python(bot) && engines::is_command(name);
    if (is_program && !history)
        throw InputError("a program must know how the match came to a position: let it choose in a Game");
    const auto describe = [&](const Position& at) { return seat_text(name, at); };
    const BotKind kind = is_program ? engines::interned_bot(name) : kind_of(bot, name, {}, describe);
    refuse_unused_budget(is_program || kind.uses_budget, "the bot " + text::in_quotes(name) + " does",
                         simulations, move_time);
    // The seed and the number may be Python objects that run arbitrary code, during which another thread may
    // run.
    play::Random chance(play::seed_number(seed_of(seed)));
    const Position now = position;
    if (now.tile() == match::no_tile) throw InputError("there is no tile in hand");
    if (!now.fits_somewhere(now.tile())) throw InputError("the tile in hand fits nowhere");
    std::vector<match::Move> moves;
    std::vector<match::Game::UnplaceableTile> unplaceable_tiles;
    std::optional<match::PositionState> first;
    if (history) {
        if (history->first != nullptr) first = *history->first;
        moves.assign(history->moves.begin(), history->moves.end());
        unplaceable_tiles.assign(history->unplaceable_tiles.begin(), history->unplaceable_tiles.end());
    }
    match::Budget budget = match_budget_of(simulations);
    if (move_time) budget.time_ms = match_milliseconds(*move_time, "move_time");
    const auto player = kind.make(now.settings(), budget);
    const auto move = released([&] {
        return player->choose_after(now, {moves, unplaceable_tiles, first ? &*first : nullptr}, chance);
    });
    if (!move) throw InputError(name + ": " + to_string(move.error()));
    return move_of(*move);
}

void add_match_bots(nb::module_& room) {
    Record<BotResult>(room, "BotResult", "The results of a bot.")
        .pickled([](auto& of) {
            return std::tie(of.name, of.points, of.rate.mean, of.rate.low, of.rate.high, of.ahead.mean,
                            of.ahead.standard_error, of.forfeits);
        })
        .field(
            "name", [](const BotResult& of) { return of.name; }, "Its name.")
        .field(
            "points", [](const BotResult& of) { return of.points; }, "The final points, a solo.Distribution.")
        .field(
            "wins", [](const BotResult& of) { return of.rate.mean; },
            "The share of games won, with draws counted in part.")
        .field(
            "interval",
            [](const BotResult& of) {
                return Tuple<double, double>(nb::make_tuple(of.rate.low, of.rate.high));
            },
            "The 95% confidence interval of the share, by Wilson.")
        .field(
            "ahead", [](const BotResult& of) { return of.ahead.mean; },
            "The mean of the bot's points minus the best opponent's.")
        .field(
            "ahead_error", [](const BotResult& of) { return of.ahead.standard_error; },
            "The standard error of the lead, over deals.")
        .field(
            "forfeits", [](const BotResult& of) { return of.forfeits; },
            "The number of games forfeited, for example by a late program. They count as lost and are not "
            "included in points.");
    Record<Forfeited>(room, "Forfeit", "A game that a bot forfeited.")
        .pickled([](auto& of) { return std::tie(of.deal, of.round, of.bot, of.why); })
        .field(
            "deal", [](const Forfeited& of) { return of.deal; }, "Its deal.")
        .field(
            "round", [](const Forfeited& of) { return of.round; }, "The game of the deal, from 0.")
        .field(
            "bot", [](const Forfeited& of) { return of.bot; }, "The bot that forfeited.")
        .field("why", [](const Forfeited& of) { return of.why; }, "The reason, with the bot's last line.");
    Record<MatchRun>(room, "Run", "The results of many games.")
        .pickled([](auto& of) { return std::tie(of.games, of.bots, of.by_seat, of.forfeits, of.records); })
        .field(
            "games", [](const MatchRun& of) { return of.games; }, "The number of games played.")
        .field(
            "bots", [](const MatchRun& of) { return tuple_of(of.bots); },
            "A BotResult for each bot, in order.")
        .field(
            "by_seat", [](const MatchRun& of) { return tuple_of(of.by_seat); }, "The points by seat.")
        .field(
            "forfeits", [](const MatchRun& of) { return tuple_of(of.forfeits); },
            "The first 20 forfeited games, a Forfeit for each.")
        .field(
            "records", [](const MatchRun& of) { return tuple_of(of.records); },
            "The games as JSON for `read`, by deal and round, if the run kept them.");
    room.def("bots", &bots, "The bots from weakest to strongest, with a sentence about each.");
    room.def(
        "run", &run, nb::arg("bots"), nb::kw_only(), nb::arg("games") = 1000, nb::arg("pairs") = false,
        nb::arg("seed").none() = "1", nb::arg("threads") = 1, nb::arg("simulations") = nb::none(),
        nb::arg("move_time") = nb::none(), nb::arg("match_time") = nb::none(),
        nb::arg("bot_memory") = nb::none(), nb::arg("bot_cpu") = nb::none(), nb::arg("bot_log") = nb::none(),
        nb::arg("settings") = nb::none(), nb::arg("keep") = "results", nb::arg("progress") = nb::none(),
        "Play many games between bots, like `bastide match run`. `bots`, one per player, are names, such as "
        "'greedy' or 'master:25' with 25 simulations, or callables that take a Position and return a move. "
        "The `settings` are by default those for this many players.\n\n`games` is the number of deals, 1 to "
        "1,000,000,000. Deal 17 has the seed 'SEED-17'. With `pairs` every deal is played once per player, "
        "with every bot in every seat. The result does not depend on the number of threads, up to 256. 0 "
        "means one per core. Callables play in one thread.\n\nA name with a '/' or a space is the command of "
        "a program that uses the match protocol. `move_time` and `match_time` are in milliseconds, per move "
        "and for all its moves in a game. `bot_memory` in MiB and `bot_cpu` in seconds limit each program. "
        "The folder `bot_log` stores the programs' standard error.\n\nWith keep='records', the run also has "
        "the record of each game. `progress(done, games)` is called now and then, and an exception that it "
        "raises ends the run. Raises Error for a value out of range, for options that no bot uses, and for "
        "an illegal move of a callable, with its name, seat, turn and deal.");
}

}  // namespace bastide::python
