// `bastide caverna`: end-game scoring of Caverna, the best exchanges before it, and what is known about
// scores.
#include <algorithm>
#include <array>
#include <charconv>
#include <expected>
#include <memory>
#include <optional>
#include <set>

#include <fmt/core.h>

#include "bastide/caverna/bounds.h"
#include "bastide/caverna/claims.h"
#include "bastide/caverna/exchange.h"
#include "bastide/caverna/format.h"
#include "bastide/caverna/harvest.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/draw/caverna/text.h"
#include "bastide/text/json.h"
#include "bastide/text/quote.h"
#include "bastide/text/table.h"
#include "cli/choice.h"
#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"

namespace bastide::cli {
namespace {

using namespace caverna;

struct SheetOptions {
    std::string file = "-";
    Rules rules = Rules::official;
    bool house_rules = false;
    bool explain = false;
    bool json = false;
};

// Sheets are small: this is more than seven full ones take.
constexpr std::size_t most_bytes = 1 << 20;

// Says what cannot be; true if that is to stop the program.
bool refuses(const SheetOptions& options, const std::string& file, const std::vector<Holding>& holdings) {
    bool any = false;
    for (const Problem& problem : problems(holdings, profile(options.rules))) {
        Error error = file_error(file, (options.house_rules ? "warning: " : "") + problem.what);
        if (holdings.size() > 1) error.where.inside = "player " + std::to_string(problem.player + 1);
        say(to_string(error));
        any = true;
    }
    return any && !options.house_rules;
}

// The sheets of a file, or the exit status for what was wrong with them, which has been said.
std::expected<std::vector<Holding>, Exit> load(const SheetOptions& options) {
    auto input = Input::open(options.file);
    if (!input) return std::unexpected(fail(input.error()));
    const auto text = input->read_text(most_bytes);
    if (!text) return std::unexpected(fail(text.error()));
    auto holdings = read_holdings(*text);
    if (!holdings) return std::unexpected(fail(input->named(std::move(holdings.error()))));
    if (refuses(options, input->name(), *holdings)) return std::unexpected(Exit::input);
    return *std::move(holdings);
}

std::string sheets(const SheetOptions& options, const std::vector<Scored>& players) {
    const Profile& rules = profile(options.rules);
    if (options.json) return to_json(players, rules);
    if (!options.explain) return score_table(players, rules);
    std::string text;
    for (const Scored& player : players) {
        const bool one = players.size() == 1;
        if (!one) text += (text.empty() ? "" : "\n") + printable(player.holding.name) + '\n';
        text += explained(player, rules);
        if (!one) text += fmt::format("rank {}\n", player.rank);
    }
    return text;
}

Exit run_score(const SheetOptions& options) {
    const auto holdings = load(options);
    if (!holdings) return holdings.error();
    return finish(write_out(sheets(options, score_all(*holdings, profile(options.rules)))));
}

Exit run_best(const SheetOptions& options) {
    auto holdings = load(options);
    if (!holdings) return holdings.error();
    const Profile& rules = profile(options.rules);
    std::vector<Best> best;
    for (Holding& holding : *holdings) {
        best.push_back(best_exchanges(holding, rules));
        holding = best.back().holding;
    }
    const std::vector<Scored> players = score_all(*holdings, rules);
    if (options.json) return finish(write_out(to_json(players, rules, best)));
    std::string text;
    for (std::size_t player = 0; player < best.size(); ++player) {
        if (best.size() > 1) text += name_of(players[player].holding, player) + ": ";
        text += exchange_lines(best[player]);
    }
    text += "\nAfter the exchanges (changing rubies and crops for other things is left out):\n\n";
    return finish(write_out(text + sheets(options, players)));
}

Exit run_check() {
    std::string text = fmt::format(
        "The chapter's reference points, kept as they are: theoreticalMinScore {}, doNothingScore {},\n"
        "theoreticalMaxSum {}, practicalCeiling {}, practicalFloor {}. They bound nothing.\n\n",
        theoretical_min_score, do_nothing_score, theoretical_max_sum(), practical_ceiling, practical_floor);
    bool good = true;
    for (const Claim& claim : check_claims()) {
        constexpr std::array verdicts = {"holds", "reproduced", "contradicted"};
        const char* verdict = claim.shown ? verdicts[static_cast<std::size_t>(claim.verdict)] : "NOT SHOWN";
        text += fmt::format("{:<12}  {}\n{:<12}  {}\n", verdict, claim.claim, "", claim.why);
        good = good && claim.shown;
    }
    const auto written = write_out(text);
    if (!written) return fail(written.error());
    return good ? Exit::done : Exit::usage;
}

struct BoundsOptions {
    std::vector<std::string> caps;
    bool json = false;
};

// "gold=20" and the like, and "physical" for the pieces in the box.
std::optional<std::string> take_cap(const std::string& text, Model& model) {
    if (text == "physical") {
        model.goods = physical_goods;
        model.most_gold = physical_goods.gold;
        model.most = physical_animals;
        return std::nullopt;
    }
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    int number = -1;
    if (equals != std::string::npos) {
        const char* end = text.data() + text.size();
        const auto [last, error] = std::from_chars(text.data() + equals + 1, end, number);
        if (error != std::errc() || last != end) number = -1;
    }
    const std::array<std::pair<const char*, int*>, 11> known = {{
        {"gold", &model.goods.gold},
        {"rubies", &model.goods.rubies},
        {"grain", &model.goods.grain},
        {"vegetables", &model.goods.vegetables},
        {"stone", &model.goods.stone},
        {"ore", &model.goods.ore},
        {"dogs", &model.goods.dogs},
        {"sheep", &model.most.sheep},
        {"donkeys", &model.most.donkeys},
        {"wild_boars", &model.most.wild_boars},
        {"cattle", &model.most.cattle},
    }};
    for (const auto& [each, value] : known) {
        if (name != each) continue;
        if (number < 0 || number > most_of_anything)
            return in_quotes(text) + " is no cap: NAME=NUMBER with a number from 0 to 999 is due";
        *value = number;
        return std::nullopt;
    }
    return in_quotes(text) +
           " is no cap: there may be physical, and gold, rubies, grain, vegetables, stone, ore, dogs, sheep, "
           "donkeys, "
           "wild_boars and cattle with =NUMBER";
}

std::string maximum_text(const char* title, const Maximum& maximum) {
    const Profile& rules = profile(Rules::official);
    return fmt::format("{}: {}\n\n{}\n", title, maximum.total, caverna_board_text(maximum)) +
           explained(score_all({&maximum.witness, 1}, rules).front(), rules) + "\n";
}

Maximum with_office(Model model) {
    model.office_room = true;
    return find_maximum(model);
}

// What is wrong if a cap is given twice.
std::optional<std::string> repeated(const std::vector<std::string>& caps) {
    std::set<std::string> names;
    for (const std::string& cap : caps) {
        const std::string name = cap.substr(0, cap.find('='));
        if (!names.insert(name).second) return "the cap " + in_quotes(name) + " is given twice";
    }
    return std::nullopt;
}

Exit run_bounds(const BoundsOptions& options) {
    if (const auto wrong = repeated(options.caps)) {
        say(*wrong);
        return Exit::usage;
    }
    Model model;
    // The pieces in the box first, so that a cap of one's own counts wherever it stands.
    for (const bool is_box : {true, false}) {
        for (const std::string& cap : options.caps) {
            if ((cap == "physical") != is_box) continue;
            if (const auto wrong = take_cap(cap, model)) {
                say(*wrong);
                return Exit::usage;
            }
        }
    }
    const Maximum without = find_maximum(model);
    const Maximum with = with_office(model);
    Model pieces;
    pieces.most = physical_animals;
    const bool plain = options.caps.empty();
    const int few = plain ? find_maximum(pieces).total : 0;
    const int few_with = plain ? with_office(pieces).total : 0;
    const Profile& rules = profile(Rules::official);
    const int least = score(least_holding(0), rules).total();
    if (options.json) {
        JsonWriter json;
        json.begin_object();
        json.member("rules", rules.name);
        json.member("minimum", least);
        json.member("maximum", without.total);
        json.member("maximum_with_office_room", with.total);
        if (plain) {
            json.member("animals_in_the_box", few);
            json.member("animals_in_the_box_with_office_room", few_with);
        }
        json.end_object();
        return finish(write_out(json.take()));
    }
    std::string text = "rules: official\n\nLeast score, with b begging markers: ";
    text += fmt::format("{} - 3b, on the board as it is before the first move: {} with none, {} with 9\n\n",
                        least, least, score(least_holding(9), rules).total());
    text += "Doing nothing all game, with a marker for each food that is missing:\n\n";
    Table table({"players", "seat", "score", "why"});
    for (const DoingNothing& each : doing_nothing()) {
        if (each.players > 3) continue;
        table.add({each.players == 3 ? "3 to 7" : std::to_string(each.players), std::to_string(each.seat),
                   std::to_string(each.total), each.derivation});
    }
    text += table.to_string() + "\n";
    text += plain ? "Greatest scores of a board laid out at will, with no gold, rubies, crops, stone, ore or "
                    "dogs. These\n"
                    "bounds are static: whether play can reach them is open. Each of these goods scores "
                    "without end, so\n"
                    "without a cap on them (--cap) there is no greatest score.\n\n"
                  : "Greatest scores of a board laid out at will, within the caps. These bounds are static: "
                    "whether play\n"
                    "can reach them is open.\n\n";
    text += maximum_text("Without the Office room", without);
    text += maximum_text("With the Office room, whose tiles may hang over the edge, for 2 gold each", with);
    if (plain) {
        text += fmt::format(
            "With no more animals than the box has pieces, 35 sheep and 30 of each other type: {} and {}.\n",
            few, few_with);
    }
    text += fmt::format("{} choices of tiles and mines were bounded, {} distributions of animals tried.\n",
                        without.boards + with.boards, without.distributions + with.distributions);
    return finish(write_out(text));
}

constexpr const char* footer = R"(
Examples:
  bastide caverna score examples/caverna/three-players.json
  bastide caverna score --explain examples/caverna/blue.json
  bastide caverna best examples/caverna/blue.json
  bastide caverna template > mine.json
  bastide caverna bounds --cap gold=20 --cap rubies=8

A sheet is JSON; members may be left out. Where the published rules and the chapter that formalises them differ,
--rules says which to follow. What cannot be is refused, or with --house-rules only warned of.)";

void add_sheet_options(Command command, SheetOptions& options) {
    command.add_option("FILE", options.file, "The sheet; '-' or none is standard input").type_name("");
    add_choice(command, "--rules", options.rules,
               {{"official", Rules::official}, {"chapter", Rules::chapter}},
               "Whose rules: official or chapter", "RULES [official]");
    command.add_flag("--house-rules", options.house_rules, "Only warn of what cannot be by the rules");
    command.add_flag("--explain", options.explain, "Show the arithmetic of each line");
    command.add_flag("--json", options.json, "Print the sheets as JSON");
}

}  // namespace

void add_caverna(Command app, Chosen& chosen) {
    const Command command = app.add_subcommand("caverna", "Score the end of a game of Caverna");
    command.require_subcommand();
    command.footer(footer);

    auto sheet = std::make_shared<SheetOptions>();
    const Command score = command.add_subcommand("score", "The score sheet of one to seven players");
    add_sheet_options(score, *sheet);
    score.callback([sheet, &chosen] { chosen.run = [sheet](const Common&) { return run_score(*sheet); }; });

    const Command best =
        command.add_subcommand("best", "The exchanges before scoring that gain most, and the sheet after");
    add_sheet_options(best, *sheet);
    best.callback([sheet, &chosen] { chosen.run = [sheet](const Common&) { return run_best(*sheet); }; });

    const Command check =
        command.add_subcommand("check", "The claims of the chapter, with verdict and argument");
    check.footer("\nThe exit status is 1 if a verdict is not borne out.");
    check.callback([&chosen] { chosen.run = [](const Common&) { return run_check(); }; });

    auto caps = std::make_shared<BoundsOptions>();
    const Command bounds =
        command.add_subcommand("bounds", "Least and greatest scores, with boards that have them");
    bounds
        .add_option("--cap", caps->caps,
                    "So much of a good counts, or so many animals there are; 'physical' stands for all "
                    "pieces in the box")
        .delimiter(',')
        .type_name("NAME=NUMBER");
    bounds.add_flag("--json", caps->json, "Print the totals as JSON");
    bounds.callback([caps, &chosen] { chosen.run = [caps](const Common&) { return run_bounds(*caps); }; });

    const Command blank = command.add_subcommand("template", "An empty sheet, to fill in");
    blank.callback(
        [&chosen] { chosen.run = [](const Common&) { return finish(write_out(empty_sheet())); }; });
    const Command tiles = command.add_subcommand("tiles", "The 48 furnishing tiles");
    tiles.callback([&chosen] { chosen.run = [](const Common&) { return finish(write_out(tile_table())); }; });
}

}  // namespace bastide::cli
