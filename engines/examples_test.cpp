// The bots in examples/bots play whole matches by the protocol, the same ones again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"

namespace bastide::engines {
namespace {

using cli::source_path;
using ::testing::HasSubstr;

void expect_to_play(const std::string& command) {
    const auto run = [&] {
        return cli::run_command({"match", "run", "--seed", "1", "--bots", command + ",random", "--games", "2",
                                 "--pairs", "--json", "--move-time", "120000"},
                                {}, {"HOME=/nonexistent"});
    };
    const cli::Ran ran = run();
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.err, Not(HasSubstr("forfeits")));
    EXPECT_THAT(ran.out, HasSubstr("\"games\":4,"));
    EXPECT_EQ(run().out, ran.out);
}

TEST(EnginesExamples, PythonPlays) {
    expect_to_play("/usr/bin/python3 " + source_path("examples/bots/claimer.py"));
}

TEST(EnginesExamples, JavaScriptPlays) {
    expect_to_play("node " + source_path("examples/bots/gatherer.mjs"));
}

TEST(EnginesExamples, CppPlays) {
    expect_to_play(BASTIDE_EXAMPLE_BOT);
}

}  // namespace
}  // namespace bastide::engines
