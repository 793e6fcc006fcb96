// `bastide score`: the score of a finished map.
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "bastide/draw/landscape/svg.h"
#include "bastide/draw/landscape/text.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/format.h"
#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/text/plural.h"
#include "cli/landscape/commands.h"
#include "cli/print_each.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/picture.h"
#include "os/atomic_file.h"
#include "os/input.h"
#include "os/output.h"
#include "os/thread_count.h"

namespace bastide::cli {
namespace {

struct MapOptions {
    std::vector<std::string> files;
    PictureOptions picture;
    bool breakdown = false;
    bool json = false;
    bool features = false;
    bool strict = false;
    landscape::CornerCities corners = landscape::CornerCities::split;
    int threads = 0;

    bool needs_landscape() const { return features || picture.is_set(); }
};

landscape::ScoreOptions score_options(const MapOptions& options) {
    landscape::ScoreOptions result;
    result.corners = options.corners;
    result.tiles =
        options.strict ? landscape::LandscapeReader::Tiles::the_19 : landscape::LandscapeReader::Tiles::any;
    result.store_landscape = options.needs_landscape();
    return result;
}

// A file is read by all threads. A pipe is read as it comes, while others score.
Result<void> read_map(os::Input& input, landscape::TextScorer& scorer, int threads) {
    if (threads == 1 || !input.can_rewind())
        return input.read_all([&scorer](std::string_view piece) { return scorer.feed(piece); });
    auto read = parallel_feed(scorer, input.source(), {.threads = threads});
    if (!read) return std::unexpected(input.with_name(std::move(read.error())));
    return read;
}

Result<landscape::ScoreReport> score_input(os::Input& input, landscape::ScoreOptions options, int threads) {
    if (!input.can_rewind()) options.extra_threads = static_cast<unsigned>(threads) - 1;
    landscape::TextScorer scorer(options);
    auto read = read_map(input, scorer, threads);
    if (!read) return std::unexpected(std::move(read.error()));
    auto report = scorer.finish();
    if (!report) return std::unexpected(input.with_name(std::move(report.error())));
    return report;
}

// A pipe can be read once, so there both readings of corner cities are scored as it passes. A file is read
// again in the rare case that the other reading is asked for.
Result<landscape::ScoreReport> score_both_ways_if_needed(os::Input& input, landscape::ScoreOptions options,
                                                         int threads) {
    options.both_readings = !input.can_rewind();
    auto report = score_input(input, options, threads);
    if (!report || !report->first_corner_cities || report->warnings.count() == 0 || report->other_reading) {
        return report;
    }
    landscape::ScoreOptions other = options;
    other.corners = options.corners == landscape::CornerCities::split ? landscape::CornerCities::joined
                                                                      : landscape::CornerCities::split;
    other.store_landscape = false;
    input.rewind();
    if (auto second = score_input(input, other, threads)) report->other_reading = second->score;
    return report;
}

std::string more_of(landscape::Warning::Kind kind, std::int64_t count) {
    switch (kind) {
        case landscape::Warning::Kind::side:
            return text::plural(count, "more side that differs from its neighbour",
                                "more sides that differ from their neighbours");
        case landscape::Warning::Kind::count:
            return text::plural(count, "more count of cities that contradicts its edges",
                                "more counts of cities that contradict their edges");
        case landscape::Warning::Kind::foreign:
            return text::plural(count, "more tile outside the base game's 19",
                                "more tiles outside the base game's 19");
    }
    return "";
}

// "row 1, column 2: two adjacent city edges …", if the other reading of a count gives another score.
std::optional<std::string> corner_warning(const MapOptions& options, const landscape::ScoreReport& report) {
    if (report.warnings.count() == 0 || !report.first_corner_cities || !report.other_reading)
        return std::nullopt;
    const bool split = options.corners == landscape::CornerCities::split;
    return fmt::format(
        "{}: two adjacent city edges with a count of 2 are {}. Read as {} by --corner-cities {}, "
        "the map scores {}",
        to_string(*report.first_corner_cities), split ? "two cities" : "read as one city",
        split ? "one city" : "two cities", split ? "joined" : "split", report.other_reading->total());
}

std::vector<std::string> warnings_of(const MapOptions& options, const landscape::ScoreReport& report) {
    std::vector<std::string> warnings;
    for (const landscape::Warning& warning : report.warnings.first()) warnings.push_back(to_string(warning));
    for (const landscape::Warning::Kind kind : landscape::all_warning_kinds) {
        const auto more =
            report.warnings.count(kind) - static_cast<std::int64_t>(report.warnings.first(kind).size());
        if (more > 0) warnings.push_back(more_of(kind, more));
    }
    if (auto corner = corner_warning(options, report)) warnings.push_back(*std::move(corner));
    return warnings;
}

std::string results(const MapOptions& options, const landscape::ScoreReport& report,
                    const landscape::FeatureMap& map, const std::vector<std::string>& warnings) {
    if (options.json) {
        return options.features ? to_json(report.score, map.features, warnings)
                                : to_json(report.score, warnings);
    }
    std::string text;
    if (options.features) text += feature_table(map.features) + '\n';
    if (options.breakdown) text += breakdown_table(report.score) + '\n';
    return text + (text.empty() ? "" : "score ") + std::to_string(report.score.total()) + '\n';
}

std::string terminal_picture(const MapOptions& options, const GlobalOptions& global,
                             const landscape::ScoreReport& report, const landscape::FeatureMap& map) {
    return draw::landscape_text(report.landscape, map, text_style(options.picture, global.color));
}

// A file that begins with an object may be the record of a game.
Error map_error(const os::Input& input, const Error& error) {
    if (input.first_byte() != '{') return error;
    return file_error(input.name(),
                      "this is a JSON object, and a map is an array of rows: 'bastide match "
                      "replay --to landscape' writes the map of a game");
}

// Returns the output for a map, and writes its picture if that goes to a file.
std::expected<std::string, Exit> score_text(const MapOptions& options, const GlobalOptions& global,
                                            const std::string& file) {
    const auto wrong = [](const Error& error) { return std::unexpected(fail(error)); };
    auto input = os::Input::open(file, "a map");
    if (!input) return wrong(input.error());
    const auto report =
        score_both_ways_if_needed(*input, score_options(options), os::thread_count(options.threads));
    if (!report) return wrong(map_error(*input, report.error()));
    if (options.strict && report->warnings.count() > 0)
        return wrong(file_error(input->name(), to_string(report->warnings.first().front())));
    const std::vector<std::string> warnings = warnings_of(options, *report);
    for (const std::string& warning : warnings) os::eprintln(input->name() + ": warning: " + warning);

    const landscape::FeatureMap map =
        options.needs_landscape() ? find_features(report->landscape) : landscape::FeatureMap();
    std::string text;
    if (options.picture.is_document()) {
        const auto written = write_picture(options.picture, draw::landscape_svg(report->landscape, map));
        if (!written) return wrong(written.error());
        if (options.picture.takes_stdout()) return text;
    } else if (options.picture.is_set()) {
        const std::string picture = terminal_picture(options, global, *report, map);
        if (!options.picture.goes_to_file()) {
            text = picture + '\n';
        } else if (auto written = os::write_file(options.picture.file, picture); !written) {
            return wrong(written.error());
        }
    }
    return text + results(options, *report, map, warnings);
}

Exit score_map(const MapOptions& options, const GlobalOptions& global) {
    return print_each(options.files, options.json,
                      [&](const std::string& file) { return score_text(options, global, file); });
}

constexpr const char* score_footer = R"(
Examples:
  bastide score examples/landscape/river-valley.json
  bastide score --breakdown --draw ansi examples/landscape/river-valley.json
  bastide score -o map.svg examples/landscape/river-valley.json
  bastide score examples/landscape/*.json
  curl -s https://example.org/map.json | bastide score --json

A map is a JSON array of rows of cells. A cell is [] or [N, E, S, W, cities]: its edges clockwise from north, each
0 (field), 1 (road) or 2 (city), and how many cities they belong to. With several maps, each result follows the
name of its file. With --json they are an array of {"file": …, "result": …}. Messages count rows and columns from 1,
JSON counts from 0. Warnings go to standard error.

In the terminal's picture, double lines are complete roads and single lines unfinished ones. A complete city is
filled with ▒, an unfinished one with ░. [†] is a complete monastery, (†) an unfinished one. Roads end at a village ⌂
or a gate ∩.)";

}  // namespace

void add_score(Command app) {
    const Command command =
        app.add_subcommand("score", "Score a finished map: roads, cities and monasteries");
    auto& options = command.make_options<MapOptions>();
    command.add_option("FILE", options.files, "The maps, as JSON. '-' or none is standard input")
        .type_name("*.json");
    command.add_flag("--breakdown", options.breakdown, "Print the features and points of each kind");
    command.add_flag("--json", options.json, "Print the result as JSON");
    command.add_flag("--features", options.features, "List every feature, with --json also its tiles");
    add_picture_options(command, options.picture, "the map", {.ansi = true});
    command.add_flag("--strict", options.strict,
                     "Treat warnings as errors, and reject tiles that are not one of the base game's 19");
    add_choice(command, "--corner-cities", options.corners,
               {{"split", landscape::CornerCities::split}, {"joined", landscape::CornerCities::joined}},
               "Read two adjacent city edges with a count of 2 as two cities (split) or one (joined)",
               "split|joined [split]");
    add_threads(command, options.threads);
    command.footer(score_footer);
    command.validate([&options, command] { validate(command, options.picture, options.files, {"--json"}); });
    command.run(score_map, options);
}

}  // namespace bastide::cli
