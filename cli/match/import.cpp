// `bastide match import`: a match of another program or site, as a record of ours.
#include <string>

#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {

void add_match_import(Command match) {
    const Command command =
        match.add_subcommand("import", "Convert a game of another program or site into a game record");
    auto& file = command.make_options<std::string>("-");
    command.add_option("FILE", file, "A save or log. '-' or none is standard input").type_name("*.json");
    command.footer(
        "\nReads games saved by JCloisterZone 4 or 5 and logs of Board Game Arena, of the base game only. "
        "The\nrecord has the players' names. 'replay', 'view' and 'review' read such files directly.\n"
        "\nExamples:\n  bastide match import examples/match/abbey.jcz > abbey.json\n"
        "  bastide match import examples/match/bga-log.json > duel.json");
    command.run(
        [](const std::string& name) {
            const auto table = find_match(name);
            return table ? finish(os::write_out(to_json(saved_of(*table)))) : fail(table.error());
        },
        file);
}

}  // namespace bastide::cli
