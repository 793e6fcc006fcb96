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
#include <cstdint>
#include <vector>

#include "bastide/match/bots/prospects.h"
#include "bastide/match/bots/weights.h"
#include "bastide/match/position.h"

namespace bastide::match {

// In a 65,536th of a point, by player.
using Values = std::array<int, most_players>;

inline constexpr int value_of_a_point = 1 << 16;

// What each player has in the end.
Values values_in_the_end(const Position& position);

class Evaluation {
  public:
    // Terms of a player, in 256ths.
    using Amounts = std::array<int, term_count>;

    explicit Evaluation(const Weights& weights);
    explicit Evaluation(const Settings& settings)
        : Evaluation(fitted_weights[settings.players - std::size_t{least_players}]) {}

    // What there is to say about a position as it was when it was surveyed. It is kept in the evaluation's
    // memory, which is used again and again: it is good until the position changes or another is surveyed.
    class Survey {
      public:
        Survey(const Survey&) = delete;
        Survey& operator=(const Survey&) = delete;
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
            return of_->prospects_.openness(root, tile, meeples);
        }

      private:
        friend class Evaluation;

        Survey(Evaluation& of, const Values& values) : of_(&of), values_(values) {}

        Evaluation* of_;
        Values values_;
    };

    // Of a position between draws. The tiles left are counted anew if they are not those of the last survey.
    Survey survey(const Position& position);
    Survey survey(const Position&& position) = delete;

    // Of the positions that the tile in hand may lead to, one after the other. `prepare` takes in the
    // position before; `survey_after` sees the same as `survey` after a move without a meeple, which `undo`
    // takes back, but looks at what the tile changes alone.
    void prepare(const Position& before);
    Survey survey_after(const Position& after, const Position::Undo& undo);

  private:
    // A feature with meeples when the position was taken in.
    struct Claimed {
        Node root;
        std::uint8_t tile;  // one with a meeple
        Values values;      // what it is worth to the players
    };

    void weigh(int left);
    void take_in_features();
    void take_in_meetings();
    bool has_changed(const Claimed& claimed) const;
    void exchange_features(Values& values);
    void exchange_meetings(Values& values);
    Values with_scores(Values values) const;
    Values with_claim(Values values, Node root, std::size_t tile, int player);
    std::array<Amounts, most_players> amounts();
    template <class Sink>
    void add_feature(Node root, std::size_t tile, std::uint64_t meeples, const Sink& sink);
    template <class Sink>
    void add_field(Node root, std::uint64_t meeples, const Sink& sink);
    template <class Sink>
    void add_contest(int squares, std::uint64_t meeples, int worth, const Sink& sink);
    template <class Sink>
    void add_meeting(Node first, std::uint64_t first_has, Node second, std::uint64_t second_has, int fitting,
                     int sign, const Sink& sink);
    template <class Sink>
    void add_meetings(std::size_t square, tile::Edge edge, const Sink& sink);

    const Weights* weights_;
    int left_ = -1;                                     // when weights were weighed
    std::array<int, term_count> now_{};                 // weights at this number of tiles left
    std::array<int, most_meeples + 1> supply_worth_{};  // of so many meeples in supply
    const Position* position_ = nullptr;
    Prospects prospects_;

    // As the position was taken in.
    std::vector<Claimed> claimed_;
    std::array<std::array<Values, 3>, most_squares> meeting_values_{};  // by square and `tile::Edge`
    std::array<Squares, 3> claimed_squares_;  // by `tile::Edge`: where features with meeples end
    std::array<Squares, 3> valued_;           // where these are not 0
    Values sum_{};                            // of all features and meetings
};

}  // namespace bastide::match
