// Runs the program on many ranks, as users do. The output is the same as with one thread.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"

namespace bastide::mpi {
namespace {

using cli::Ran;
using cli::run_shell;
using ::testing::HasSubstr;

// Allows many ranks on few cores, also in a container.
std::string over(int ranks) {
    return "OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 HOME=$SCRATCH mpirun --oversubscribe "
           "-n " +
           std::to_string(ranks) + " " BASTIDE_MPI " solve ";
}

std::string example(const std::string& name) {
    return cli::source_path("examples/puzzle/" + name + ".txt");
}

const std::string town =
    example("old-town") + " --allow_rotations --board_dimensions 3 6 --all_solutions --no-art";

TEST(MpiRanks, FindTheSameInTheSameOrder) {
    const std::string expected = run_shell("$BASTIDE solve " + town).out;
    for (const int ranks : {1, 2, 4}) {
        const Ran ran = run_shell(over(ranks) + town);
        EXPECT_EQ(ran.out, expected) << ranks << " ranks";
        EXPECT_EQ(ran.status, 0) << ran.err;
    }
}

TEST(MpiRanks, CountLimitsAsOneThreadDoes) {
    const Ran expected = run_shell("$BASTIDE solve " + town + " --limit-nodes 30000");
    const Ran ran = run_shell(over(3) + town + " --limit-nodes 30000");
    EXPECT_EQ(ran.out, expected.out);
    EXPECT_EQ(ran.status, 3);
    EXPECT_THAT(ran.err, HasSubstr("Reached the node limit"));
}

TEST(MpiRanks, ShareCheckpointsWithThreads) {
    const std::string state = town + " --checkpoint $SCRATCH/kept --checkpoint-seconds 0.001";
    const std::string expected = run_shell("$BASTIDE solve " + town).out;
    const Ran ran = run_shell(over(3) + state + " --limit-nodes 20000 >/dev/null 2>&1; $BASTIDE solve " +
                              state + " --threads 2 --limit-nodes 60000 >/dev/null 2>&1; " + over(2) + state);
    EXPECT_EQ(ran.out, expected);
    EXPECT_THAT(ran.err, HasSubstr("Resuming from"));
}

TEST(MpiRanks, ContinueIfOneIsSlow) {
    // One rank stops for a while. The others take over its open work and wait for the rest.
    const Ran ran = run_shell(over(3) + town +
                              " > $SCRATCH/out & sleep 0.4; slow=$(pgrep -n -f '^" BASTIDE_MPI
                              "'); kill -STOP $slow; sleep 0.5; kill -CONT $slow; wait; cat $SCRATCH/out");
    EXPECT_EQ(ran.out, run_shell("$BASTIDE solve " + town).out);
}

TEST(MpiRanks, EndOnBadInput) {
    const Ran ran = run_shell(over(2) + "nowhere.txt");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("nowhere.txt: cannot be opened: No such file or directory"));
}

}  // namespace
}  // namespace bastide::mpi
