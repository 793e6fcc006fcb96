// Sheets filled in by questions, with answers from a pipe.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Answers for the sheet in examples/caverna/blue.json, except for parts that no tile uses.
const std::string answers =
    "Blue\ndwelling, Couple dwelling, beer-parlor, WEAVING_PARLOR, food chamber\n5\n1\n4\n1\n2\n0\n3\n3 "
    "1\n2\n2\n"
    "1\n7\n1\n2\n1\n1\n2\n\n";

TEST(CliCavernaFill, PrintsTheSheetAndItsScore) {
    const Ran ran = run_command({"caverna", "fill"}, answers);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.err, StartsWith("rules: official\nanimals              8  7 farm animals and 1 dog\n"));
    EXPECT_THAT(ran.err, EndsWith("\ntotal               63\n"));
    const json sheet = json::parse(ran.out);
    EXPECT_EQ(sheet["furnishings"],
              (json{"dwelling", "couple_dwelling", "weaving_parlor", "beer_parlor", "food_chamber"}));
    EXPECT_EQ(run_command({"caverna", "score", "-"}, ran.out).out,
              run_command({"caverna", "score", source_path("examples/caverna/blue.json")}).out);
}

TEST(CliCavernaFill, WritesAFileAndChangesIt) {
    const os::TestFolder folder;
    const std::string file = folder / "mine.json";
    const Ran first = run_command({"caverna", "fill", file}, answers);
    EXPECT_EQ(first.status, 0);
    EXPECT_EQ(first.err, "");
    EXPECT_THAT(first.out, EndsWith("\ntotal               63\n"));
    const std::string sheet = file_text(file);
    // Empty answers keep everything. Then a second player is added.
    EXPECT_EQ(run_command({"caverna", "fill", file}, std::string(19, '\n') + "\n").status, 0);
    EXPECT_EQ(file_text(file), sheet);
    const Ran second =
        run_command({"caverna", "fill", file}, std::string(20, '\n') + "yes\nRed\n" + std::string(17, '\n'));
    EXPECT_EQ(second.status, 0) << second.err;
    EXPECT_THAT(second.out, StartsWith("rules: official    Blue  Red\n"));
    EXPECT_EQ(json::parse(file_text(file))["players"].size(), 2U);
}

TEST(CliCavernaFill, GoesBack) {
    const Ran ran = run_command({"caverna", "fill"}, "back\nBleu\nback\nBlue\n?\n" + std::string(17, '\n'));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(json::parse(ran.out)["name"], "Blue");
}

TEST(CliCavernaFill, WritesNothingWithMissingAnswers) {
    const os::TestFolder folder;
    const std::string file = folder / "mine.json";
    const std::vector<std::pair<std::string, std::string>> ends = {
        {"", "<stdin>: the answers end before 'Name': nothing was written\n"},
        {"Blue\ndwelling", "<stdin>:2: the answers end before 'Dwarfs': nothing was written\n"},
        {"Blue\nquit\n", "<stdin>:2: stopped: nothing was written\n"},
        {"Blue\ncastle\n",
         "<stdin>:2: Furnishing tiles, separated by commas: 'castle' is not a furnishing tile ('?' lists "
         "them)\n"},
        {"Blue\n\r\nthree\n", "<stdin>:3: Dwarfs: 'three' is not a whole number from 2 to 2\n"},
        {std::string(100'000, 'x'), "<stdin>:1: the line is too long: at most 65536 bytes\n"},
    };
    for (const auto& [input, message] : ends) {
        const Ran ran = run_command({"caverna", "fill", file}, input);
        EXPECT_EQ(ran.status, 2);
        EXPECT_EQ(ran.err, message);
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(folder.files(), 0);
    }
}

TEST(CliCavernaFill, AsksInATerminal) {
    const os::TestFolder folder;
    TerminalPlayer player("caverna fill", folder.path());
    player.start(folder / "mine.json");
    player.await("Enter takes the answer in [ ]");
    player.await("Name [Player 1]:");
    player.keys("Ada Enter '2 dwelling, castle' Enter");
    player.await("'castle' is not a furnishing tile");
    player.keys("'2 dwelling' Enter");
    player.await("Dwarfs (2 to 4) [4]:");
    player.keys("5 Enter");
    player.await("Dwarfs (2 to 4) [4]: 5");
    player.keys("back Enter");
    player.await("[2 Dwelling]:");
    player.keys("? Enter");
    player.await("Peaceful cave");
    // An answer typed before its question appears moves that question along the line.
    for (const char* question :
         {"Dwarfs (2 to 4) [4]:", "Dogs [0]:", "Sheep [0]:", "Donkeys [0]:", "Wild boars [0]:", "Cattle [0]:",
          "Grain [0]:", "Vegetables [0]:", "Rubies [0]:", "Gold [0]:", "Small pastures (0 to 12) [0]:",
          "Large pastures (0 to 6) [0]:", "Ore mines (0 to 4) [0]:", "Ruby mines (0 to 9) [0]:",
          "Unused spaces (0 to 22) [0]:", "Begging markers [0]:",
          "That makes 2 points. Another player? (yes or no) [no]:"}) {
        player.keys("Enter");
        player.await(question);
    }
    EXPECT_EQ(folder.files(), 0);
    player.keys("C-d");
    player.await("status 0");
    EXPECT_EQ(json::parse(file_text(folder / "mine.json"))["name"], "Ada");
}

TEST(CliCavernaFill, WritesNothingIfStopped) {
    for (const char* keys : {"quit Enter", "C-d"}) {
        const os::TestFolder folder;
        TerminalPlayer player("caverna fill", folder.path());
        player.start(folder / "mine.json");
        player.await("Name [Player 1]:");
        player.keys(keys);
        player.await("nothing was written");
        player.await("status 2");
        EXPECT_EQ(folder.files(), 0);
    }
}

TEST(CliCavernaFill, DoesNotOverwriteFilesThatAreNotSheets) {
    const os::TestFolder folder;
    write_text(folder / "notes.txt", "buy milk");
    const Ran ran = run_command({"caverna", "fill", folder / "notes.txt"}, answers);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("notes.txt:1:"));
    EXPECT_EQ(file_text(folder / "notes.txt"), "buy milk");
}

TEST(CliCavernaFill, PrintsTheSheetIfTheFileCannotBeWritten) {
    for (const std::string& file : {std::string("no-such-folder/mine.json"), std::string(300, 'x')}) {
        const Ran ran = run_command({"caverna", "fill", file}, answers);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.err, HasSubstr("cannot be written"));
        EXPECT_EQ(json::parse(ran.out)["name"], "Blue") << "printed instead";
    }
    EXPECT_EQ(run_command({"caverna", "fill", ""}, answers).status, 1);
}

TEST(CliCavernaFill, CorrectsImpossibleSheets) {
    const os::TestFolder folder;
    write_text(folder / "mine.json", R"({"name": "Blue", "dwarfs": 5})");
    EXPECT_EQ(run_command({"caverna", "fill", folder / "mine.json"}, std::string(19, '\n')).status, 0);
    EXPECT_EQ(json::parse(file_text(folder / "mine.json"))["dwarfs"], 2);
    const Ran house =
        run_command({"caverna", "fill", "--house-rules"}, "Blue\n\n9\n" + std::string(16, '\n'));
    EXPECT_EQ(json::parse(house.out)["dwarfs"], 9);
}

}  // namespace
}  // namespace bastide::cli
