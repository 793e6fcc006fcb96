// What a position is worth to each player: the points it may expect in the end.
//
// A player has what it would have were the match over, and for what may still come the sum of a few terms
// (`weights.h`), such as what completing its cities would add, times how likely that is. How likely depends
// on the empty squares the feature ends at and on how many of the tiles left fit each. Numbers are whole, so
// that every machine agrees.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bastide/match/bots/weights.h"
#include "bastide/match/position.h"

namespace bastide::match {

// In a 65,536th of a point, by player.
using Values = std::array<int, most_players>;

inline constexpr int value_of_a_point = 1 << 16;

// Fitted by bench/match_weights.cpp.
extern const Weights fitted_weights;

class Evaluation {
  public:
    // Terms of a player, in 256ths.
    using Amounts = std::array<int, term_count>;

    // What decides how likely a feature is to be completed: places in the tables of `Weights::Completion`.
    struct Openness {
        std::uint8_t squares;                 // empty ones, 0 to 7 for 1 to 8 and more
        std::uint8_t phase;                   // tiles left
        std::array<std::uint8_t, 9> fitting;  // of the squares: how many have so many tiles that fit
        std::uint8_t worst;
        std::uint8_t claims;
        std::uint8_t size;
        std::uint8_t edges;
        bool is_dead;  // a square of it fits no tile that is left
    };

    explicit Evaluation(const Weights& weights = fitted_weights);

    // Due before `survey` whenever tiles have been drawn or put back.
    void count_tiles(const Position& position);

    // Takes in a position, between draws. What follows is about it.
    void survey(const Position& position);

    // What each player may expect.
    Values values();

    // What the player would expect more if it had, from its supply, a meeple on a feature nobody is on, one
    // of the pieces of the last tile laid. A completed one pays at once.
    int worth_of_claim(Node root, std::size_t tile, int player);

    // For fitting: the sum of the players' terms, and what decides about a feature with an open edge, or a
    // monastery on a tile.
    std::array<Amounts, most_players> amounts();
    Openness openness(Node root, std::size_t tile, std::uint64_t meeples) const;

    // 0 to 256.
    int chance(Kind kind, const Openness& openness) const;

  private:
    struct Border {
        std::uint8_t squares;
        std::uint8_t last;                    // the spot that was counted last, from 1
        std::array<std::uint8_t, 9> fitting;  // by how many tiles fit
    };

    int fitting(Demand demand);
    int chance_of_city(Node root);
    template <class Sink>
    void add_feature(Node root, const Feature& feature, std::size_t tile, std::uint64_t meeples,
                     const Sink& sink);
    template <class Sink>
    void add_all(const Sink& sink);

    const Weights* weights_;
    std::array<std::uint32_t, 256> fitting_types_;   // by demand, a set of types
    std::array<std::uint8_t, 256> fitting_tiles_{};  // by demand; `unknown` if not counted yet
    std::array<std::uint8_t, type_count> left_{};
    std::array<int, term_count> now_{};                 // weights at this number of tiles left
    std::array<int, most_meeples + 1> supply_worth_{};  // of so many meeples in supply
    std::uint8_t phase_ = 0;
    const Position* position_ = nullptr;
    std::array<Border, most_nodes> borders_{};        // by root, of cities and roads
    std::array<std::int16_t, most_nodes> chances_{};  // by root, of cities; below 0 if not known yet
};

}  // namespace bastide::match
