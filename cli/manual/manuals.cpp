// `bastide completion` and `bastide man`: what the program knows of its own options, for shells and manuals.
#include <functional>
#include <memory>

#include "cli/choice.h"
#include "cli/command.h"
#include "cli/manual/command_tree.h"
#include "cli/manual/completion.h"
#include "cli/manual/man_page.h"
#include "cli/output.h"

namespace bastide::cli {
namespace {

using Script = std::string (*)(const CommandFacts&);

void add_completion(Command app, Chosen& chosen) {
    const Command command =
        app.add_subcommand("completion", "Print a script by which a shell completes commands");
    auto script = std::make_shared<Script>(nullptr);
    add_choice<Script>(command, "SHELL", *script,
                       {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}},
                       "bash, zsh or fish", "")
        .required();
    command.footer(R"(
For this shell alone, or by a line in ~/.bashrc, ~/.zshrc (after compinit) or ~/.config/fish/config.fish:
  source <(bastide completion bash)
  source <(bastide completion zsh)
  bastide completion fish | source)");
    command.callback([script, app, &chosen] {
        chosen.run = [script, app](const Common&) { return finish(write_out((*script)(describe(app)))); };
    });
}

void add_man(Command app, Chosen& chosen) {
    const Command command = app.add_subcommand("man", "Print the manual page");
    command.footer("\nExample:\n  bastide man | man -l -");
    command.callback([app, &chosen] {
        chosen.run = [app](const Common&) {
            return finish(write_out(man_page(describe(app), "bastide " BASTIDE_VERSION)));
        };
    });
}

}  // namespace

void add_manuals(Command app, Chosen& chosen) {
    add_completion(app, chosen);
    add_man(app, chosen);
}

}  // namespace bastide::cli
