#include "bastide/match/review/loss_estimate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bastide::match {
namespace {

constexpr std::int64_t squared(std::int64_t number) {
    return number * number;
}

// How a measured difference relates to the difference at the end of the game: the expected share of it, in
// 256ths, and the standard deviation from that, in `parts_of_a_point`.
struct ShareOfEnd {
    std::int64_t share;
    std::int64_t deviation;
};

// Measured on games of people and of bots.
struct Stage {
    int min_left;
    ShareOfEnd look;
    ShareOfEnd short_ones;
    ShareOfEnd play;  // if other bots play on instead of the evaluation, which makes more of a difference
};
constexpr std::array<Stage, 4> stages = {{
    {41, {115, 480}, {154, 440}, {256, 256}},
    {26, {115, 480}, {154, 440}, {238, 256}},
    {11, {128, 530}, {192, 460}, {238, 256}},
    {0, {77, 750}, {205, 620}, {218, 256}},
}};

// The share of the largest differences, and the square of the difference that has half of it. Fitted to the
// claims of bench/review_truth.cpp in games of people and of bots, which agree: one point counts as 0.65,
// and 2.6 points or more count in full.
constexpr std::int64_t max_credible = whole_share * 11 / 10;
constexpr std::int64_t half_credible = squared(parts_of_a_point) * 7 / 10;

const Stage& stage_of(int left) {
    return *std::ranges::find_if(stages, [left](const Stage& stage) { return stage.min_left <= left; });
}

// The estimate from an outlook with a weight in units of 1/`whole_share`, and from long simulations with the
// rest.
LossEstimate estimate_from(const Stage& stage, const ShareOfEnd& outlook, std::int64_t weight,
                           std::int64_t variance) {
    return {weight * outlook.share / 256 * stage.play.share / 256,
            (whole_share - weight) * stage.play.share / 256,
            std::llround(std::sqrt(static_cast<double>(variance + squared(stage.play.deviation))))};
}

}  // namespace

Differences differences(std::span<const int> one, std::span<const int> other) {
    Differences found;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) found.add(one[i] - other[i]);
    return found;
}

LossEstimate estimate_loss(int left, const Differences& long_ones) {
    const Stage& stage = stage_of(left);
    const std::int64_t n = long_ones.count;
    const std::int64_t of_short = squared(stage.short_ones.deviation);
    const std::int64_t of_long = (long_ones.squares / n - squared(long_ones.sum / n)) / (n - 1);
    const std::int64_t weight_of_short = whole_share * of_long / (of_short + of_long);
    return estimate_from(stage, stage.short_ones, weight_of_short, of_short * weight_of_short / whole_share);
}

std::int64_t credible_share(std::int64_t difference) {
    const std::int64_t square = squared(difference);
    return max_credible * square / (square + half_credible);
}

LossEstimate estimate_loss_by_look(int left) {
    if (left == 0) return {.share_of_short = whole_share};
    const Stage& stage = stage_of(left);
    return estimate_from(stage, stage.look, whole_share, squared(stage.look.deviation));
}

}  // namespace bastide::match
