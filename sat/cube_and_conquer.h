// Cube-and-conquer: splits a hard formula among several solvers and threads.
//
// One solver starts alone. If it takes long, the formula is split into eight cubes by fixing three literals
// in all ways. Each cube has a separate solver. The cubes run in rounds with equal conflict limits. The first
// cube in order that is satisfiable after a round gives the model. If all cubes are unsatisfiable, so is the
// formula. The answer and the model therefore depend only on the formula and not on the number of threads.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "bastide/arrange/solver.h"
#include "sat/cadical.h"

namespace bastide::sat {

struct DivisionOptions {
    int threads = 1;

    // The budget of the single solver, and of each cube in the first round, as conflicts times literals in
    // all clauses, because conflicts take longer in larger formulas.
    double work_alone = 4e9;
    double work_in_round = 4e8;

    // Each cube stores the clauses again. A larger formula is not split, so that splitting never takes more
    // memory than a large formula.
    std::size_t max_cube_literals = 3'000'000;
};

class CubeAndConquer final : public arrange::Solver {
  public:
    explicit CubeAndConquer(const DivisionOptions& options) : options_(options) {}

    void add(std::span<const int> clauses) override;
    void divide_by(const std::array<int, 3>& literals) override { literals_ = literals; }

    // Requests with a conflict limit are not split. Calls `should_continue` in this thread.
    Answer solve(const Request& request) override;
    bool is_true(int variable) override { return answered_->is_true(variable); }

  private:
    static constexpr std::size_t cubes = 8;

    struct Cube {
        std::unique_ptr<Cadical> solver;
        std::vector<int> literals;
        std::size_t added = 0;  // the number of entries of `clauses_` that its solver has
        Answer answer = Answer::limit;
    };

    int conflicts_of(double work) const;
    Answer solve_divided(const Request& request);
    void make_cubes();
    void run_round(const Request& request, int max_conflicts);
    void run(Cube& cube, const Request& request, int max_conflicts,
             const std::function<bool()>& should_continue);
    Answer answer_of_round();

    DivisionOptions options_;
    Cadical alone_;
    Cadical* answered_ = &alone_;
    std::array<int, 3> literals_{};
    std::vector<int> clauses_;  // the clauses, stored for the cubes
    bool is_small_ = true;
    std::vector<Cube> cubes_;
};

}  // namespace bastide::sat
