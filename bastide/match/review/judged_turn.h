// A turn of a match, looked at afterwards: what luck the draw was, and what the move was worth beside the
// best ones.
//
// What a move is worth are the points ahead that it leads to, as whoever plays it may expect them: by the
// evaluation alone (a look), by simulations, all moves with the same draws, or, of the last tiles of a match
// of two, exactly. What a draw is worth is told by looks alone, over all tiles that could have come and have
// a place: so luck is even on the whole, whatever the evaluation thinks.
//
// Points ahead are in parts of `value_of_a_point`, chances in parts of `certain`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bastide/match/bots/ending.h"
#include "bastide/match/bots/simulation.h"
#include "bastide/match/bots/win_chance.h"

namespace bastide::match {

// How far each player is ahead of the best other.
using Leads = std::array<std::int64_t, most_players>;

// The place of a player in arrays by player.
constexpr std::size_t at(int player) {
    return static_cast<std::size_t>(player);
}

// How much is done for a turn: none is a quick look, which takes some milliseconds.
struct Effort {
    std::int64_t simulations = 400;  // of all moves together
    std::uint64_t seed = 1;          // of the draws in them
};

enum class Quality : std::uint8_t { best, good, inaccuracy, mistake, blunder };

inline constexpr std::array<Quality, 5> all_qualities = {Quality::best, Quality::good, Quality::inaccuracy,
                                                         Quality::mistake, Quality::blunder};

inline constexpr std::array<std::string_view, 5> quality_words = {"best", "good", "inaccuracy", "mistake",
                                                                  "blunder"};

constexpr std::string_view name(Quality quality) {
    return quality_words[static_cast<std::size_t>(quality)];
}

// By the points a move lost: below a quarter it is as good as the best, below 1 good, below 2.5 an
// inaccuracy, below 5 a mistake, and from there on a blunder.
Quality quality_of(std::int64_t loss);

struct JudgedMove {
    Move move;
    Leads leads = {};        // after it
    std::int64_t error = 0;  // the standard error of how much it is behind the best
    Chances chances = {};    // after it

    friend bool operator==(const JudgedMove&, const JudgedMove&) = default;
};

struct JudgedTurn {
    std::size_t turn = 0;  // counted from 0
    int player = 0;
    Leads before =
        {};  // before the draw; the luck of it added is after the draw, which is after the best move
    Leads luck = {};
    Chances chances_before = {};
    bool is_exact = false;
    std::vector<JudgedMove> best;  // up to three, the best first
    JudgedMove made;               // the move played

    // How many points the move cost; 0 if none was found to be better.
    std::int64_t loss() const;
    // The same in chances to win.
    int chance_loss() const;
    // How the draw changed the mover's chance to win.
    int chance_luck() const { return best.front().chances[mover()] - chances_before[mover()]; }
    Quality quality() const { return quality_of(loss()); }

    std::size_t mover() const { return static_cast<std::size_t>(player); }

    friend bool operator==(const JudgedTurn&, const JudgedTurn&) = default;
};

class Judge {
  public:
    explicit Judge(const Settings& settings);

    // Of a position with a tile in hand and the move that was made of it, which must be legal. The same
    // effort gives the same, whatever was judged before.
    JudgedTurn judge(const Position& position, const Move& played, std::size_t turn, const Effort& effort);

  private:
    // What follows a move.
    struct Outcome {
        Leads leads = {};
        Chances chances = {};
    };
    struct Candidate;

    static Outcome outcome(const Position& after, const Values& values);
    Outcome look(const Position& position, const Move& move);
    std::vector<Candidate> candidates(const Position& position, const Move& played);
    bool judge_exactly(const Position& position, std::vector<Candidate>& moves);
    void simulate(const Position& position, std::size_t turn, const Effort& effort,
                  std::vector<Candidate>& moves);
    void tell_luck(const Position& position, JudgedTurn& turn);

    Evaluation evaluation_;
    Simulation simulation_;
    Ending ending_;
};

}  // namespace bastide::match
