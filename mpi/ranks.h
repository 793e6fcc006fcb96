// Searches on MPI ranks: rank 0 stores the frontier, delivers results, and searches like the others.
//
// Ranks search for a few milliseconds at a time and poll for messages in between. An idle rank gets the first
// open part. If there is none, a busy rank splits off its largest part. Results come in the order of the
// tree, and no map recurs (canonical_view.h), so for any number of ranks they are the same as with one
// thread.
#pragma once

#include "bastide/puzzle/parallel/solve_divided.h"

namespace bastide::mpi {

// Works on rank 0 like `solve_divided`, with all ranks. The others must be in `serve`. `division.threads` is
// not used.
puzzle::SolveResult solve_over_ranks(const puzzle::Puzzle& puzzle, const puzzle::SolveOptions& options,
                                     const puzzle::Division& division, puzzle::Frontier frontier,
                                     const std::function<bool(const puzzle::Solution&)>& found);

// Runs the other ranks: searches as rank 0 directs until it ends the job.
void serve();

// Ends `serve` on the other ranks. For rank 0.
void dismiss();

}  // namespace bastide::mpi
