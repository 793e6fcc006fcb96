#include "bastide/match/ladder/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "bastide/base/require.h"

namespace bastide::match {
namespace {

// Strengths as logarithms: of each player, then of draws.
using Vector = std::vector<double>;

// A rating's unit as a logarithm of strength.
constexpr double points_of_strength = 400 / std::numbers::ln10;
constexpr double z_of_95 = 1.959964;
constexpr double furthest = 40;  // of a logarithm: beyond it nothing is learned

// A square matrix, row by row.
class Matrix {
  public:
    explicit Matrix(std::size_t size) : size_(size), cells_(size * size) {}
    double& at(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }
    std::size_t size() const { return size_; }

  private:
    std::size_t size_;
    Vector cells_;
};

// By Gauss and Jordan, with pivots. It is symmetric and positive.
Matrix inverse(Matrix of) {
    const std::size_t size = of.size();
    Matrix result(size);
    for (std::size_t i = 0; i < size; ++i) result.at(i, i) = 1;
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column; row < size; ++row)
            if (std::abs(of.at(row, column)) > std::abs(of.at(pivot, column))) pivot = row;
        for (std::size_t i = 0; i < size; ++i) {
            std::swap(of.at(column, i), of.at(pivot, i));
            std::swap(result.at(column, i), result.at(pivot, i));
        }
        const double scale = 1 / of.at(column, column);
        for (std::size_t i = 0; i < size; ++i) {
            of.at(column, i) *= scale;
            result.at(column, i) *= scale;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == column) continue;
            const double times = of.at(row, column);
            for (std::size_t i = 0; i < size; ++i) {
                of.at(row, i) -= times * of.at(column, i);
                result.at(row, i) -= times * result.at(column, i);
            }
        }
    }
    return result;
}

// A possible result of a game between two players: how often it happened, its probability, and the
// derivatives by the strengths of the first player, the second and draws.
struct Outcome {
    double count;
    double chance;
    std::array<double, 3> slopes;
};

std::array<Outcome, 3> outcomes(const Encounter& met, const Vector& at, double prior) {
    const double one = at[met.one];
    const double other = at[met.other];
    const double draw = at.back() + (one + other) / 2;
    const double most = std::max({one, other, draw});
    const std::array<double, 3> weights = {std::exp(one - most), std::exp(draw - most),
                                           std::exp(other - most)};
    const double sum = weights[0] + weights[1] + weights[2];
    const double added = prior / 3;
    return {{{met.wins + added, weights[0] / sum, {1, 0, 0}},
             {met.draws + added, weights[1] / sum, {0.5, 0.5, 1}},
             {met.losses + added, weights[2] / sum, {0, 1, 0}}}};
}

// The gradient and curvature of the concave log likelihood.
struct Hill {
    Vector slope;
    Matrix curvature;
};

Hill hill(std::span<const Encounter> encounters, const Vector& at, double prior) {
    const std::size_t players = at.size() - 1;
    Hill result{Vector(at.size()), Matrix(at.size())};
    // Strengths are relative, so a weak prior holds their sum at 0. It also bounds strengths without games,
    // loosely enough to be recognised.
    constexpr double loosely = 1e-9;
    for (std::size_t i = 0; i < players; ++i) {
        for (std::size_t j = 0; j < players; ++j) result.curvature.at(i, j) += 1;
    }
    for (std::size_t i = 0; i < at.size(); ++i) {
        result.curvature.at(i, i) += loosely;
        result.slope[i] -= loosely * at[i];
    }
    for (const Encounter& met : encounters) {
        if (met.wins + met.draws + met.losses == 0) continue;
        const std::array<std::size_t, 3> places = {met.one, met.other, players};
        const auto all = outcomes(met, at, prior);
        double count = 0;
        std::array<double, 3> mean{};
        for (const Outcome& each : all) {
            count += each.count;
            for (std::size_t i = 0; i < 3; ++i) mean[i] += each.chance * each.slopes[i];
        }
        for (const Outcome& each : all)
            for (std::size_t i = 0; i < 3; ++i) {
                result.slope[places[i]] += each.count * (each.slopes[i] - mean[i]);
                for (std::size_t j = 0; j < 3; ++j)
                    result.curvature.at(places[i], places[j]) +=
                        count * each.chance * (each.slopes[i] - mean[i]) * (each.slopes[j] - mean[j]);
            }
    }
    return result;
}

bool has_met(std::span<const Encounter> encounters, std::size_t player) {
    return std::ranges::any_of(encounters, [player](const Encounter& met) {
        return (met.one == player || met.other == player) && met.wins + met.draws + met.losses > 0;
    });
}

}  // namespace

// Newton's way up a hill with one top. A step is at most one of strength, so that it never leaves the hill.
Ratings rate(std::size_t players, std::span<const Encounter> encounters, double prior) {
    for (const Encounter& each : encounters)
        require(std::max(each.one, each.other) < players, "there is a player with this number",
                std::max(each.one, each.other));
    constexpr int max_steps = 200;
    constexpr double small = 1e-10;
    Vector at(players + 1);
    Matrix spread(players + 1);
    for (int step = 0; step < max_steps; ++step) {
        Hill now = hill(encounters, at, prior);
        spread = inverse(std::move(now.curvature));
        Vector move(at.size());
        double longest = 0;
        for (std::size_t i = 0; i < at.size(); ++i) {
            for (std::size_t j = 0; j < at.size(); ++j) move[i] += spread.at(i, j) * now.slope[j];
            longest = std::max(longest, std::abs(move[i]));
        }
        const double scale = longest > 1 ? 1 / longest : 1;
        for (std::size_t i = 0; i < at.size(); ++i)
            at[i] = std::clamp(at[i] + scale * move[i], -furthest, furthest);
        if (longest < small) break;
    }
    Ratings ratings{.players = {}, .draw = std::exp(at.back())};
    double middle = 0;
    for (std::size_t i = 0; i < players; ++i) middle += at[i] / static_cast<double>(players);
    for (std::size_t i = 0; i < players; ++i) {
        const double rating = has_met(encounters, i) ? points_of_strength * (at[i] - middle) : 0;
        // The prior on the sum adds the same variance to every player.
        const double constraint = 1 / static_cast<double>(players * players);
        const double half =
            z_of_95 * points_of_strength * std::sqrt(std::max(0.0, spread.at(i, i) - constraint));
        ratings.players.push_back({rating, rating - half, rating + half});
    }
    return ratings;
}

double expected_share(double difference, double draw) {
    const double one = std::exp(difference / points_of_strength / 2);
    return (one + draw / 2) / (one + draw + 1 / one);
}

}  // namespace bastide::match
