// A count must allow just the assignments that have it.
#include "bastide/arrange/detail/count.h"

#include <bit>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "sat/cadical.h"

namespace bastide::arrange::detail {
namespace {

TEST(ArrangeCount, AllowsExactlyTheRange) {
    for (int size = 1; size <= 6; ++size) {
        for (int least = 0; least <= size; ++least) {
            for (int most = least; most <= size; ++most) {
                Formula formula;
                std::vector<int> literals;
                for (int i = 0; i < size; ++i) literals.push_back(formula.add_variable());
                count_between(formula, literals, least, most);
                for (unsigned set = 0; set < 1U << size; ++set) {
                    std::vector<int> clauses(formula.literals().begin(), formula.literals().end());
                    for (const int literal : literals)
                        clauses.insert(clauses.end(),
                                       {(set >> (literal - 1) & 1U) != 0 ? literal : -literal, 0});
                    sat::Cadical solver;
                    solver.add(clauses);
                    const bool is_allowed = solver.solve({}) == Solver::Answer::model;
                    EXPECT_EQ(is_allowed, std::popcount(set) >= least && std::popcount(set) <= most)
                        << size << ' ' << least << ' ' << most << ' ' << set;
                }
            }
        }
    }
}

TEST(ArrangeCount, PredictsItsClauses) {
    for (int size = 0; size <= 21; ++size) {
        for (int matters = 1; matters <= size + 2; ++matters) {
            Formula formula;
            std::vector<int> literals;
            for (int i = 0; i < size; ++i) literals.push_back(formula.add_variable());
            count_up_to(formula, literals, matters);
            EXPECT_EQ(clauses_to_count(literals.size(), static_cast<std::size_t>(matters)), formula.clauses())
                << size << ' ' << matters;
        }
    }
}

TEST(ArrangeCount, TakesFewClausesForFewOrMany) {
    Formula few;
    Formula many;
    std::vector<int> literals;
    for (int i = 0; i < 200; ++i) {
        literals.push_back(few.add_variable());
        many.add_variable();
    }
    count_between(few, literals, 4, 4);
    count_between(many, literals, 196, 196);
    EXPECT_EQ(few.clauses(), many.clauses());
    EXPECT_LT(few.clauses(), 200U * 40);
}

}  // namespace
}  // namespace bastide::arrange::detail
