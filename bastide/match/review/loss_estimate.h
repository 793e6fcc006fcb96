// How much better one move is than another, estimated from simulations.
//
// Short simulations are precise, but they do not see how fights for fields and cities end. Long ones are
// noisy. The estimate is the mean of both, each with the weight of its precision: the error of the short ones
// was measured by bench/review_truth.cpp, that of the long ones is their noise. Estimates are therefore right
// on average even for the best of many moves, which is the one with the luckiest simulations.
#pragma once

#include <cstdint>
#include <span>

namespace bastide::match {

// The unit of differences here, in parts of a point. It is coarser than `value_of_a_point`, so that sums of
// squares fit.
inline constexpr std::int64_t parts_of_a_point = 256;

// The sums of differences between two moves, one for each simulation that both had.
struct Differences {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t difference) {
        ++count;
        sum += difference;
        squares += difference * difference;
    }
};

// Returns the differences of the simulations that two moves both had.
Differences differences(std::span<const int> one, std::span<const int> other);

inline constexpr std::int64_t whole_share = 65'536;

// A difference as the sum of shares of the measured ones, in units of 1/`whole_share`, and its standard error
// in `parts_of_a_point`.
struct LossEstimate {
    std::int64_t share_of_short = 0;  // of the short simulations' mean, or of a quick look
    std::int64_t share_of_long = 0;
    std::int64_t error = 0;
};

// Returns the estimate from short and at least two long simulations with `left` remaining tiles.
LossEstimate estimate_loss(int left, const Differences& long_ones);

// Returns the estimate from a quick look, the evaluation alone. With no tiles left it is exact.
LossEstimate estimate_loss_by_look(int left);

// Returns the share of an estimated difference, in `parts_of_a_point`, that players really lose, in units of
// 1/`whole_share`. A small difference is mostly a matter of style: players on who see other plans turn it
// around as often as not. A large one is real.
std::int64_t credible_share(std::int64_t difference);

}  // namespace bastide::match
