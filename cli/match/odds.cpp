// `bastide match odds`: the chances of the draws to come.
#include "bastide/match/odds.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/match/oriented_tile.h"
#include "bastide/text/fields.h"
#include "bastide/text/number_in.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "bastide/text/text_table.h"
#include "bastide/text/wrap.h"
#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "command/fail.h"
#include "command/match/options.h"
#include "command/option_values.h"
#include "os/output.h"
#include "os/terminal.h"

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

using TypeSet = std::array<bool, type_count>;

// The chances for some tiles, of which any will do.
struct TileOdds {
    std::string tiles;
    int left = 0;
    double next = 0;
    std::vector<double> draws;  // the chance of each player to draw one
    std::vector<double> first;  // the chance of each player to draw the first
};

constexpr auto describe(text::Type<TileOdds> /*type*/) {
    return text::object("", "", "", text::member("tiles", "", &TileOdds::tiles),
                        text::member("left", "", &TileOdds::left), text::member("next", "", &TileOdds::next),
                        text::member("draws", "", &TileOdds::draws),
                        text::member("first", "", &TileOdds::first));
}

// The chances that one player draws one of some tiles before another player draws one of others.
struct RaceOdds {
    int player = 0;
    int opponent = 0;
    RaceChances chances;
};

constexpr auto describe(text::Type<RaceOdds> /*type*/) {
    return text::object("", "", "", text::member("player", "", &RaceOdds::player),
                        text::member("opponent", "", &RaceOdds::opponent),
                        text::member("player_first", "", [](auto& race) { return race.chances.first; }),
                        text::member("opponent_first", "", [](auto& race) { return race.chances.second; }),
                        text::member("neither", "", [](auto& race) { return race.chances.neither; }));
}

struct Odds {
    DrawOrder draws;
    std::vector<TileOdds> tiles;
    std::vector<RaceOdds> races;
};

constexpr auto describe(text::Type<Odds> /*type*/) {
    return text::object("", "", "",
                        text::member("remaining", "", [](auto& odds) { return odds.draws.remaining; }),
                        text::member("next_player", "", [](auto& odds) { return odds.draws.next; }),
                        text::member("tiles", "", &Odds::tiles), text::member("races", "", &Odds::races));
}

std::string percent(double chance) {
    return fmt::format("{:.2f}%", 100 * chance);
}

int count_left(const Position& position, const TypeSet& set) {
    int count = 0;
    for (Type type = 0; type < type_count; ++type) count += set[type] ? position.remaining(type) : 0;
    return count;
}

std::string names_in(const TypeSet& set) {
    std::vector<std::string_view> names;
    for (Type type = 0; type < type_count; ++type)
        if (set[type]) names.push_back(types[type].name);
    return fmt::format("{}", fmt::join(names, ", "));
}

TileOdds odds_of(const Position& position, const TypeSet& set) {
    const DrawOrder draws = draws_of(position);
    const int left = count_left(position, set);
    TileOdds odds{names_in(set), left, chance_of_any(draws, left, std::min(1, draws.remaining)), {}, {}};
    const auto first = chances_to_be_first(draws, left);
    for (int player = 0; player < draws.players; ++player) {
        odds.draws.push_back(chance_of_any(draws, left, draws_of_player(draws, player)));
        odds.first.push_back(first[static_cast<std::size_t>(player)]);
    }
    return odds;
}

std::vector<RaceOdds> races_of(const Position& position, const TypeSet& one, const TypeSet& other) {
    TypeSet both{};
    for (Type type = 0; type < type_count; ++type) both[type] = one[type] && other[type];
    const int shared = count_left(position, both);
    const RaceTiles tiles{count_left(position, one) - shared, count_left(position, other) - shared, shared};
    std::vector<RaceOdds> races;
    for (int player = 0; player < position.players(); ++player) {
        for (int opponent = 0; opponent < position.players(); ++opponent) {
            if (player != opponent)
                races.push_back({player, opponent, race(draws_of(position), tiles, player, opponent)});
        }
    }
    return races;
}

Result<TypeSet> set_of(const std::string& words) {
    const auto types = types_of(words);
    if (!types) return std::unexpected(types.error());
    if (types->empty()) return failed("no tiles are named: name some, as in \"L, LR\"");
    TypeSet set{};
    for (const Type type : *types) set[type] = true;
    return set;
}

// The types that fit on a square.
Result<TypeSet> fitting(const Position& position, const std::string& square) {
    const std::vector<std::string> words = words_of_list(square);
    const auto number = [&](std::size_t at) {
        return words.size() == 2 ? text::number_in<int>(words[at]) : std::nullopt;
    };
    const auto x = number(0);
    const auto y = number(1);
    if (!x || !y) return failed("--square " + text::in_quotes(square) + ": expected X,Y, as in 1,-2");
    for (const OpenSquare& open : position.board().open_squares()) {
        if (open.at.x != *x || open.at.y != *y) continue;
        TypeSet set{};
        for (Type type = 0; type < type_count; ++type) set[type] = fits[type][open.demand] != 0;
        return set;
    }
    return failed(fmt::format("--square {},{}: expected an empty square next to a tile", *x, *y));
}

Result<Odds> find_odds(const OddsOptions& options, const Position& position) {
    Odds odds{draws_of(position), {}, {}};
    if (is_list(options)) {
        for (Type type = 0; type < type_count; ++type) {
            TypeSet one{};
            one[type] = true;
            if (position.remaining(type) > 0) odds.tiles.push_back(odds_of(position, one));
        }
        return odds;
    }
    const auto wanted = options.square.empty() ? set_of(options.tiles) : fitting(position, options.square);
    if (!wanted) return std::unexpected(wanted.error());
    odds.tiles.push_back(odds_of(position, *wanted));
    if (options.against.empty()) return odds;
    const auto other = set_of(options.against);
    if (!other) return std::unexpected(other.error());
    odds.tiles.push_back(odds_of(position, *other));
    odds.races = races_of(position, *wanted, *other);
    return odds;
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
        std::vector<std::string> row{tile.tiles, std::to_string(tile.left), percent(tile.next)};
        for (const double chance : tile.draws) row.push_back(percent(chance));
        table.add(row);
    }
    return table.to_string() +
           "\n'next' is the chance of the next draw. The other columns are each player's chance to draw "
           "one.\n";
}

// A table of some tiles.
std::string some_tiles(const TileOdds& odds, const std::vector<std::string>& names) {
    if (odds.left == 0) return odds.tiles + ": none remains\n";
    std::vector<std::string> header{""};
    header.insert(header.end(), names.begin(), names.end());
    text::TextTable table(header);
    add_row(table, "draws one", odds.draws);
    add_row(table, "draws the first", odds.first);
    const std::string title = fmt::format("{}, {} to be drawn next: {}", text::plural(odds.left, "tile"),
                                          percent(odds.next), odds.tiles);
    return fmt::format("{}\n{}", fmt::join(text::wrap(title, os::output_width()), "\n"), table.to_string());
}

std::string races(const Odds& odds, const std::vector<std::string>& names) {
    text::TextTable table({"", "chance", "the other first", "neither"});
    for (const RaceOdds& race : odds.races) {
        const auto name = [&](int player) { return names[static_cast<std::size_t>(player)]; };
        table.add({name(race.player) + " before " + name(race.opponent), percent(race.chances.first),
                   percent(race.chances.second), percent(race.chances.neither)});
    }
    return "\n" + odds.tiles[0].tiles + " before the other player draws " + odds.tiles[1].tiles + "\n" +
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
    if (!found) return fail(found.error());
    const auto odds = find_odds(options, found->position);
    if (!odds) return fail_usage(global, odds.error());
    return finish(os::write_out(options.json ? text::json_text(*odds)
                                             : odds_text(*odds, found->names, is_list(options))));
}

}  // namespace

void add_match_odds(Command match) {
    const Command command = match.add_subcommand("odds", "Show the chances of the draws to come");
    auto& options = command.make_options<OddsOptions>();
    command
        .add_option("FILE", options.file,
                    "A game, the number of a game you played, or a position as a line of text. '-' or none "
                    "is standard input")
        .type_name("*.json");
    command.add_option("--turn", options.turns, "The position after this number of turns")
        .transform(whole_number(0, tile_count))
        .option_text("N [all]");
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
