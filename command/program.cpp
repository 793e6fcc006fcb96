#include "command/program.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <map>
#include <new>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "command/command_tree.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/help_page.h"
#include "command/usage_error.h"
#include "os/output.h"
#include "os/temp_cleanup.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

// Otherwise the next opened file would get the number of a closed stream, and output would go into that file.
// Reserves the numbers such that reading and writing still fail.
void take_closed_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const bool is_closed = fcntl(stream, F_GETFD) < 0;
        if (is_closed) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

constexpr std::string_view no_memory = "There is not enough memory for this input.";

// Ends the program from any thread that runs out of memory. Does not unwind the stack, because the library
// does not support exceptions and other threads are running. The message itself must not allocate.
void end_at_once() {
    static std::atomic_flag is_reported;
    while (is_reported.test_and_set()) pause();
    os::remove_temp_file();
    const std::string_view clear = isatty(STDERR_FILENO) == 1 ? "\r\33[K" : "";  // clears the progress line
    for (const std::string_view part : {clear, no_memory, std::string_view("\n")}) {
        if (write(STDERR_FILENO, part.data(), part.size()) < 0) break;
    }
    std::_Exit(static_cast<int>(Exit::limit));
}

// Prints a note for each former name among the arguments.
void print_notes(Command selected, const std::vector<std::string>& arguments) {
    for (const std::string& note : notes_on_names(selected, arguments)) os::eprintln("note: " + note);
}

// CLI11 consumes the words from the end.
void parse_words(CLI::App& app, const std::vector<std::string>& words) {
    app.parse(std::vector(words.rbegin(), words.rend()));
}

}  // namespace

// The program's root command, with options for all subcommands.
class Program::Root : public CLI::App {
  public:
    using CLI::App::App;

    static Root& of(CLI::App* app) {
        while (app->get_parent() != nullptr) app = app->get_parent();
        return static_cast<Root&>(*app);
    }

    GlobalOptions global;
    std::vector<std::shared_ptr<void>> options;
    std::map<const CLI::App*, std::function<Exit(const GlobalOptions&)>> runs;
    std::map<const CLI::Option*, std::vector<HiddenName>> hidden_names;
    std::map<const CLI::App*, std::map<Exit, std::string>> exit_statuses;  // those that `exits_with` set
    bool prints_notes = true;
};

void Command::own(std::shared_ptr<void> options) const {
    Program::Root::of(app_).options.push_back(std::move(options));
}

void Command::set_run(std::function<Exit(const GlobalOptions&)> run) const {
    Program::Root::of(app_).runs[app_] = std::move(run);
}

Option Command::named(CLI::Option& option, const OptionNames& names) const {
    if (!names.hidden().empty()) Program::Root::of(app_).hidden_names[&option] = names.hidden();
    return Option(option);
}

const std::vector<HiddenName>& Command::hidden_names(const CLI::Option& option) const {
    static const std::vector<HiddenName> none;
    const auto& all = Program::Root::of(app_).hidden_names;
    const auto found = all.find(&option);
    return found == all.end() ? none : found->second;
}

static std::string usual_meaning(Exit status) {
    switch (status) {
        case Exit::done:
            return "success";
        case Exit::usage:
            return "wrong command line";
        case Exit::input:
            return "wrong input or an unusable file";
        case Exit::limit:
            return "a limit was reached and the result is partial";
        case Exit::interrupted:
            return "Ctrl-C";
    }
    return "";
}

void Command::exits_with(Exit status, const std::string& meaning) const {
    Program::Root::of(app_).exit_statuses[app_][status] = meaning.empty() ? usual_meaning(status) : meaning;
}

std::map<Exit, std::string> Command::exit_statuses() const {
    std::map<Exit, std::string> statuses = Program::Root::of(app_).exit_statuses[app_];
    for (const Exit status : {Exit::done, Exit::usage, Exit::input})
        statuses.emplace(status, usual_meaning(status));
    return statuses;
}

// With less, a command may end by a signal, without a message.
static void check_stack_limit() {
    constexpr rlim_t least = rlim_t{512} * 1024;
    rlimit stack{};
    if (getrlimit(RLIMIT_STACK, &stack) != 0 || stack.rlim_cur >= least) return;
    os::eprintln("The limit on the stack is " + std::to_string(stack.rlim_cur / 1024) +
                 " KiB, and this program needs 512: raise it with 'ulimit -s 8192'.");
    std::_Exit(static_cast<int>(Exit::limit));
}

void begin_program() {
    check_stack_limit();
    std::set_new_handler(end_at_once);
    std::signal(SIGXFSZ, SIG_IGN);
    take_closed_streams();
}

Program::Program(const std::string& name, const std::string& about, const std::string& version)
    : root_(std::make_unique<Root>(about, name)) {
    if (!version.empty()) root_->set_version_flag("-V,--version", version, "Show the version");
    root_->set_help_flag("-h,--help", "Show this help");
}

Program::~Program() = default;

Command Program::command() const {
    return Command(*root_);
}

void add_color_option(Command command, os::ColorMode& color) {
    add_choice(command, "--color", color,
               {{"auto", os::ColorMode::automatic},
                {"always", os::ColorMode::always},
                {"never", os::ColorMode::never}},
               "When to use colour: auto, always or never", "WHEN [auto]");
}

void Program::add_global_options() const {
    root_->fallthrough();
    add_color_option(command(), root_->global.color);
}

void Program::omit_notes() const {
    root_->prints_notes = false;
}

Command Program::selected() const {
    CLI::App* command = root_.get();
    while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
    return Command(*command);
}

std::optional<Exit> Program::parse(const std::vector<std::string>& arguments) const {
    try {
        parse_words(*root_, arguments);
        return std::nullopt;
    } catch (const CLI::CallForVersion& version) {
        return finish(os::write_out(std::string(version.what()) + '\n'));
    } catch (const CLI::ParseError& error) {
        const auto wrong = usage_error(*this, error, arguments);
        if (!wrong) return finish(os::write_out(help_page(describe(selected()), os::text_width())));
        print_notes(selected(), arguments);
        os::eprintln(*wrong);
        return Exit::usage;
    }
}

std::optional<Exit> Program::try_run(const std::vector<std::string>& arguments) const {
    try {
        parse_words(*root_, arguments);
    } catch (const CLI::ParseError&) {
        return std::nullopt;
    }
    return run_selected(arguments);
}

Exit Program::run(const std::vector<std::string>& arguments) const {
    const auto end = parse(arguments);
    return end ? *end : run_selected(arguments);
}

Exit Program::run_selected(const std::vector<std::string>& arguments) const {
    root_->global.command = selected().path();
    root_->global.words = arguments;
    if (root_->prints_notes) print_notes(selected(), arguments);
    try {
        return root_->runs.at(&selected().app())(root_->global);
    } catch (const std::bad_alloc&) {
        os::eprintln(no_memory);
        return Exit::limit;
    }
}

}  // namespace bastide::cli
