#include "command/command.h"

#include <cstdint>
#include <utility>

#include <CLI/CLI.hpp>

namespace bastide::cli {

void reject(const std::string& option, const std::string& why) {
    throw CLI::ValidationError(option, why);
}

void reject(const std::string& sentence) {
    throw CLI::ValidationError(sentence);
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
    CLI::App* const command = app_->add_subcommand(name, help);
    command->group("Commands");
    command->footer("");  // do not inherit the parent's
    return Command(*command);
}

std::optional<Command> Command::subcommand(const std::string& name) const {
    const auto found = app_->get_subcommands([&](const CLI::App* each) { return each->get_name() == name; });
    if (found.empty()) return std::nullopt;
    return Command(*found.front());
}

std::vector<Command> Command::subcommands() const {
    std::vector<Command> all;
    for (CLI::App* each : app_->get_subcommands([](const CLI::App*) { return true; }))
        all.emplace_back(*each);
    return all;
}

std::string Command::name() const {
    return app_->get_name();
}

std::string Command::path() const {
    const CLI::App* const above = app_->get_parent();
    return above == nullptr ? name() : Command(*app_->get_parent()).path() + ' ' + name();
}

void Command::group(const std::string& title) const {
    app_->group(title);
}

template <class T>
Option Command::add_option(const OptionNames& names, T& value, const std::string& help) const {
    CLI::Option* const option = app_->add_option(names.all(), value, help);
    // Otherwise CLI11 would split a word such as [2,1,0,1,1] at its commas.
    option->allow_extra_args(false);
    // Positional arguments take words while they expect more.
    constexpr int many = CLI::detail::expected_max_vector_size;
    if (option->get_positional() && option->get_expected_max() == many)
        option->expected(many, many)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    return named(*option, names);
}

template Option Command::add_option(const OptionNames&, std::uint8_t&, const std::string&) const;
template Option Command::add_option(const OptionNames&, int&, const std::string&) const;
template Option Command::add_option(const OptionNames&, std::int64_t&, const std::string&) const;
template Option Command::add_option(const OptionNames&, double&, const std::string&) const;
template Option Command::add_option(const OptionNames&, std::string&, const std::string&) const;
template Option Command::add_option(const OptionNames&, std::optional<std::size_t>&,
                                    const std::string&) const;
template Option Command::add_option(const OptionNames&, std::optional<std::int64_t>&,
                                    const std::string&) const;
template Option Command::add_option(const OptionNames&, std::optional<std::string>&,
                                    const std::string&) const;
template Option Command::add_option(const OptionNames&, std::pair<int, int>&, const std::string&) const;
template Option Command::add_option(const OptionNames&, std::vector<std::string>&, const std::string&) const;
template Option Command::add_option(const OptionNames&, std::pair<std::string, std::string>&,
                                    const std::string&) const;
template Option Command::add_option(const OptionNames&, std::vector<FourWords>&, const std::string&) const;

Option Command::add_option_function(const OptionNames& names,
                                    const std::function<void(const std::string&)>& take,
                                    const std::string& help) const {
    return named(*app_->add_option_function<std::string>(names.all(), take, help), names);
}

Option Command::add_flag(const OptionNames& names, bool& value, const std::string& help) const {
    return named(*app_->add_flag(names.all(), value, help), names);
}

Option Command::add_former_flag(const std::string& name, const std::string& now,
                                const std::function<void()>& take) const {
    const auto call = [take](std::int64_t /*count*/) { take(); };
    return named(*app_->add_flag_function(name, call), OptionNames::replaced(name, now));
}

void Command::require_subcommand() const {
    app_->require_subcommand(1);
}

void Command::footer(const std::string& text) const {
    app_->footer(text);
}

void Command::validate(const std::function<void()>& check) const {
    app_->callback(check);
}

void Command::allow_extras() const {
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

}  // namespace bastide::cli
