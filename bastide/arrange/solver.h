// Interface to a SAT solver, which decides formulas in conjunctive normal form. The library contains no
// solver, so that it has no dependency. sat/cadical.h implements it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace bastide::arrange {

class Solver {
  public:
    enum class Answer : std::uint8_t {
        model,   // the formula is satisfiable, and `is_true` returns the model
        unsat,   // no assignment satisfies the formula
        limit,   // the request's limit ended the search
        memory,  // learned clauses take too much memory
    };

    Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    virtual ~Solver() = default;

    // Adds clauses, each ended by a 0. Variables are numbered from 1, and negative numbers are negated
    // literals. Clauses can be added after an answer.
    virtual void add(std::span<const int> clauses) = 0;

    // Adds clauses piece by piece. Returns false if `should_continue` returned false in between, so that some
    // clauses were not added.
    bool add_while(std::span<const int> clauses, const std::function<bool()>& should_continue);

    // Suggests three literals on which a solver may split a hard problem.
    virtual void divide_by(const std::array<int, 3>& /*literals*/) {}

    struct Request {
        // Called several times a second. The search stops when it returns false.
        std::function<bool()> should_continue = [] { return true; };

        // Literals that are assumed to be true in this call only.
        std::vector<int> assumptions = {};

        // The conflict limit. Unlike a time limit, it is reached at the same point on every machine.
        int max_conflicts = any_conflicts;
    };
    static constexpr int any_conflicts = -1;

    virtual Answer solve(const Request& request) = 0;

    // The value of a variable in the last model.
    virtual bool is_true(int variable) = 0;
};

}  // namespace bastide::arrange
