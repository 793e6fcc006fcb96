// `mpirun -n R bastide-mpi solve …`: `bastide solve` over the ranks of MPI.
#include <csignal>

#include <mpi.h>

#include "cli/course/course.h"
#include "cli/puzzle/solve.h"
#include "command/program.h"
#include "mpi/channel.h"
#include "mpi/ranks.h"

namespace bastide::mpi {
namespace {

int run(int argc, char** argv) {
    const cli::Program program("bastide-mpi", "Solve puzzles of the Carcassonne family on many machines",
                               "bastide-mpi " BASTIDE_VERSION);
    program.command().require_subcommand();
    const cli::Command solve = program.command().add_subcommand(
        "solve", "Place a sequence of tiles so that every road and city closes");
    cli::add_solve_options(solve, "mpirun -n 4 bastide-mpi solve", solve_over_ranks);
    return static_cast<int>(program.run(cli::with_two_dashes({argv + 1, argv + argc})));
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
        // Rank 0 also receives the signal and ends the others.
        std::signal(SIGINT, SIG_IGN);
        std::signal(SIGTERM, SIG_IGN);
        serve();
    }
    MPI_Finalize();
    return status;
}
