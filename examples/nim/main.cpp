// The program `nim`: the game to copy when you add another (docs/adding-a-game.md).
#include <clocale>

#include "command/program.h"
#include "examples/nim/commands.h"

int main(int argc, char** argv) {
    bastide::cli::begin_program();
    std::setlocale(LC_CTYPE, "");
    return static_cast<int>(nim::run_command({argv + 1, argv + argc}));
}
