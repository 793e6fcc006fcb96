// `bastide completion`: a script for a shell, made from the options.
#include <string>

#include "cli/help/commands.h"
#include "cli/help/completion_scripts.h"
#include "command/command_tree.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

using Script = std::string (*)(const CommandFacts&);

}  // namespace

void add_completion(Command app) {
    const Command command =
        app.add_subcommand("completion", "Print a script that lets your shell complete commands");
    auto& script = command.make_options<Script>();
    add_choice<Script>(command, "SHELL", script,
                       {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}},
                       "Your shell: bash, zsh or fish", "")
        .required();
    command.footer(R"(
Examples, for this shell only; for every shell add the line to ~/.bashrc, to ~/.zshrc after compinit, or to
~/.config/fish/config.fish:
  source <(bastide completion bash)
  source <(bastide completion zsh)
  bastide completion fish | source)");
    command.run([app](Script chosen) { return finish(os::write_out(chosen(describe(app)))); }, script);
}

}  // namespace bastide::cli
