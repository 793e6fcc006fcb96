// The options that every subcommand takes.
#pragma once

#include "cli/choice.h"
#include "cli/command.h"

namespace bastide::cli {

// `common` must live until the program is parsed.
inline void add_common_options(Command app, Common& common) {
    app.fallthrough();
    add_choice(app, "--color", common.color,
               {{"auto", When::automatic}, {"always", When::always}, {"never", When::never}},
               "When to use colour: auto, always or never", "WHEN [auto]");
}

}  // namespace bastide::cli
