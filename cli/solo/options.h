// The options that say what solo game is meant: the same for every command that plays one.
#pragma once

#include <optional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/solo/settings.h"
#include "command/command.h"

namespace bastide::cli {

// As given; what is not given is as `solo::Settings` has it.
struct SoloOptions {
    std::optional<std::string> size;
    std::optional<std::string> dealer;
    std::optional<solo::Roads> roads;
    std::optional<solo::ChainBonus> chain_bonus;

    bool any() const { return size || dealer || roads || chain_bonus; }
};

// Adds --size, --roads, --dealer and --chain-bonus.
void add_solo_options(Command command, SoloOptions& options);

// The settings asked for. The error has no place: it is a sentence that says what would be right.
Result<solo::Settings> settings(const SoloOptions& options);

}  // namespace bastide::cli
