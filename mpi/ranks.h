// A search over the ranks of MPI: rank 0 keeps the frontier, delivers what is found, and searches like the
// others.
//
// Ranks search a few milliseconds at a time and look for messages in between. Who has nothing left is given
// the first open part; where there is none, somebody is asked to give away the largest of theirs. What is
// found comes out in the order of the tree, and no map recurs (canonical_view.h), so the answer is that of
// one thread, whatever the ranks.
#pragma once

#include "bastide/puzzle/parallel/solve_divided.h"

namespace bastide::mpi {

// On rank 0: as `solve_divided`, with all ranks, of which the others are in `serve`. `division.threads` is
// not used.
puzzle::SolveResult solve_over_ranks(const puzzle::Puzzle& puzzle, const puzzle::SolveOptions& options,
                                     const puzzle::Division& division, puzzle::Frontier frontier,
                                     const std::function<bool(const puzzle::Solution&)>& found);

// On the other ranks: searches what rank 0 says, until it says that this is all.
void serve();

// On rank 0: tells the others that this is all.
void dismiss();

}  // namespace bastide::mpi
