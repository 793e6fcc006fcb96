// `bastide caverna bounds`: the least and the greatest scores.
#include "bastide/caverna/bounds.h"

#include <algorithm>
#include <expected>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "bastide/caverna/format.h"
#include "bastide/caverna/idle_game.h"
#include "bastide/caverna/read.h"
#include "bastide/draw/caverna/text.h"
#include "bastide/text/json.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"
#include "bastide/text/text_table.h"
#include "cli/caverna/commands.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/wrapped.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

using namespace caverna;

struct BoundsOptions {
    std::vector<std::string> caps;
    bool json = false;
};

struct Cap {
    std::string_view name;
    int* most;
};

std::vector<Cap> caps_of(Model& model) {
    return {{"gold", &model.goods.gold},      {"rubies", &model.goods.rubies},
            {"grain", &model.goods.grain},    {"vegetables", &model.goods.vegetables},
            {"stone", &model.goods.stone},    {"ore", &model.goods.ore},
            {"dogs", &model.goods.dogs},      {"sheep", &model.most.sheep},
            {"donkeys", &model.most.donkeys}, {"wild_boars", &model.most.wild_boars},
            {"cattle", &model.most.cattle}};
}

constexpr std::string_view box = "physical";

// For shells: "physical, gold=, rubies=".
std::string cap_words() {
    Model model;
    std::string words(box);
    for (const Cap& cap : caps_of(model)) words.append(", ").append(cap.name).append("=");
    return words;
}

// For help: "gold, rubies".
std::string cap_names() {
    Model model;
    std::string names;
    for (const Cap& cap : caps_of(model)) names.append(names.empty() ? "" : ", ").append(cap.name);
    return names;
}

std::string not_a_cap(const std::string& name, const std::vector<Cap>& known) {
    std::vector<std::string_view> names = {box};
    std::string list = "they are " + std::string(box);
    for (const Cap& cap : known) {
        names.push_back(cap.name);
        list.append(", ").append(cap.name);
    }
    return to_string(text::not_one_of(name, "a good you can cap", names, list));
}

// "gold=20" and the like, and "physical" for the pieces in the box.
std::optional<std::string> take_cap(const std::string& text, Model& model) {
    if (text == box) {
        model.goods = physical_goods;
        model.max_gold = physical_goods.gold;
        model.most = physical_animals;
        return std::nullopt;
    }
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const int number =
        equals != std::string::npos ? text::number_in<int>(text.substr(equals + 1)).value_or(-1) : -1;
    const std::vector<Cap> known = caps_of(model);
    const auto cap = std::ranges::find(known, name, &Cap::name);
    if (cap == known.end()) return not_a_cap(name, known);
    if (number < 0 || number > max_amount)
        return text::in_quotes(text) + " sets no cap: write " + name +
               "=NUMBER, with a whole number from 0 to " + std::to_string(max_amount);
    *cap->most = number;
    return std::nullopt;
}

std::string maximum_text(const char* title, const Maximum& maximum) {
    const Profile& rules = profile(Rules::official);
    const std::size_t width = os::output_width();
    return wrapped(fmt::format("{}: {}", title, maximum.total)) + '\n' +
           draw::caverna_board_text(maximum, width) + '\n' +
           explained(score_all({&maximum.witness, 1}, rules).front(), rules, width) + '\n';
}

Maximum with_office(Model model) {
    model.office_room = true;
    return find_maximum(model);
}

// Returns an error message if a cap is repeated.
std::optional<std::string> repeated(const std::vector<std::string>& caps) {
    std::set<std::string> names;
    for (const std::string& cap : caps) {
        const std::string name = cap.substr(0, cap.find('='));
        if (!names.insert(name).second) return "the cap " + text::in_quotes(name) + " is given twice";
    }
    return std::nullopt;
}

// Returns the model with these caps, or an error message.
std::expected<Model, std::string> model_of(const std::vector<std::string>& caps) {
    if (const auto wrong = repeated(caps)) return std::unexpected(*wrong);
    Model model;
    // The box's pieces come first, so that the user's caps take precedence.
    for (const bool is_box : {true, false}) {
        for (const std::string& cap : caps) {
            if ((cap == box) != is_box) continue;
            if (const auto wrong = take_cap(cap, model)) return std::unexpected(*wrong);
        }
    }
    return model;
}

Exit run_bounds(const BoundsOptions& options, const GlobalOptions& global) {
    const auto model = model_of(options.caps);
    if (!model) {
        os::eprintln(global.command + ": --cap: " + model.error());
        return Exit::usage;
    }
    const Maximum without = find_maximum(*model);
    const Maximum with = with_office(*model);
    Model pieces;
    pieces.most = physical_animals;
    const bool plain = options.caps.empty();
    const int few = plain ? find_maximum(pieces).total : 0;
    const int few_with = plain ? with_office(pieces).total : 0;
    const Profile& rules = profile(Rules::official);
    const int least = score(lowest_holding(0), rules).total();
    if (options.json) {
        text::JsonWriter json;
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
        return finish(os::write_out(json.take()));
    }
    std::string text = "rules: official\n\n";
    text +=
        wrapped(fmt::format("Least score, with b begging markers: {} - 3b, on the board before the first "
                            "move: {} with none, {} with 9",
                            least, least, score(lowest_holding(9), rules).total()));
    text += "\nDoing nothing all game, with a marker for each missing food:\n\n";
    text::TextTable table({"players", "seat", "score", "why"}, "lrrl");
    for (const DoingNothing& each : doing_nothing()) {
        if (each.players > 3) continue;
        table.add({each.players == 3 ? "3 to 7" : std::to_string(each.players), std::to_string(each.seat),
                   std::to_string(each.total), each.derivation});
    }
    text += table.to_string(os::output_width()) + '\n';
    text += wrapped(plain ? "Greatest scores of any board with no gold, rubies, crops, stone, ore or dogs. "
                            "Whether play can reach these boards is open. Each of these goods scores without "
                            "limit, so without a cap on them (--cap) there is no greatest score."
                          : "Greatest scores of any board within the caps. Whether play can reach these "
                            "boards is open.") +
            '\n';
    text += maximum_text("Without the Office room", without);
    text += maximum_text("With the Office room, whose tiles may hang over the edge, for 2 gold each", with);
    if (plain) {
        text += wrapped(
            fmt::format("With only the animals in the box, 35 sheep and 30 of each other type: {} and {}.",
                        few, few_with));
    }
    text +=
        wrapped(fmt::format("{} choices of tiles and mines were bounded, {} distributions of animals tried.",
                            without.boards + with.boards, without.distributions + with.distributions));
    return finish(os::write_out(text));
}

}  // namespace

void add_caverna_bounds(Command caverna) {
    const Command command =
        caverna.add_subcommand("bounds", "Find the least and greatest scores, and boards that reach them");
    auto& options = command.make_options<BoundsOptions>();
    command
        .add_option("--cap", options.caps,
                    "Limit goods or animals: " + cap_names() +
                        ". physical limits all of them to the pieces in the box")
        .delimiter(',')
        .option_text("NAME=NUMBER")
        .type_name(type_of_list(cap_words()));
    command.add_flag("--json", options.json, "Print the totals as JSON");
    command.footer(
        "\nExamples:\n  bastide caverna bounds\n  bastide caverna bounds --cap gold=20,rubies=8\n"
        "  bastide caverna bounds --cap physical");
    command.run(run_bounds, options);
}

}  // namespace bastide::cli
