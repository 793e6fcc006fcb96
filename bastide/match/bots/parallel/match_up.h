// Series of games between bots.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bastide/base/checked.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/forfeit.h"
#include "bastide/match/game.h"
#include "bastide/match/saved_match.h"
#include "bastide/play/distribution.h"

namespace bastide::match {

struct MatchUp {
    Settings settings = {};
    std::vector<const BotKind*> bots = {};  // one per player: bot i has seat i
    Budget budget = {};                     // the budget of each bot; `play_match_up` sets the callback
    std::string seed = {};                  // deal 17 has the seed "SEED-17"
    std::int64_t deals = 1000;              // the number of orders of the tiles
    // True to play each deal once per player, with all bots moving up one seat from game to game, so that
    // every bot plays in every seat. For two bots this makes pairs of games.
    bool rotates = false;
    int threads = 1;  // from 1 to `max_threads`: other numbers count as the nearest of these

    int games_of_deal() const { return rotates ? settings.players : 1; }
    std::int64_t games() const { return times<std::int64_t>(deals, games_of_deal()); }
};

// A game that is over, perhaps because a bot forfeited it.
struct PlayedMatch {
    std::string seed = {};
    std::int64_t deal = 0;
    int round = 0;  // the round of the deal: bot i has the seat (i + round) modulo players
    std::vector<Move> moves = {};
    std::vector<Game::UnplaceableTile> unplaceable_tiles = {};  // tiles that fitted nowhere
    Scores scores = {};  // by seat; a forfeited game is scored as if it ended at the forfeit
    std::optional<Forfeit> forfeit = {};
};

// Returns the game as a file.
SavedMatch saved_of(const Settings& settings, const PlayedMatch& played);

struct MatchUpResult {
    // The value of a win. Players tied for first place share this value.
    static constexpr std::int64_t whole_win = 60;

    std::int64_t games = 0;
    // The points in games without forfeits.
    std::array<play::Distribution, max_players> by_seat = {};
    std::array<play::Distribution, max_players> by_bot = {};
    std::array<std::int64_t, max_players> wins = {};      // by bot, in units of 1/`whole_win`
    std::array<std::int64_t, max_players> forfeits = {};  // by bot
    // By bot: the bot's points minus the best opponent's points. There is one value for each deal without
    // forfeits, the sum over the deal's games.
    std::array<play::Distribution, max_players> differences = {};
    int games_of_deal = 1;

    // The share of games that a bot has won, with Wilson's 95% interval. A draw counts as a part of a win.
    play::Interval rate(std::size_t bot) const;

    // The mean over deals of a bot's points minus the best opponent's points, with the standard error of the
    // mean. Both are 0 if there are no deals.
    struct Difference {
        double mean = 0;
        double standard_error = 0;
    };
    Difference difference(std::size_t bot) const;
};

// The longest common seed, so that the seeds of single games are not too long.
inline constexpr std::size_t max_common_seed_bytes = 48;

// Returns the seed of one deal for `shuffled_deck`.
std::string seed_of_deal(const std::string& seed, std::int64_t deal);

// Plays a game with a bot for each seat, until the game ends or a bot forfeits it by an error or an illegal
// move. The bots' random numbers are derived from the seed and the seat, and are independent of the deck.
PlayedMatch play_match(const Settings& settings, const std::string& seed, std::span<Bot* const> seats);

// Plays all games on `threads` threads. The result does not depend on the number of threads. There must be a
// bot for each player. The calling thread calls `watch(done)`, if given, now and then, also during games,
// with the number of finished games. If it returns false, the work stops and unfinished deals do not count.
// `take(match)`, if given, receives every game of a deal that counts, in any order and from any thread. If a
// bot or a callback throws, all threads stop, and this function throws the exception.
MatchUpResult play_match_up(const MatchUp& match_up, const std::function<bool(std::int64_t)>& watch = {},
                            const std::function<void(const PlayedMatch&)>& take = {});

}  // namespace bastide::match
