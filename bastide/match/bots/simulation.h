// A move played on for a few turns with tiles drawn by chance: what master and reviews weigh moves by.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/position.h"
#include "bastide/play/random.h"

namespace bastide::match {

// The chance of simulations: moves that meet the same draws differ by their worth and not by luck.
class Draws {
  public:
    // The tiles to come after this position, none of them known, in an order that is drawn from `random`.
    Draws(const Position& position, play::Random& random);

    // Whether there is nothing to draw.
    bool empty() const { return tiles_.empty(); }

    // The next tile goes through all that are left, which is steadier than chance; those after it are drawn.
    Type first(std::uint64_t number) const { return tiles_[number % tiles_.size()]; }
    play::Random others(std::uint64_t number) const {
        return play::Random(play::derived_seed(seed_, number));
    }

  private:
    std::vector<Type> tiles_;
    std::uint64_t seed_ = 0;
};

// A move that is weighed, and what is known of simulations that begin with it. They meet the same tiles again
// and again: each reply is looked for once, and so is what two tiles lead to.
class Weighed {
  public:
    explicit Weighed(const Move& made) : move(made), after_(type_count) {}

    Move move;

  private:
    friend class Simulation;

    struct After {
        std::optional<Move> reply;                           // to a first tile
        std::array<std::optional<Values>, type_count> ends;  // by the second
    };
    std::vector<After> after_;
};

class Simulation {
  public:
    // What the players may expect after a legal move of the tile in hand and two more turns, by the
    // evaluation's best moves and the draws of a number; in the end, what they have. There must be draws.
    Values play(Evaluation& evaluation, const Position& start, const Move& move, const Draws& draws,
                std::uint64_t number);

    // The same, of a move that was weighed before from the same start.
    Values play(Evaluation& evaluation, const Position& start, Weighed& weighed, const Draws& draws,
                std::uint64_t number);

    // Where the last one ended: who is to move, and how many tiles are left.
    int to_move() const { return to_move_; }
    int left() const { return left_; }

  private:
    Values play(Evaluation& evaluation, const Position& start, const Move& move, const Draws& draws,
                std::uint64_t number, Weighed* weighed);

    int to_move_ = 0;
    int left_ = 0;
    std::vector<Position> scratch_;  // the position played on, if there is one yet
};

}  // namespace bastide::match
