// A problem: a position from play in which one move is clearly better than all others. Find it.
//
// "Clearly better" means better by a point or more, at 95% confidence, in the simulations that reviews
// use, and again in twice as many with other draws. With one or two remaining tiles in a game of two players
// the comparison is exact: all moves are searched to the end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bastide/base/name_in.h"
#include "bastide/match/review/turn_review.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {

// The theme of a problem: an effect that the best move has and the next best lacks.
enum class Theme : std::uint8_t {
    join,      // joins or takes over a city that others lead
    block,     // makes an opponent's feature impossible to extend, because no tile fits next to it
    field,     // claims, joins or takes over a field
    free,      // returns a meeple to a player who has at most one left
    ending,    // the rest of the game is searched exactly
    complete,  // completes a feature
    claim,     // claims a city, a road or a monastery, or joins a road
    build,     // none of these effects: only the square is better
};

inline constexpr std::array<Theme, 8> all_themes = {Theme::join,  Theme::block,  Theme::field,
                                                    Theme::free,  Theme::ending, Theme::complete,
                                                    Theme::claim, Theme::build};

inline constexpr std::array<std::string_view, 8> theme_words = {"join",   "block",    "field", "free",
                                                                "ending", "complete", "claim", "build"};

constexpr std::string_view name(Theme theme) {
    return name_in(theme_words, theme);
}

struct Problem {
    SavedMatch match = {};  // up to the turn, with the tile in hand next in its deck
    Theme theme = Theme::build;
    // The rating of a player who finds the move half the time, on Glicko's scale, where 1500 is the middle.
    int rating = 0;
    Move best = {};
    int lead = 0;   // the lead of the best move over the next best, in hundredths of a point
    int error = 0;  // standard error, or 0 if exact

    friend bool operator==(const Problem&, const Problem&) = default;
};

// A permanent name of a problem: the seed of its game and the turn, counted from 1, such as "greedy-17/41".
// For a game with a deck instead of a seed, a number computed from the game replaces the seed.
std::string id_of(const Problem& problem);

// The effort for checking a problem or an answer.
inline constexpr Effort checking_effort{.simulations = 800, .seed = 2};

// Returns the quality of an answer, by the points that it loses. Reviews are milder where the win probability
// hardly moves or the loss is uncertain. A problem asks for points, even in a game that is nearly decided.
Quality quality_of_answer(const TurnReview& answer);

// Finds problems.
class ProblemFinder {
  public:
    explicit ProblemFinder(const Settings& settings)
        : judge_(settings), evaluation_(settings), ending_(settings) {}

    // Returns the problem at a turn of the record, counted from 0, if there is one. Moves the record to the
    // turn. Searches with half of `checking_effort`, then checks the result with all of it. Most turns are
    // rejected earlier, after a shorter search.
    std::optional<Problem> problem_at(Record& record, std::size_t turn);

    // As above, but only if the player was to move and did not make the best move.
    std::optional<Problem> mistake_at(Record& record, std::size_t turn, int player);

    // Returns the problem in the current turn of a record, of which no move is known, if there is one.
    std::optional<Problem> problem_now(const Record& record);

    // True if a search with this effort confirms that the best move is clearly best. The game must be the
    // problem's.
    bool holds(const Problem& problem, const Record& match, const Effort& effort);

  private:
    // The best move and its lead.
    struct Lead {
        Move best = {};
        Move next = {};
        std::int64_t lead = 0;
        std::int64_t error = 0;
        bool is_exact = false;

        bool is_clear() const;
        bool may_be_clear() const;
    };

    std::optional<Problem> problem(const Record& record, const Move& played);
    std::optional<Lead> lead(const Position& position, const Move& played, std::size_t turn,
                             const Effort& effort);
    std::optional<Lead> exact_lead(const Position& position);
    int difficulty(const Position& position, const Move& best);

    Judge judge_;
    Evaluation evaluation_;
    Ending ending_;
};

}  // namespace bastide::match
