// `bastide-serve`: the server. `bastide serve` starts it with its arguments.
//
// A separate program, because it needs Boost and OpenSSL to build, and because they would make every start of
// `bastide` slower.
#include <csignal>

#include <sys/stat.h>

#include "command/program.h"
#include "serve/program.h"

int main(int argc, char** argv) {
    bastide::cli::begin_program();
    std::signal(SIGPIPE, SIG_IGN);  // a reader of its messages may end first
    umask(0077);                    // tables contain secrets, such as the order of the tiles
    return static_cast<int>(bastide::serve::run_program({argv + 1, argv + argc}));
}
