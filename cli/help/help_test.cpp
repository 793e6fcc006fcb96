// Help fits the terminal with whole words on each line, and its examples use the command.
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/text/utf8.h"
#include "cli/testing/lines_of.h"
#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using ::testing::HasSubstr;

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    std::istringstream in(text);
    for (std::string word; in >> word;)
        if (word != "\\") words.push_back(word);  // a command that continues on the next line
    return words;
}

// "solo run" and the like, as the manual page lists them, and "" for the program.
std::vector<std::string> all_commands() {
    std::vector<std::string> commands;
    for (const std::string& line : lines_of(run_command({"man"}).out)) {
        if (line == ".B bastide") commands.emplace_back("");
        if (line.starts_with(".B bastide ")) commands.push_back(line.substr(11));
    }
    return commands;
}

std::string help(const std::string& command, const std::string& columns) {
    const Ran ran = run_shell("COLUMNS=" + columns + " $BASTIDE help " + command);
    EXPECT_EQ(ran.status, 0) << command;
    return ran.out;
}

TEST(CliHelp, FitsEveryWidthWithWholeWords) {
    const auto commands = all_commands();
    ASSERT_GT(commands.size(), 30U);
    for (const std::string& command : commands) {
        const auto words = words_of(help(command, "120"));
        for (const std::size_t width : {60U, 80U, 120U}) {
            const std::string text = help(command, std::to_string(width));
            for (const std::string& line : lines_of(text)) {
                EXPECT_LE(text::columns(line), width) << command << ": " << line;
                EXPECT_FALSE(line.ends_with(' ')) << command << ": " << line;
            }
            EXPECT_EQ(words_of(text), words) << command << " at " << width;
        }
    }
}

TEST(CliHelp, IsAsWideAsTheTerminalFrom60To120) {
    EXPECT_EQ(run_command({"help", "tally"}).out, help("tally", "80")) << "no terminal";
    EXPECT_EQ(help("tally", "0"), help("tally", "80"));
    EXPECT_EQ(help("tally", "wide"), help("tally", "80"));
    EXPECT_EQ(help("tally", "20"), help("tally", "60"));
    EXPECT_EQ(help("tally", "500"), help("tally", "120"));
}

TEST(CliHelp, ExamplesBelongToTheirCommand) {
    for (const std::string& command : all_commands()) {
        const std::string text = help(command, "120");
        const std::size_t examples = text.find("\nExample");
        if (command.empty() || command == "puzzle" || command == "solo" || command == "completion") continue;
        ASSERT_NE(examples, std::string::npos) << command;
        for (const std::string& line : lines_of(text.substr(examples + 1))) {
            if (line.empty()) break;
            if (!line.starts_with("  ")) continue;
            // The pad's log is added up.
            EXPECT_THAT(line, HasSubstr("bastide " + (command == "pad" ? "" : command))) << command;
        }
    }
}

TEST(CliHelp, IsAvailableInManyWays) {
    const Ran alone = run_command({});
    EXPECT_EQ(alone.status, 0);
    EXPECT_EQ(alone.err, "");
    for (const std::string title : {"\nPlay:\n", "\nScore:\n", "\nSolve:\n", "\nTools:\n", "\nExamples:\n"})
        EXPECT_THAT(alone.out, HasSubstr(title));
    EXPECT_EQ(run_command({"help"}).out, alone.out);
    EXPECT_EQ(run_command({"--help"}).out, alone.out);
    EXPECT_EQ(run_command({"solo"}).out, run_command({"help", "solo"}).out);
    EXPECT_EQ(run_command({"solo"}).status, 0);
    EXPECT_EQ(run_command({"solo", "run", "-h"}).out, run_command({"help", "solo", "run"}).out);
    EXPECT_EQ(run_command({"score", "--threads", "x", "--help"}).out, run_command({"help", "score"}).out);
    EXPECT_EQ(run_command({"solve", "--bogus", "--help"}).status, 0);
}

TEST(CliHelp, TheExamplesOfTheOverviewWork) {
    for (const std::string& line : lines_of(run_command({}).out)) {
        if (!line.starts_with("  bastide ") || line == "  bastide play") continue;
        const Ran ran = run_shell("cd " + source_path("") + "; $BASTIDE " + line.substr(10));
        EXPECT_EQ(ran.status, 0) << line;
        EXPECT_NE(ran.out, "") << line;
    }
}

}  // namespace
}  // namespace bastide::cli
