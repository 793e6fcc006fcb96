// Colour goes to terminals, unless asked otherwise.
#include <algorithm>
#include <cstddef>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/text/utf8.h"
#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> draw = {"score", "--draw", "ansi",
                                       source_path("examples/landscape/first-map.json")};

std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

constexpr const char* escape = "\x1b[";

TEST(CliColor, GoesToATerminal) {
    EXPECT_THAT(run_in_terminal(draw).out, HasSubstr(escape));
    EXPECT_THAT(run_in_terminal(with(draw, {"--color", "auto"})).out, HasSubstr(escape));
    EXPECT_THAT(run_in_terminal(draw, {"NO_COLOR="}).out, HasSubstr(escape))
        << "an empty NO_COLOR asks nothing";
}

TEST(CliColor, IsOffOnRequest) {
    EXPECT_THAT(run_in_terminal(draw, {"NO_COLOR=1"}).out, Not(HasSubstr(escape)));
    EXPECT_THAT(run_in_terminal(draw, {"TERM=dumb"}).out, Not(HasSubstr(escape)));
    EXPECT_THAT(run_in_terminal(with(draw, {"--color", "never"})).out, Not(HasSubstr(escape)));
    EXPECT_THAT(run_command(draw).out, Not(HasSubstr(escape)));
}

TEST(CliColor, IsUsedOnRequest) {
    EXPECT_THAT(run_in_terminal(with(draw, {"--color", "always"}), {"NO_COLOR=1"}).out, HasSubstr(escape))
        << "the option is nearer than the environment";
    EXPECT_THAT(run_command(with(draw, {"--color", "always"})).out, HasSubstr(escape));
}

// Runs a line of shell whose standard streams are a terminal.
Ran run_with_terminal(const std::string& line, const std::string& type) {
    return run_shell("TERM=" + type + " script -qec '" + line + "' /dev/null </dev/null");
}

TEST(CliTerminal, GetsNoQuestionsThatItCannotUnderstand) {
    const Ran ran = run_with_terminal("\"$BASTIDE\" match play", "dumb");
    EXPECT_THAT(ran.out, HasSubstr("cannot move its cursor"));
    EXPECT_THAT(ran.out, Not(HasSubstr("\x1b]11")));
    EXPECT_THAT(ran.out, Not(HasSubstr("\x1b[?2004")));
}

TEST(CliTerminal, ReportsAnImpossibleSize) {
    const Ran ran = run_with_terminal("stty rows 65535 cols 65535; \"$BASTIDE\" match play", "xterm");
    EXPECT_THAT(ran.out, HasSubstr("the terminal claims to have 65535 rows and 65535 columns: set its size"));
}

TEST(CliTerminal, ReportsASmallStack) {
    const Ran ran =
        run_shell("ulimit -s 128; \"$BASTIDE\" match replay " + source_path("examples/match/duel.json"));
    EXPECT_EQ(ran.status, 3);
    EXPECT_EQ(ran.err,
              "The limit on the stack is 128 KiB, and this program needs 512: raise it with 'ulimit -s "
              "8192'.\n");
}

// Returns the longest line of the output of a command in a terminal of 80 columns.
std::size_t widest_line(const std::string& command) {
    const Ran ran = run_with_terminal("\"$BASTIDE\" " + command, "xterm");
    std::istringstream lines(ran.out);
    std::size_t widest = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r')) line.pop_back();
        widest = std::max(widest, text::columns(line));
    }
    return widest;
}

TEST(CliTerminal, IsWideEnoughForLists) {
    const std::string duel = source_path("examples/match/duel.json");
    for (const std::string& command :
         {"match review --simulations 0 " + duel, std::string("match bots"), std::string("match tiles"),
          std::string("solo bots"), std::string("solo dealers"), std::string("caverna tiles"),
          std::string("caverna check"), "match replay " + duel}) {
        const std::size_t widest = widest_line(command);
        EXPECT_GT(widest, 20U) << command;
        EXPECT_LE(widest, 80U) << command;
    }
}

TEST(CliOutput, KeepsEntriesOnOneLineInAPipe) {
    EXPECT_EQ(std::ranges::count(run_command({"caverna", "tiles"}).out, '\n'), 49);
    EXPECT_EQ(std::ranges::count(run_command({"solo", "bots"}).out, '\n'),
              static_cast<std::ptrdiff_t>(
                  nlohmann::json::parse(run_command({"solo", "bots", "--json"}).out)["bots"].size()));
}

TEST(CliOutput, ReportsWriteErrors) {
    const Ran ran = run_shell("\"$BASTIDE\" score '" + draw.back() + "' > /dev/full");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "<stdout>: cannot be written: No space left on device\n");
}

}  // namespace
}  // namespace bastide::cli
