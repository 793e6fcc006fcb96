// `carcassonne`: `bastide solve` with the name and command line required by a university course.
#include "cli/course/course.h"
#include "cli/puzzle/solve.h"
#include "command/program.h"

int main(int argc, char** argv) {
    using namespace bastide::cli;
    begin_program();
    const Program program("carcassonne", "Place a sequence of tiles so that every road and city closes");
    add_solve_options(program.command(), "carcassonne");
    return static_cast<int>(program.run(with_two_dashes({argv + 1, argv + argc})));
}
