// The `bastide` command: finds the subcommand and runs it.
#include <clocale>
#include <map>
#include <string>

#include "cli/command.h"

namespace {

using namespace bastide::cli;

const std::map<std::string, When> when_names = {
    {"auto", When::automatic}, {"always", When::always}, {"never", When::never}};

constexpr const char* example = R"(Example:
  bastide score examples/landscape/river-valley.json --breakdown

'bastide COMMAND --help' says more of each command.)";

}  // namespace

int main(int argc, char** argv) {
    std::setlocale(LC_CTYPE, "");
    CLI::App app("Software for tile-laying games of the Carcassonne family.", "bastide");
    app.set_version_flag("--version", "bastide " BASTIDE_VERSION);
    app.set_help_flag("-h,--help", "Show this help");
    app.footer(example);
    app.require_subcommand(1);
    app.fallthrough();

    Common common;
    app.add_option("--color", common.color, "When to colour what is printed: auto, always or never")
        ->transform(CLI::CheckedTransformer(when_names).description(""))
        ->option_text("WHEN [auto]");
    Chosen chosen;
    add_score(app, chosen);
    add_complete(app, chosen);

    try {
        app.parse(argc, argv);
        return static_cast<int>(chosen.run(common));
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : static_cast<int>(Exit::usage);
    }
}
