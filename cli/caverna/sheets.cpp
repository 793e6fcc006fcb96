#include "cli/caverna/sheets.h"

#include <utility>

#include <fmt/core.h>

#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/text/quote.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "os/input.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

using namespace caverna;

void print(const Problem& problem, const std::string& file, std::size_t players, bool is_warning) {
    Error error = file_error(file, (is_warning ? "warning: " : "") + to_string(problem.message));
    if (players > 1) error.where.context = "player " + std::to_string(problem.player + 1);
    os::eprintln(to_string(error));
}

// Prints the problems of sheets. Returns true if they must stop the program.
bool refuses(const SheetOptions& options, const std::string& file, const std::vector<Holding>& holdings) {
    bool any = false;
    for (const Problem& problem : problems(holdings, profile(options.rules))) {
        print(problem, file, holdings.size(), options.house_rules);
        any = true;
    }
    return any && !options.house_rules;
}

}  // namespace

void add_rule_options(Command command, Rules& rules, bool& house_rules) {
    add_choice(command, "--rules", rules, {{"official", Rules::official}, {"chapter", Rules::chapter}},
               "The rules to score by: official or chapter", "RULES [official]");
    command.add_flag("--house-rules", house_rules,
                     "Warn about anything that the rules do not allow, and score it");
}

void add_sheet_options(Command command, SheetOptions& options) {
    command.add_option("FILE", options.files, "The sheets. '-' or none is standard input")
        .type_name("*.json");
    add_rule_options(command, options.rules, options.house_rules);
    command.add_flag("--explain", options.explain, "Show the arithmetic of each line");
    command.add_flag("--json", options.json, "Print the sheets as JSON");
}

std::expected<std::vector<Holding>, Exit> load_sheets(const SheetOptions& options, const std::string& file) {
    auto input = os::Input::open(file, "a score sheet");
    if (!input) return std::unexpected(fail(input.error()));
    const auto text = input->read_text(max_bytes_of_sheets);
    if (!text) return std::unexpected(fail(text.error()));
    auto holdings = read_holdings(*text);
    if (!holdings) return std::unexpected(fail(input->with_name(std::move(holdings.error()))));
    if (refuses(options, input->name(), *holdings)) return std::unexpected(Exit::input);
    warn_of_doubts(input->name(), *holdings, profile(options.rules));
    return *std::move(holdings);
}

void warn_of_doubts(const std::string& file, std::span<const Holding> holdings, const Profile& rules) {
    for (const Problem& doubt : doubts(holdings, rules)) print(doubt, file, holdings.size(), true);
}

std::string sheets_text(const SheetOptions& options, const std::vector<Scored>& players) {
    const Profile& rules = profile(options.rules);
    if (options.json) return to_json(players, rules);
    if (!options.explain) return score_table(players, rules);
    std::string text;
    for (const Scored& player : players) {
        const bool one = players.size() == 1;
        if (!one) text += (text.empty() ? "" : "\n") + text::printable(player.holding.name) + '\n';
        text += explained(player, rules, os::output_width());
        if (!one) text += fmt::format("rank {}\n", player.rank);
    }
    return text;
}

}  // namespace bastide::cli
