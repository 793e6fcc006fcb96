// Many games that step together, for machine learning. Each game takes an action and writes its observation
// into the caller's memory. A step also draws tiles and restarts finished games.
//
//     Batch batch({.matches = 256, .seed = "1"}, {.tokens = tokens, .to_move = to_move});
//     while (learning) (void)batch.step(chosen);  // one of `batch.legal(i)` for each match i
//
// Game i plays the deals "SEED-i-0", "SEED-i-1" and so on, as `Game` does. Results do not depend on the
// number of threads.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/env/actions.h"
#include "bastide/match/env/planes.h"
#include "bastide/match/env/tokens.h"
#include "bastide/match/game.h"

namespace bastide::match {

// The reward of a step.
enum class Reward : std::uint8_t {
    win,     // at the end: 1 for the winner, -1 for the other players, 0 for each player tied for first place
    points,  // the points of the step, plus final scoring at the end; the sum is the final score
    lead,    // the change in the player's lead over the best opponent, with final scoring as if the game
             // ended now
};

// The effect of an illegal action.
enum class Illegal : std::uint8_t {
    refused,   // the step fails, and no game changes
    forfeits,  // the game ends: -1 for the player, 0 for the other players
};

struct BatchOptions {
    Settings settings = {};  // must be valid
    int matches = 1;         // at least 1
    std::string seed = "1";
    int threads = 1;     // from 1 to `max_threads`: other numbers count as the nearest of these
    Window window = {};  // a radius from `min_radius` to `max_radius`
    Reward reward = Reward::win;
    Illegal illegal = Illegal::refused;
    // If set, this bot plays all seats of a game except one, within the step. The free seat in the k-th deal
    // of game i is (i + k) modulo players.
    const BotKind* opponent = nullptr;
    Budget budget = {};  // the budget of `opponent`
};

// The caller's memory, one row per game. Empty spans are not written, and all other spans must have exactly
// the stated size. Tokens, planes and masks are updated incrementally, so the caller must not write to them.
struct BatchViews {
    std::span<std::int16_t> tokens = {};  // (matches, 72, 8): tokens.h
    std::span<float> globals = {};        // (matches, 64): tokens.h
    std::span<std::uint8_t> planes = {};  // (matches, 54, side, side): planes.h
    std::span<std::int8_t> masks = {};    // (matches, actions): 1 for legal actions
    std::span<Action> actions = {};       // (matches * max_actions): the legal actions, game by game
    std::span<std::int64_t> offsets =
        {};  // (matches + 1): the actions of game i are from offsets[i] to [i + 1]
    std::span<std::int8_t> to_move = {};  // (matches): the seat to move
    std::span<float> rewards = {};        // (matches, players): by seat, of the last step
    std::span<bool> terminated =
        {};  // (matches): true if the last step ended the game, including by a forfeit
    std::span<bool> truncated = {};  // (matches): true if the last step ended the game because all moves
                                     // leave the window
    std::span<std::int16_t> final_scores = {};  // (matches, players): of the last finished game
};

class Batch {
  public:
    // The options must be valid, and all views that are not empty must have the stated size.
    Batch(const BatchOptions& options, const BatchViews& views);
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    ~Batch();

    const BatchOptions& options() const { return options_; }
    int matches() const { return options_.matches; }

    // Starts all games with this deal, from 0 to 2⁶² - 1.
    void reset(std::int64_t deal = 0);
    // The same with deals of a new seed.
    void reset(std::string seed, std::int64_t deal = 0);

    // Takes one action for each game, and fails if there are more or fewer. If an action is refused, nothing
    // changes, and the error names the game and the reason. Allocates memory only for games that begin. If
    // the opponent throws, this function throws the exception, and the batch can only be destroyed.
    [[nodiscard]] Result<void> step(std::span<const Action> actions);

    // The legal actions of a game. Never empty.
    std::span<const Action> legal(int match) const;

    // The current game with the index `match`, and the number of its deal, counted from 0.
    const Game& game(int match) const;
    std::int64_t episode(int match) const;

    // The last finished game with the index `match` at its end, or null if none has finished since the last
    // reset. A forfeited game ends before the illegal action.
    const Game* last_game(int match) const;

  private:
    struct Match;
    struct Workers;

    const Match& at(int match) const;
    [[nodiscard]] Result<void> why_refused(std::span<const Action> actions) const;
    void begin(int match, std::int64_t episode);
    void let_opponents_play(Match& match);
    void advance(int match, Action action);
    void end(int match, int mover, bool is_forfeit);
    void show(int match, bool is_new);
    void list_legal() const;

    BatchOptions options_;
    BatchViews views_;
    std::vector<Match> matches_;
    std::unique_ptr<Workers> workers_;
};

}  // namespace bastide::match
