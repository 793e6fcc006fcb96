// Series of games of a bot, or of two bots on the same deals.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "bastide/play/distribution.h"
#include "bastide/solo/bots/bot.h"
#include "bastide/solo/saved_game.h"

namespace bastide::solo {

struct MatchUp {
    Settings settings = {};
    const BotKind* bot = nullptr;
    const BotKind* against = nullptr;  // a second bot that plays the same deals, or null
    Budget budget = {};                // `play_match_up` sets the callback
    std::string seed = {};             // game 17 has the seed "SEED-17"
    std::int64_t games = 1000;
    int threads = 1;  // from 1 to `max_threads`: other numbers count as the nearest of these
};

struct MatchUpResult {
    play::Distribution scores = {};
    play::Distribution others = {};       // the scores of `against`
    play::Distribution differences = {};  // the differences by game: the score of `bot` minus the score of
                                          // `against`
    std::int64_t best_game = 0;           // the first game with the best score
    std::int64_t board_full = 0;          // games that ended with a full board

    // Games in which a bot chose an illegal move. They do not count above. `forfeit` describes the first.
    std::int64_t forfeits = 0;
    std::int64_t forfeited_game = 0;
    std::string forfeit = {};
};

// The longest common seed, so that the seeds of single games are not too long.
inline constexpr std::size_t max_common_seed_bytes = 48;

// Returns the seed of one game of many.
std::string seed_of_game(const std::string& seed, std::int64_t game);

// Plays a game to its end, or to an illegal move of the bot. The bot's random numbers are derived from the
// seed and are independent of the deals.
SavedGame play_game(const Settings& settings, const std::string& seed, Bot& bot);

// Plays all games on `threads` threads. The result does not depend on the number of threads. The calling
// thread calls `watch(done)`, if given, now and then, also during long games. If it returns false, the work
// stops and unfinished games do not count. `take(number, game)`, if given, receives every game of `bot`, in
// any order and from any thread. If a bot or a callback throws, all threads stop, and this function throws
// the exception.
MatchUpResult play_match_up(const MatchUp& match_up, const std::function<bool(std::int64_t)>& watch = {},
                            const std::function<void(std::int64_t, const SavedGame&)>& take = {});

}  // namespace bastide::solo
