// What a position is worth to each player: the points it may expect in the end.
//
// A player has what it would have were the match over, and for what may still come the sum of a few terms
// (`weights.h`), such as what completing its cities would add, times how likely that is. How likely depends
// on the empty squares the feature ends at and on how many of the tiles left fit each. Numbers are whole, so
// that every machine agrees.
//
//     Evaluation evaluation(settings);
//     const Evaluation::Survey survey = evaluation.survey(position);
//     lead(survey.values(), players, player);
//
// Whatever is asked is asked of a survey, and a survey has taken in all that it needs.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "bastide/match/bots/weights.h"
#include "bastide/match/position.h"

namespace bastide::match {

// In a 65,536th of a point, by player.
using Values = std::array<int, most_players>;

inline constexpr int value_of_a_point = 1 << 16;

// What each player has in the end.
Values values_in_the_end(const Position& position);

// By players, from 2 on; fitted by bench/match_weights.cpp.
extern const std::array<Weights, most_players - least_players + 1> fitted_weights;

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

    explicit Evaluation(const Weights& weights);
    explicit Evaluation(const Settings& settings)
        : Evaluation(fitted_weights[settings.players - std::size_t{least_players}]) {}

    // What there is to say about a position as it was when it was surveyed. It is kept in the evaluation's
    // memory, which is used again and again: it is good until the position changes or another is surveyed.
    class Survey {
      public:
        Survey(const Survey&) = delete;
        Survey(Survey&&) = delete;
        Survey& operator=(const Survey&) = delete;
        Survey& operator=(Survey&&) = delete;
        ~Survey() = default;

        // What each player may expect.
        const Values& values() const { return values_; }

        // The same if the player had, from its supply, a meeple on a feature that nobody is on, one of the
        // last tile's. A completed one pays at once.
        Values with_claim(Node root, std::size_t tile, int player) const {
            return of_->with_claim(values_, root, tile, player);
        }

        // For fitting: the sum of the players' terms, and what decides about a feature with an open edge, or
        // a monastery on a tile.
        std::array<Amounts, most_players> amounts() const { return of_->amounts(); }
        Openness openness(Node root, std::size_t tile, std::uint64_t meeples) const {
            return of_->openness(root, tile, meeples);
        }

      private:
        friend class Evaluation;

        explicit Survey(Evaluation& of) : of_(&of), values_(of.values()) {}

        Evaluation* of_;
        Values values_;
    };

    // Of a position between draws. The tiles left are counted anew if they are not those of the last survey.
    Survey survey(const Position& position);
    Survey survey(const Position&& position) = delete;

    // 0 to 256.
    int chance(Kind kind, const Openness& openness) const;

  private:
    // The empty squares at a feature.
    struct Border {
        std::uint8_t squares;
        std::array<std::uint8_t, 9> fitting;  // by how many tiles fit
    };

    // Two features of a kind that meet at an empty square.
    struct Meeting {
        Node one;
        Node other;
        std::uint8_t fitting;  // how many tiles fit there, as a place
    };

    // Features at an empty square, each once.
    struct Met {
        std::array<Node, 8> roots;
        std::size_t count = 0;

        void add(Node root);
    };

    void count_tiles(const Position& position);
    void take_in(const Position& position);
    Values values();
    Values with_claim(Values values, Node root, std::size_t tile, int player);
    std::array<Amounts, most_players> amounts();
    Openness openness(Node root, std::size_t tile, std::uint64_t meeples) const;
    int fitting(Demand demand);
    void add_square(const Met& met, std::uint8_t fitting);
    int chance_of_city(Node root);
    int soon(const Openness& open) const;
    int field_prospect(Node root);
    int joint_points(Node root);
    template <class Sink>
    void add_feature(Node root, std::size_t tile, std::uint64_t meeples, const Sink& sink);
    template <class Sink>
    void add_field(Node root, std::uint64_t meeples, const Sink& sink);
    template <class Sink>
    void add_contest(Node root, std::uint64_t meeples, int worth, const Sink& sink);
    template <class Sink>
    void add_meeting(Kind kind, const Meeting& meeting, std::uint64_t one, std::uint64_t other, int sign,
                     const Sink& sink);
    template <class Sink>
    void add_all(const Sink& sink);

    const Weights* weights_;
    std::array<std::uint32_t, 256> fitting_types_;   // by demand, a set of types
    std::array<std::uint8_t, 256> fitting_tiles_{};  // by demand; `unknown` if not counted yet
    std::array<std::uint8_t, type_count> left_;      // when tiles were counted; `unknown` if they never were
    std::array<int, term_count> now_{};              // weights at this number of tiles left
    std::array<int, most_meeples + 1> supply_worth_{};  // of so many meeples in supply
    std::uint8_t phase_ = 0;
    const Position* position_ = nullptr;
    std::array<Border, most_nodes> borders_{};        // by root
    std::array<std::int16_t, most_nodes> chances_{};  // by root, of cities; below 0 if not known yet
    std::array<std::int16_t, most_nodes>
        prospects_{};  // by root, of fields, in 256ths; below 0 if not known yet
    // Of those that a player is on, or may be by a meeple on the last tile.
    std::vector<Meeting> meetings_;
    std::bitset<most_nodes> is_last_;  // by root, whether the last tile has a part of it
};

}  // namespace bastide::match
