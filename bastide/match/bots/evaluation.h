// Static evaluation: each player's expected final score.
//
// The expected score is the score if the game ended now plus a sum of a few terms (`weights.h`), such as the
// gain from completing cities times the probability of completion. The probability depends on the empty
// squares where the feature ends and on how many remaining tiles fit each of them. Values are integers, so
// every machine gets the same values.
//
//     Evaluation evaluation(settings);
//     const Evaluation::Survey survey = evaluation.survey(position);
//     lead(survey.values(), players, player);
//
// All queries go through a survey, which contains everything that it needs from the position.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bastide/match/bots/completion_odds.h"
#include "bastide/match/bots/weights.h"
#include "bastide/match/position.h"

namespace bastide::match {

// By player, in 65,536ths of a point.
using Values = std::array<int, max_players>;

inline constexpr int value_of_a_point = 1 << 16;

// Returns the final score of every player.
Values values_in_the_end(const Position& position);

class Evaluation {
  public:
    // Terms of a player, in 256ths.
    using Amounts = std::array<int, term_count>;

    explicit Evaluation(const Weights& weights);
    // The settings must be valid.
    explicit Evaluation(const Settings& settings,
                        const bastide::detail::Where& where = bastide::detail::Where::current())
        : Evaluation(fitted_weights_of(settings, where)) {}

    // The evaluation of a position at the time of the survey. It uses memory of the `Evaluation`, so it is
    // valid only until the position changes or another position is surveyed.
    class Survey {
      public:
        Survey(const Survey&) = delete;
        Survey& operator=(const Survey&) = delete;
        ~Survey() = default;

        // The expected final scores.
        const Values& values() const { return values_; }

        // Returns the values if the player placed a meeple from the supply on an unclaimed feature of the
        // tile placed last. A complete feature scores at once.
        Values with_claim(Node root, std::size_t tile, int player) const {
            return of_->with_claim(values_, root, tile, player);
        }

        // Inputs for fitting the weights: the sums of the players' terms, and the inputs of the completion
        // odds for a feature with an open edge or a monastery on a tile.
        std::array<Amounts, max_players> amounts() const { return of_->amounts(); }
        Openness openness(Node root, std::size_t tile, std::uint64_t meeples) const {
            return of_->odds_.openness(root, tile, meeples);
        }

      private:
        friend class Evaluation;

        Survey(Evaluation& of, const Values& values) : of_(&of), values_(values) {}

        Evaluation* of_;
        Values values_;
    };

    // Surveys a position between draws. Counts the remaining tiles again if they have changed since the last
    // survey.
    Survey survey(const Position& position);
    Survey survey(const Position&& position) = delete;

    // Incremental evaluation of the positions after each placement of the current tile. `prepare` reads the
    // position before it. `survey_after` returns the same as `survey` after a move without a meeple, but
    // reads only what the tile changes. `undo` is the undo data of that move.
    void prepare(const Position& before);
    Survey survey_after(const Position& after, const Position::Undo& undo);

  private:
    // A feature that had meeples when the position was prepared.
    struct FeatureValue {
        Node root;
        std::uint8_t tile;  // a tile of the feature with a meeple
        Values values;      // expected final scores
    };

    void weigh(int left);
    void take_in_features();
    void take_in_meetings();
    bool has_changed(const FeatureValue& feature_value) const;
    void exchange_features(Values& values);
    void exchange_meetings(Values& values);
    Values with_scores(Values values) const;
    Values with_claim(Values values, Node root, std::size_t tile, int player);
    std::array<Amounts, max_players> amounts();
    template <class Sink>
    void add_feature(Node root, std::size_t tile, std::uint64_t meeples, const Sink& sink);
    template <class Sink>
    void add_field(Node root, std::uint64_t meeples, const Sink& sink);
    template <class Sink>
    void add_contest(int squares, std::uint64_t meeples, int worth, const Sink& sink);
    template <class Sink>
    void add_meeting(Node first, std::uint64_t first_has, Node second, std::uint64_t second_has, int joining,
                     int sign, const Sink& sink);
    template <class Sink>
    void add_meetings(std::size_t square, tile::Edge edge, const Sink& sink);

    const Weights* weights_;
    int left_ = -1;                                    // the number of remaining tiles for which weights were
                                                       // computed
    std::array<int, term_count> now_{};                // the weights for that number
    std::array<int, max_meeples + 1> supply_worth_{};  // the worth of a supply, by the number of meeples in
                                                       // it
    const Position* position_ = nullptr;
    CompletionOdds odds_;

    // The claimed features of the prepared position.
    std::vector<FeatureValue> feature_values_;
    std::array<std::array<Values, 3>, max_squares> meeting_values_{};  // by square and `tile::Edge`
    std::array<Squares, 3> meeple_squares_;  // by `tile::Edge`: the squares where features with meeples end
    std::array<Squares, 3> valued_;          // the squares that have a value other than 0
    Values sum_{};                           // the sum over all features and meetings
};

}  // namespace bastide::match
