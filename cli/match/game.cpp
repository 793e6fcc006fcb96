// `bastide match replay`, `view`, `games` and `bots`: the matches that were recorded or played.
#include "cli/match/game.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/draw/match/svg.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/export.h"
#include "bastide/match/format.h"
#include "bastide/match/jcz.h"
#include "bastide/match/jcz_save.h"
#include "bastide/match/json.h"
#include "bastide/match/match_file.h"
#include "bastide/match/position_text.h"
#include "bastide/match/replay_table.h"
#include "bastide/match/saved_match.h"
#include "bastide/play/seed.h"
#include "bastide/solo/saved_game.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "cli/game_commands.h"
#include "cli/match/collection.h"
#include "cli/match/commands.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/picture.h"
#include "os/output.h"
#include "tui/match/ui.h"

namespace bastide::cli {
namespace {

using namespace match;

// The scores of each player and the result.
std::string replay_text(const Table& table, const std::vector<std::string>& names) {
    const Record& record = table.record;
    const Game& game = record.game();
    std::string text = about(record.start().settings) + "\n\n";
    const auto add_sentences = [&](const std::vector<Event>& events) {
        for (const Event& event : events) text += event_sentence(event, names) + '\n';
    };
    for (std::size_t turn = 0; turn <= record.played(); ++turn) {
        for (const std::string& sentence : aside_sentences(game, turn)) text += sentence + '\n';
        if (turn < record.played()) add_sentences(record.steps()[turn].events);
    }
    add_sentences(final_events(game.position()));
    text += '\n' + result_table(record, names, table.forfeit) + '\n';
    text += text::plural(static_cast<std::int64_t>(record.played()), "move");
    const int left = game.position().remaining();
    if (table.forfeit) {
        const std::string& name = names[static_cast<std::size_t>(table.forfeit->seat)];
        return text + ". " + text::printable(forfeit_sentence(*table.forfeit, name)) + '\n';
    }
    if (!is_finished(table)) return text + ". The game is not over\n";
    if (left == 0) return text + ". The game is over\n";
    return text + ". The game is over, with " + text::plural(left, "tile") + " not drawn\n";
}

draw::MatchPicture picture_of(const Record& record, const std::vector<std::string>& names) {
    const Deal& start = record.start();
    const std::string dealt = start.deck ? "its own deck" : "seed " + text::in_quotes(start.seed);
    return {.legend = draw::MatchLegend{names, about(start.settings) + ", " + dealt}};
}

struct ListedPlayer {
    std::string name;
    int points;
};

// A game in the list of games.
struct ListedMatch {
    std::int64_t game;  // its number
    std::string date;
    std::vector<ListedPlayer> players;
    std::string_view state;  // "over", "forfeit" or "unfinished"
    std::optional<Forfeit> forfeit;
    std::size_t turns;
    bool ranked;
    std::string event;
    std::string seed;
};

constexpr auto describe(text::Type<ListedPlayer> /*type*/) {
    return text::object("", "", "", text::member("name", "", &ListedPlayer::name),
                        text::member("points", "", &ListedPlayer::points));
}

constexpr auto describe(text::Type<ListedMatch> /*type*/) {
    return text::object(
        "", "", "", text::member("game", "", &ListedMatch::game),
        text::member("date", "", &ListedMatch::date), text::member("players", "", &ListedMatch::players),
        text::member("state", "", &ListedMatch::state),
        text::optional_member("forfeit", "", &ListedMatch::forfeit),
        text::member("turns", "", &ListedMatch::turns), text::member("ranked", "", &ListedMatch::ranked),
        text::member("event", "", &ListedMatch::event), text::member("seed", "", &ListedMatch::seed));
}

// The match, for the commands of saved games.
struct MatchGame {
    using Ui = tui::MatchUi;
    using Listed = ListedMatch;

    using ListOptions = GameQuery;

    enum class ReplayAs : std::uint8_t { text, log, landscape, jcz };

    struct ReplayOptions {
        std::string file = "-";
        PictureOptions picture;
        std::string names;  // with commas between them
        ReplayAs as = ReplayAs::text;
        bool json = false;
        bool no_legend = false;
    };

    static GameNames names() {
        return {.game = "game",
                .games = "games",
                .argument = "GAME",
                .path = "bastide match",
                .play = "bastide match play",
                .example = "examples/match/duel.json"};
    }

    static Result<Table> read(std::string_view text) {
        if (is_other_text(text) && !old_jcz_error(text))
            return failed(
                "expected a game record, a save of JCloisterZone or a log of Board Game Arena, all JSON");
        auto read = read_match_file(text);
        if (read) {
            for (const Message& difference : read->differences)
                os::eprintln("warning: " + to_string(difference));
            return match::replay_table(*std::move(read));
        }
        if (solo::read_saved_game(text))
            return failed("this is a solo game, not a game for 1 to 6 players: see 'bastide solo --help'");
        return std::unexpected(std::move(read.error()));
    }

    static Table replay_table(const Table& stored) {
        Table table = match::replay_table(stored.record, stored.seats, stored.forfeit);
        table.tags = stored.tags;
        return table;
    }

    static Result<std::string> file() { return tui::matches_file(); }
    static std::vector<std::string> columns() { return {"players", "points", "state", "event", "seed"}; }
    static constexpr std::string_view alignment = "lllll";
    static std::vector<Option> add_list_options(Command command, ListOptions& options) {
        return add_query_options(command, options);
    }
    static bool is_listed(const Table& table, const ListOptions& options) {
        return satisfies(table, options);
    }
    static ListedMatch listed(const tui::StoredGame<Table>& stored);
    static std::vector<std::string> row(const ListedMatch& match);
    static std::string to_json(const Table& stored) { return match::to_json(saved_of(stored)); }
    static Ui ui() { return {*find_bot("master"), random_seed}; }

    static std::string replay_help() { return "Replay a recorded game: its scores and result"; }
    static void add_replay_options(Command command, ReplayOptions& options);
    static Exit print_replay(const Table& table, const ReplayOptions& options);
};

Exit MatchGame::print_replay(const Table& table, const ReplayOptions& options) {
    const Record& record = table.record;
    const auto names = with_given_names(names_of(table), options.names, options.file);
    if (!names) return fail(names.error());
    if (options.picture.is_set()) {
        const auto picture = options.no_legend ? draw::MatchPicture() : picture_of(record, *names);
        const auto written =
            write_picture(options.picture, draw::match_svg(record.game().position(), picture));
        if (!written || options.picture.takes_stdout()) return finish(written);
    }
    if (options.json) return finish(os::write_out(replay_json(record, table.forfeit)));
    if (options.as == ReplayAs::landscape)
        return finish(os::write_out(landscape_json(record.game().position().board())));
    if (options.as == ReplayAs::text) return finish(os::write_out(replay_text(table, *names)));
    auto text = options.as == ReplayAs::jcz ? jcz_save(record, *names) : tally_log(record);
    if (text) return finish(os::write_out(*text));
    text.error().where.file = options.file == "-" ? "<stdin>" : options.file;
    return fail(text.error());
}

void MatchGame::add_replay_options(Command command, ReplayOptions& options) {
    const Option json = command.add_flag("--json", options.json, "Print every turn as JSON");
    const Option to =
        add_choice(command, "--to", options.as,
                   {{"log", ReplayAs::log}, {"landscape", ReplayAs::landscape}, {"jcz", ReplayAs::jcz}},
                   "Print the game as a log, which 'bastide tally' adds up, the final map as a landscape, "
                   "which 'bastide score' reads, or a save of JCloisterZone 5 (jcz)",
                   "log|landscape|jcz")
            .excludes(json);
    std::optional<Option> former;
    for (const auto& [name, as] :
         {std::pair("--log", ReplayAs::log), std::pair("--landscape", ReplayAs::landscape)}) {
        const auto take = [&options, as] { options.as = as; };
        const Option flag = command.add_former_flag(name, "--to " + std::string(name).substr(2), take);
        flag.excludes(json).excludes(to);
        if (former) flag.excludes(*former);
        former = flag;
    }
    add_names_option(command, options.names);
    command.add_flag("--no-legend", options.no_legend, "Draw only the board, without the players below");
    add_picture_options(command, options.picture, "the final board", {.svg_option = true});
    command.footer(
        "\nExamples:\n  bastide match replay examples/match/duel.json\n"
        "  bastide match replay examples/match/duel.json --to log | bastide tally --breakdown\n"
        "  bastide match replay examples/match/duel.json --to landscape | bastide score --breakdown\n"
        "  bastide match replay examples/match/duel.json --to jcz > duel.jcz\n"
        "  bastide match replay examples/match/duel.json -o duel.png --width 1200\n"
        "  bastide match replay 12\n\n'bastide match games' lists the numbers.");
    command.validate([&options, command] {
        validate(command, options.picture, {options.file}, {"--json", "--to", "--log", "--landscape"});
        if (options.no_legend && !options.picture.is_set())
            reject("--no-legend is for the picture: add -o FILE or --draw");
    });
}

// Scores are final only if the game is over.
ListedMatch MatchGame::listed(const tui::StoredGame<Table>& stored) {
    const Table& table = stored.table;
    const bool is_over = is_finished(table);
    const bool is_lost = table.forfeit && is_forfeited(table);
    const Scores at_end = final_scores(table.position());
    ListedMatch match{.game = stored.key.row,
                      .date = table.tags.date.empty() ? stored.started.substr(0, 10) : table.tags.date,
                      .players = {},
                      .state = is_lost   ? "forfeit"
                               : is_over ? "over"
                                         : "unfinished",
                      .forfeit = is_lost ? table.forfeit : std::nullopt,
                      .turns = table.record.played(),
                      .ranked = table.ranked,
                      .event = table.tags.event,
                      .seed = table.record.start().seed};
    for (int player = 0; player < table.position().players(); ++player) {
        match.players.push_back({table.seat(player).name, is_over ? at_end[static_cast<std::size_t>(player)]
                                                                  : table.position().score(player)});
    }
    return match;
}

std::vector<std::string> MatchGame::row(const ListedMatch& match) {
    std::string players;
    std::string points;
    for (const ListedPlayer& player : match.players) {
        const char* const between = players.empty() ? "" : ", ";
        players.append(between).append(player.name);
        points.append(between).append(std::to_string(player.points));
    }
    const std::string state = match.state != "unfinished"
                                  ? std::string(match.state)
                                  : "after " + text::plural(static_cast<std::int64_t>(match.turns), "turn");
    return {players, points, state + (match.ranked ? ", ranked" : ""), match.event, match.seed};
}

}  // namespace

Result<Table> find_match(const std::string& name) {
    return find_game<MatchGame>(name);
}

// Reads a position as one line of text.
static Result<NamedPosition> read_line(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    text = text.substr(std::min(text.find_first_not_of(blanks), text.size()));
    if (text.empty()) return failed("expected a game or a position, but there is no text");
    auto position = read_position(text.substr(0, text.find_last_not_of(blanks) + 1));
    if (!position) return std::unexpected(std::move(position.error()));
    auto names = player_names(position->players());
    return NamedPosition{*std::move(position), std::move(names)};
}

// No file has such a name, or hardly any.
static bool is_position_text(std::string_view name) {
    return name.starts_with("players ") && name.contains(';');
}

static Result<NamedPosition> position_after(Table table, std::optional<std::size_t> turns) {
    const std::size_t played = table.record.played();
    if (turns > played) return failed(fmt::format("the game has only {} turns", played));
    for (std::size_t turn = played; turn > turns.value_or(played); --turn) table.record.undo();
    return NamedPosition{table.record.game().position(), names_of(table)};
}

Result<NamedPosition> find_position(const std::string& name, std::optional<std::size_t> turns) {
    const auto read = [&](std::string_view text) -> Result<NamedPosition> {
        const auto start = text.find_first_of("{[");
        if (text.find_first_not_of(" \t\r\n") == start && start != std::string_view::npos) {
            auto table = MatchGame::read(text);
            return table ? position_after(*std::move(table), turns)
                         : std::unexpected(std::move(table.error()));
        }
        return turns ? failed("a position has no turns: leave out --turn") : read_line(text);
    };
    if (is_position_text(name)) return read(name);
    if (!is_game_number(name)) return os::read_whole(name, max_record_bytes, read, "a game or a position");
    auto table = find_match(name);
    if (!table) return std::unexpected(std::move(table.error()));
    return position_after(*std::move(table), turns);
}

void add_position_options(Command command, std::string& file, std::optional<std::size_t>& turns) {
    command
        .add_option(
            "FILE", file,
            "A file with a game or a position (a line of text), a position itself, or the number of a "
            "game you played. '-' or none is standard input")
        .type_name("*.json");
    command.add_option("--turn", turns, "The position after this number of turns")
        .transform(whole_number(0, max_tiles))
        .option_text("N [all]");
}

std::string player_name_error(const std::string& name, const std::vector<std::string>& names) {
    constexpr std::size_t longest = 40;
    const std::string quoted = text::in_quotes(name);
    if (!play::is_visible_line(name, longest))
        return quoted + " is not a name: expected 1 to 40 bytes of printable text";
    if (std::ranges::count(names, name) > 1)
        return quoted + " is given twice: each player needs a different name";
    return "";
}

void add_names_option(Command command, std::string& names) {
    const auto check = [](const std::string& list) -> std::string {
        const std::vector<std::string> words = words_of_list(list);
        if (std::ranges::all_of(words, &std::string::empty))
            return "expected names with commas between them, as in Ada,Bo";
        for (const std::string& name : words) {
            if (std::string why = player_name_error(name, words); !name.empty() && !why.empty()) return why;
        }
        return "";
    };
    command.add_option("--names", names, "The players' names, in order: Ada,Bo")
        .check(check)
        .option_text("NAME,…");
}

Result<std::vector<std::string>> with_given_names(std::vector<std::string> names, const std::string& given,
                                                  const std::string& file) {
    const std::vector<std::string> words = words_of_list(given);
    if (words.size() > names.size() && !given.empty())
        return std::unexpected(file_error(
            file, fmt::format("has {} players, and --names gives {} names", names.size(), words.size())));
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!words[i].empty()) names[i] = words[i];
    return distinct_names(names);
}

void add_match_replay(Command match) {
    add_replay<MatchGame>(match);
}

void add_match_view(Command match) {
    add_view<MatchGame>(match);
}

void add_match_games(Command match) {
    add_games<MatchGame>(match);
}

void add_match_bots(Command match) {
    add_bots(match, all_bots());
}

}  // namespace bastide::cli
