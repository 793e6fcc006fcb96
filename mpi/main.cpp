// `mpirun -n R bastide-mpi solve …`: `bastide solve` over the ranks of MPI.
#include <algorithm>
#include <csignal>

#include <mpi.h>

#include "cli/program.h"
#include "cli/solve.h"
#include "mpi/channel.h"
#include "mpi/ranks.h"

namespace bastide::mpi {
namespace {

int run(int argc, char** argv) {
    CLI::App app("Puzzles of the Carcassonne family over many machines.", "bastide-mpi");
    app.set_version_flag("--version", "bastide-mpi " BASTIDE_VERSION);
    app.set_help_flag("-h,--help", "Show this help");
    app.require_subcommand(1);
    app.failure_message([](const CLI::App*, const CLI::Error& error) {
        return "ERROR: " + cli::usage_error(error, "bastide-mpi solve --help");
    });
    CLI::App* solve =
        app.add_subcommand("solve", "Place a sequence of tiles so that every road and city closes");
    const auto run_solve = cli::add_solve_options(*solve, "mpirun -n 4 bastide-mpi solve", solve_over_ranks);
    auto arguments = cli::with_two_dashes(argc, argv);
    std::ranges::reverse(arguments);
    try {
        app.parse(arguments);
    } catch (const CLI::ParseError& error) {
        return static_cast<int>(cli::end_at_arguments(app, error));
    }
    return static_cast<int>(run_solve());
}

}  // namespace
}  // namespace bastide::mpi

int main(int argc, char** argv) {
    using namespace bastide::mpi;
    bastide::cli::begin_program();
    MPI_Init(&argc, &argv);
    int status = 0;
    if (this_rank() == 0) {
        status = run(argc, argv);
        dismiss();
    } else {
        // Rank 0 is told as well, and says when to end.
        std::signal(SIGINT, SIG_IGN);
        std::signal(SIGTERM, SIG_IGN);
        serve();
    }
    MPI_Finalize();
    return status;
}
