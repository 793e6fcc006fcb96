// `carcassonne`: `bastide solve` under the name and with the command line that the course gives its program.
#include <algorithm>
#include <new>

#include "cli/program.h"
#include "cli/solve.h"

int main(int argc, char** argv) {
    using namespace bastide::cli;
    begin_program();
    CLI::App app("Place a sequence of tiles so that every road and city closes.", "carcassonne");
    app.set_help_flag("-h,--help", "Show this help");
    app.failure_message([](const CLI::App*, const CLI::Error& error) {
        return "ERROR: " + usage_error(error, "carcassonne --help");
    });
    const auto run = add_solve_options(app, "carcassonne");
    auto arguments = with_two_dashes(argc, argv);
    std::ranges::reverse(arguments);
    try {
        app.parse(arguments);
        return static_cast<int>(run());
    } catch (const CLI::ParseError& error) {
        return static_cast<int>(end_at_arguments(app, error));
    } catch (const std::bad_alloc&) {
        return static_cast<int>(end_without_memory());
    }
}
