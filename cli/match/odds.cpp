// `bastide match odds`: the chances of the draws to come.
#include "bastide/match/odds.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/text/fields.h"
#include "bastide/text/number_in.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "bastide/text/text_table.h"
#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "command/fail.h"
#include "command/match/options.h"
#include "command/option_values.h"
#include "command/wrapped.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

std::string names_in(const match::WantedTypes& types) {
    std::vector<std::string_view> names;
    types.for_each([&](std::size_t type) { names.push_back(match::types[type].name); });
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace
}  // namespace bastide::cli

namespace bastide::match {

static constexpr auto describe(text::Type<TileOdds> /*type*/) {
    return text::object(
        "", "", "", text::member("tiles", "", [](auto& odds) { return cli::names_in(odds.types); }),
        text::member("left", "", &TileOdds::left), text::member("next", "", &TileOdds::next),
        text::member("draws", "", &TileOdds::draws), text::member("first", "", &TileOdds::first));
}

static constexpr auto describe(text::Type<RaceOdds> /*type*/) {
    return text::object("", "", "", text::member("player", "", &RaceOdds::player),
                        text::member("opponent", "", &RaceOdds::opponent),
                        text::member("player_first", "", [](auto& race) { return race.chances.first; }),
                        text::member("opponent_first", "", [](auto& race) { return race.chances.second; }),
                        text::member("neither", "", [](auto& race) { return race.chances.neither; }));
}

static constexpr auto describe(text::Type<Odds> /*type*/) {
    return text::object("", "", "",
                        text::member("remaining", "", [](auto& odds) { return odds.draws.remaining; }),
                        text::member("next_player", "", [](auto& odds) { return odds.draws.next; }),
                        text::member("tiles", "", &Odds::tiles), text::member("races", "", &Odds::races));
}

}  // namespace bastide::match

namespace bastide::cli {
namespace {

using namespace match;

struct OddsOptions {
    std::string file = "-";
    std::optional<std::size_t> turns;
    std::string tiles;
    std::string against;
    std::string square;
    std::string names;
    bool json = false;
};

// Without a choice of tiles, all types are listed.
bool is_list(const OddsOptions& options) {
    return options.tiles.empty() && options.square.empty();
}

std::string percent(double chance) {
    return fmt::format("{:.2f}%", 100 * chance);
}

Result<WantedTypes> set_of(const std::string& words) {
    const auto named = types_of(words);
    if (!named) return std::unexpected(named.error());
    if (named->empty()) return failed("no tiles are named: name some, as in \"L, LR\"");
    WantedTypes set;
    for (const Type type : *named) set.insert(type);
    return set;
}

// The types that fit on a square.
Result<WantedTypes> fitting(const Position& position, const std::string& square) {
    const std::vector<std::string> words = words_of_list(square);
    const auto number = [&](std::size_t at) {
        return words.size() == 2 ? text::number_in<int>(words[at]) : std::nullopt;
    };
    const auto x = number(0);
    const auto y = number(1);
    if (!x || !y) return failed("--square " + text::in_quotes(square) + ": expected X,Y, as in 1,-2");
    if (const auto set = types_for(position, *x, *y)) return *set;
    return failed(fmt::format("--square {},{}: expected an empty square next to a tile", *x, *y));
}

Result<Odds> find_odds(const OddsOptions& options, const Position& position) {
    if (is_list(options)) return odds_of_all(position);
    const auto wanted = options.square.empty() ? set_of(options.tiles) : fitting(position, options.square);
    if (!wanted) return std::unexpected(wanted.error());
    if (options.against.empty()) return odds_of(position, *wanted);
    const auto against = set_of(options.against);
    if (!against) return std::unexpected(against.error());
    return odds_of(position, *wanted, *against);
}

void add_row(text::TextTable& table, const std::string& title, const std::vector<double>& chances) {
    std::vector<std::string> row{title};
    for (const double chance : chances) row.push_back(percent(chance));
    table.add(row);
}

// A table of every type that remains.
std::string all_types(const Odds& odds, const std::vector<std::string>& names) {
    std::vector<std::string> header{"tile", "left", "next"};
    header.insert(header.end(), names.begin(), names.end());
    text::TextTable table(header);
    for (const TileOdds& tile : odds.tiles) {
        std::vector<std::string> row{names_in(tile.types), std::to_string(tile.left), percent(tile.next)};
        for (const double chance : tile.draws) row.push_back(percent(chance));
        table.add(row);
    }
    return table.to_string() + '\n' +
           wrapped(
               "'next' is the chance of the next draw. The other columns are each player's chance to draw "
               "one.");
}

// A table of some tiles.
std::string some_tiles(const TileOdds& odds, const std::vector<std::string>& names) {
    if (odds.left == 0) return names_in(odds.types) + ": none remains\n";
    std::vector<std::string> header{""};
    header.insert(header.end(), names.begin(), names.end());
    text::TextTable table(header);
    add_row(table, "draws one", odds.draws);
    add_row(table, "draws the first", odds.first);
    const std::string title = fmt::format("{}, {} to be drawn next: {}", text::plural(odds.left, "tile"),
                                          percent(odds.next), names_in(odds.types));
    return wrapped(title) + table.to_string();
}

std::string races(const Odds& odds, const std::vector<std::string>& names) {
    text::TextTable table({"", "chance", "the other first", "neither"});
    for (const RaceOdds& race : odds.races) {
        const auto name = [&](int player) { return names[static_cast<std::size_t>(player)]; };
        table.add({name(race.player) + " before " + name(race.opponent), percent(race.chances.first),
                   percent(race.chances.second), percent(race.chances.neither)});
    }
    return '\n' +
           wrapped(names_in(odds.tiles[0].types) + " before the other player draws " +
                   names_in(odds.tiles[1].types)) +
           table.to_string();
}

std::string odds_text(const Odds& odds, const std::vector<std::string>& names, bool lists_all) {
    const std::string& next = names[static_cast<std::size_t>(odds.draws.next)];
    std::string text =
        odds.draws.remaining == 0
            ? "No tiles remain.\n"
            : fmt::format("{} {}. {} draws next.\n\n", text::plural(odds.draws.remaining, "tile"),
                          odds.draws.remaining == 1 ? "remains" : "remain", next);
    if (odds.draws.remaining == 0) return text;
    if (lists_all) return text + all_types(odds, names);
    text += some_tiles(odds.tiles.front(), names);
    if (!odds.races.empty()) text += '\n' + some_tiles(odds.tiles.back(), names) + races(odds, names);
    return text;
}

Exit run_odds(const OddsOptions& options, const GlobalOptions& global) {
    const auto found = find_position(options.file, options.turns);
    if (!found) return fail(global, found.error());
    const auto odds = find_odds(options, found->position);
    if (!odds) return fail_usage(global, odds.error());
    const auto names = with_given_names(found->names, options.names, options.file);
    if (!names) return fail(names.error());
    return finish(
        os::write_out(options.json ? text::json_text(*odds) : odds_text(*odds, *names, is_list(options))));
}

}  // namespace

void add_match_odds(Command match) {
    const Command command = match.add_subcommand("odds", "Show the chances of the draws to come");
    auto& options = command.make_options<OddsOptions>();
    add_position_options(command, options.file, options.turns);
    const Option tiles =
        command
            .add_option("--tiles", options.tiles,
                        "Tiles of which any will do: names such as RFr, or letters such as U")
            .option_text("TILES");
    command.add_option("--square", options.square, "The same for all tiles that fit on this empty square")
        .option_text("X,Y")
        .excludes(tiles);
    command
        .add_option("--against", options.against,
                    "Also the chance to draw one of TILES before another player draws one of these")
        .option_text("TILES");
    add_names_option(command, options.names);
    command.add_flag("--json", options.json, "Print the chances as JSON");
    command.footer(
        "\nThe chances are exact if every tile can be placed when it is drawn.\n"
        "\nExamples:\n  bastide match odds examples/match/duel.json --turn 40\n"
        "  bastide match odds examples/match/duel.json --turn 40 --tiles L,LR\n"
        "  bastide match odds examples/match/duel.json --turn 40 --tiles Cccc+ --against CccR\n"
        "  echo 'players 2; tiles RCr 0 0 0' | bastide match odds --square 0,-1");
    command.validate([&options] {
        if (!options.against.empty() && is_list(options)) reject("--against", "needs --tiles or --square");
    });
    command.run(run_odds, options);
}

}  // namespace bastide::cli
