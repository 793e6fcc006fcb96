// What the room needs of a SAT solver, which decides formulas in conjunctive normal form. The library has
// none, so that it depends on nothing; sat/cadical.h is one.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

namespace bastide::arrange {

class Solver {
  public:
    enum class Answer : std::uint8_t {
        model,  // an assignment makes all clauses true; `is_true` has it
        none,   // no assignment does
        limit,  // `goes_on` ended the search
    };

    Solver() = default;
    Solver(const Solver&) = delete;
    Solver(Solver&&) = delete;
    Solver& operator=(const Solver&) = delete;
    Solver& operator=(Solver&&) = delete;
    virtual ~Solver() = default;

    // Adds clauses, each ended by a 0. Variables are numbered from 1; a negative number is a negated
    // variable. More clauses may be added after an answer.
    virtual void add(std::span<const int> clauses) = 0;

    // Calls `goes_on` several times a second, and stops when it returns false.
    virtual Answer solve(const std::function<bool()>& goes_on) = 0;

    // Of the last model.
    virtual bool is_true(int variable) = 0;
};

}  // namespace bastide::arrange
