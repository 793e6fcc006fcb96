// Checks the models of a solver, which callers may have written.
#pragma once

#include <span>

#include "bastide/arrange/solver.h"

namespace bastide::arrange::detail {

// True if the last model satisfies these clauses, each ended by a 0. A solver that returns a model which
// breaks the clauses added last may return it for ever.
bool satisfies(Solver& solver, std::span<const int> clauses);

}  // namespace bastide::arrange::detail
