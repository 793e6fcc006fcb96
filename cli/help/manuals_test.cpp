// The manual page and the shells' completions know every command and option that the help knows.
#include <map>
#include <regex>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "cli/testing/lines_of.h"
#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;

using WordList = std::vector<std::string>;

// The parts of a command's `--help`.
struct Help {
    WordList options;  // with their dashes
    WordList commands;
};

bool lists_commands(const std::string& part) {
    const WordList titles = {"Commands:", "Play:", "Score:", "Solve:", "Tools:"};
    return std::ranges::find(titles, part) != titles.end();
}

Help help_of(WordList command) {
    command.emplace_back("--help");
    Help help;
    std::string part;
    static const std::regex option_line("  (-\\S+(?: -\\S+)*).*");
    static const std::regex command_line("  ([a-z]+) .*");
    std::smatch found;
    for (const std::string& line : lines_of(run_command(command).out)) {
        if (line.ends_with(':')) part = line;
        if (part == "Options:" && std::regex_match(line, found, option_line)) {
            std::istringstream names(found[1]);
            for (std::string name; names >> name;) help.options.push_back(name.substr(0, name.find(',')));
        }
        if (lists_commands(part) && std::regex_match(line, found, command_line))
            help.commands.push_back(found[1]);
    }
    return help;
}

// Every command by its words, the program itself with none.
std::map<WordList, Help> all_help(const WordList& command = {}) {
    const Help help = help_of(command);
    std::map<WordList, Help> all = {{command, help}};
    for (const std::string& name : help.commands) {
        WordList below = command;
        below.push_back(name);
        all.merge(all_help(below));
    }
    return all;
}

std::string joined(const WordList& words) {
    std::string text = "bastide";
    for (const std::string& word : words) text += " " + word;
    return text;
}

TEST(CliManuals, HelpIsUnderstoodByTheseTests) {
    const auto all = all_help();
    EXPECT_THAT(all.at({}).commands, IsSupersetOf({"score", "solve", "solo", "man", "completion"}));
    EXPECT_THAT(all.at({"solo", "run"}).options, IsSupersetOf({"--bot", "--games", "-h", "--help"}));
}

TEST(CliManuals, ThePageHasEveryCommandAndOption) {
    const Ran page = run_command({"man"});
    ASSERT_EQ(page.status, 0);
    const std::string text = std::regex_replace(page.out, std::regex("\\\\-"), "-");
    for (const auto& [command, help] : all_help()) {
        EXPECT_THAT(text, HasSubstr(".B " + joined(command) + "\n"));
        for (const std::string& option : help.options) EXPECT_THAT(text, HasSubstr(option));
    }
}

TEST(CliManuals, ThePageIsValidRoff) {
    const Ran ran = run_shell(
        "$BASTIDE man > $SCRATCH/bastide.1 && man --warnings -E UTF-8 -l -Tutf8 $SCRATCH/bastide.1 | head "
        "-4");
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("BASTIDE(1)"));
}

TEST(CliManuals, ThePageHasNoDuplicatesAndFillsText) {
    const Ran page =
        run_shell("$BASTIDE man > $SCRATCH/page.1 && MANWIDTH=80 man -E UTF-8 -l $SCRATCH/page.1");
    std::size_t examples = 0;
    for (const std::string& line : lines_of(page.out)) {
        if (line.find("solo replay examples/solo/small.json") != std::string::npos) ++examples;
    }
    EXPECT_EQ(examples, 2U) << "of the command and of the one above";
    EXPECT_THAT(page.out, HasSubstr("bastide tally [OPTION]... [FILE]..."));
    EXPECT_THAT(page.out, HasSubstr("bastide puzzle grade [OPTION]... FILE"));
}

// Returns the completions of bash after these words, the last of which is being typed.
WordList bash_offers(const WordList& words, const std::string& command = "bastide") {
    std::string line =
        "PATH=${BASTIDE%/*}:$PATH; source <(bastide completion bash); compopt() { :; }; COMP_WORDS=(" +
        command;
    for (const std::string& word : words) line += " '" + word + "'";
    line +=
        "); COMP_CWORD=" + std::to_string(words.size()) + "; _bastide; printf '%s\\n' \"${COMPREPLY[@]}\"";
    return lines_of(
        run_shell("exec bash -c '" + std::regex_replace(line, std::regex("'"), "'\\''") + "'").out);
}

TEST(CliManuals, BashOffersEveryCommandAndOption) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    for (const auto& [command, help] : all_help()) {
        WordList words = command;
        words.emplace_back("-");
        EXPECT_THAT(bash_offers(words), IsSupersetOf(help.options)) << joined(command);
        if (help.commands.empty()) continue;
        words.back() = "";
        EXPECT_EQ(bash_offers(words), help.commands) << joined(command);
    }
}

TEST(CliManuals, BashOffersWordsAndFiles) {
    EXPECT_THAT(bash_offers({"sol"}), ElementsAre("solo", "solve"));
    EXPECT_THAT(bash_offers({"--color", "a"}), ElementsAre("auto", "always"));
    EXPECT_THAT(bash_offers({"solo", "run", "--roads", ""}), ElementsAre("plain", "directed"));
    EXPECT_THAT(bash_offers({"solo", "run", "--dealer", "b"}), ElementsAre("bag"));
    EXPECT_THAT(bash_offers({"solve", source_path("examples/puzzle/pon")}),
                ElementsAre(source_path("examples/puzzle/pond.txt")));
    EXPECT_THAT(bash_offers({"solve", "--tile_size", ""}), ElementsAre(""));
    EXPECT_THAT(bash_offers({"match", "run", "--bots", "gr"}), ElementsAre("greedy"));
    EXPECT_THAT(bash_offers({"match", "run", "--bots", "easy,ma"}), ElementsAre("easy,master"));
    EXPECT_THAT(bash_offers({"match", "play", "--players", "me,h"}), ElementsAre("me,hard"));
    EXPECT_THAT(bash_offers({"caverna", "bounds", "--cap", "go"}), ElementsAre("gold="));
    EXPECT_THAT(bash_offers({"caverna", "bounds", "--cap", "physical,ru"}), ElementsAre("physical,rubies="));
    EXPECT_THAT(bash_offers({"score", source_path("examples/landscape/ri")}),
                ElementsAre(source_path("examples/landscape/river-valley.json")));
    EXPECT_THAT(bash_offers({"score", source_path("examples/puzzle/po")}),
                ElementsAre(source_path("examples/puzzle/pond.txt")))
        << "no JSON there: all files";
    EXPECT_THAT(bash_offers({"play", "match", "--rank"}), ElementsAre("--ranked"));
    EXPECT_THAT(bash_offers({"completion", ""}), ElementsAre("bash", "zsh", "fish"));
    EXPECT_THAT(bash_offers({"solo", "run", "--bot", "=", "pl"}), ElementsAre("planner"));
    EXPECT_THAT(bash_offers({"solo", "run", "--roads", "="}), ElementsAre("plain", "directed"));
    EXPECT_THAT(bash_offers({"--allow_r"}, "/usr/bin/carcassonne"), ElementsAre("--allow_rotations"));
}

std::string kind_of_completion(WordList words) {
    words.insert(words.begin(), {"__complete", "bastide"});
    return lines_of(run_command(words).out).front();
}

TEST(CliManuals, EveryArgumentThatNamesAFileIsCompleted) {
    for (const char* const command : {"replay", "view", "review"})
        EXPECT_EQ(kind_of_completion({"match", command, ""}), "files json");
    EXPECT_EQ(kind_of_completion({"solo", "replay", ""}), "files json");
    EXPECT_EQ(kind_of_completion({"solo", "view", ""}), "files json");
    EXPECT_EQ(kind_of_completion({"arrange", "--tiles", ""}), "files txt");
    EXPECT_EQ(kind_of_completion({"score", "--", "--"}), "files json");
}

TEST(CliManuals, KnownValuesAreCompleted) {
    EXPECT_THAT(bash_offers({"help", "sol"}), ElementsAre("solo", "solve"));
    EXPECT_THAT(bash_offers({"help", "match", "re"}), ElementsAre("replay", "review"));
    EXPECT_THAT(bash_offers({"match", "problems", "play", "--about", "jo"}), ElementsAre("join"));
    EXPECT_THAT(bash_offers({"match", "ladder", "--against", "gr"}), ElementsAre("greedy"));
    EXPECT_THAT(bash_offers({"--color", "never", "sol"}), ElementsAre("solo", "solve"));
    EXPECT_THAT(bash_offers({"--color", "=", "never", "sol"}), ElementsAre("solo", "solve"));
}

TEST(CliManuals, NothingIsOfferedWhereNothingFits) {
    for (const WordList& words : std::vector<WordList>{{"nosuch", ""},
                                                       {"-V", ""},
                                                       {"help", "score", ""},
                                                       {"help", "nosuch", ""},
                                                       {"match", "nosuch", ""}})
        EXPECT_EQ(kind_of_completion(words), "nothing");
}

std::string fish_offers(const std::string& typed) {
    return run_shell(
               "PATH=${BASTIDE%/*}:$PATH; bastide completion fish > $SCRATCH/b.fish && HOME=$SCRATCH fish "
               "--no-config -c 'source " +
               std::string("'$SCRATCH'/b.fish; complete -C \"") + typed + "\"'")
        .out;
}

TEST(CliManuals, FishOffersEveryCommandAndOption) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    for (const auto& [command, help] : all_help()) {
        std::string offered = fish_offers(joined(command) + " --") + fish_offers(joined(command) + " -");
        for (const std::string& option : help.options)
            EXPECT_THAT(offered, ::testing::ContainsRegex("(^|\n)" + option + "\t")) << joined(command);
        offered = fish_offers(joined(command) + " ");
        for (const std::string& name : help.commands) EXPECT_THAT(offered, HasSubstr(name + "\t"));
    }
    EXPECT_THAT(fish_offers("bastide solo run --dealer "), HasSubstr("streak"));
    EXPECT_THAT(fish_offers("bastide completion "), HasSubstr("zsh"));
    EXPECT_THAT(fish_offers("bastide match run --bots easy,ma"), HasSubstr("easy,master"));
    EXPECT_THAT(fish_offers("bastide solo play --dea"), HasSubstr("--dealer"));
    EXPECT_THAT(fish_offers("carcassonne --allow"), HasSubstr("--allow_rotations"));
}

// Returns the completions of zsh after these words, the last of which is being typed, as "NAME:HELP".
WordList zsh_offers(const WordList& words) {
    std::string line = "words=(bastide";
    for (const std::string& word : words) line += " \"" + word + "\"";
    line += "); CURRENT=" + std::to_string(words.size() + 1);
    return lines_of(
        run_shell("PATH=${BASTIDE%/*}:$PATH; bastide completion zsh > $SCRATCH/_bastide && zsh -fc '" + line +
                  "; compdef() { :; }; _describe() { print -rl -- ${(P)2}; }; compadd() { shift 3; print -rl "
                  "-- $@; }; _files() { print -r files $@; }; source $0; _bastide' $SCRATCH/_bastide")
            .out);
}

TEST(CliManuals, ZshOffersEveryCommandAndOption) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    EXPECT_EQ(run_shell("$BASTIDE completion zsh > $SCRATCH/_bastide && zsh -n $SCRATCH/_bastide").status, 0);
    const auto names_in = [](const WordList& offers) {
        WordList names;
        for (const std::string& each : offers) names.push_back(each.substr(0, each.find(':')));
        return names;
    };
    for (const auto& [command, help] : all_help()) {
        WordList words = command;
        words.emplace_back("-");
        EXPECT_THAT(names_in(zsh_offers(words)), IsSupersetOf(help.options)) << joined(command);
        if (help.commands.empty()) continue;
        words.back() = "";
        EXPECT_EQ(names_in(zsh_offers(words)), help.commands) << joined(command);
    }
    EXPECT_THAT(zsh_offers({"completion", ""}), ElementsAre("bash:", "zsh:", "fish:"));
    EXPECT_THAT(zsh_offers({"match", "run", "--bots", "easy,ma"}), ElementsAre("easy,master"));
    EXPECT_THAT(zsh_offers({"score", ""}), ElementsAre("files -g *.json(-.)"));
}

TEST(CliManuals, ListTheShells) {
    const Ran ran = run_command({"completion", "powershell"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("'powershell' is not bash, zsh or fish"));
    EXPECT_EQ(run_command({"completion"}).status, 1);
}

}  // namespace
}  // namespace bastide::cli
