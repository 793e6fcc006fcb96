// `bastide pad`: a live score pad in the terminal.
#include "bastide/tally/pad.h"

#include <filesystem>
#include <optional>
#include <utility>

#include "bastide/text/quote.h"
#include "cli/tally/commands.h"
#include "cli/terminal_game.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/atomic_file.h"
#include "os/input.h"
#include "tui/pad/pad_screen.h"

namespace bastide::cli {
namespace {

constexpr std::size_t largest_file = std::size_t{16} << 20;

struct PadOptions {
    std::string file = "scores.log";
    std::optional<std::string> players;
    ScreenOptions screen;
};

// The file of a pad. Changes by another program must not be lost.
class PadFile {
  public:
    explicit PadFile(std::string path) : path_(std::move(path)) {}

    // Reads the file, or returns an empty pad if there is none.
    Result<tally::Pad> open() {
        auto text = read();
        if (!text) return std::unexpected(text.error());
        file_text_ = std::move(*text);
        auto pad = tally::Pad::read(file_text_);
        if (!pad) {
            pad.error().where.file = text::printable(path_);
            return std::unexpected(pad.error());
        }
        const std::int32_t players = pad->log().players;
        if (players > tui::max_pad_players) {
            return std::unexpected(file_error(text::printable(path_),
                                              "a pad has room for " + std::to_string(tui::max_pad_players) +
                                                  " players, and this log has " + std::to_string(players)));
        }
        return pad;
    }

    Result<void> save(const std::string& text) {
        if (text == file_text_) return {};
        const auto now = read();
        if (!now) return std::unexpected(now.error());
        if (*now != file_text_) {
            return std::unexpected(
                file_error(text::printable(path_),
                           "another program has changed the file: quit with q and open it again"));
        }
        auto written = os::write_file(path_, text);
        if (written) file_text_ = text;
        return written;
    }

  private:
    Result<std::string> read() const {
        std::error_code none;
        const auto status = std::filesystem::status(path_, none);
        if (status.type() == std::filesystem::file_type::not_found) return std::string();
        if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
            return std::unexpected(file_error(text::printable(path_), "is not a pad file"));
        return os::read_whole(path_, largest_file,
                              [](std::string text) { return Result<std::string>(std::move(text)); });
    }

    std::string path_;
    std::string file_text_;  // as the file was last read or written
};

// Names the players of a new pad.
Result<void> name_players(tally::Pad& pad, const PadOptions& options) {
    if (!options.players) return {};
    const auto failed = [](const std::string& what) {
        return std::unexpected(file_error({}, "--names: " + what));
    };
    if (pad.has_players())
        return failed(text::printable(options.file) + " already names the players: leave the option out");
    const std::string line = "players " + *options.players;
    const bool is_one_line = line.find_first_of("\r\n#") == std::string::npos;
    const auto entered = is_one_line ? pad.enter(line) : std::unexpected(Message("only names and commas"));
    if (!entered) return failed(to_string(entered.error()));
    if (pad.log().players > tui::max_pad_players)
        return failed("a pad has room for " + std::to_string(tui::max_pad_players) + " players");
    return {};
}

Exit run_pad(const PadOptions& options, const GlobalOptions& global) {
    PadFile file(options.file);
    auto pad = file.open();
    if (!pad) return fail(pad.error());
    if (auto names_set = name_players(*pad, options); !names_set)
        return fail_usage(global, names_set.error());
    if (!has_terminal("bastide pad")) return Exit::usage;
    if (auto saved = file.save(pad->text()); !saved) return fail(saved.error());
    return play_in_terminal(global, options.screen, [&](tui::Screen& screen) {
        return tui::PadScreen(screen, std::move(*pad), options.file,
                              [&file](const std::string& text) { return file.save(text); })
            .run();
    });
}

constexpr const char* pad_footer = R"(
Examples:
  bastide pad
  bastide pad --names Anna,Ben,Cleo saturday.log
  bastide tally --breakdown saturday.log

Keeps score of a game on a real table: type the number of the player, the feature and the number of tiles. The pad works out the
points, draws the totals, and undoes as many lines as you like. It saves the file after every line, so nothing is
lost, and the same command continues it. The file is an extended log (see 'bastide tally --help'), which you can
also edit. '?' in the pad explains the keys.)";

}  // namespace

void add_pad(Command app) {
    const Command command = app.add_subcommand("pad", "Keep score of a real game in the terminal");
    auto& options = command.make_options<PadOptions>();
    command.add_option("FILE", options.file, "The file of scores [scores.log]")
        .check(name_error)
        .type_name("");
    command
        .add_option(OptionNames("--names").formerly("--players"), options.players,
                    "The players, in seating order. If not given, the pad asks")
        .option_text("NAME,…");
    add_screen_options(command, options.screen);
    command.footer(pad_footer);
    command.validate([&options] {
        if (options.file == "-") reject("'-' is not a file: a pad needs a file to write to");
    });
    command.run(run_pad, options);
}

}  // namespace bastide::cli
