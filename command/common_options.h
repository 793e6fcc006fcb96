// The options that every subcommand takes.
#pragma once

#include "command/command.h"
#include "command/enum_option.h"
#include "os/terminal.h"

namespace bastide::cli {

// `common` must live until the program is parsed.
inline void add_common_options(Command app, Common& common) {
    app.fallthrough();
    add_choice(app, "--color", common.color,
               {{"auto", os::ColorMode::automatic},
                {"always", os::ColorMode::always},
                {"never", os::ColorMode::never}},
               "When to use colour: auto, always or never", "WHEN [auto]");
}

}  // namespace bastide::cli
