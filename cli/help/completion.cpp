// `bastide completion`: a script for a shell, which asks `bastide __complete` (complete.h).
#include <string_view>

#include "cli/help/commands.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

constexpr std::string_view bash_script = R"sh(# Completion of bastide for bash.
_bastide() {
    local kind lines current=${COMP_WORDS[COMP_CWORD]#=}
    { read -r kind; mapfile -t lines; } < <(bastide __complete "${COMP_WORDS[@]:0:COMP_CWORD+1}" 2>/dev/null)
    COMPREPLY=("${lines[@]%%$'\t'*}")
    case $kind in
        list) compopt -o nospace ;;
        folders) mapfile -t COMPREPLY < <(compgen -d -- "$current") && compopt -o filenames ;;
        files) mapfile -t COMPREPLY < <(compgen -f -- "$current") && compopt -o filenames ;;
        files*) mapfile -t COMPREPLY < <(compgen -f -o plusdirs -X "!*.${kind#files }" -- "$current")
            (( ${#COMPREPLY[@]} )) || mapfile -t COMPREPLY < <(compgen -f -- "$current")
            compopt -o filenames ;;
    esac
}
complete -F _bastide bastide carcassonne
)sh";

constexpr std::string_view zsh_script = R"sh(#compdef bastide carcassonne
# Completion of bastide for zsh.
_bastide() {
    local -a lines=("${(@f)$(bastide __complete "${(@)words[1,CURRENT]}" 2>/dev/null)}") described
    case $lines[1] in
        (folders) _files -/ ;;
        (files) _files ;;
        (files*) _files -g "*.${lines[1]#files }(-.)" ;;
        (nothing*) _message "${lines[1]#nothing}" ;;
        (list) compadd -S '' -- "${(@)lines[2,-1]%%$'\t'*}" ;;
        (words) described=("${(@)${(@)lines[2,-1]//:/\\:}/$'\t'/:}"); _describe value described ;;
    esac
}
if [[ $funcstack[1] == _bastide ]]; then _bastide "$@"; else compdef _bastide bastide carcassonne; fi
)sh";

constexpr std::string_view fish_script = R"sh(# Completion of bastide for fish.
function __bastide
    set -l current (commandline -ct)
    set -l lines (bastide __complete (commandline -opc) "$current" 2>/dev/null)
    switch $lines[1]
        case folders
            __fish_complete_directories $current
        case files
            __fish_complete_path $current
        case 'files *'
            __fish_complete_suffix (string replace 'files ' . $lines[1])
        case '*'
            printf '%s\n' $lines[2..]
    end
end
complete -c bastide -k -f -a '(__bastide)'
complete -c carcassonne -k -f -a '(__bastide)'
)sh";

}  // namespace

void add_completion(Command app) {
    const Command command =
        app.add_subcommand("completion", "Print a script that lets your shell complete commands");
    auto& script = command.make_options<std::string_view>();
    add_choice<std::string_view>(command, "SHELL", script,
                                 {{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}},
                                 "Your shell: bash, zsh or fish", "")
        .required();
    command.footer(R"(
Examples, for this shell only. For every shell, add the line to ~/.bashrc, to ~/.zshrc after compinit, or to
~/.config/fish/config.fish:
  source <(bastide completion bash)
  source <(bastide completion zsh)
  bastide completion fish | source)");
    command.run([](std::string_view chosen) { return finish(os::write_out(chosen)); }, script);
}

}  // namespace bastide::cli
