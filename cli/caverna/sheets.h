// Shared by the commands that score sheets: options, reading and printing.
#pragma once

#include <cstddef>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "bastide/caverna/format.h"
#include "command/command.h"

namespace bastide::cli {

struct SheetOptions {
    std::vector<std::string> files;
    caverna::Rules rules = caverna::Rules::official;
    bool house_rules = false;
    bool explain = false;
    bool json = false;
};

// Seven full sheets need less than this.
inline constexpr std::size_t max_bytes_of_sheets = std::size_t{1} << 20;

// Adds --rules and --house-rules.
void add_rule_options(Command command, caverna::Rules& rules, bool& house_rules);

void add_sheet_options(Command command, SheetOptions& options);

// Returns the sheets of a file, or the exit status after printing the error.
std::expected<std::vector<caverna::Holding>, Exit> load_sheets(const SheetOptions& options,
                                                               const std::string& file);

// Prints a warning for each player with more animals than a board can have room for.
void warn_of_doubts(const std::string& file, std::span<const caverna::Holding> holdings,
                    const caverna::Profile& rules);

// Formats sheets by the options: a table, the arithmetic, or JSON.
std::string sheets_text(const SheetOptions& options, const std::vector<caverna::Scored>& players);

}  // namespace bastide::cli
