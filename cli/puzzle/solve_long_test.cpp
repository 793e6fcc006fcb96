// Long searches: threads, limits, Ctrl-C, and going on from a checkpoint.
#include <array>
#include <cstdio>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/splitmix64.h"
#include "cli/testing/example.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// More maps than anyone will wait for.
const std::string meadows =
    "for i in $(seq 30); do echo tile pasture pasture pasture pasture; done > $SCRATCH/meadows.txt; ";

TEST(CliSolveLong, PrintsTheSameWithAnyNumberOfThreads) {
    for (const std::string flag : {"--no-art", "--json", "--count"}) {
        std::vector<std::string> words = {"solve", example_puzzle("crossroads"), "--allow_rotations",
                                          "--all_solutions", flag};
        const Ran alone = run_command(words);
        EXPECT_EQ(alone.status, 0);
        for (const std::string threads : {"2", "7", "0"}) {
            words.insert(words.end(), {"--threads", threads});
            const Ran ran = run_command(words);
            EXPECT_EQ(ran.out, alone.out);
            EXPECT_EQ(ran.status, 0);
            words.resize(words.size() - 2);
        }
    }
}

TEST(CliSolveLong, StopsAtALimitAndReportsIt) {
    const Ran nodes = run_command(
        {"solve", example_puzzle("citadel"), "--allow_rotations", "--count", "--limit-nodes", "100000"});
    EXPECT_EQ(nodes.status, 3);
    EXPECT_THAT(nodes.out, EndsWith(" so far.\n"));
    EXPECT_EQ(nodes.err,
              "Reached the node limit: these are the solutions found so far, and there may be more.\n");
    const Ran threads = run_command({"solve", example_puzzle("citadel"), "--allow_rotations", "--count",
                                     "--limit-nodes", "100000", "--threads", "3"});
    EXPECT_EQ(threads.out, nodes.out) << "limits count as one thread does";
    EXPECT_EQ(threads.status, 3);
    const Ran one = run_command(
        {"solve", example_puzzle("citadel"), "--allow_rotations", "--no-art", "--limit-nodes", "1"});
    EXPECT_EQ(one.status, 3);
    EXPECT_EQ(one.out, "No Solutions so far.\n");
    const Ran enough = run_command(
        {"solve", example_puzzle("pond"), "--count", "--limit-nodes", "1000000", "--limit-seconds", "1000"});
    EXPECT_EQ(enough.status, 0);
    EXPECT_EQ(enough.err, "");
    const Ran time =
        run_shell(meadows + "$BASTIDE solve $SCRATCH/meadows.txt --count --json --limit-seconds 0.2");
    EXPECT_EQ(time.status, 3);
    EXPECT_THAT(time.out, StartsWith("{\"count\":"));
    EXPECT_THAT(time.out, EndsWith(",\"complete\":false}\n"));
    EXPECT_THAT(time.err, StartsWith("Reached the time limit: "));
}

// The first signal is recorded, and nothing reads the pipe. The next signal ends the program.
TEST(CliSolveLong, StopsOnABrokenPipe) {
    const Ran ran =
        run_shell("mkfifo $SCRATCH/pipe; exec 3<>$SCRATCH/pipe; $BASTIDE solve " + example_puzzle("citadel") +
                  " --allow_rotations --all_solutions >&3 & for i in $(seq 40); do sleep 0.05; "
                  "kill -INT $! 2>/dev/null || break; done; wait $!; echo $?");
    EXPECT_EQ(ran.out, "130\n");
}

TEST(CliSolveLong, EndsCleanlyOnCtrlC) {
    for (const std::string threads : {"1", "2"}) {
        const Ran ran = run_shell(
            meadows + "$BASTIDE solve $SCRATCH/meadows.txt --all_solutions --no-art --threads " + threads +
            " > $SCRATCH/out & until [ -s $SCRATCH/out ]; do sleep 0.05; done; kill -INT $!; "
            "wait $!; status=$?; tail -n 1 $SCRATCH/out; exit $status");
        EXPECT_EQ(ran.status, 130);
        EXPECT_THAT(ran.out, StartsWith("Found "));
        EXPECT_THAT(ran.out, EndsWith(" Solution(s) so far.\n"));
        EXPECT_EQ(ran.err, "Interrupted: these are the solutions found so far, and there may be more.\n");
    }
}

TEST(CliSolveLong, RejectsBadLimits) {
    for (const auto& [option, word] :
         std::vector<std::pair<std::string, std::string>>{{"--threads", "-1"},
                                                          {"--threads", "257"},
                                                          {"--threads", "two"},
                                                          {"--limit-nodes", "0"},
                                                          {"--limit-nodes", "1e6"},
                                                          {"--limit-seconds", "0"},
                                                          {"--limit-seconds", "nan"},
                                                          {"--limit-seconds", "inf"},
                                                          {"--checkpoint-seconds", "-3"},
                                                          {"--checkpoint", ""}}) {
        const Ran ran = run_command({"solve", example_puzzle("pond"), option + "=" + word});
        EXPECT_EQ(ran.status, 1) << option << " " << word;
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(ran.err, StartsWith("bastide solve: " + option));
    }
}

// Each run is killed a little later than the previous one, until one finishes.
TEST(CliSolveLong, ResumesAfterACrash) {
    for (const std::string flags :
         {"--all_solutions --no-art", "--all_solutions --json --threads 2", "--count"}) {
        const std::string solve = "$BASTIDE solve " + example_puzzle("old-town") +
                                  " --allow_rotations --board_dimensions 3 6 " + flags;
        const Ran whole = run_shell(solve);
        EXPECT_EQ(whole.status, 0);
        const Ran killed = run_shell(
            "for i in $(seq 100); do timeout -s KILL $((i * i / 1000)).$(printf %03d $((i * i % 1000))) " +
            solve +
            " --checkpoint $SCRATCH/kept --checkpoint-seconds 0.001 > $SCRATCH/out 2>> $SCRATCH/err && "
            "break; done; "
            "cat $SCRATCH/out; ls $SCRATCH | grep kept; grep -q 'Resuming' $SCRATCH/err && echo went on");
        EXPECT_EQ(killed.out, whole.out + "went on\n");
    }
}

// The solutions of a checkpoint that was taken away are of no use to the next.
TEST(CliSolveLong, StartsOverWithoutItsFile) {
    const std::string solve = "$BASTIDE solve " + example_puzzle("old-town") +
                              " --allow_rotations --board_dimensions 3 6 " + "--all_solutions --no-art";
    const std::string with_checkpoint = solve + " --checkpoint $SCRATCH/kept";
    const Ran ran = run_shell(with_checkpoint + " --limit-nodes 30000 > $SCRATCH/1 2>&1; rm $SCRATCH/kept; " +
                              with_checkpoint + " --limit-nodes 60000 > $SCRATCH/2 2>&1; " + with_checkpoint +
                              " 2> $SCRATCH/3");
    EXPECT_EQ(ran.out, run_shell(solve).out);
}

TEST(CliSolveLong, ResumesAfterALimit) {
    const std::string solve = "$BASTIDE solve " + example_puzzle("old-town") +
                              " --allow_rotations --board_dimensions 3 6 --all_solutions --no-art";
    const Ran whole = run_shell(solve);
    const Ran parts = run_shell(solve +
                                " --checkpoint $SCRATCH/kept --limit-nodes 60000 > $SCRATCH/first; echo $?; "
                                "head -n -1 $SCRATCH/first > "
                                "$SCRATCH/start; " +
                                solve +
                                " --checkpoint $SCRATCH/kept > $SCRATCH/all; echo $?; head -n $(wc -l < "
                                "$SCRATCH/start) $SCRATCH/all | cmp - "
                                "$SCRATCH/start; cat $SCRATCH/all; ls $SCRATCH | grep kept");
    EXPECT_EQ(parts.out, "3\n0\n" + whole.out);
    EXPECT_THAT(parts.err, HasSubstr("The same command with a higher limit resumes from the checkpoint"));
    EXPECT_THAT(parts.err, HasSubstr("Resuming from "));
}

void expect_damaged_solutions(const Ran& ran, const std::string& file) {
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, StartsWith(file + ": "));
    EXPECT_THAT(ran.err, HasSubstr("damaged"));
}

TEST(CliSolveLong, RejectsACheckpointInUse) {
    const Ran ran =
        run_shell(meadows +
                  "$BASTIDE solve $SCRATCH/meadows.txt --count --checkpoint $SCRATCH/kept & "
                  "until [ -e $SCRATCH/kept ]; do sleep 0.05; done; "
                  "$BASTIDE solve $SCRATCH/meadows.txt --count --checkpoint $SCRATCH/kept 2>&1; echo $?; "
                  "kill -KILL $!; wait");
    EXPECT_THAT(ran.out,
                HasSubstr("kept.solutions: is in use: another search is using this checkpoint\n2\n"));
}

// Rejected files stay unchanged, and no file is created next to them.
void expect_resumes(const std::string& prepare, const std::string& solve, const std::string& message) {
    const Ran ran = run_shell(
        "cd $SCRATCH; POND=" + example_puzzle("pond") + "; " + prepare +
        "; cp -a . $SCRATCH.before; $BASTIDE solve " + solve +
        "; status=$?; diff -r --no-dereference $SCRATCH.before . >&2; rm -r $SCRATCH.before; exit $status");
    EXPECT_EQ(ran.status, 2) << solve;
    EXPECT_EQ(ran.out, "") << solve;
    EXPECT_EQ(ran.err, message + "\n") << solve;
}

TEST(CliSolveLong, RejectsACheckpointOverThePuzzle) {
    const std::string why = ": would overwrite the puzzle: name another checkpoint";
    for (const std::string file : {"q", "q.new", "q.solutions"}) {
        expect_resumes("cp $POND " + file, file + " --count --checkpoint q", file + why);
        expect_resumes("cp $POND " + file, "- --count --checkpoint q < " + file, file + why);
        expect_resumes("cp $POND p; ln -s p " + file, "p --count --checkpoint q",
                       (file == "q" ? "p" : file) + why);
    }
}

TEST(CliSolveLong, RejectsACheckpointOverItsOutput) {
    for (const std::string file : {"q", "q.new", "q.solutions"}) {
        expect_resumes("touch " + file, "$POND --checkpoint q > " + file,
                       file + ": receives standard output: name another checkpoint");
    }
    const Ran ran = run_shell("cd $SCRATCH; $BASTIDE solve " + example_puzzle("pond") +
                              " --checkpoint q 2> q.solutions; echo $?; cat q.solutions");
    EXPECT_EQ(ran.out, "2\nq.solutions: receives standard error: name another checkpoint\n");
}

TEST(CliSolveLong, LeavesOtherFilesAlone) {
    const std::string why =
        ": exists, but is not part of a checkpoint: remove it, or name another checkpoint";
    for (const std::string file : {"q.new", "q.solutions"}) {
        expect_resumes("echo mine > " + file, "$POND --checkpoint q", file + why);
        expect_resumes("echo bastide > " + file, "$POND --checkpoint q", file + why);
        expect_resumes("ln -s nowhere " + file, "$POND --checkpoint q", file + why);
    }
    // Also next to a checkpoint that continues.
    const std::string begun =
        "$BASTIDE solve $POND --count --limit-nodes 3 --checkpoint q 2> /dev/null > /dev/null; ";
    expect_resumes(begun + "echo mine > q.new", "$POND --count --limit-nodes 3 --checkpoint q",
                   "q.new" + why);
    for (const std::string mine : {"mine", "a file of mine that is longer than theirs"}) {
        expect_resumes(begun + "echo " + mine + " > q.solutions",
                       "$POND --count --limit-nodes 3 --checkpoint q",
                       "q.solutions: is damaged or not a checkpoint: name another checkpoint, or remove q to "
                       "start again");
    }
}

// At any place in the writing of one of its files.
TEST(CliSolveLong, ResumesNextToStrayFilesOfACrash) {
    const std::string solve = "$BASTIDE solve " + example_puzzle("pond") + " --all_solutions --no-art";
    const Ran ran = run_shell(
        "cd $SCRATCH; " + solve +
        " --checkpoint q --limit-nodes 3 > /dev/null 2> /dev/null; "
        "for bytes in 0 7 30; do head -c $bytes q > p.new; head -c $bytes q.solutions > p.solutions; " +
        solve + " --checkpoint p; done; ls p*");
    const std::string whole = run_shell(solve).out;
    EXPECT_EQ(ran.out, whole + whole + whole);
}

// Its last line repeats the content, as in a complete file.
TEST(CliSolveLong, RejectsACheckpointOfAnotherVersion) {
    const os::TestFolder folder;
    const std::string with_checkpoint = folder / "kept";
    const std::vector<std::string> words = {"solve",
                                            example_puzzle("labyrinth"),
                                            "--allow_rotations",
                                            "--all_solutions",
                                            "--limit-nodes",
                                            "300",
                                            "--checkpoint",
                                            with_checkpoint};
    EXPECT_EQ(run_command(words).status, 3);
    std::string earlier = file_text(with_checkpoint);
    ASSERT_THAT(earlier, StartsWith("bastide checkpoint 4\n"));
    earlier[earlier.find('4')] = '3';
    earlier.resize(earlier.rfind('\n', earlier.size() - 2) + 1);
    std::uint64_t sum = 0;
    for (const char byte : earlier) sum = mix(sum ^ static_cast<unsigned char>(byte));
    std::array<char, 18> last{};
    std::snprintf(last.data(), last.size(), "%016llx\n", static_cast<unsigned long long>(sum));
    write_text(with_checkpoint, earlier + last.data());
    const Ran ran = run_command(words);
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, with_checkpoint +
                           ": was begun by another version of Bastide, which searches in another order: "
                           "name another file, or remove it to start again\n");
    write_text(with_checkpoint, earlier + "a line of another kind\n");
    EXPECT_EQ(run_command(words).err, ran.err);
}

TEST(CliSolveLong, AFailureLeavesNothingNextToTheFile) {
    const os::TestFolder folder;
    write_text(folder / "empty", "");
    const Ran ran = run_command({"solve", example_puzzle("pond"), "--checkpoint", folder / "empty"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("empty: is damaged or not a checkpoint"));
    EXPECT_EQ(folder.files(), 1);
}

TEST(CliSolveLong, RejectsCheckpointsOfOtherSearches) {
    const os::TestFolder folder;
    const std::string with_checkpoint = folder / "kept";
    const auto solve = [&](const std::string& puzzle, const std::vector<std::string>& more = {}) {
        std::vector<std::string> words = {"solve", example_puzzle(puzzle), "--allow_rotations",
                                          "--checkpoint", with_checkpoint};
        words.insert(words.end(), more.begin(), more.end());
        return run_command(words);
    };
    const std::vector<std::string> little = {"--all_solutions", "--limit-nodes", "300"};
    EXPECT_EQ(solve("labyrinth", little).status, 3);
    const std::string good = file_text(with_checkpoint);
    const auto expect_refused = [&](const Ran& ran, const std::string& why) {
        EXPECT_EQ(ran.status, 2);
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(ran.err, StartsWith(with_checkpoint + ": "));
        EXPECT_THAT(ran.err, HasSubstr(why));
        EXPECT_THAT(ran.err, HasSubstr("start again"));
    };
    expect_refused(solve("citadel"), "another puzzle or other options");
    expect_refused(solve("labyrinth", {"--count"}), "another puzzle or other options");
    EXPECT_EQ(file_text(with_checkpoint), good) << "and it stays as it is";
    for (std::size_t at = 0; at < good.size(); at += 1 + good.size() / 40) {
        std::string bad = good;
        bad[at] = bad[at] == '7' ? '8' : '7';
        write_text(with_checkpoint, bad);
        expect_refused(solve("labyrinth"), "damaged");
        write_text(with_checkpoint, good.substr(0, at));
        expect_refused(solve("labyrinth"), "damaged");
    }
    write_text(with_checkpoint, good);
    std::string changed = file_text(with_checkpoint + ".solutions");
    std::swap(changed[changed.size() - 2], changed[changed.size() - 4]);
    write_text(with_checkpoint + ".solutions", changed);
    expect_damaged_solutions(solve("labyrinth", little), with_checkpoint + ".solutions");
    std::filesystem::resize_file(with_checkpoint + ".solutions", 3);
    expect_damaged_solutions(solve("labyrinth", little), with_checkpoint + ".solutions");
    std::filesystem::remove(with_checkpoint + ".solutions");
    expect_damaged_solutions(solve("labyrinth", little), with_checkpoint + ".solutions");
    for (const std::string& place : {folder.path(), std::string("/dev/null"), std::string("-")}) {
        const Ran ran = run_command({"solve", example_puzzle("pond"), "--checkpoint", place});
        EXPECT_EQ(ran.status, 2);
        EXPECT_EQ(ran.err, place + ": cannot hold a checkpoint: name another file\n");
    }
    const Ran nowhere = run_command({"solve", example_puzzle("pond"), "--checkpoint", folder / "none/kept"});
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_THAT(nowhere.err, HasSubstr("cannot be written"));
}

}  // namespace
}  // namespace bastide::cli
