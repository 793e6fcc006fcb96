// The standings of a ladder: bots that play pairs of games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/match/ladder/rating.h"
#include "bastide/match/ladder/sprt.h"
#include "bastide/play/distribution.h"

namespace bastide::match {

// A stored game of a ladder. Index 0 is the first bot of the pairing, index 1 the second.
struct LadderMatch {
    std::array<int, 2> points = {};
    std::optional<int> forfeited_by = {};           // 0 or 1
    std::array<std::int64_t, 2> microseconds = {};  // thinking time for all moves
    std::array<int, 2> moves = {};

    friend bool operator==(const LadderMatch&, const LadderMatch&) = default;
};

// The two games on one deal. The first bot of the pairing begins the first game.
struct LadderPair {
    std::int64_t deal = 0;
    std::array<LadderMatch, 2> matches = {};
};

// Two bots, as indices, and the pairs that they have played, in any order.
struct Pairing {
    std::size_t one = 0;
    std::size_t other = 0;
    std::vector<LadderPair> pairs = {};
};

// Returns the half points of the first bot: 2 for a win, 1 for a draw, 0 for a loss. Only bot 0 or 1 can have
// forfeited.
int half_points(const LadderMatch& match);

// Returns the half points of a pair, 0 to 4.
int half_points(const LadderPair& pair);

// The result of a pairing from the first bot's point of view.
struct PairingResult {
    std::size_t one = 0;
    std::size_t other = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    play::Distribution ahead;  // the lead in points over both games of a pair, without forfeits
    Comparison comparison = Comparison::open;

    std::int64_t matches() const { return wins + draws + losses; }
    double share() const {
        return (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(matches());
    }
};

struct BotStanding {
    std::size_t bot = 0;
    BotRating rating;
    std::int64_t matches = 0;
    double share = 0;                  // the share of games won, with draws counted half
    std::optional<double> ahead = {};  // the mean lead; empty if all games were forfeited
    double milliseconds = 0;           // thinking time per move
    std::int64_t forfeits = 0;
};

struct Standings {
    std::vector<BotStanding> bots;  // strongest first
    std::vector<PairingResult> pairings;
    double draw = 0;

    // Returns the result from `one`'s point of view, or nullopt if the two bots have not played each other.
    std::optional<PairingResult> pairing(std::size_t one, std::size_t other) const;

    // Ends the program unless there is a name for each bot.
    void require_names(std::size_t names, const bastide::detail::Where& where) const;
};

// Returns the standings. With hypotheses, the pairs of a pairing count, in the order of deals, only up to the
// pair that decided the pairing, and only up to the first missing deal. The standings therefore do not depend
// on the order of play.
Standings standings(std::size_t bots, const std::vector<Pairing>& pairings,
                    const std::optional<Hypotheses>& hypotheses = {});

}  // namespace bastide::match
