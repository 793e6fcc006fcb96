// Encodes messages between ranks as 64-bit numbers.
#pragma once

#include <cstdint>
#include <vector>

#include "bastide/puzzle/frontier.h"

namespace bastide::mpi {

using Numbers = std::vector<std::int64_t>;

// The puzzle, and the options on which the search tree depends.
struct Job {
    puzzle::Puzzle puzzle;
    puzzle::SolveOptions options;
};

Numbers encode(const Job& job);
Numbers encode(const puzzle::Subtree& work);
Numbers encode(const puzzle::Slice& slice);

// These functions decode the messages above, for a puzzle with `tiles` tiles.
Job decode_job(const Numbers& numbers);
puzzle::Subtree decode_work(const Numbers& numbers);
puzzle::Slice decode_slice(const Numbers& numbers, std::size_t tiles);

}  // namespace bastide::mpi
