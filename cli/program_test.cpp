// The programs at the limits of the system's resources.
#include <algorithm>
#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using ::testing::AnyOf;

// Runs a line of shell with so few kilobytes of addresses.
Ran run_within(int kilobytes, const std::string& line) {
    return run_shell("ulimit -v " + std::to_string(kilobytes) + "; " + line);
}

// The fewest kilobytes, in thousands, in which the program starts, and none where sanitizers need more
// addresses than there are. The linker's memory differs between machines.
std::optional<int> kilobytes_to_start() {
    for (int kilobytes = 8'000; kilobytes <= 100'000; kilobytes += 1'000) {
        if (run_within(kilobytes, "$BASTIDE --version").status == 0) return kilobytes;
    }
    return std::nullopt;
}

void expect_one_line(const Ran& ran) {
    EXPECT_THAT(ran.status, AnyOf(2, 3));
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
}

TEST(CliMemory, EndsInAnyThreadWithOneLine) {
    const std::optional<int> least = kilobytes_to_start();
    if (!least) GTEST_SKIP() << "a program with sanitizers";
    const std::string solve = "$BASTIDE solve " + source_path("examples/puzzle/old-town.txt") +
                              " --rotations --count --limit-nodes 100000 --threads ";
    const std::string whole = run_shell(solve + "1").out;
    for (const std::string threads : {"1", "2", "5"}) {
        for (const int kilobytes : {*least, *least + 8'000, *least + 32'000}) {
            const Ran ran = run_within(kilobytes, solve + threads);
            if (ran.out != whole) expect_one_line(ran);
        }
        EXPECT_EQ(run_within(1'000'000, solve + threads).out, whole);
    }
}

TEST(CliMemory, LeavesNoUnfinishedProofBehind) {
    const std::optional<int> least = kilobytes_to_start();
    if (!least) GTEST_SKIP() << "a program with sanitizers";
    const std::string prove =
        "; cd $SCRATCH; printf 'any [1,1,0,0,0]\\nany [0,1,0,1,0]\\n' >tiles.txt; $BASTIDE arrange "
        "--rectangle 17 17 "
        "--border field --tiles tiles.txt --proof p.drat --limit-seconds 2; ls";
    for (const int more : {1'000, 2'000, 3'000, 4'000}) {
        const Ran ran = run_shell("ulimit -v " + std::to_string(*least + more) + prove);
        EXPECT_THAT(ran.out, ::testing::EndsWith("tiles.txt\n")) << ran.out;
        EXPECT_THAT(ran.out, ::testing::Not(::testing::HasSubstr("p.drat"))) << ran.err;
    }
}

TEST(CliMemory, ScoresWithAvailableThreads) {
    const std::optional<int> least = kilobytes_to_start();
    if (!least) GTEST_SKIP() << "a program with sanitizers";
    std::string row = "[[0,0,0,0,0]";
    for (int column = 1; column < 3000; ++column) row += ",[0,0,0,0,0]";
    std::string map = "[" + row + "]";
    for (int each = 1; each < 1000; ++each) map += "," + row + "]";
    const os::TestFolder folder;
    write_text(folder / "map.json", map + "]");
    const std::string score = "$BASTIDE score --threads 64 " + (folder / "map.json");
    const std::string points = "26976004\n";  // (3 * 3000 - 2) * (3 * 1000 - 2), of monasteries
    const Ran hardly = run_within(*least, score);
    if (hardly.out != points) expect_one_line(hardly);
    for (const int more : {28'000, 48'000, 88'000}) {
        const Ran ran = run_within(*least + more, score);
        EXPECT_EQ(ran.status, 0) << more;
        EXPECT_EQ(ran.out, points);
    }
}

}  // namespace
}  // namespace bastide::cli
