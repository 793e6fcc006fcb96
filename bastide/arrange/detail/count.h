// Clauses that count how many of some literals are true.
#pragma once

#include <span>

#include "bastide/arrange/formula.h"

namespace bastide::arrange::detail {

// From `least` to `most` of the literals are true, by a totalizer (Bailleux and Boufkhad, 2003): a tree in
// which every node has the count of the literals below it in unary, up to one more than matters. Unit
// propagation finds all that follows from the literals that are set. Takes at most n²/2 clauses for n
// literals, and about n·k·log n if only k, a small number, matters.
void count_between(Formula& formula, std::span<const int> literals, int least, int most);

}  // namespace bastide::arrange::detail
