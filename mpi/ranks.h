// Searches on the ranks of MPI: rank 0 holds the frontier, delivers results, and searches like the others.
//
// Ranks search for a few milliseconds at a time and poll for messages in between. An idle rank gets the first
// open part. If there is none, a busy rank is asked to split off its largest. Results come in the order of
// the tree, and no map recurs (canonical_view.h), so they equal those of one thread for any number of ranks.
#pragma once

#include "bastide/puzzle/parallel/solve_divided.h"

namespace bastide::mpi {

// On rank 0: as `solve_divided`, with all ranks, of which the others are in `serve`. `division.threads` is
// not used.
puzzle::SolveResult solve_over_ranks(const puzzle::Puzzle& puzzle, const puzzle::SolveOptions& options,
                                     const puzzle::Division& division, puzzle::Frontier frontier,
                                     const std::function<bool(const puzzle::Solution&)>& found);

// Runs the other ranks: searches as rank 0 directs until it ends the job.
void serve();

// On rank 0: tells the others that this is all.
void dismiss();

}  // namespace bastide::mpi
