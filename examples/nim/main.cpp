// Nim in the terminal: the game to copy to begin another (docs/adding-a-game.md).
#include <cstdio>
#include <optional>
#include <string_view>

#include <unistd.h>

#include "examples/nim/ui.h"
#include "tui/game_screen.h"

constexpr const char* help = R"(nim: take as many as you like from one heap; whoever takes the last wins.

Usage: nim

Two players share the keyboard. The screen says which keys there are; i is a hint, q quits.
)";

int main(int argc, char** argv) {
    if (argc > 1) {
        const std::string_view option = argv[1];
        const bool asks_for_help = option == "--help" || option == "-h";
        std::fputs(asks_for_help ? help : "nim takes no arguments ('nim --help' says what it is)\n",
                   asks_for_help ? stdout : stderr);
        return asks_for_help ? 0 : 1;
    }
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
        std::fputs("nim needs a terminal: run it without a pipe or a file.\n", stderr);
        return 1;
    }
    const auto screen = bastide::tui::Screen::open({});
    if (!screen) {
        std::fputs((to_string(screen.error()) + '\n').c_str(), stderr);
        return 1;
    }
    const bastide::tui::Kept<nim::Table> first{.key = {}, .table = nim::table_of({3, 4, 5})};
    bastide::tui::AutoSaver<nim::Ui::Store> saver(std::nullopt);  // games are not saved
    const auto left = bastide::tui::GameScreen(**screen, nim::Ui(), std::move(saver), first).run();
    return left.signal == 0 ? 0 : 1;
}
