// `bastide match engine`: a bot as a program of the match protocol.
#include "bastide/match/protocol/engine.h"

#include <string>

#include "bastide/text/quote.h"
#include "cli/match/commands.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/match/bot_registry.h"
#include "engines/engine_bot.h"
#include "os/output.h"
#include "os/stdin_lines.h"

namespace bastide::cli {
namespace {

struct EngineOptions {
    std::string bot = "master";
};

Exit run_engine(const EngineOptions& options, const GlobalOptions& global) {
    if (engines::is_command(options.bot))
        return fail_usage(global, failed(text::in_quotes(options.bot) +
                                         " is an external bot, which speaks the protocol itself")
                                      .error());
    BotRegistry bots({});
    const auto kind = bots.find(options.bot);
    if (!kind) return fail_usage(global, kind.error());
    match::protocol::Engine engine(**kind);
    os::StdinLines lines;
    while (!engine.has_quit()) {
        const auto line = lines.next_cut();
        if (!line) return fail(line.error());
        if (!*line) break;
        std::string answers;
        for (const std::string& answer : engine.answer(**line)) answers += answer + '\n';
        if (const auto written = os::write_out(answers); !written) return fail(written.error());
    }
    return Exit::done;
}

}  // namespace

void add_match_engine(Command match) {
    const Command command =
        match.add_subcommand("engine", "Run a bot as an engine that speaks the text protocol");
    auto& options = command.make_options<EngineOptions>();
    command.add_option("--bot", options.bot, "The bot: " + match::bot_names())
        .option_text("NAME [master]")
        .type_name(type_of_words(match::bot_names()));
    command.footer(
        "\nReads lines of the match protocol from standard input and answers each on standard output:\n"
        "docs/match-protocol.md describes them. 'master:200' is master with 200 simulations.\n\nExample:\n"
        "  printf 'protocol 1\\nnewmatch seat 0\\ndraw LR\\ngo\\n' | bastide match engine --bot greedy");
    command.run(run_engine, options);
}

}  // namespace bastide::cli
