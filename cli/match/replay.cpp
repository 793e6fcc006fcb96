// `bastide match replay`: a recorded match, every move of it checked, as a table, JSON, a log, a map or a
// picture.
#include <string>
#include <vector>

#include <fmt/format.h>

#include "bastide/draw/match/svg.h"
#include "bastide/match/export.h"
#include "bastide/match/format.h"
#include "bastide/text/counted.h"
#include "bastide/text/quote.h"
#include "cli/match/commands.h"
#include "cli/match/find.h"
#include "cli/picture.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

using namespace match;

struct ReplayOptions {
    std::string file = "-";
    PictureOptions picture;
    std::string names;  // with commas between them
    bool json = false;
    bool log = false;
    bool landscape = false;
    bool no_legend = false;
};

// Who scored what, and how it stands.
std::string replay_text(const Table& table, const std::vector<std::string>& names) {
    const Record& record = table.record;
    const Game& game = record.game();
    std::string text = about(record.start().settings) + "\n\n";
    const auto say_all = [&](const std::vector<Event>& events) {
        for (const Event& event : events) text += event_sentence(event, names) + '\n';
    };
    for (std::size_t turn = 0; turn <= record.played(); ++turn) {
        for (const std::string& sentence : aside_sentences(game, turn)) text += sentence + '\n';
        if (turn < record.played()) say_all(record.steps()[turn].events);
    }
    say_all(final_events(game.position()));
    text += '\n' + result_table(record, names, table.forfeit) + '\n';
    text += text::counted(static_cast<std::int64_t>(record.played()), "move");
    const int left = game.position().left();
    if (table.forfeit) {
        const std::string& name = names[static_cast<std::size_t>(table.forfeit->seat)];
        return text + "; " + text::printable(forfeit_sentence(*table.forfeit, name)) + '\n';
    }
    if (!game.is_over()) return text + "; the match is not over\n";
    if (left == 0) return text + "; the match is over\n";
    return text + "; it ends here, with " + text::counted(left, "tile") + " not drawn\n";
}

draw::MatchPicture picture_of(const Record& record, const ReplayOptions& options,
                              const std::vector<std::string>& names) {
    if (options.no_legend) return {};
    const Deal& start = record.start();
    const std::string dealt = start.deck ? "a deck of its own" : "seed " + text::in_quotes(start.seed);
    return {.legend = draw::MatchLegend{names, about(start.settings) + ", " + dealt}};
}

Exit run_replay(const ReplayOptions& options) {
    const auto table = find_match(options.file);
    if (!table) return fail(table.error());
    const Record& record = table->record;
    const auto names = names_at(*table, options.names, options.file);
    if (!names) return fail(names.error());
    if (options.picture.is_wanted()) {
        const auto written = write_picture(
            options.picture, draw::match_svg(record.game().position(), picture_of(record, options, *names)));
        if (!written || options.picture.takes_stdout()) return finish(written);
    }
    if (options.json) return finish(os::write_out(replay_json(record, table->forfeit)));
    if (options.landscape) return finish(os::write_out(landscape_json(record.game().position().board())));
    if (!options.log) return finish(os::write_out(replay_text(*table, *names)));
    const auto log = tally_log(record);
    return log ? finish(os::write_out(*log)) : fail(log.error());
}

}  // namespace

void add_match_replay(Command match) {
    const Command command = match.add_subcommand("replay", "Replay a recorded match: its scores and result");
    auto& options = command.make_options<ReplayOptions>();
    command
        .add_option("MATCH", options.file,
                    "A file, or the number of a match you played; '-' or none is standard input")
        .type_name("*.json");
    const Option json = command.add_flag("--json", options.json, "Print every turn as JSON");
    const Option log =
        command.add_flag("--log", options.log, "Print it as a match log, which 'bastide tally' adds up");
    command.add_flag("--landscape", options.landscape, "Print the final map, which 'bastide score' reads")
        .excludes(json)
        .excludes(log);
    log.excludes(json);
    command.add_option("--names", options.names, "The players' names, in order: Ada,Bo")
        .option_text("NAME,…");
    command.add_flag("--no-legend", options.no_legend, "Draw the table alone, without the players below");
    add_picture_options(command, options.picture, "the table at the end", {.shortcut = "--svg"});
    command.footer(
        "\nExamples:\n  bastide match replay examples/match/duel.json\n"
        "  bastide match replay examples/match/duel.json --log | bastide tally --breakdown\n"
        "  bastide match replay examples/match/duel.json --landscape | bastide score --breakdown\n"
        "  bastide match replay examples/match/duel.json -o duel.png --width 1200\n"
        "  bastide match replay 12\n\n'bastide match games' has the numbers.");
    command.validate([&options, command] {
        validate(command, options.picture, {options.file}, {"--json", "--log", "--landscape"});
        if (options.no_legend && !options.picture.is_wanted())
            reject("--no-legend", "is for the picture: add -o FILE or --draw");
    });
    command.run(run_replay, options);
}

}  // namespace bastide::cli
