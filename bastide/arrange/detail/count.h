// Clauses that count: so many of some literals are true.
#pragma once

#include <span>

#include "bastide/arrange/formula.h"

namespace bastide::arrange::detail {

// From `least` to `most` of the literals are true, by a totalizer (Bailleux and Boufkhad, 2003): a tree whose
// every node has the count of the literals below it in unary, up to one more than matters. As soon as the
// literals that are set decide something, unit propagation knows. Takes up to n²/2 clauses for n literals,
// some n·k·log k if k is the number that matters and is small.
void count_between(Formula& formula, std::span<const int> literals, int least, int most);

}  // namespace bastide::arrange::detail
