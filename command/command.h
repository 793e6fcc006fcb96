// Subcommands: their options, and functions that return an exit status.
//
// `Command` and `Option` refer to CLI11 objects. Only command.cpp, command_tree.cpp, program.cpp and
// usage_error.cpp include CLI11: its header has 9,000 lines, and compiling it for every subcommand took half
// of the build time.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "command/option_names.h"
#include "os/terminal.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace bastide::cli {

// Exit statuses. Scripts depend on the values.
enum class Exit : int {
    done = 0,
    usage = 1,  // the command line is wrong
    input = 2,  // the input is wrong, or a file cannot be read or written
    limit = 3,  // a limit was reached, so the result is partial, and the output says so
    interrupted = 130,
};

// The options of every subcommand, and the subcommand itself.
struct GlobalOptions {
    os::ColorMode color = os::ColorMode::automatic;
    std::string command;             // "bastide solo run"
    std::vector<std::string> words;  // all arguments of the program
};

// Ends parsing because the value of an option is wrong or contradicts another option. Call it only from
// functions passed to `Command::validate`.
[[noreturn]] void reject(const std::string& option, const std::string& why);
// As above, with a whole sentence.
[[noreturn]] void reject(const std::string& sentence);

// The value of an option that takes four words and may be repeated.
using FourWords = std::tuple<std::string, std::string, std::string, std::string>;

// An option of a command. Functions that change an option return it, so that calls can be chained.
class Option {
  public:
    // Returns an error message for a word, or "".
    using Check = std::function<std::string(const std::string&)>;
    // Like Check, but may also change the word.
    using Rewrite = std::function<std::string(std::string&)>;

    explicit Option(CLI::Option& option) : option_(&option) {}

    Option option_text(const std::string& shown) const;  // placeholder in help, such as "N [1]"
    Option type_name(const std::string& type) const;
    Option check(const Check& why_bad) const;
    Option transform(const Rewrite& rewrite) const;
    Option required() const;
    Option needs(Option other) const;
    Option excludes(Option other) const;
    Option expected(int words) const;
    Option delimiter(char between) const;

    bool is_given() const;  // after parsing

  private:
    CLI::Option* option_;
};

// A command: the program itself or a subcommand. A command and its options must not outlive the Program.
class Command {
  public:
    explicit Command(CLI::App& app) : app_(&app) {}

    Command add_subcommand(const std::string& name, const std::string& help) const;
    std::optional<Command> subcommand(const std::string& name) const;
    std::vector<Command> subcommands() const;
    std::string name() const;
    std::string path() const;                    // the names of the parent commands and this command:
                                                 // "bastide solo run"
    void group(const std::string& title) const;  // sets the heading in lists of commands

    // Adds an option that sets `value` during parsing. `value` must live until then. Defined for the types
    // that command.cpp instantiates.
    template <class T>
    Option add_option(const OptionNames& names, T& value, const std::string& help) const;
    Option add_option_function(const OptionNames& names, const std::function<void(const std::string&)>& take,
                               const std::string& help) const;
    Option add_flag(const OptionNames& names, bool& value, const std::string& help) const;
    // Adds a flag that help does not show, and calls `take` if it is given.
    Option add_former_flag(const std::string& name, const std::string& now,
                           const std::function<void()>& take) const;

    void require_subcommand() const;
    void footer(const std::string& text) const;
    // Tells the help that the command can end with this status, or with another meaning of it: "wrong command
    // line or no terminal". Every command that runs can succeed and can reject its command line and its
    // input.
    void exits_with(Exit status, const std::string& meaning = "") const;
    // Creates the options of the command, which live as long as the program.
    template <class Options, class... Values>
    Options& make_options(Values&&... values) const {
        auto options = std::make_shared<Options>(std::forward<Values>(values)...);
        own(options);
        return *options;
    }

    // Sets the function that checks the options after parsing. It may call `reject`.
    void validate(const std::function<void()>& check) const;

    // Sets the function that runs if this command is selected. The function's parameters are the options, if
    // any, and the global options, if it uses them.
    template <class Function, class... Options>
    void run(Function function, Options&... options) const {
        set_run([function = std::move(function), &options...](const GlobalOptions& global) -> Exit {
            if constexpr (std::is_invocable_v<const Function&, Options&..., const GlobalOptions&>) {
                return function(options..., global);
            } else {
                return function(options...);
            }
        });
    }

    // Collects unknown words for `remaining`, instead of rejecting them or passing them to the parent
    // command.
    void allow_extras() const;
    void fallthrough() const;  // allows options of this command after its subcommands

    // After parsing.
    bool is_given(const std::string& option) const;
    std::vector<std::string> remaining() const;

    CLI::App& app() const { return *app_; }
    // The names of an option that help does not show.
    const std::vector<HiddenName>& hidden_names(const CLI::Option& option) const;
    // Returns the statuses of the command with their meanings, in short words.
    std::map<Exit, std::string> exit_statuses() const;

  private:
    Option named(CLI::Option& option, const OptionNames& names) const;
    void own(std::shared_ptr<void> options) const;
    void set_run(std::function<Exit(const GlobalOptions&)> run) const;

    CLI::App* app_;
};

// A complete program (program.cpp): the root command with --help, and with --version if there is a version
// text.
class Program {
  public:
    Program(const std::string& name, const std::string& about, const std::string& version = "");
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    Command command() const;

    // Adds the options that every subcommand takes.
    void add_global_options() const;

    // Prints no notes on former names of options, because another program has printed them.
    void omit_notes() const;

    // Parses the arguments, without the program's name, and runs the selected command. Prints the help if
    // help is requested, or one line about an error. May be called only once.
    Exit run(const std::vector<std::string>& arguments) const;

    // As `run`, but prints nothing and returns nullopt if the arguments ask for help or are invalid.
    std::optional<Exit> try_run(const std::vector<std::string>& arguments) const;

    // Parses without running a command. Returns nullopt if the arguments are valid, and otherwise prints the
    // same as `run`.
    std::optional<Exit> parse(const std::vector<std::string>& arguments) const;

    // Returns the selected command, after parsing.
    Command selected() const;

  private:
    class Root;

    Exit run_selected(const std::vector<std::string>& arguments) const;

    std::unique_ptr<Root> root_;

    friend class Command;
};

}  // namespace bastide::cli
