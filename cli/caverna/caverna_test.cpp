// `bastide caverna` as its users run it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string three = source_path("examples/caverna/three-players.json");
const std::string blue = source_path("examples/caverna/blue.json");

TEST(CliCaverna, PrintsSheetsSideBySide) {
    const Ran ran = run_command({"caverna", "score", three});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out,
                StartsWith("rules: official     Blue  Green  Red\nanimals                8      8   12\n"));
    EXPECT_THAT(ran.out,
                HasSubstr("\ntotal                 63     99   64\nrank                   3      1    2\n"));
    EXPECT_THAT(run_command({"caverna", "score", "--rules", "chapter", three}).out,
                StartsWith("rules: chapter"));
}

TEST(CliCaverna, ExplainsEachLine) {
    const Ran ran = run_command({"caverna", "score", "--explain", blue});
    EXPECT_THAT(ran.out, HasSubstr("\ngrain                4  half of 7, rounded up\n"));
    EXPECT_THAT(ran.out, HasSubstr("\nWeaving parlor       2  1 for every 2 sheep: 4\n"));
    EXPECT_THAT(ran.out, HasSubstr("\ntotal               63\n"));
}

TEST(CliCaverna, DrawsTheBoards) {
    const os::TestFolder folder;
    const std::string svg = run_command({"caverna", "score", "--draw", "svg", three}).out;
    EXPECT_THAT(svg, StartsWith("<svg "));
    EXPECT_THAT(svg, HasSubstr(">99 points, rank 1 of 3<"));
    const Ran ran = run_command({"caverna", "score", "-o", folder / "boards.svg", three});
    EXPECT_EQ(ran.out, run_command({"caverna", "score", three}).out);
    EXPECT_EQ(file_text(folder / "boards.svg"), svg);
    EXPECT_THAT(run_command({"caverna", "score", "--draw", "svg", "--json", three}).err,
                HasSubstr("cannot share standard output"));
    EXPECT_EQ(run_command({"caverna", "score", "--draw", "svg", three, blue}).status, 1);
}

TEST(CliCaverna, PrintsJsonThatAddsUp) {
    const json result = json::parse(run_command({"caverna", "score", "--json", three}).out);
    EXPECT_EQ(result["rules"], "official");
    ASSERT_EQ(result["players"].size(), 3U);
    for (const json& player : result["players"]) {
        int sum = 0;
        for (const json& line : player["sheet"]) {
            if (line.is_number()) sum += line.get<int>();
        }
        for (const json& bonus : player["sheet"]["furnishing_bonuses"]) sum += bonus.get<int>();
        EXPECT_EQ(sum, player["total"]);
    }
    EXPECT_EQ(result["players"][0]["name"], "Blue");
    EXPECT_EQ(result["players"][0]["sheet"]["furnishing_bonuses"],
              (json{{"weaving_parlor", 2}, {"beer_parlor", 0}, {"food_chamber", 8}}));
    EXPECT_EQ(result["players"][1]["rank"], 1);
}

TEST(CliCaverna, ShowsTheBestExchanges) {
    EXPECT_THAT(run_command({"caverna", "best", blue}).out,
                StartsWith("Beer parlor: once\ngain: 2 points\n"));
    const json result = json::parse(run_command({"caverna", "best", "--json", blue}).out);
    EXPECT_EQ(result["players"][0]["exchanges"], (json{{{"tile", "beer_parlor"}, {"times", 1}}}));
    EXPECT_EQ(result["players"][0]["gain"], 2);
    EXPECT_EQ(result["players"][0]["total"], 65);
}

TEST(CliCaverna, ChecksTheChapter) {
    const Ran ran = run_command({"caverna", "check"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("contradicted  202 is the greatest score"));
    EXPECT_THAT(ran.out, HasSubstr("reproduced    doNothingScore = -55"));
}

TEST(CliCaverna, ComputesBounds) {
    const Ran ran = run_command({"caverna", "bounds"});
    EXPECT_THAT(ran.out, HasSubstr("Without the Office room: 214\n"));
    EXPECT_THAT(ran.out, HasSubstr("hang over the edge, for 2 gold each: 299\n"));
    EXPECT_THAT(ran.out, HasSubstr(": 204 and 287.\n"));
    EXPECT_THAT(ran.out, HasSubstr("without a cap on them (--cap) there is no greatest"));
    EXPECT_EQ(run_command({"caverna", "bounds", "--json", "--cap", "physical"}).out,
              "{\"rules\":\"official\",\"minimum\":-28,\"maximum\":549,\"maximum_with_office_room\":622}\n");
    EXPECT_EQ(run_command({"caverna", "bounds", "--json", "--cap", "gold=3,physical"}).out,
              run_command({"caverna", "bounds", "--json", "--cap", "physical", "--cap", "gold=3"}).out);
    const Ran capped = run_command({"caverna", "bounds", "--json", "--cap", "gold=20,rubies=8"});
    EXPECT_EQ(json::parse(capped.out)["maximum"], 214 + 20 + 8)
        << "no tile gives way to the Treasure chamber for 8 rubies";
    EXPECT_EQ(run_command({"caverna", "bounds", "--cap", "gold"}).err,
              "bastide caverna bounds: --cap: 'gold' sets no cap: write gold=NUMBER, with a whole number "
              "from 0 to "
              "999\n");
    EXPECT_THAT(run_command({"caverna", "bounds", "--cap", "iron=3"}).err,
                HasSubstr("'iron' is not a good you can cap (they are physical, gold, "));
}

TEST(CliCaverna, RejectsRepeatedCaps) {
    const Ran ran = run_command({"caverna", "bounds", "--cap", "gold=1", "--cap", "gold=2"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err, "bastide caverna bounds: --cap: the cap 'gold' is given twice\n");
}

TEST(CliCaverna, PrintsAReadableTemplate) {
    const std::string blank = run_command({"caverna", "template"}).out;
    EXPECT_THAT(run_command({"caverna", "score", "-"}, blank).out,
                HasSubstr("\ntotal                   -28\n"));
    const std::string tiles = run_command({"caverna", "tiles"}).out;
    EXPECT_EQ(std::ranges::count(tiles, '\n'), 49);
    EXPECT_THAT(tiles, HasSubstr("\nadditional_dwelling "));
    const json listed = json::parse(run_command({"caverna", "tiles", "--json"}).out)["tiles"];
    ASSERT_EQ(listed.size(), 48U);
    EXPECT_EQ(listed[0]["cost"], "4 wood 3 stone");
}

TEST(CliCaverna, RejectsImpossibleSheets) {
    const Ran ran = run_command({"caverna", "score", "-"}, R"({"dwarfs": 1, "ruby_mines": 12})");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err,
              "<stdin>: a player has at least 2 dwarfs, not 1\n"
              "<stdin>: tiles and mines take 12 cells of the mountain, which has 11 besides the entry-level "
              "dwelling\n");
    const Ran allowed = run_command({"caverna", "score", "--house-rules", "-"}, R"({"dwarfs": 1})");
    EXPECT_EQ(allowed.status, 0);
    EXPECT_EQ(allowed.err, "<stdin>: warning: a player has at least 2 dwarfs, not 1\n");
    EXPECT_NE(allowed.out, "");
    const Ran second = run_command({"caverna", "best", "-"}, R"({"players": [{}, {"weapons": [20]}]})");
    EXPECT_EQ(second.status, 2);
    EXPECT_THAT(second.err, StartsWith("<stdin>: player 2: a weapon's strength must be"));
    const Ran broken = run_command({"caverna", "score", "-"}, "{\n  \"dwarf\": 2\n}");
    EXPECT_EQ(broken.status, 2);
    EXPECT_THAT(broken.err, StartsWith("<stdin>:2:12: 'dwarf' is unknown here; did you mean 'dwarfs'?"));
    EXPECT_EQ(run_command({"caverna", "score", "no-such.json"}).status, 2);
    EXPECT_EQ(run_command({"caverna", "score", "--rules", "mine", blue}).status, 1);
}

}  // namespace
}  // namespace bastide::cli
