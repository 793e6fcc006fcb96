#include "bastide/arrange/detail/count.h"

#include <algorithm>
#include <vector>

namespace bastide::arrange::detail {
namespace {

// Literal i means that more than i of the literals below are true.
using Unary = std::vector<int>;

class Totalizer {
  public:
    Totalizer(Formula& formula, int matters)
        : formula_(formula), matters_(static_cast<std::size_t>(matters)) {}

    Unary sum(std::span<const int> literals) {
        if (literals.size() <= 1) return {literals.begin(), literals.end()};
        const std::size_t half = literals.size() / 2;
        return merge(sum(literals.first(half)), sum(literals.subspan(half)));
    }

  private:
    Unary merge(const Unary& one, const Unary& other) {
        Unary both(std::min(one.size() + other.size(), matters_));
        for (int& literal : both) literal = formula_.add_variable();
        for (std::size_t i = 0; i <= std::min(one.size(), both.size()); ++i) {
            for (std::size_t j = 0; j <= std::min(other.size(), both.size() - i); ++j)
                add_sum(one, i, other, j, both);
        }
        return both;
    }

    // If i and j are true, at least i + j are true. If no more are true, at most i + j are.
    void add_sum(const Unary& one, std::size_t i, const Unary& other, std::size_t j, const Unary& both) {
        if (i + j > 0) {
            clause_.clear();
            if (i > 0) clause_.push_back(-one[i - 1]);
            if (j > 0) clause_.push_back(-other[j - 1]);
            clause_.push_back(both[i + j - 1]);
            formula_.add(clause_);
        }
        if (i + j < both.size()) {
            clause_.clear();
            if (i < one.size()) clause_.push_back(one[i]);
            if (j < other.size()) clause_.push_back(other[j]);
            clause_.push_back(-both[i + j]);
            formula_.add(clause_);
        }
    }

    Formula& formula_;
    std::size_t matters_;
    std::vector<int> clause_;
};

}  // namespace

std::vector<int> count_up_to(Formula& formula, std::span<const int> literals, int matters) {
    return Totalizer(formula, matters).sum(literals);
}

std::size_t clauses_to_count(std::size_t literals, std::size_t matters) {
    if (literals <= 1) return 0;
    const std::size_t half = literals / 2;
    const std::size_t one = std::min(half, matters);
    const std::size_t other = std::min(literals - half, matters);
    const std::size_t both = std::min(one + other, matters);
    std::size_t clauses = clauses_to_count(half, matters) + clauses_to_count(literals - half, matters);
    for (std::size_t i = 0; i <= one; ++i) {
        clauses += std::min(other, both - i) + (i > 0 ? 1 : 0);       // at least i + j
        clauses += i < both ? std::min(other, both - i - 1) + 1 : 0;  // at most i + j
    }
    return clauses;
}

void count_between(Formula& formula, std::span<const int> literals, int least, int most) {
    const int all = static_cast<int>(literals.size());
    if (all - least < most) {  // fewer of them are false
        std::vector<int> negated(literals.begin(), literals.end());
        for (int& literal : negated) literal = -literal;
        count_between(formula, negated, all - most, all - least);
        return;
    }
    const bool has_least = least > 0;
    const bool has_most = most < all;
    if (!has_least && !has_most) return;
    const Unary more_than = count_up_to(formula, literals, has_most ? most + 1 : least);
    if (has_least) formula.add({more_than[static_cast<std::size_t>(least) - 1]});
    if (has_most) formula.add({-more_than[static_cast<std::size_t>(most)]});
}

}  // namespace bastide::arrange::detail
