#include "cli/command.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <utility>

#include <CLI/CLI.hpp>

#include "cli/output.h"

namespace bastide::cli {

void refuse(const std::string& option, const std::string& why) {
    throw CLI::ValidationError(option, why);
}

Option Option::option_text(const std::string& shown) const {
    return Option(*option_->option_text(shown));
}

Option Option::type_name(const std::string& type) const {
    return Option(*option_->type_name(type));
}

Option Option::check(const Check& why_bad) const {
    return Option(*option_->check(why_bad));
}

Option Option::transform(const Rewrite& rewrite) const {
    return Option(*option_->transform(CLI::Validator(rewrite, "")));
}

Option Option::required() const {
    return Option(*option_->required());
}

Option Option::needs(Option other) const {
    return Option(*option_->needs(other.option_));
}

Option Option::excludes(Option other) const {
    return Option(*option_->excludes(other.option_));
}

Option Option::expected(int words) const {
    return Option(*option_->expected(words));
}

Option Option::delimiter(char between) const {
    return Option(*option_->delimiter(between));
}

bool Option::is_given() const {
    return option_->count() > 0;
}

Command Command::add_subcommand(const std::string& name, const std::string& help) const {
    return Command(*app_->add_subcommand(name, help));
}

std::optional<Command> Command::subcommand(const std::string& name) const {
    const auto found = app_->get_subcommands([&](const CLI::App* each) { return each->get_name() == name; });
    if (found.empty()) return std::nullopt;
    return Command(*found.front());
}

bool Command::has_subcommands() const {
    return !app_->get_subcommands([](const CLI::App*) { return true; }).empty();
}

template <class T>
Option Command::add_option(const std::string& names, T& value, const std::string& help) const {
    return Option(*app_->add_option(names, value, help));
}

template Option Command::add_option(const std::string&, std::uint8_t&, const std::string&) const;
template Option Command::add_option(const std::string&, int&, const std::string&) const;
template Option Command::add_option(const std::string&, std::int64_t&, const std::string&) const;
template Option Command::add_option(const std::string&, double&, const std::string&) const;
template Option Command::add_option(const std::string&, std::string&, const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<std::size_t>&,
                                    const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<std::int64_t>&,
                                    const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<std::string>&,
                                    const std::string&) const;
template Option Command::add_option(const std::string&, std::vector<int>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::vector<std::string>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::pair<std::string, std::string>&,
                                    const std::string&) const;

Option Command::add_option_function(const std::string& names,
                                    const std::function<void(const std::string&)>& take,
                                    const std::string& help) const {
    return Option(*app_->add_option_function<std::string>(names, take, help));
}

Option Command::add_flag(const std::string& names, bool& value, const std::string& help) const {
    return Option(*app_->add_flag(names, value, help));
}

void Command::require_subcommand() const {
    app_->require_subcommand(1);
}

void Command::footer(const std::string& text) const {
    app_->footer(text);
}

void Command::callback(const std::function<void()>& after_parsing) const {
    app_->callback(after_parsing);
}

void Command::keep_extras() const {
    app_->fallthrough(false);
    app_->allow_extras();
}

void Command::fallthrough() const {
    app_->fallthrough();
}

bool Command::is_given(const std::string& option) const {
    return app_->count(option) > 0;
}

std::vector<std::string> Command::remaining() const {
    return app_->remaining();
}

Program::Program(const std::string& name, const std::string& about, const std::string& version)
    : app_(std::make_unique<CLI::App>(about, name)) {
    if (!version.empty()) app_->set_version_flag("--version", version);
    app_->set_help_flag("-h,--help", "Show this help");
}

Program::~Program() = default;

Command Program::command() const {
    return Command(*app_);
}

std::optional<Exit> Program::parse(std::vector<std::string> arguments, const std::string& prefix,
                                   const std::string& helping) const {
    app_->failure_message([prefix, helping](const CLI::App*, const CLI::Error& error) {
        return prefix + error.what() + " ('" + helping + " --help' says how it is used)\n";
    });
    std::ranges::reverse(arguments);  // as CLI11 takes them
    try {
        app_->parse(arguments);
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        const bool is_answered = app_->exit(error) == 0;
        if (!is_answered) return Exit::usage;
        std::cout.flush();
        return std::cout ? Exit::done : fail(file_error("<stdout>", "cannot be written"));
    }
}

}  // namespace bastide::cli
