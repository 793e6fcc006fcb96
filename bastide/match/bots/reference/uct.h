// Monte Carlo tree search with UCT, as published for this game. It is a benchmark for other searches. A turn
// is two decisions: the placement, then the meeple. Draws are chance nodes between turns. There each tile is
// a branch, taken with the probability of that tile. Every descent adds a node, and random moves continue
// from that node to the end of the game. Each player maximises the player's own lead in points.
//
// UCT: Kocsis, Szepesvári, Bandit based Monte-Carlo planning (2006). For this game: Heyden, Implementing a
// computer player for Carcassonne (Maastricht University, 2009); Ameneyro, Galván, Kuri Morales, Playing
// Carcassonne with Monte Carlo tree search (2020).
#pragma once

#include <vector>

#include "bastide/match/bots/search_limits.h"

namespace bastide::match {

class UctBot : public Bot {
  public:
    static constexpr std::int64_t simulations = 800;

    // The exploration constant: for n of N tries, the mean of a branch is increased by `exploration` times
    // sqrt(ln N / n).
    static constexpr double exploration = 2;

    UctBot(const Settings& /*settings*/, Budget budget) : limits_(std::move(budget), simulations) {}

    Move choose(const Position& position, play::Random& random) override;

  private:
    // A branch and the statistics of the subtree below it.
    struct Branch {
        Move move;                // the decided part: the tile of a draw, then the placement, then the piece
        std::uint32_t first = 0;  // the first of the child branches, which are consecutive
        std::uint32_t count = 0;
        std::uint32_t tries = 0;
        std::int64_t worth = 0;  // the sum of leads of the player who chose the branch
    };
    // A branch taken and the player who took it. Draws have no player.
    struct Taken {
        std::size_t branch;
        int player;
    };

    void simulate(const Position& start, play::Random& random);
    void add_branches(std::size_t at, const std::vector<Move>& moves);
    void branch_by_placement(std::size_t at);
    void branch_by_piece(std::size_t at);
    std::size_t chosen(std::size_t at, play::Random& random) const;
    std::size_t draw_child(std::size_t at);
    std::size_t most_visited(std::size_t at) const;

    SearchLimits limits_;
    std::vector<Branch> branches_;   // the first is the root
    std::vector<Position> scratch_;  // the position of the descent; empty before the first move
    std::vector<Taken> path_;
};

}  // namespace bastide::match
