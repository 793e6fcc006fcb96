// Clauses that count true literals.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "bastide/arrange/formula.h"

namespace bastide::arrange::detail {

// Returns literals. Literal i means that more than i of the given literals are true. There is one for each i
// that is below `matters` and below the number of given literals. This is a totalizer (Bailleux and Boufkhad,
// 2003): a tree in which every node counts the literals below it in unary, up to `matters`. Unit propagation
// derives everything that follows from the assigned literals. Takes at most n² clauses for n literals, and
// about n·k·log n if k = `matters` is small.
std::vector<int> count_up_to(Formula& formula, std::span<const int> literals, int matters);

// Returns the number of clauses that `count_up_to` adds.
std::size_t clauses_to_count(std::size_t literals, std::size_t matters);

// Requires that at least `least` and at most `most` of the literals are true.
void count_between(Formula& formula, std::span<const int> literals, int least, int most);

}  // namespace bastide::arrange::detail
