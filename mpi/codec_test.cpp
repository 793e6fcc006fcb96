// Messages arrive unchanged.
#include "mpi/codec.h"

#include <gtest/gtest.h>

#include "bastide/puzzle/read.h"

namespace bastide::mpi {
namespace {

TEST(MpiWire, RoundTripsJobs) {
    Job job;
    job.puzzle = *puzzle::read_puzzle(
        "tile road road pasture city tile pasture road road pasture tile city city city road");
    for (const bool rotations : {false, true}) {
        job.options.rotations = rotations;
        job.options.dimensions.reset();
        EXPECT_EQ(decode_job(encode(job)).puzzle, job.puzzle);
        EXPECT_EQ(decode_job(encode(job)).options.rotations, rotations);
        EXPECT_FALSE(decode_job(encode(job)).options.dimensions);
        job.options.only_count = rotations;
        EXPECT_EQ(decode_job(encode(job)).options.only_count, rotations);
        job.options.dimensions = puzzle::SolveOptions::Dimensions{3, 1'000'000'000};
        EXPECT_EQ(decode_job(encode(job)).options.dimensions->rows, 3);
        EXPECT_EQ(decode_job(encode(job)).options.dimensions->columns, 1'000'000'000);
    }
}

TEST(MpiWire, RoundTripsWorkAndSlices) {
    const puzzle::Subtree work{{0, 7, 70'000}, 3, 2};
    EXPECT_EQ(decode_work(encode(work)), work);
    puzzle::Slice slice;
    slice.count = 3'000'000'000;
    slice.nodes = 1'000'000'000'000;
    slice.searched = 0.1;
    slice.remaining = work;
    slice.is_done = true;
    slice.found = {{{{{0, 0, 0}, {1, 0, 3}}, 2, 1}, 17}, {{{{0, 1, 2}, {0, 0, 0}}, 1, 2}, 18}};
    const puzzle::Slice brought = decode_slice(encode(slice), 2);
    EXPECT_EQ(brought.count, slice.count);
    EXPECT_EQ(brought.nodes, slice.nodes);
    EXPECT_EQ(brought.searched, slice.searched);
    EXPECT_EQ(brought.remaining, slice.remaining);
    EXPECT_EQ(brought.is_done, slice.is_done);
    EXPECT_EQ(brought.found, slice.found);
}

}  // namespace
}  // namespace bastide::mpi
