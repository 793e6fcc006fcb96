// What the room needs of a SAT solver, which decides formulas in conjunctive normal form. The library has
// none, so that it depends on nothing; sat/cadical.h is one.
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
        model,   // an assignment makes all clauses true; `is_true` has it
        none,    // no assignment does
        limit,   // the request's limit ended the search
        memory,  // what was learned takes too much memory
    };

    Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    virtual ~Solver() = default;

    // Adds clauses, each ended by a 0. Variables are numbered from 1; a negative number is a negated
    // variable. More clauses may be added after an answer.
    virtual void add(std::span<const int> clauses) = 0;

    // The same, piece by piece. False if `goes_on` returned false between two of them: some were not added.
    bool add_while(std::span<const int> clauses, const std::function<bool()>& goes_on);

    // Three literals by which a solver may divide a question that is hard.
    virtual void divide_by(const std::array<int, 3>& /*literals*/) {}

    struct Request {
        // Called several times a second; the search ends when it returns false.
        std::function<bool()> goes_on = [] { return true; };

        // Literals that are taken to be true, this time only.
        std::vector<int> assumptions = {};

        // The search ends after so many contradictions, the same on every machine.
        int most_conflicts = any_conflicts;
    };
    static constexpr int any_conflicts = -1;

    virtual Answer solve(const Request& request) = 0;

    // Of the last model.
    virtual bool is_true(int variable) = 0;
};

}  // namespace bastide::arrange
