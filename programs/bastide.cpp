// The program `bastide`.
#include "cli/bastide.h"

#include <clocale>

#include "command/program.h"

int main(int argc, char** argv) {
    bastide::cli::begin_program();
    std::setlocale(LC_CTYPE, "");
    return static_cast<int>(bastide::cli::run_bastide(argc, argv));
}
