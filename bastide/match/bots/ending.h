// The last tiles of a match of two, exactly: what a position is worth if both play their best, over all
// orders in which the tiles left may come.
//
//     Ending ending(settings, Ending::Aim::lead);
//     if (Ending::knows(position, 3)) ending.best(position, 100'000);
//
// A search to the end in which a draw is a sum over the tiles left (expectiminimax), cut by alpha and beta:
// at a draw, a probe of the likeliest move of each tile tells early that the opponent would not let it come
// to this (Star2: Ballard, The *-minimax search procedure for trees containing chance nodes, 1983). Positions
// met again by another order of moves are looked up.
//
// Values are whole: those of all orders added up, each order as often as it may come, so that every machine
// agrees and nothing is rounded.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/position.h"

namespace bastide::match {

class Ending {
  public:
    // What both want: points ahead in the end, or to win; a win is worth 1, a draw 0 and a loss -1.
    enum class Aim : std::uint8_t { lead, win };

    // More tiles to come than these take hours.
    static constexpr int most_left = 8;

    struct Best {
        Move move;
        // The sum over `orders(position.left())` orders, as the player to move sees it.
        std::int64_t value = 0;
    };

    explicit Ending(const Settings& settings, Aim aim = Aim::lead);

    // Whether a position can be searched at all, and has no more than so many tiles to come, that in hand not
    // counted. It must be of two players, and a tile that fits nowhere must go out of the match: where such a
    // tile goes under the deck, which tile comes last is known.
    static bool knows(const Position& position, int left);

    // How many orders so many tiles may come in: left!
    static std::int64_t orders(int left);

    // What a position between draws is worth to the player to move: the sum over `orders(left)` orders.
    // Nothing once more than so many placements were tried.
    std::optional<std::int64_t> value(const Position& position, std::int64_t most_placements);

    // The best move with the tile in hand, which must fit somewhere; of moves as good the one that the
    // evaluation likes best.
    std::optional<Best> best(const Position& position, std::int64_t most_placements);

    // How many placements were tried by the last call.
    std::int64_t placements() const { return placements_; }

  private:
    struct Bounds {
        std::int64_t low;
        std::int64_t high;
    };
    // A type that may be drawn.
    struct Draw {
        Type type;
        std::int64_t times;  // how many are left
        std::int64_t low;    // what one is worth at least
    };

    bool is_spent() const { return placements_ > most_placements_; }
    void start(const Position& position, std::int64_t most_placements);
    std::int64_t most(int left) const;
    std::int64_t worth(int lead) const;
    std::int64_t between_draws(std::int64_t alpha, std::int64_t beta);
    std::int64_t over_draws(std::int64_t alpha, std::int64_t beta);
    std::int64_t drawn(Type type, std::int64_t alpha, std::int64_t beta);
    std::int64_t probed(Type type);
    std::int64_t after(const Move& move, std::int64_t alpha, std::int64_t beta);
    Best in_hand(std::int64_t alpha, std::int64_t beta);
    Best last_tile(std::int64_t beta);
    void try_last(const Placement& placement, Best& best);
    std::optional<Move> reply() const;

    Aim aim_;
    Evaluation evaluation_;
    std::vector<Position> scratch_;                  // the position searched, if there was one yet
    std::unordered_map<std::uint64_t, Bounds> met_;  // by hash, between draws
    std::array<std::array<Move, type_count>, most_left + 1>
        replies_{};  // the last good ones, by tiles to come
    std::int64_t placements_ = 0;
    std::int64_t most_placements_ = 0;
};

}  // namespace bastide::match
