// Wald's sequential probability ratio test of two players: decides from the pairs so far whether one is
// stronger by a number of rating points.
//
// The two games on one deck are one observation of 0 to 4 half points, because both share the luck of the
// deck. The likelihood of a hypothesis is the largest likelihood of any five probabilities (of 0 to 4 half
// points) with the mean that it requires (the generalised test of Van den Bergh for chess programs).
#pragma once

#include <array>
#include <cstdint>

namespace bastide::match {

// Pairs by the half points of the first player, 0 to 4.
using PairCounts = std::array<std::int64_t, 5>;

// The first player is better by `least` points, or by `most`. Each is wrongly rejected with the given
// probability.
struct Hypotheses {
    double least = 0;
    double most = 20;
    double error = 0.05;
};

enum class Verdict : std::uint8_t { open, least, most };

struct Sprt {
    double llr = 0;    // the log-likelihood ratio
    double bound = 0;  // the bound to reach, above or below 0
    Verdict verdict = Verdict::open;
};

Sprt sprt(const PairCounts& pairs, const Hypotheses& hypotheses);

// The stronger player, if decided.
enum class Comparison : std::uint8_t { open, first, second, equal };

// Tests, pair by pair, whether either player is stronger. The test is decided when one player is better by
// `most`, or neither is. Later pairs do not count.
class Decision {
  public:
    explicit Decision(const Hypotheses& hypotheses) : hypotheses_(hypotheses) {}

    // The half points of the first player in the next pair, 0 to 4.
    void add(int half_points);

    Comparison comparison() const { return comparison_; }
    std::int64_t used() const { return used_; }  // the number of pairs used

  private:
    Hypotheses hypotheses_;
    PairCounts pairs_ = {};
    std::int64_t used_ = 0;
    Comparison comparison_ = Comparison::open;
};

}  // namespace bastide::match
