// Files that an earlier release of the command and the studio wrote still open, and are written back byte for
// byte.
#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/match/problems/problem_set.h"
#include "bastide/match/table_json.h"

namespace bastide::match {
namespace {

// Calls `check(text)` with each file of an earlier release that has this extension.
template <class Check>
void for_each_file(const std::string& extension, const Check& check) {
    int count = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(BASTIDE_SOURCE_DIR "/bastide/match/testing/release")) {
        const std::string name = entry.path().filename();
        if (name.substr(std::min(name.find('.'), name.size())) != extension) continue;
        SCOPED_TRACE(name);
        check(file_text(entry.path()));
        ++count;
    }
    EXPECT_GT(count, 0);
}

TEST(MatchRelease, RecordsAreReadAndWrittenBack) {
    for_each_file(".json", [](const std::string& text) {
        const auto saved = read_saved_match(text);
        ASSERT_TRUE(saved) << to_string(saved.error());
        EXPECT_EQ(to_json(*saved), text);
        const auto record = replay(*saved);
        ASSERT_TRUE(record) << to_string(record.error());
        EXPECT_EQ(record->moves(), saved->moves);
    });
}

TEST(MatchRelease, ProblemsAreReadAndWrittenBack) {
    for_each_file(".set.json", [](const std::string& text) {
        const auto problems = read_problems(text);
        ASSERT_TRUE(problems) << to_string(problems.error());
        EXPECT_EQ(
            to_json(*problems,
                    "bastide match problems --bots greedy,greedy --seed fixture --games 2 --most 3 --json"),
            text);
    });
}

TEST(MatchRelease, MatchesStoredByTheStudioRoundTrip) {
    for_each_file(".play.json", [](const std::string& text) {
        const auto table = read_table(text);
        ASSERT_TRUE(table) << to_string(table.error());
        text::JsonWriter json;
        write_json(json, *table);
        // The members that the studio stored come first, except for the switches that it omitted.
        const std::string prefix = text.substr(0, text.find("\"ranked\""));
        const std::string written = json.take();
        EXPECT_TRUE(written.starts_with(prefix)) << written;
        EXPECT_NE(written.find(R"(,"choice":null,"notice":)"), std::string::npos) << written;
    });
}

}  // namespace
}  // namespace bastide::match
