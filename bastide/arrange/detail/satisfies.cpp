#include "bastide/arrange/detail/satisfies.h"

namespace bastide::arrange::detail {

bool satisfies(Solver& solver, std::span<const int> clauses) {
    bool is_satisfied = false;
    for (const int literal : clauses) {
        if (literal == 0 && !is_satisfied) return false;
        is_satisfied = literal != 0 &&
                       (is_satisfied || solver.is_true(literal < 0 ? -literal : literal) == (literal > 0));
    }
    return true;
}

}  // namespace bastide::arrange::detail
