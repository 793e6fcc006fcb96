// Clauses that count how many of some literals are true.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "bastide/arrange/formula.h"

namespace bastide::arrange::detail {

// Literals of which the one in place i says that more than i of the given ones are true, for i below
// `matters`. This is a totalizer (Bailleux and Boufkhad, 2003): a tree in which every node has the count of
// the literals below it in unary, as far as it matters. Unit propagation finds all that follows from the
// literals that are set. Takes at most n² clauses for n literals, and about n·k·log n if only k, a small
// number, matters.
std::vector<int> count_up_to(Formula& formula, std::span<const int> literals, int matters);

// Returns the number of clauses of the counter.
std::size_t clauses_to_count(std::size_t literals, std::size_t matters);

// From `least` to `most` of the literals are true.
void count_between(Formula& formula, std::span<const int> literals, int least, int most);

}  // namespace bastide::arrange::detail
