// The `bastide` command: finds the subcommand and runs it.
#pragma once

#include "command/command.h"

namespace bastide::cli {

Exit run_bastide(int argc, const char* const* argv);

}  // namespace bastide::cli
