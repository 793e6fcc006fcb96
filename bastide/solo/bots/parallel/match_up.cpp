#include "bastide/solo/bots/parallel/match_up.h"

#include <utility>

#include "bastide/base/require.h"
#include "bastide/play/cancel_poll.h"
#include "bastide/play/simulate.h"

namespace bastide::solo {
namespace {

// Deals have the seed's own stream.
constexpr std::uint64_t bot_stream = 1;

constexpr std::int64_t moves_between_looks = 1 << 13;

struct Played {
    Game game;
    std::optional<Illegality> illegality = {};  // of the move that ended the game
};

// Plays to the end while `should_continue` returns true, and passes every move to `on_move`.
template <class ShouldContinue, class OnMove>
Played played(const Settings& settings, const std::string& seed, Bot& bot, ShouldContinue should_continue,
              OnMove on_move) {
    Game game(settings, seed);
    play::Random random(play::derived_seed(play::seed_number(seed), bot_stream));
    while (!game.is_over() && should_continue()) {
        const Move move = bot.choose(game.position(), random);
        if (auto why = game.illegality(move)) return {std::move(game), why};
        game.apply_checked(move);
        on_move(move);
    }
    return {std::move(game)};
}

constexpr auto always = [] { return true; };
constexpr auto forget = [](const Move&) {};

struct Worker {
    std::unique_ptr<Bot> bot;
    std::unique_ptr<Bot> against;
    MatchUpResult result;
};

// Ties go to the first game, regardless of threads.
bool is_better(std::int64_t score, std::int64_t game, const MatchUpResult& than) {
    if (than.scores.count() == 0) return true;
    return std::pair(score, -game) > std::pair(than.scores.greatest(), -than.best_game);
}

// A game that is over, and the other bot's on the same deals, if there is one.
void add(std::int64_t number, const Game& game, const std::optional<Played>& other, MatchUpResult& result) {
    const std::int64_t score = game.board().score().total();
    if (is_better(score, number, result)) result.best_game = number;
    result.scores.add(score);
    result.board_full += game.board().is_full() ? 1 : 0;
    if (!other) return;
    const std::int64_t other_score = other->game.board().score().total();
    result.others.add(other_score);
    result.differences.add(score - other_score);
}

void add_forfeit(std::int64_t game, const Illegality& why, MatchUpResult& result) {
    if (result.forfeits == 0 || game < result.forfeited_game) {
        result.forfeited_game = game;
        result.forfeit = "the bot's move is illegal: " + to_string(to_message(why));
    }
    ++result.forfeits;
}

void merge_forfeits(const MatchUpResult& from, MatchUpResult& into) {
    if (from.forfeits == 0) return;
    if (into.forfeits == 0 || from.forfeited_game < into.forfeited_game) {
        into.forfeited_game = from.forfeited_game;
        into.forfeit = from.forfeit;
    }
    into.forfeits += from.forfeits;
}

void merge(const MatchUpResult& from, MatchUpResult& into) {
    merge_forfeits(from, into);
    if (from.scores.count() == 0) return;
    if (is_better(from.scores.greatest(), from.best_game, into)) into.best_game = from.best_game;
    into.scores.add(from.scores);
    into.others.add(from.others);
    into.differences.add(from.differences);
    into.board_full += from.board_full;
}

}  // namespace

std::string seed_of_game(const std::string& seed, std::int64_t game) {
    return seed + '-' + std::to_string(game);
}

SavedGame play_game(const Settings& settings, const std::string& seed, Bot& bot) {
    SavedGame saved{{settings, seed}, {}};
    played(settings, seed, bot, always, [&saved](const Move& move) { saved.moves.push_back(move); });
    return saved;
}

MatchUpResult play_match_up(const MatchUp& match_up, const std::function<bool(std::int64_t)>& watch,
                            const std::function<void(std::int64_t, const SavedGame&)>& take) {
    const Settings& settings = match_up.settings;
    require_valid(size_error(settings.size));
    require(match_up.bot != nullptr, "there is a bot");
    play::CancelPoll poll(watch, moves_between_looks);
    Budget budget = match_up.budget;
    budget.watch = [&poll] { return poll.should_continue(); };
    const auto should_continue = [&poll] { return poll.should_continue_per_move(); };
    const auto make_worker = [&] {
        require(match_up.bot->make != nullptr, "BotKind::make is a function");
        Worker worker{match_up.bot->make(settings, budget), nullptr, {}};
        if (match_up.against != nullptr) worker.against = match_up.against->make(settings, budget);
        require(worker.bot != nullptr && (match_up.against == nullptr || worker.against != nullptr),
                "BotKind::make returns a bot");
        return worker;
    };
    const auto work = [&](Worker& worker, std::int64_t number) {
        const std::string seed = seed_of_game(match_up.seed, number);
        SavedGame saved{{settings, seed}, {}};
        const Played own = take ? played(settings, seed, *worker.bot, should_continue,
                                         [&saved](const Move& move) { saved.moves.push_back(move); })
                                : played(settings, seed, *worker.bot, should_continue, forget);
        if (!poll.is_on()) return;
        if (own.illegality) {
            add_forfeit(number, *own.illegality, worker.result);
            return;
        }
        if (!own.game.is_over()) return;
        std::optional<Played> other;
        if (worker.against) {
            other = played(settings, seed, *worker.against, should_continue, forget);
            if (!poll.is_on()) return;
            if (other->illegality) {
                add_forfeit(number, *other->illegality, worker.result);
                return;
            }
            if (!other->game.is_over()) return;
        }
        if (take) take(number, saved);
        add(number, own.game, other, worker.result);
    };
    MatchUpResult result;
    for (const Worker& worker :
         play::simulate(match_up.games, match_up.threads, make_worker, work,
                        [&poll](std::int64_t done) { return poll.should_continue(done); })) {
        merge(worker.result, result);
    }
    return result;
}

}  // namespace bastide::solo
