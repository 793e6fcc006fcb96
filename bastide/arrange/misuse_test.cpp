// Calls with extreme and empty values: each returns an error or ends with the message of a contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "bastide/arrange/best.h"
#include "bastide/arrange/bound.h"
#include "bastide/arrange/encoding.h"
#include "bastide/arrange/kinds.h"
#include "bastide/arrange/problem.h"
#include "bastide/arrange/search.h"
#include "bastide/arrange/shape.h"
#include "bastide/arrange/solver.h"
#include "bastide/tile/catalogue.h"

namespace bastide::arrange {
namespace {

TEST(ArrangeMisuse, AnEmptyProblemIsAnError) {
    EXPECT_EQ(to_string(check(Problem{}).error()), "the shape has no cell");
    EXPECT_EQ(to_string(Encoding::of(Problem{}).error()), "the shape has no cell");
    EXPECT_EQ(to_string(Encoding::of(Problem{.may_leave_cells = true}).error()), "the shape has no cell");
    const Problem without_tiles{.shape = Shape::rectangle(2, 2).value()};
    EXPECT_FALSE(check(without_tiles));
}

TEST(ArrangeMisuse, ARectangleWithoutCellsIsAnError) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
    for (const auto& [rows, columns] : {std::pair<std::int64_t, std::int64_t>{0, 0},
                                        {5, 0},
                                        {0, 5},
                                        {-3, 5},
                                        {5, -3},
                                        {-3, -3},
                                        {least, least},
                                        {most, 0}})
        EXPECT_EQ(to_string(Shape::rectangle(rows, columns).error()), "the shape has no cell");
    EXPECT_FALSE(Shape::rectangle(most, most));
    EXPECT_FALSE(Shape::rectangle(1, most));
    EXPECT_FALSE(Shape::of({}));
    EXPECT_TRUE(Shape::rectangle(1, Shape::max_cells));
}

TEST(ArrangeMisuse, ACellFarAwayIsAnError) {
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    for (const tile::Cell cell :
         {tile::Cell{-1, 0}, tile::Cell{0, -1}, tile::Cell{least, least}, tile::Cell{most, 0},
          tile::Cell{0, most}, tile::Cell{Shape::max_side, 0}, tile::Cell{0, Shape::max_side}})
        EXPECT_EQ(to_string(Shape::of({{0, 0}, cell}).error()),
                  "the shape has a cell in row " + std::to_string(cell.row) + " and column " +
                      std::to_string(cell.column) + ": rows and columns are from 0 to 16777215");
    EXPECT_TRUE(Shape::of({{0, 0}, {Shape::max_side - 1, Shape::max_side - 1}}));
}

// Answers each question with a model.
class Liar : public Solver {
  public:
    // Variables are true from this one on.
    explicit Liar(int first_true) : first_true_(first_true) {}
    void add(std::span<const int> /*clauses*/) override {}
    Answer solve(const Request& /*request*/) override { return Answer::model; }
    bool is_true(int variable) override { return variable >= first_true_; }

  private:
    int first_true_;
};

TEST(ArrangeMisuseDeathTest, SolversThatRepeatAModel) {
    const Problem problem{.shape = Shape::rectangle(2, 2).value(), .kinds = any_of_each_kind()};
    const Encoding encoding = Encoding::of(problem, Encoding::Symmetry::unbroken).value();
    Liar liar(1);
    EXPECT_EQ(search(encoding, liar).found, 1);
    const auto best_by = [&](Goal goal) { return [&, goal] { (void)find_best(problem, goal, liar); }; };
    bastide::testing::expect_contracts({
        {"search for two", [&] { search(encoding, liar, {.most = 2}); },
         "the solver's model satisfies all clauses"},
        {"find_best of points", best_by(Goal::points),
         "find_best.*' requires that the solver's model satisfies .*"},
        {"find_best of closed", best_by(Goal::closed), "the solver's model satisfies .*"},
        {"find_best of road", best_by(Goal::road), "the solver's model satisfies .*"},
        {"find_best of city", best_by(Goal::city), "the solver's model satisfies .*"},
    });
}

TEST(ArrangeMisuseDeathTest, EmptyFunctions) {
    const Problem problem{.shape = Shape::rectangle(2, 2).value(), .kinds = any_of_each_kind()};
    const Encoding encoding = Encoding::of(problem).value();
    Liar liar(1);
    const auto best = [&](const BestOptions& options) {
        return [&, options] { (void)find_best(problem, Goal::points, liar, options); };
    };
    const auto one = [&](const SearchOptions& options) {
        return [&, options] { search(encoding, liar, options); };
    };
    bastide::testing::expect_contracts({
        {"find_best without found", best({.found = nullptr}),
         "find_best.*' requires that found is a function"},
        {"find_best without bounded", best({.bounded = nullptr}), "bounded is a function"},
        {"find_best without should_continue", best({.should_continue = nullptr}),
         "should_continue is a function"},
        {"search without found", one({.found = nullptr}), "search.*' requires that found is a function"},
        {"search without should_continue", one({.should_continue = nullptr}),
         "search.*' requires that should_continue is a function"},
        {"Encoding::of without should_continue",
         [&] { (void)Encoding::of(problem, Encoding::Symmetry::broken, 0, nullptr); },
         "Encoding::of.*' requires that should_continue is a function"},
        {"set_cancel_check without a function", [] { Formula().set_cancel_check(nullptr); },
         "set_cancel_check.*' requires that should_continue is a function"},
    });
}

TEST(ArrangeMisuseDeathTest, KindsThatNoProblemHas) {
    const tile::Tile road({tile::Edge::road, tile::Edge::field, tile::Edge::field, tile::Edge::field});
    const tile::Tile canonical = canonical_rotation(road);
    const tile::Tile turned = canonical.rotate(1);
    const auto problem = [](Kinds kinds) {
        return Problem{.shape = Shape::rectangle(2, 2).value(), .kinds = std::move(kinds)};
    };
    const auto check_of = [&](const Kinds& kinds) { return [=] { (void)check(problem(kinds)); }; };
    Liar liar(1);
    bastide::testing::expect_contracts({
        {"an empty tile", check_of({{.most = 4}}),
         "check.*' requires that the tile of a kind is not empty.*"},
        {"a turned tile", check_of({{turned, 0, 4}}),
         "the tile of a kind is in the rotation of canonical_rotation, but got 0"},
        {"the same tile twice", check_of({{canonical, 0, 4}, {canonical, 0, 4}}),
         "no two kinds have the same tile, but got 1"},
        {"a negative minimum", check_of({{canonical, -1, 4}}),
         "at least 0 tiles of a kind are used, but got -1"},
        {"a maximum below the minimum", check_of({{canonical, 5, -3}}),
         "at most as many tiles of a kind are used as there are, but got -3"},
        {"Encoding::of", [&] { (void)Encoding::of(problem({{.most = 4}})); }, "the tile of a kind .*"},
        {"bound", [&] { (void)bound(Goal::points, problem({{.most = 4}})); },
         "bound.*the tile of a kind is not empty, but got 0"},
        {"max_tiles", [&] { (void)max_tiles(problem({{.most = 4}})); },
         "max_tiles.*the tile of a kind is not empty, but got 0"},
        {"add of an empty tile",
         [] {
             Kinds kinds;
             add(kinds, tile::Tile(), 1);
         },
         "the tile is not empty"},
    });
}

TEST(ArrangeMisuseDeathTest, ValuesThatNoProblemHas) {
    const Problem problem{.shape = Shape::rectangle(2, 2).value(), .kinds = any_of_each_kind()};
    const Encoding encoding = Encoding::of(problem).value();
    const auto nothing = [](int) { return false; };
    bastide::testing::expect_contracts({
        {"map of a model without tiles", [&] { static_cast<void>(encoding.map(nothing)); },
         "Encoding::map.*' requires that each cell has a tile in the model, but got 0"},
        {"all_but of a model without tiles", [&] { static_cast<void>(encoding.all_but(nothing)); },
         "Encoding::all_but.*' requires that each cell has a tile in the model, but got 0"},
        {"a cell outside the shape", [&] { (void)encoding.lies(99, 0); },
         "Encoding::lies.*' requires that there is such a cell, tile, side or edge, but got 99"},
        {"cuts of an empty map", [&] { (void)encoding.cuts({}); },
         "Encoding::cuts.*' requires that the map's tiles are on the cells of the shape, but got 0"},
        {"add of -1 tiles",
         [] {
             Kinds kinds;
             add(kinds, tile::catalogue[0], -1);
         },
         "a count of tiles is not negative, but got -1"},
    });
}

}  // namespace
}  // namespace bastide::arrange
