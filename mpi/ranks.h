// Searches on MPI ranks: rank 0 stores the frontier, delivers the results, and searches like the other ranks.
//
// Ranks search for a few milliseconds at a time and poll for messages in between. An idle rank gets the first
// open part. If there is no open part, a busy rank splits off its largest part. Maps come in the order of the
// tree, and no map recurs (canonical_view.h), so for any number of ranks the results are the same as with one
// thread.
#pragma once

#include "bastide/puzzle/parallel/solve_divided.h"

namespace bastide::mpi {

// As `solve_divided`, but uses all ranks. Call it on rank 0. The other ranks must be in `serve`.
// `division.threads` is not used.
puzzle::SolveResult solve_over_ranks(const puzzle::Puzzle& puzzle, const puzzle::SolveOptions& options,
                                     const puzzle::Division& division, puzzle::Frontier frontier,
                                     const std::function<bool(const puzzle::Solution&)>& found);

// Runs the other ranks: searches as rank 0 directs until it ends the job.
void serve();

// Ends `serve` on the other ranks. For rank 0.
void dismiss();

}  // namespace bastide::mpi
