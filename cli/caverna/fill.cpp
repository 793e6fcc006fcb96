// `bastide caverna fill`: a sheet filled in by questions, one at a time.
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <unistd.h>

#include "bastide/caverna/format.h"
#include "bastide/caverna/questionnaire.h"
#include "bastide/caverna/read.h"
#include "cli/caverna/commands.h"
#include "cli/caverna/sheets.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/atomic_file.h"
#include "os/input.h"
#include "os/output.h"
#include "os/stdin_lines.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

using namespace caverna;

constexpr std::string_view greeting =
    "Enter takes the answer in [ ], 'back' returns to the previous question,\n"
    "'?' explains, and 'quit' stops without writing anything.\n";

std::string shown(const Question& question) {
    const std::string range = question.range.empty() ? "" : " (" + question.range + ")";
    return question.text + range + " [" + question.standing + "]: ";
}

std::string explanation(const Question& question) {
    std::string text = question.help + (question.help.empty() || question.help.ends_with('\n') ? "" : "\n");
    if (question.help.empty()) text = "The number that you have at the end of the game.\n";
    return text;
}

// Asks questions and reads answers. At a terminal, wrong answers are asked again. Otherwise nothing is shown,
// and a wrong answer is an error.
class Dialogue {
  public:
    explicit Dialogue(Questionnaire& questionnaire)
        : questionnaire_(questionnaire), is_terminal_(isatty(STDIN_FILENO) == 1) {}

    // The error gives the reason for missing answers.
    Result<void> run() {
        print(greeting);
        for (auto question = questionnaire_.question(); question; question = questionnaire_.question()) {
            print(shown(*question));
            auto line = answers_.next();
            if (!line) return std::unexpected(std::move(line.error()));
            if (!*line) print("\n");
            if (!*line && !question->is_last) {
                return std::unexpected(
                    answers_.here("the answers end before '" + question->text + "': nothing was written"));
            }
            if (auto taken = take(*question, line->value_or("no")); !taken) return taken;
        }
        return {};
    }

  private:
    // To standard error: the sheet may go to standard output.
    void print(std::string_view text) const {
        if (is_terminal_) os::eprint(text);
    }

    Result<void> take(const Question& question, const std::string& words) {
        if (words == "quit") return std::unexpected(answers_.here("stopped: nothing was written"));
        if (words == "?") {
            print(explanation(question));
            return {};
        }
        if (words == "back") {
            if (!questionnaire_.back()) print("This is the first question.\n");
            return {};
        }
        auto taken = questionnaire_.answer(words);
        if (taken) return {};
        if (!is_terminal_) return std::unexpected(answers_.here(question.text + ": " + taken.error().what()));
        print(taken.error().what() + "\n");
        return {};
    }

    Questionnaire& questionnaire_;
    os::StdinLines answers_;
    bool is_terminal_;
};

struct FillOptions {
    std::string file = "-";
    Rules rules = Rules::official;
    bool house_rules = false;
};

// Returns the sheets in the file, possible or not, because errors in them can be corrected.
Result<std::vector<Holding>> sheets_before(const std::string& file) {
    std::error_code none;
    if (file == "-" || !std::filesystem::exists(file, none)) return std::vector<Holding>();
    return os::read_whole(file, max_bytes_of_sheets, read_holdings);
}

std::string scores_text(std::span<const Holding> holdings, const Profile& rules) {
    const std::vector<Scored> players = score_all(holdings, rules);
    return players.size() == 1 ? explained(players.front(), rules, os::output_width())
                               : score_table(players, rules);
}

Exit run_fill(const FillOptions& options) {
    auto before = sheets_before(options.file);
    if (!before) return fail(before.error());
    const Profile& rules = profile(options.rules);
    Questionnaire questionnaire(rules, options.house_rules, *std::move(before));
    if (auto answered = Dialogue(questionnaire).run(); !answered) return fail(answered.error());
    const std::string sheets = sheets_json(questionnaire.holdings());
    if (auto written = os::write_file(options.file, sheets); !written) {
        const Exit failed = fail(written.error());
        if (options.file != "-") finish(os::write_out(sheets));  // rather than lose the answers
        return failed;
    }
    warn_of_doubts(options.file == "-" ? "" : options.file, questionnaire.holdings(), rules);
    const std::string scores = scores_text(questionnaire.holdings(), rules);
    if (options.file != "-") return finish(os::write_out(scores));
    os::eprint(scores);
    return Exit::done;
}

}  // namespace

void add_caverna_fill(Command caverna) {
    const Command command = caverna.add_subcommand("fill", "Fill in a sheet by answering questions");
    auto& options = command.make_options<FillOptions>();
    command
        .add_option("FILE", options.file,
                    "The sheet to write, or to change if it exists. '-' or none prints it")
        .check(name_error)
        .type_name("*.json");
    add_rule_options(command, options.rules, options.house_rules);
    command.footer(R"(
Examples:
  bastide caverna fill mine.json
  bastide caverna fill > mine.json
  bastide caverna fill mine.json < answers.txt

Enter takes the answer in [ ], 'back' returns to the previous question, '?' explains a question, and 'quit' stops
without writing. Answers can come from a pipe, one per line. Then no questions are shown, and an invalid or
missing answer is an error.)");
    command.run(run_fill, options);
}

}  // namespace bastide::cli
