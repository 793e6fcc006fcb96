// `bastide match perft`: how many ways the first turns may go.
#include "bastide/match/perft.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/match/game.h"
#include "bastide/text/fields.h"
#include "cli/match/commands.h"
#include "command/fail.h"
#include "command/match/options.h"
#include "command/option_values.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"

namespace bastide::cli {
namespace {

using namespace match;

struct PerftOptions {
    Settings settings;
    std::string sequence;
    std::optional<std::size_t> depth;
    bool tiles_only = false;
    bool unmerged = false;
    bool sums = false;
    bool json = false;
};

struct PerftLine {
    std::size_t depth;
    PerftCount count;
    std::optional<std::size_t> players;  // for sums
};

struct PerftLines {
    std::vector<PerftLine> depths;
};

constexpr auto sums_of(std::array<std::int64_t, max_players> PerftCount::* sums) {
    return [sums](const PerftLine& line) {
        const auto first = [&](std::size_t players) { return std::span(line.count.*sums).first(players); };
        return line.players ? std::optional(first(*line.players)) : std::nullopt;
    };
}

constexpr auto describe(text::Type<PerftLine> /*type*/) {
    return text::object("", "", "", text::member("depth", "", &PerftLine::depth),
                        text::member("paths", "", [](auto& line) { return line.count.paths; }),
                        text::optional_member("scores", "", sums_of(&PerftCount::scores)),
                        text::optional_member("finals", "", sums_of(&PerftCount::finals)));
}

constexpr auto describe(text::Type<PerftLines> /*type*/) {
    return text::object("", "", "", text::member("depths", "", &PerftLines::depths));
}

Result<Deck> sequence_of(const PerftOptions& options) {
    auto sequence = types_of(options.sequence);
    if (!sequence) return sequence;
    if (sequence->empty())
        return failed("--sequence is empty: name the tiles to be drawn, as in \"RFr C L\"");
    if (Message why = deck_error(options.settings, *sequence); !why.empty()) return failed(std::move(why));
    const std::size_t depth = options.depth.value_or(sequence->size());
    if (depth > sequence->size()) {
        return failed(
            fmt::format("--depth {} needs as many tiles: --sequence has {}", depth, sequence->size()));
    }
    sequence->resize(depth);
    return sequence;
}

// "PATHS", or "PATHS SCORES … FINALS …" by player.
std::string text_of(const PerftLine& line) {
    std::string text = std::to_string(line.count.paths);
    if (line.players) {
        text += fmt::format(" {}", fmt::join(std::span(line.count.scores).first(*line.players), " "));
        text += fmt::format(" {}", fmt::join(std::span(line.count.finals).first(*line.players), " "));
    }
    return text + '\n';
}

Exit run_perft(const PerftOptions& options, const GlobalOptions& global) {
    const auto sequence = sequence_of(options);
    if (!sequence) return fail_usage(global, sequence.error());
    const os::Interrupt interrupt;
    os::ProgressLine progress;
    const Perft kind = {options.tiles_only, options.unmerged ? Symmetric::expanded : Symmetric::collapsed,
                        options.sums};
    const std::span tiles(*sequence);
    PerftLines lines;
    for (std::size_t depth = 1; depth <= tiles.size(); ++depth) {
        const auto watch = [&] {
            progress.show([&](double seconds) {
                return fmt::format("depth {} of {}, {:.0f} s", depth, tiles.size(), seconds);
            });
            return !interrupt.came();
        };
        const PerftCount count = perft(Position(options.settings), tiles.first(depth), kind, watch);
        progress.clear();
        if (interrupt.came()) {
            os::eprintln(fmt::format("Interrupted at depth {} of {}: the smaller depths are complete.", depth,
                                     tiles.size()));
            break;
        }
        lines.depths.push_back({depth, count, {}});
        if (options.sums) lines.depths.back().players = static_cast<std::size_t>(options.settings.players);
        if (options.json) continue;
        if (const auto written = os::write_out(text_of(lines.depths.back())); !written)
            return fail(written.error());
    }
    if (options.json) {
        if (const auto written = os::write_out(text::json_text(lines)); !written)
            return fail(written.error());
    }
    return interrupt.came() ? Exit::interrupted : Exit::done;
}

}  // namespace

void add_match_perft(Command match) {
    const Command command = match.add_subcommand("perft", "Count the possible courses of the first turns");
    auto& options = command.make_options<PerftOptions>();
    command
        .add_option("--sequence", options.sequence,
                    "The tiles drawn after the start tile: names such as RFr, or letters such as U")
        .option_text("TILES")
        .required();
    command
        .add_option("--depth", options.depth, "The number of tiles to draw, with a line of output per depth")
        .transform(whole_number(1, tile_count))
        .option_text("D [all]");
    command.add_flag("--tiles-only", options.tiles_only, "Place no meeples");
    command.add_flag("--unmerged", options.unmerged, "Count rotations that look alike separately");
    command.add_flag("--sums", options.sums,
                     "Also sum the scores of all paths: each player's during play, then at the end");
    command.add_flag("--json", options.json, "Print the counts as JSON");
    command
        .add_option(OptionNames("--player-count").formerly("--players"), options.settings.players,
                    "The number of players")
        .transform(whole_number(min_players, max_players))
        .option_text("N [2]");
    add_match_options(command, options.settings);
    command.footer("\nExample:\n  bastide match perft --sequence \"RFr C Rr CFC RRR L\" --depth 4");
    command.exits_with(Exit::interrupted);
    command.run(run_perft, options);
}

}  // namespace bastide::cli
