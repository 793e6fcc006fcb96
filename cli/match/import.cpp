// `bastide match import`: a match saved by another program, as a record of ours.
#include <string>

#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {

void add_match_import(Command match) {
    const Command command =
        match.add_subcommand("import", "Convert a game saved by JCloisterZone 5 into a game record");
    auto& file = command.make_options<std::string>("-");
    command.add_option("FILE", file, "A saved game (.jcz). '-' or none is standard input").type_name("*.jcz");
    command.footer(
        "\nOnly the base game is read. The record has the players' names. 'replay', 'view' and 'review' read "
        "such\nfiles as they are.\n"
        "\nExample:\n  bastide match import examples/match/abbey.jcz > abbey.json");
    command.run(
        [](const std::string& name) {
            const auto table = find_match(name);
            return table ? finish(os::write_out(to_json(saved_of(*table)))) : fail(table.error());
        },
        file);
}

}  // namespace bastide::cli
