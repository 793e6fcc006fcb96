#include "cli/terminal_game.h"

#include <csignal>
#include <ctime>
#include <new>
#include <string_view>

#include <unistd.h>

#include "bastide/play/daily.h"
#include "bastide/text/plural.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

// "You also have an unfinished game", "You also have 2 unfinished games".
std::string waiting(int count, const GameWords& words) {
    return "You also have " + (count == 1 ? "an unfinished " + words.game
                                          : std::to_string(count) + " unfinished " + words.games);
}

Exit leave(const tui::ExitReport& left) {
    if (!left.save_error.empty()) os::eprintln(left.save_error);
    if (left.signal == 0)
        return left.message.empty() ? Exit::done : finish(os::write_out(left.message + '\n'));
    if (left.signal == SIGINT) return Exit::interrupted;
    // Ends as other programs do on this signal.
    std::signal(left.signal, SIG_DFL);
    std::raise(left.signal);
    return Exit::interrupted;
}

}  // namespace

std::string todays_date() {
    return play::day_of(std::time(nullptr));
}

std::string resumed_note(const GameWords& words, std::size_t played, int unfinished) {
    std::string note = "Resumed after " + text::plural(static_cast<std::int64_t>(played), words.move) +
                       ". --new starts a new one";
    if (unfinished > 1) note += ". " + waiting(unfinished - 1, words);
    return note;
}

std::string new_note(const GameWords& words, int unfinished, std::int64_t number, const std::string& last) {
    return "New " + words.game + ". " + waiting(unfinished, words) +
           (unfinished == 1 ? ", number " : ", the last is number ") + std::to_string(number) + ": " + last;
}

bool has_terminal(const std::string& command) {
    if (isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return true;
    os::eprintln(command + ": needs a terminal for its input and output: run it without a pipe or a file");
    return false;
}

void add_screen_options(Command command, ScreenOptions& options) {
    using Colors = std::optional<draw::ColourDepth>;
    using Theme = std::optional<draw::Theme>;
    command.exits_with(Exit::usage, "wrong command line or no terminal");
    command.exits_with(Exit::interrupted);
    command.add_flag("--ascii", options.ascii, "Draw with ASCII characters only");
    add_choice(command, OptionNames("--palette").formerly("--colors"), options.colors,
               {{"auto", Colors()},
                {"none", Colors(draw::ColourDepth::none)},
                {"16", Colors(draw::ColourDepth::sixteen)},
                {"256", Colors(draw::ColourDepth::many)},
                {"full", Colors(draw::ColourDepth::full)}},
               "The number of colours: auto, none, 16, 256 or full", "N [auto]");
    add_choice(command, "--theme", options.theme,
               {{"auto", Theme()}, {"dark", Theme(draw::Theme::dark)}, {"light", Theme(draw::Theme::light)}},
               "Draw on a dark or light background: auto, dark or light", "NAME [auto]");
}

Exit play_in_terminal(const GlobalOptions& global, const ScreenOptions& options,
                      const std::function<tui::ExitReport(tui::Screen&)>& play) {
    std::set_new_handler(nullptr);  // restores the terminal even when out of memory
    tui::ExitReport left;
    {
        tui::Abilities abilities{
            .depth = options.colors, .theme = options.theme, .unicode = os::speaks_utf8() && !options.ascii};
        if (!os::use_color(global.color, STDOUT_FILENO)) abilities.depth = draw::ColourDepth::none;
        const auto screen = tui::Screen::open(abilities);
        if (!screen) {
            os::eprintln(to_string(screen.error()));
            return Exit::usage;
        }
        left = play(**screen);
    }
    return leave(left);
}

}  // namespace bastide::cli
