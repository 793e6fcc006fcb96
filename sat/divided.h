// A solver that divides a hard question among several solvers, and so among threads.
//
// A question is first put to one solver. If that has gone on for long, it becomes eight questions, known as
// cubes: three literals are true or false in each of the ways there are. Each has a solver of its own. The
// eight go on in rounds of equally many contradictions; the first in order that has a model after a round
// gives it, and if none can have one there is none. So answer and model depend on the question alone, not on
// the number of threads.
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

    // How many contradictions one solver may take alone, and each of the eight in the first round, times the
    // numbers in all clauses: the more of them there are, the longer a contradiction takes.
    double work_alone = 4e9;
    double work_in_round = 4e8;

    // The eight hold the clauses again. With more numbers in them one solver stays alone, so that all take no
    // more memory than a large question does.
    std::size_t most_divided = 3'000'000;
};

class Divided final : public arrange::Solver {
  public:
    explicit Divided(const DivisionOptions& options) : options_(options) {}

    void add(std::span<const int> clauses) override;
    void divide_by(const std::array<int, 3>& literals) override { literals_ = literals; }

    // What is asked for a limited number of contradictions is not divided. Calls `goes_on` in this thread.
    Answer solve(const Request& request) override;
    bool is_true(int variable) override { return answered_->is_true(variable); }

  private:
    static constexpr std::size_t cubes = 8;

    struct Cube {
        std::unique_ptr<Cadical> solver;
        std::vector<int> literals;
        std::size_t added = 0;  // of the numbers in all clauses
        Answer answer = Answer::limit;
    };

    int conflicts_of(double work) const;
    Answer solve_divided(const Request& request);
    void make_cubes();
    void run_round(const Request& request, int most_conflicts);
    void run(Cube& cube, const Request& request, int most_conflicts, const std::function<bool()>& goes_on);
    Answer answer_of_round();

    DivisionOptions options_;
    Cadical alone_;
    Cadical* answered_ = &alone_;
    std::array<int, 3> literals_{};
    std::vector<int> clauses_;  // for the cubes
    bool is_small_ = true;
    std::vector<Cube> cubes_;
};

}  // namespace bastide::sat
