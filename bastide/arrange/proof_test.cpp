// "No" can be checked by a program that shares nothing with the solver, and which sees through a damaged
// proof.
#include <cstdio>
#include <memory>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "bastide/arrange/search.h"
#include "bastide/arrange/testing/drat.h"
#include "bastide/arrange/testing/random_problem.h"
#include "sat/cadical.h"

namespace bastide::arrange {
namespace {

using tile::Edge;

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

// The proof that a formula has no model, or nothing if it has one.
std::string prove(const Encoding& encoding) {
    const std::unique_ptr<std::FILE, Close> file(std::tmpfile());
    std::string proof;
    sat::Cadical solver(file.get());
    if (search(encoding, solver).found > 0) return proof;
    solver.end_proof();
    std::rewind(file.get());
    for (int byte = std::fgetc(file.get()); byte != EOF; byte = std::fgetc(file.get()))
        proof += static_cast<char>(byte);
    return proof;
}

// With the border closed every road would run in a circle, through as many even cells as odd ones. 25 is odd.
Encoding unsolvable() {
    Problem problem;
    problem.shape = *Shape::rectangle(5, 5);
    add_any_number(problem.kinds, tile::Tile({Edge::road, Edge::road, Edge::field, Edge::field}));
    add_any_number(problem.kinds, tile::Tile({Edge::field, Edge::road, Edge::field, Edge::road}));
    problem.border = Edge::field;
    return *Encoding::of(problem);
}

TEST(ArrangeProof, EveryUnsatHasAProof) {
    std::mt19937_64 random(4);
    int unsolvable = 0;
    for (int i = 0; i < 300; ++i) {
        const auto encoding = Encoding::of(testing::small_problem(random), Encoding::Symmetry::broken, 0);
        const std::string proof = prove(*encoding);
        if (proof.empty()) continue;
        ++unsolvable;
        EXPECT_EQ(testing::fault_in_proof(encoding->formula(), proof), "") << "question " << i;
    }
    EXPECT_GT(unsolvable, 30);
}

TEST(ArrangeProof, RejectsDamagedProofs) {
    const Encoding encoding = unsolvable();
    const std::string proof = prove(encoding);
    ASSERT_EQ(testing::fault_in_proof(encoding.formula(), proof), "");
    EXPECT_EQ(testing::fault_in_proof(encoding.formula(), "0\n"), "line 1: does not follow");
    EXPECT_EQ(testing::fault_in_proof(encoding.formula(), proof.substr(0, proof.find("\n0\n"))),
              "the proof does not end in the empty clause");
    EXPECT_EQ(testing::fault_in_proof(encoding.formula(), "1 x 0\n" + proof),
              "line 1: is neither a clause nor a deletion");
    EXPECT_EQ(testing::fault_in_proof(encoding.formula(), "d 1 2 3 4 5 0\n" + proof),
              "line 1: deletes a clause that is not there");
}

TEST(ArrangeProof, RejectsAClauseThatDoesNotFollow) {
    Formula formula;
    const int a = formula.add_variable();
    const int b = formula.add_variable();
    formula.add({a, b});
    formula.add({-a, b});
    EXPECT_EQ(testing::fault_in_proof(formula, "-2 0\n0\n"), "line 1: does not follow");
    EXPECT_EQ(testing::fault_in_proof(formula, "2 0\n0\n"), "line 2: does not follow") << "it has a model";
    // Unit propagation does not show this, but a new variable may be defined: no clause has -3.
    EXPECT_EQ(testing::fault_in_proof(formula, "3 1 0\n0\n"), "line 2: does not follow");
    EXPECT_EQ(testing::fault_in_proof(formula, "1 3 0\n3 -2 0\n-3 -2 0\n0\n"), "line 3: does not follow");
    formula.add({a, -b});
    formula.add({-a, -b});
    EXPECT_EQ(testing::fault_in_proof(formula, "2 0\n0\n"), "");
    EXPECT_EQ(testing::fault_in_proof(formula, "d 1 2 0\nd -1 2 0\n2 0\n0\n"), "line 3: does not follow");
}

TEST(ArrangeProof, WritesDimacs) {
    Formula formula;
    const int a = formula.add_variable();
    formula.add({a, -formula.add_variable()});
    formula.add({-a});
    EXPECT_EQ(to_dimacs(formula), "p cnf 2 2\n1 -2 0\n-1 0\n");
}

}  // namespace
}  // namespace bastide::arrange
