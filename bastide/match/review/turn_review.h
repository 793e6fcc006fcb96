// A turn under review: the luck of the draw, and the move compared with the best moves.
//
// The value of a move is the expected final lead of its player: by the evaluation (a quick look), by
// simulations with the same draws for all moves (`loss_estimate.h`), or exactly, for the last tiles of a
// two-player game. The value of a draw is computed by quick looks at all tiles that could have been drawn and
// placed. The mean luck is therefore zero for any evaluation.
//
// Leads are in units of 1/`value_of_a_point` of a point, probabilities in units of 1/`certain`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bastide/base/name_in.h"
#include "bastide/match/bots/ending.h"
#include "bastide/match/bots/simulation.h"
#include "bastide/match/bots/win_chance.h"
#include "bastide/match/review/loss_estimate.h"

namespace bastide::match {

// Each player's lead over the best opponent.
using Leads = std::array<std::int64_t, max_players>;

// Returns the index of a player in arrays by player.
constexpr std::size_t at(int player) {
    return static_cast<std::size_t>(player);
}

// The effort per turn. Without simulations, judging takes only a quick look of a few milliseconds.
struct Effort {
    std::int64_t simulations = 400;  // long ones and as many short ones, for all moves together
    std::uint64_t seed = 1;          // for the draws
};

enum class Quality : std::uint8_t { best, good, inaccuracy, mistake, blunder };

inline constexpr std::array<Quality, 5> all_qualities = {Quality::best, Quality::good, Quality::inaccuracy,
                                                         Quality::mistake, Quality::blunder};

inline constexpr std::array<std::string_view, 5> quality_words = {"best", "good", "inaccuracy", "mistake",
                                                                  "blunder"};

constexpr std::string_view name(Quality quality) {
    return name_in(quality_words, quality);
}

// Returns the quality for a number of lost points: best below 0.25, good below 1, an inaccuracy below 2.5, a
// mistake below 5, otherwise a blunder.
Quality quality_of(std::int64_t loss);

// Why a quality is milder than that of the loss alone.
enum class Leniency : std::uint8_t {
    none,
    uncertain,  // the loss is below two standard errors
    decided,    // the win probability against others moves by less than `min_chance_loss`
};

inline constexpr std::array<std::string_view, 3> leniency_words = {"none", "uncertain", "decided"};

constexpr std::string_view name(Leniency leniency) {
    return name_in(leniency_words, leniency);
}

// An inaccuracy or worse costs at least 1% of the win probability, in units of 1/`certain`.
inline constexpr int min_chance_loss = certain / 100;

struct MoveReview {
    Move move = {};
    Leads leads = {};        // after the move
    std::int64_t error = 0;  // the standard error of the loss against the best move, with the error of the
                             // judgement itself
    Chances chances = {};    // after the move
    Chances noise = {};      // the standard errors of `chances` from the luck in the simulations

    friend bool operator==(const MoveReview&, const MoveReview&) = default;
};

struct TurnReview {
    std::size_t turn = 0;  // counted from 0
    int player = 0;
    int players = 2;
    Leads before = {};  // before the draw; before + luck is the value after the draw and after the best move
    Leads luck = {};
    Chances chances_before = {};
    bool is_exact = false;
    std::vector<MoveReview> best = {};  // up to three, the best first, empty only if the turn is not judged
    MoveReview made = {};               // the move played

    // All functions but `mover` require that the turn is judged.

    // Points lost by the move, or 0 if no better move was found.
    std::int64_t loss() const;
    // True if the loss is at least two standard errors.
    bool is_loss_certain() const { return loss() >= 2 * made.error; }
    // Win probability lost by the move.
    int chance_loss() const;
    // The change in the mover's win probability caused by the draw.
    int chance_luck() const;
    // The quality for the loss, and at most good if there is a reason for leniency.
    Quality quality() const;
    // Why the quality is good although the loss alone is an inaccuracy or worse. `uncertain` if both reasons
    // apply.
    Leniency leniency() const;

    std::size_t mover() const {
        require(player >= 0 && player < max_players, "there is a player with this number", player);
        return static_cast<std::size_t>(player);
    }

    friend bool operator==(const TurnReview&, const TurnReview&) = default;
};

// Returns the exact chances in a position of two players who play to win, from its value by an `Ending` with
// that aim. A draw counts half.
Chances exact_chances(const Position& position, std::int64_t wins);

// Returns the final lead that a review expects for the mover after a legal move of the tile in hand.
std::int64_t expected_lead(const Position& position, const Move& move, std::size_t turn,
                           const Effort& effort);

class Judge {
  public:
    explicit Judge(const Settings& settings);

    // Judges a position with a tile in hand and the legal move that was made. Equal effort gives equal
    // results, regardless of earlier calls.
    TurnReview judge(const Position& position, const Move& played, std::size_t turn, const Effort& effort);

  private:
    // The result of a move.
    struct Outcome {
        Leads leads = {};
        Chances chances = {};
    };
    struct Candidate;

    struct Sums;

    static Outcome outcome(const Position& after, const Values& values);
    static LossEstimate difference(const Candidate& one, const Candidate& other, int left);
    static Sums expected(const Position& position, const Candidate& candidate, const Candidate& played);
    static void settle(const Position& position, const Leads& noise, std::vector<Candidate>& moves);
    Values look(const Position& after);
    std::vector<Candidate> candidates(const Position& position, const Move& played);
    bool judge_exactly(const Position& position, std::vector<Candidate>& moves);
    Leads add_short(const Position& position, const Draws& draws, std::int64_t simulations,
                    std::vector<Candidate>& moves);
    void add_long(const Position& position, const Draws& draws, std::int64_t simulations,
                  std::vector<Candidate>& moves);
    void add_luck(const Position& position, TurnReview& turn);

    Evaluation evaluation_;
    Simulation simulation_;
    Ending ending_;
    Ending winning_;
};

}  // namespace bastide::match
