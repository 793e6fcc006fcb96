// The options of all commands follow the same rules: one meaning per name, one default, and help that lists
// the words.
#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/text/utf8.h"
#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using ::testing::HasSubstr;

// An option as `--help` shows it.
struct ShownOption {
    std::string command;
    std::string name;   // the longest
    std::string value;  // "N [1]", or empty for a flag
    std::string help;
};

std::vector<std::string> lines_in(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::vector<ShownOption> options_of(const std::string& command) {
    static const std::regex beginning("  ((?:-\\S+, )*)(-\\S+)(?: (\\S.*?))?(?: {2,}(\\S.*))?");
    std::vector<ShownOption> options;
    bool is_in_options = false;
    std::smatch found;
    for (const std::string& line : lines_in(run_shell("COLUMNS=120 $BASTIDE help " + command).out)) {
        if (line.empty() || line == "Options:") {
            is_in_options = line == "Options:";
        } else if (is_in_options && std::regex_match(line, found, beginning)) {
            options.push_back({command, found[2], found[3], found[4]});
        } else if (is_in_options && !options.empty()) {
            options.back().help += ' ' + line.substr(std::min(line.find_first_not_of(' '), line.size()));
        }
    }
    return options;
}

const std::vector<ShownOption>& all_options() {
    static const std::vector<ShownOption> all = [] {
        std::vector<ShownOption> options;
        const std::string begin = ".B bastide ";
        for (const std::string& line : lines_in(run_command({"man"}).out)) {
            if (!line.starts_with(begin)) continue;
            const auto of_command = options_of(line.substr(begin.size()));
            options.insert(options.end(), of_command.begin(), of_command.end());
        }
        return options;
    }();
    return all;
}

TEST(CliConventions, ThreadsAreEveryCoreByDefault) {
    int count = 0;
    for (const ShownOption& option : all_options()) {
        if (option.name != "--threads") continue;
        EXPECT_EQ(option.value, "N [0]") << option.command;
        EXPECT_EQ(option.help, option.command == "serve" ? "The number of threads for bots, 0 for every core"
                                                         : "The number of threads, 0 for every core");
        ++count;
    }
    EXPECT_EQ(count, 11);
}

// The value without the default.
std::string kind_of_value(const std::string& value) {
    return value.substr(0, value.find(" ["));
}

TEST(CliConventions, ANameHasOneKindOfValue) {
    // Bots, where their number differs, and a set of tiles that a file may list.
    const std::set<std::string> exceptions = {"--against", "--bots", "--draw", "--tiles", "--to"};
    std::map<std::string, ShownOption> first;
    for (const ShownOption& option : all_options()) {
        const auto [known, is_new] = first.emplace(option.name, option);
        if (is_new || exceptions.contains(option.name)) continue;
        EXPECT_EQ(kind_of_value(option.value), kind_of_value(known->second.value))
            << option.name << " of " << option.command << " and of " << known->second.command;
    }
    EXPECT_GT(first.size(), 90U);
}

TEST(CliConventions, HelpListsTheWordsOfEveryOption) {
    int count = 0;
    for (const ShownOption& option : all_options()) {
        // 'match ladder' says that they are those of --bots.
        if (option.value.empty() || (option.command == "match ladder" && option.name == "--against"))
            continue;
        const auto offers = lines_in(
            run_shell("$BASTIDE __complete bastide " + option.command + " " + option.name + " ''").out);
        if (offers.empty() || (offers.front() != "words" && offers.front() != "list")) continue;
        ++count;
        for (auto line = offers.begin() + 1; line != offers.end(); ++line) {
            const std::string word = line->substr(0, line->find_first_of("\t="));
            EXPECT_THAT(option.value + ' ' + option.help, HasSubstr(word)) << option.command << option.name;
        }
    }
    EXPECT_GT(count, 60);
}

TEST(CliConventions, NamesHaveDashesAndNoUnderscores) {
    for (const ShownOption& option : all_options())
        EXPECT_EQ(option.name.find('_'), std::string::npos) << option.command << ' ' << option.name;
}

// The commands that run, with their help.
std::map<std::string, std::string> help_pages() {
    std::map<std::string, std::string> pages;
    const std::string begin = ".B bastide ";
    for (const std::string& line : lines_in(run_command({"man"}).out)) {
        if (!line.starts_with(begin)) continue;
        const std::string command = line.substr(begin.size());
        const std::string page = run_shell("COLUMNS=200 $BASTIDE help " + command).out;
        if (page.find("Usage: bastide " + command + " COMMAND\n") == std::string::npos) pages[command] = page;
    }
    return pages;
}

// Returns the last paragraph of a text as one line.
std::string last_paragraph(const std::string& text) {
    std::string paragraph;
    for (const std::string& line : lines_in(text)) {
        if (line.empty()) {
            paragraph.clear();
        } else {
            paragraph += (paragraph.empty() ? "" : " ") + line;
        }
    }
    return paragraph;
}

TEST(CliConventions, HelpEndsWithTheExitStatuses) {
    const auto pages = help_pages();
    EXPECT_GT(pages.size(), 35U);
    for (const auto& [command, page] : pages) {
        const std::string last = last_paragraph(page);
        EXPECT_THAT(last, ::testing::StartsWith("Exit status: 0 success, 1 wrong command line")) << command;
        EXPECT_THAT(last, HasSubstr(", 2 ")) << command;
        EXPECT_EQ(page.find("xit status", page.find("xit status") + 1), std::string::npos) << command;
    }
    EXPECT_THAT(last_paragraph(pages.at("puzzle show")),
                HasSubstr(", 3 a limit was reached and the result is partial, 130 Ctrl-C."));
    EXPECT_THAT(pages.at("match play"), HasSubstr("1 wrong command line or no terminal"));
}

TEST(CliConventions, UsageShowsRequiredOptions) {
    const auto pages = help_pages();
    EXPECT_THAT(pages.at("match run"),
                HasSubstr("Usage: bastide match run --bots NAME,NAME[,…] [OPTIONS]\n"));
    EXPECT_THAT(pages.at("solo run"), HasSubstr("Usage: bastide solo run --bot NAME [OPTIONS]\n"));
    EXPECT_THAT(pages.at("match perft"), HasSubstr("Usage: bastide match perft --sequence "));
    EXPECT_THAT(pages.at("serve forget"), HasSubstr("Usage: bastide serve forget --older-than "));
}

TEST(CliConventions, TablesFitATerminalOf80Columns) {
    const std::string duel = source_path("examples/match/duel.json");
    const std::vector<std::vector<std::string>> commands = {
        {"match", "bots"},
        {"match", "tiles"},
        {"match", "odds", duel, "--turn", "30"},
        {"match", "odds", duel, "--turn", "30", "--tiles", "L,LR,CRr,RRR,Rr,RFr,Cc,C", "--against", "CccR"},
        {"match", "replay", duel},
        {"match", "review", duel, "--simulations", "0"},
        {"match", "adjudicate", duel, "--turn", "40", "--simulations", "1", "--color", "never"},
        {"solo", "bots"},
        {"solo", "dealers"},
        {"caverna", "tiles"},
        {"caverna", "check"},
        {"caverna", "score", source_path("examples/caverna/three-players.json")},
        {"tally", "--breakdown", source_path("examples/tally/evening.log")},
    };
    for (const std::vector<std::string>& command : commands) {
        const Ran ran = run_in_terminal(command, {"COLUMNS=80"});
        EXPECT_EQ(ran.status, 0) << command[1] << ran.err;
        for (std::string line : lines_in(ran.out)) {
            std::erase(line, '\r');
            EXPECT_LE(text::columns(line), 80U) << command[0] << ' ' << command[1] << ": " << line;
        }
    }
}

}  // namespace
}  // namespace bastide::cli
