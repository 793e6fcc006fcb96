// `carcassonne`: `bastide solve` under the name and with the command line that the course gives its program.
#include <algorithm>

#include "cli/solve.h"

int main(int argc, char** argv) {
    CLI::App app("Place a sequence of tiles so that every road and city closes.", "carcassonne");
    app.set_help_flag("-h,--help", "Show this help");
    app.failure_message([](const CLI::App*, const CLI::Error& error) {
        return "ERROR: " + bastide::cli::usage_error(error, "carcassonne --help");
    });
    const auto run = bastide::cli::add_solve_options(app, "carcassonne");
    auto arguments = bastide::cli::with_two_dashes(argc, argv);
    std::ranges::reverse(arguments);
    try {
        app.parse(arguments);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : static_cast<int>(bastide::cli::Exit::usage);
    }
    return static_cast<int>(run());
}
