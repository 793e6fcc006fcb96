// Options that define a solo game, shared by every command that plays solo games.
#pragma once

#include <optional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/solo/settings.h"
#include "command/command.h"

namespace bastide::cli {

// The options as given. Missing options have the defaults of `solo::Settings`.
struct SoloOptions {
    std::optional<std::string> size;
    std::optional<std::string> dealer;
    std::optional<solo::Roads> roads;
    std::optional<solo::ChainBonus> chain_bonus;

    bool any() const { return size || dealer || roads || chain_bonus; }
};

// Adds --size, --roads, --dealer and --chain-bonus.
void add_solo_options(Command command, SoloOptions& options);

// Returns the settings. The error has no location. It gives the valid values.
Result<solo::Settings> settings(const SoloOptions& options);

}  // namespace bastide::cli
