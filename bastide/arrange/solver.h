// What a question is answered by: a solver of formulas in conjunctive normal form (SAT). The library has none
// of its own, so that it needs nothing but the standard library; sat/cadical.h is one.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

namespace bastide::arrange {

class Solver {
  public:
    enum class Answer : std::uint8_t {
        model,  // some assignment makes all clauses true: `is_true` tells which
        none,   // no assignment does
        limit,  // it was told to stop
    };

    Solver() = default;
    Solver(const Solver&) = delete;
    Solver(Solver&&) = delete;
    Solver& operator=(const Solver&) = delete;
    Solver& operator=(Solver&&) = delete;
    virtual ~Solver() = default;

    // Adds clauses, each ended by a 0: variables are numbered from 1, and negative where they are negated.
    // More may be added after an answer.
    virtual void add(std::span<const int> clauses) = 0;

    // Asks `goes_on` now and then, several times a second, and stops if it says no.
    virtual Answer solve(const std::function<bool()>& goes_on) = 0;

    // Of the last model.
    virtual bool is_true(int variable) = 0;
};

}  // namespace bastide::arrange
