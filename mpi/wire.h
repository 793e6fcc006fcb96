// What ranks tell each other, as numbers of 64 bits.
#pragma once

#include <cstdint>
#include <vector>

#include "bastide/puzzle/frontier.h"

namespace bastide::mpi {

using Numbers = std::vector<std::int64_t>;

// The puzzle, and of the options what the search tree depends on.
struct Job {
    puzzle::Puzzle puzzle;
    puzzle::SolveOptions options;
};

Numbers encode(const Job& job);
Numbers encode(const puzzle::Work& work);
Numbers encode(const puzzle::Slice& slice);

// They take what their like encoded, for a puzzle of so many tiles.
Job decode_job(const Numbers& numbers);
puzzle::Work decode_work(const Numbers& numbers);
puzzle::Slice decode_slice(const Numbers& numbers, std::size_t tiles);

}  // namespace bastide::mpi
