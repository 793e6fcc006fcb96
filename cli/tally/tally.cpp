// `bastide tally`: the scores of the players of a match.
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "bastide/draw/tally/svg.h"
#include "bastide/tally/format.h"
#include "bastide/tally/parallel/parallel_feed.h"
#include "bastide/tally/read.h"
#include "bastide/tally/write.h"
#include "cli/print_each.h"
#include "cli/tally/commands.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/picture.h"
#include "os/input.h"
#include "os/output.h"
#include "os/thread_count.h"

namespace bastide::cli {
namespace {

enum class Format : std::uint8_t { plain, extended };

struct TallyOptions {
    std::vector<std::string> files;
    PictureOptions picture;
    bool breakdown = false;
    bool json = false;
    bool timeline = false;
    std::optional<Format> to;
    int threads = 0;
};

// A pipe is read as it comes.
Result<void> feed_all(os::Input& input, tally::LogReader& reader, int threads) {
    if (threads == 1 || !input.can_rewind())
        return input.read_all([&reader](std::string_view piece) { return reader.feed(piece); });
    auto read = parallel_feed(reader, input.source(), {.threads = threads});
    if (!read) return std::unexpected(input.with_name(std::move(read.error())));
    return read;
}

// No log begins like JSON.
Error reading_error(const os::Input& input, const Error& error) {
    if (input.first_byte() != '{' && input.first_byte() != '[') return input.with_name(error);
    return file_error(input.name(),
                      "this is JSON, not a log: 'bastide match replay --to log' writes the log of a game");
}

Result<void> read_log(os::Input& input, tally::LogReader& reader, int threads) {
    if (auto read = feed_all(input, reader, threads); !read)
        return std::unexpected(reading_error(input, read.error()));
    if (auto finished = reader.finish(); !finished)
        return std::unexpected(reading_error(input, finished.error()));
    return {};
}

// Returns the converted log, and warns about content that a plain log cannot have.
Result<std::string> converted(Format to, const os::Input& input, const tally::MatchLog& log) {
    if (to == Format::extended) return extended_log(log);
    auto plain = plain_log(log);
    if (!plain) return std::unexpected(input.with_name(plain.error()));
    for (const std::string_view lost : lost_in_plain(log)) {
        os::eprintln("warning: " + input.name() + ": a plain log has no " + std::string(lost) +
                     (lost == "pennants" ? ". They are counted as tiles" : ". They are left out"));
    }
    return plain;
}

std::string results(const TallyOptions& options, const tally::LogReader& reader) {
    const tally::Names names = reader.log().names;
    if (options.json)
        return options.timeline ? to_json(reader.standings(), reader.log())
                                : to_json(reader.standings(), names);
    std::string text;
    if (options.timeline) text += timeline_table(reader.log()) + '\n';
    if (options.breakdown) return text + breakdown_table(reader.standings(), names);
    return text + player_lines(reader.standings(), names);
}

// Returns the output for a log and writes its picture.
std::expected<std::string, Exit> tally_text(const TallyOptions& options, const std::string& file) {
    const auto wrong = [](const Error& error) { return std::unexpected(fail(error)); };
    auto input = os::Input::open(file, "a log");
    if (!input) return wrong(input.error());
    const bool whole_log = options.timeline || options.picture.is_set() || options.to;
    tally::LogReader reader(whole_log ? tally::LogReader::Entries::store
                                      : tally::LogReader::Entries::discard);
    if (auto read = read_log(*input, reader, os::thread_count(options.threads)); !read)
        return wrong(read.error());
    if (options.to) {
        auto text = converted(*options.to, *input, reader.log());
        if (!text) return wrong(text.error());
        return *std::move(text);
    }
    if (options.picture.is_set()) {
        if (reader.log().players > draw::max_players_in_picture) {
            return wrong(file_error(
                input->name(), "a picture shows at most " + std::to_string(draw::max_players_in_picture) +
                                   " players, and this log has " + std::to_string(reader.log().players)));
        }
        const auto written = write_picture(options.picture, draw::tally_svg(reader.log()));
        if (!written) return wrong(written.error());
        if (options.picture.takes_stdout()) return std::string();
    }
    return results(options, reader);
}

Exit run(const TallyOptions& options) {
    return print_each(options.files, options.json,
                      [&](const std::string& file) { return tally_text(options, file); });
}

constexpr const char* tally_footer = R"(
Examples:
  bastide tally examples/tally/evening.log
  bastide tally --breakdown -o evening.svg examples/tally/evening.log
  bastide tally --timeline examples/tally/friends.log
  bastide tally --to extended examples/tally/evening.log
  printf '2\n1 city 4\n:\n2 field 3\n.\n' | bastide tally

A plain log contains the number of players, a line for each feature scored, ':' when play ends, and '.' at the end:
  4              players
  1 city 4       player 1 completes a city of 4 tiles: 2 points per tile
  2 cloister     player 2 completes a monastery: 9 points
  3 road 3       a road of 3 tiles: 1 point per tile
  :              end of play. Unfinished cities now score 1 point per tile
  1 field 2      a field next to 2 completed cities: 3 points per city
  4 cloister 1   a monastery with 1 tile around it: 1 point, and 1 per tile
  .
It may contain nothing else but blank lines.

An extended log adds names and more. The '.' at the end is optional:
  players Anna Ben Cleo
  Anna,Ben city 6 pennants 1   # a comment. Both score 2 points per tile and pennant
  Cleo monastery               # or cloister
  Cleo correction -2           # points added or subtracted
  :
  Anna field 2

'bastide pad' keeps such a log while you play. A cloister may also be called monastery or abbey, and a field pasture or
meadow. With several logs, each result follows the name of its file. With --json they are an array of
{"file": …, "result": …}.)";

}  // namespace

void add_tally(Command app) {
    const Command command = app.add_subcommand("tally", "Add up the log of a game: each player's points");
    auto& options = command.make_options<TallyOptions>();
    command.add_option("FILE", options.files, "The logs. '-' or none is standard input").type_name("*.log");
    command.add_flag("--breakdown", options.breakdown,
                     "Print a table of totals, ranks, and points by feature");
    command.add_flag("--timeline", options.timeline, "First print each player's total after every entry");
    command.add_flag("--json", options.json, "Print the table as JSON, with --timeline also the entries");
    add_picture_options(command, options.picture, "the totals over time",
                        {.output = OptionNames("-o,--output").formerly("--plot")});
    add_choice(command, "--to", options.to, {{"plain", Format::plain}, {"extended", Format::extended}},
               "Print the log itself in this format: plain or extended", "plain|extended");
    add_threads(command, options.threads);
    command.footer(tally_footer);
    command.validate([&options, command] {
        if (options.to && (options.json || options.breakdown || options.timeline || options.picture.is_set()))
            reject("--to prints a log: leave out the options that print or draw something else");
        if (options.to && options.files.size() > 1) reject("--to takes one log");
        validate(command, options.picture, options.files, {"--json", "--breakdown", "--timeline"});
    });
    command.run(run, options);
}

}  // namespace bastide::cli
