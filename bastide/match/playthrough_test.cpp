// Whole matches, turn by turn, against files that one can read and compare.
#include "bastide/match/testing/playthrough.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"

namespace bastide::match {
namespace {

const std::string folder = BASTIDE_SOURCE_DIR "/bastide/match/testing/golden/";

// Returns the first difference between two texts, for a short message.
std::string first_difference(const std::string& one, const std::string& other) {
    std::istringstream lines(one);
    std::istringstream others(other);
    std::string line;
    std::string due;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (!std::getline(others, due) || line != due)
            return "line " + std::to_string(number) + " is\n" + line + "\nand not\n" + due;
    }
    return "the file goes on";
}

// Updated files are written by the simple implementation, so that no file depends only on the engine.
TEST(MatchGolden, BothEnginesMatchTheFiles) {
    for (const testing::Golden& golden : testing::golden_matches()) {
        SCOPED_TRACE(golden.file);
        const std::string path = folder + golden.file;
        const std::string plain = testing::plain_playthrough(golden.settings, golden.seed);
        if (std::getenv("BASTIDE_RENEW") != nullptr) std::ofstream(path, std::ios::binary) << plain;
        const std::string due = file_text(path);
        EXPECT_TRUE(plain == due) << "by the plain engine, " << first_difference(plain, due)
                                  << "\nrenew it with BASTIDE_RENEW=1 if this is meant";
        const std::string played = testing::playthrough(golden.settings, golden.seed);
        EXPECT_TRUE(played == due) << "by the engine, " << first_difference(played, due);
    }
}

// The events for which the seeds were chosen.
TEST(MatchGolden, FilesContainRareEvents) {
    std::string all;
    for (const testing::Golden& golden : testing::golden_matches()) all += file_text(folder + golden.file);
    for (const char* rare : {"\naside ", "\n  city complete tiles 2 points 2 ", "\n  road complete ",
                             " winners 0 1 ", " pennants "})
        EXPECT_TRUE(all.contains(rare)) << rare;
}

}  // namespace
}  // namespace bastide::match
