// Colour goes to terminals, unless asked otherwise.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

TEST(CliOutput, ReportsWriteErrors) {
    const Ran ran = run_shell("\"$BASTIDE\" score '" + draw.back() + "' > /dev/full");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "<stdout>: cannot be written: No space left on device\n");
}

}  // namespace
}  // namespace bastide::cli
