#include "cli/terminal_game.h"

#include <csignal>
#include <new>
#include <random>
#include <string_view>

#include <unistd.h>

#include "cli/output.h"

namespace bastide::cli {
namespace {

Exit leave(const tui::Left& left, const std::string& trouble) {
    if (!trouble.empty()) say(trouble);
    if (left.signal == 0)
        return left.last_word.empty() ? Exit::done : finish(write_out(left.last_word + '\n'));
    if (left.signal == SIGINT) return Exit::interrupted;
    // As any program ends that is told to.
    std::signal(left.signal, SIG_DFL);
    std::raise(left.signal);
    return Exit::interrupted;
}

}  // namespace

std::string random_seed() {
    constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
    static_assert(letters.size() == 32);
    std::random_device device;
    std::string seed;
    for (int i = 0; i < 8; ++i) seed += letters[device() % letters.size()];
    return seed;
}

std::string waiting(int count, const std::string& one, const std::string& many) {
    return count == 1 ? "an unfinished " + one + " waits"
                      : std::to_string(count) + " unfinished " + many + " wait";
}

bool has_terminal(const std::string& command) {
    if (isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return true;
    say("'" + command + "' needs a terminal for its input and output: run it without a pipe or a file.");
    return false;
}

Exit play_in_terminal(const Common& common, bool ascii, const std::string& trouble,
                      const std::function<tui::Left(tui::Screen&)>& play) {
    std::set_new_handler(nullptr);  // without memory, too, the terminal is left as it was
    tui::Left left;
    {
        const tui::Abilities abilities{use_color(common.color, STDOUT_FILENO), speaks_utf8() && !ascii};
        const auto screen = tui::Screen::open(abilities);
        if (!screen) {
            say(to_string(screen.error()));
            return Exit::usage;
        }
        left = play(**screen);
    }
    return leave(left, trouble);
}

}  // namespace bastide::cli
