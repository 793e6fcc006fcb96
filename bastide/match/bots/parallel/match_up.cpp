#include "bastide/match/bots/parallel/match_up.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/notation.h"
#include "bastide/play/cancel_poll.h"
#include "bastide/play/simulate.h"

namespace bastide::match {
namespace {

// The deck uses the first random stream of the seed, and the seats use the following ones.
constexpr std::uint64_t first_bot_stream = 1;

constexpr std::int64_t moves_between_looks = 1 << 10;

// Says why a bot forfeits. The numbers of a move that never was one may have no names.
std::string illegal_move_text(const Move& move, const Illegality& why) {
    const bool has_names = move.tile < type_count && move.placement.rotation < 4 &&
                           (move.piece == no_piece || move.piece < types[move.tile].piece_count);
    return "the move " + (has_names ? "'" + to_text(move) + "' " : std::string()) +
           "is illegal: " + to_string(to_message(why));
}

// The bots of the library are tested to make legal moves. To check them would take 7% of the time of a match
// between random bots.
bool is_built_in(const BotKind* kind) {
    const std::span<const BotKind> bots = all_bots();
    return std::ranges::any_of(bots, [kind](const BotKind& bot) { return &bot == kind; });
}

// Plays to the end. Returns nothing if `should_continue` returns false.
template <class GoesOn>
std::optional<PlayedMatch> played(const Settings& settings, const std::string& seed,
                                  std::span<Bot* const> seats, GoesOn should_continue, bool is_checked) {
    PlayedMatch match{.seed = seed, .moves = {}, .unplaceable_tiles = {}};
    Game game(settings, seed);
    std::vector<play::Random> chances;
    chances.reserve(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        chances.emplace_back(play::derived_seed(play::seed_number(seed), first_bot_stream + seat));
    match.moves.reserve(tile_count);
    while (!game.is_over()) {
        if (!should_continue()) return std::nullopt;
        const auto seat = static_cast<std::size_t>(game.position().to_move());
        auto move = seats[seat]->choose_after(game.position(), {match.moves, game.unplaceable_tiles()},
                                              chances[seat]);
        if (!move) {
            match.forfeit = {static_cast<int>(seat), to_string(move.error())};
            break;
        }
        if (const auto why = is_checked ? game.illegality(*move) : std::nullopt) {
            match.forfeit = {static_cast<int>(seat), illegal_move_text(*move, *why)};
            break;
        }
        match.moves.push_back(*move);
        game.apply_checked(match.moves.back());
    }
    match.unplaceable_tiles = game.unplaceable_tiles();
    match.scores = final_scores(game.position());
    for (Bot* const seat : seats) seat->end(game.position(), {match.moves, match.unplaceable_tiles});
    return match;
}

// A thread's own bots.
struct Worker {
    std::vector<std::unique_ptr<Bot>> bots;
    MatchUpResult result;
};

std::size_t bot_of_seat(std::size_t seat, int round, std::size_t players) {
    return (seat + players - static_cast<std::size_t>(round)) % players;
}

bool is_forfeited_by(const PlayedMatch& match, std::size_t seat) {
    return match.forfeit && std::cmp_equal(match.forfeit->seat, seat);
}

// Adds the games of one deal.
void add(const std::vector<PlayedMatch>& deal, int players, MatchUpResult& result) {
    std::array<std::int64_t, max_players> differences{};
    bool is_whole = true;  // nobody has forfeited
    for (const PlayedMatch& match : deal) {
        const auto places = match::places(match.scores, match.forfeit, players);
        const std::int64_t winners = std::count(places.begin(), places.begin() + players, 1);
        is_whole = is_whole && !match.forfeit;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            const std::size_t bot = bot_of_seat(seat, match.round, static_cast<std::size_t>(players));
            result.wins[bot] += places[seat] == 1 ? MatchUpResult::whole_win / winners : 0;
            result.forfeits[bot] += is_forfeited_by(match, seat) ? 1 : 0;
            if (match.forfeit) continue;
            result.by_seat[seat].add(match.scores[seat]);
            result.by_bot[bot].add(match.scores[seat]);
            differences[bot] += lead(match.scores, players, static_cast<int>(seat));
        }
        ++result.games;
    }
    for (std::size_t bot = 0; is_whole && bot < static_cast<std::size_t>(players); ++bot)
        result.differences[bot].add(differences[bot]);
}

void merge(const MatchUpResult& from, MatchUpResult& into) {
    into.games += from.games;
    for (std::size_t i = 0; i < max_players; ++i) {
        into.by_seat[i].add(from.by_seat[i]);
        into.by_bot[i].add(from.by_bot[i]);
        into.wins[i] += from.wins[i];
        into.forfeits[i] += from.forfeits[i];
        into.differences[i].add(from.differences[i]);
    }
}

}  // namespace

SavedMatch saved_of(const Settings& settings, const PlayedMatch& played) {
    return {.deal = {.settings = settings, .seed = played.seed},
            .moves = played.moves,
            .unplaceable_tiles = played.unplaceable_tiles,
            .forfeit = played.forfeit};
}

play::Interval MatchUpResult::rate(std::size_t bot) const {
    require(bot < max_players, "there is a bot with this number", bot);
    if (games == 0) return {};
    constexpr double z = 1.959964;
    const auto n = static_cast<double>(games);
    const double share = static_cast<double>(wins[bot]) / static_cast<double>(whole_win) / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

MatchUpResult::Difference MatchUpResult::difference(std::size_t bot) const {
    require(bot < max_players, "there is a bot with this number", bot);
    const play::Distribution& sums = differences[bot];
    if (sums.count() == 0) return {};
    const double deviation = sums.deviation() / std::sqrt(static_cast<double>(sums.count()));
    return {sums.mean() / games_of_deal, deviation / games_of_deal};
}

std::string seed_of_deal(const std::string& seed, std::int64_t deal) {
    return seed + '-' + std::to_string(deal);
}

PlayedMatch play_match(const Settings& settings, const std::string& seed, std::span<Bot* const> seats) {
    require(seats.size() == settings.players && std::ranges::find(seats, nullptr) == seats.end(),
            "there is a bot for each player", seats.size());
    return played(settings, seed, seats, [] { return true; }, true).value_or(PlayedMatch{});
}

MatchUpResult play_match_up(const MatchUp& match_up, const std::function<bool(std::int64_t)>& watch,
                            const std::function<void(const PlayedMatch&)>& take) {
    const Settings& settings = match_up.settings;
    const std::size_t players = settings.players;
    const int rounds = match_up.games_of_deal();
    require_valid(settings_error(settings));
    require(
        match_up.bots.size() == players && std::ranges::find(match_up.bots, nullptr) == match_up.bots.end(),
        "there is a bot for each player", match_up.bots.size());
    const bool is_checked = !std::ranges::all_of(match_up.bots, is_built_in);
    const std::function<bool(std::int64_t)> watch_deals = [&](std::int64_t deals) {
        return !watch || watch(deals * rounds);
    };
    play::CancelPoll poll(watch_deals, moves_between_looks);
    Budget budget = match_up.budget;
    budget.watch = [&poll] { return poll.should_continue(); };
    const auto should_continue = [&poll] { return poll.should_continue_per_move(); };
    const auto make_worker = [&] {
        Worker worker;
        worker.bots.reserve(players);
        for (const BotKind* kind : match_up.bots) {
            require(kind->make != nullptr, "BotKind::make is a function");
            worker.bots.push_back(kind->make(settings, budget));
            require(worker.bots.back() != nullptr, "BotKind::make returns a bot");
        }
        return worker;
    };
    const auto work = [&](Worker& worker, std::int64_t number) {
        const std::string seed = seed_of_deal(match_up.seed, number);
        std::vector<PlayedMatch> deal;
        deal.reserve(static_cast<std::size_t>(rounds));
        for (int round = 0; round < rounds; ++round) {
            if (round > 0)
                for (const auto& bot : worker.bots) bot->forget();
            std::vector<Bot*> seats(players);
            for (std::size_t seat = 0; seat < players; ++seat)
                seats[seat] = worker.bots[bot_of_seat(seat, round, players)].get();
            auto match = played(settings, seed, seats, should_continue, is_checked);
            if (!match || !poll.is_on()) return;
            match->deal = number;
            match->round = round;
            deal.push_back(std::move(*match));
        }
        if (take) std::ranges::for_each(deal, take);
        add(deal, settings.players, worker.result);
    };
    MatchUpResult result;
    result.games_of_deal = rounds;
    for (const Worker& worker :
         play::simulate(match_up.deals, match_up.threads, make_worker, work,
                        [&poll](std::int64_t deals) { return poll.should_continue(deals); })) {
        merge(worker.result, result);
    }
    return result;
}

}  // namespace bastide::match
