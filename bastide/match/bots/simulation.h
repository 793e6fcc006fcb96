// Simulations: a move followed by some turns with random draws. The bot master and reviews compare moves by
// simulations: short ones, which remember what they met, and long ones, which see how fights for large
// features end.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/position.h"
#include "bastide/play/random.h"

namespace bastide::match {

// The random draws of simulations. Moves simulated with the same draws differ by merit and not by luck.
class Draws {
  public:
    // Draws a random order of the remaining tiles of a position.
    Draws(const Position& position, play::Random& random);

    // True if there is nothing to draw.
    bool empty() const { return tiles_.empty(); }

    // The first draw of a simulation. Successive simulations cycle through the remaining tiles, which has
    // less variance than random draws. Later draws are random.
    Type first(std::uint64_t number) const { return tiles_[number % tiles_.size()]; }
    play::Random others(std::uint64_t number) const {
        return play::Random(play::derived_seed(seed_, number));
    }

  private:
    std::vector<Type> tiles_;
    std::uint64_t seed_ = 0;
};

// A move and the cached results of simulations that begin with it. The same tiles recur in simulations, so
// each reply and each pair of tiles is searched only once.
class SimulatedMove {
  public:
    explicit SimulatedMove(const Move& made) : move(made), after_(type_count) {}

    Move move;

  private:
    friend class Simulation;

    struct End {
        Values values;
        int to_move;
    };
    struct After {
        std::optional<Move> reply;                        // the reply if this is the first tile
        std::array<std::optional<End>, type_count> ends;  // the results of short ones, by the second tile
    };
    std::vector<After> after_;
};

class Simulation {
  public:
    // The turns of a short simulation. With one turn master was weaker.
    static constexpr int short_turns = 2;
    // The turns of a long simulation. With 6 and 12, master was no stronger.
    static constexpr int long_turns = 8;

    // Returns the expected final scores after a legal move of the tile in hand and `turns` more turns of the
    // evaluation's best moves, with the draws of simulation `number`. If the game ends earlier, returns the
    // final scores. `draws` must not be empty. Takes about 0.03 ms per turn.
    Values play(Evaluation& evaluation, const Position& start, const Move& move, const Draws& draws,
                std::uint64_t number, int turns);

    // Simulates a move from the same start, using the cached results of that move.
    Values play(Evaluation& evaluation, const Position& start, SimulatedMove& stats, const Draws& draws,
                std::uint64_t number, int turns);

    // The state at the end of the last simulation: the player to move and the number of remaining tiles.
    int to_move() const { return to_move_; }
    int left() const { return left_; }

  private:
    Values play(Evaluation& evaluation, const Position& start, const Move& move, const Draws& draws,
                std::uint64_t number, int turns, SimulatedMove* stats);

    int to_move_ = 0;
    int left_ = 0;
    std::vector<Position> scratch_;  // the position to play on; empty before the first simulation
};

}  // namespace bastide::match
