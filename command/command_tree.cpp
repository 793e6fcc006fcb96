#include "command/command_tree.h"

#include <CLI/CLI.hpp>

namespace bastide::cli {
namespace {

std::vector<std::string> names_of(const CLI::Option& option) {
    if (option.get_positional()) return {option.get_name(true)};
    std::vector<std::string> names;
    for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
    for (const std::string& name : option.get_snames()) names.push_back("-" + name);
    return names;
}

// The words listed by a type that `type_of_words` returned.
std::vector<std::string> words_of(const std::string& type) {
    if (!type.starts_with('{')) return {};
    std::vector<std::string> words = CLI::detail::split(type.substr(1, type.find('}') - 1), ',');
    for (std::string& word : words) CLI::detail::trim(word);
    return words;
}

OptionFacts::Value value_of(const CLI::Option& option, const OptionFacts& facts) {
    using Value = OptionFacts::Value;
    if (option.get_items_expected_max() == 0) return Value::none;
    if (!facts.words.empty()) return option.get_type_name().ends_with(',') ? Value::list : Value::word;
    if (facts.shown.starts_with("FILE") || !facts.ending.empty()) return Value::file;
    return facts.shown.starts_with("DIR") ? Value::folder : Value::other;
}

// `program` is any command of the program.
OptionFacts describe(Command program, const CLI::Option& option) {
    OptionFacts facts;
    for (std::string& name : names_of(option)) {
        const bool is_hidden = find_hidden(program.hidden_names(option), name) != nullptr;
        (is_hidden ? facts.hidden_names : facts.names).push_back(std::move(name));
    }
    // Other options replace it.
    if (facts.names.empty()) return facts;
    facts.words = words_of(option.get_type_name());
    facts.shown = option.get_positional()             ? facts.names.front()
                  : !option.get_option_text().empty() ? option.get_option_text()
                                                      : option.get_type_name();
    facts.help = option.get_description();
    facts.is_required = option.get_required();
    facts.takes_many = option.get_items_expected_max() >= CLI::detail::expected_max_vector_size;
    const std::string type = option.get_type_name();
    if (type.starts_with("*.")) facts.ending = type.substr(2);
    facts.value = value_of(option, facts);
    return facts;
}

CommandFacts describe(CLI::App& command, const std::string& path,
                      const std::vector<OptionFacts>& everywhere) {
    CommandFacts facts;
    facts.name = command.get_name();
    facts.path = path + facts.name;
    facts.help = command.get_description();
    facts.group = command.get_group();
    facts.footer = command.get_footer();
    for (const CLI::Option* option : command.get_options()) {
        OptionFacts described = describe(Command(command), *option);
        if (!described.names.empty()) facts.options.push_back(std::move(described));
    }
    const auto commands = command.get_subcommands([](const CLI::App*) { return true; });
    facts.does_without = command.get_require_subcommand_min() == 0;
    for (CLI::App* below : commands) facts.commands.push_back(describe(*below, facts.path + " ", everywhere));
    if (commands.empty() || facts.does_without) facts.exit_statuses = Command(command).exit_statuses();
    const bool takes_those_above = command.get_parent() != nullptr && command.get_fallthrough();
    if ((commands.empty() || facts.does_without) && takes_those_above)
        facts.options.insert(facts.options.end(), everywhere.begin(), everywhere.end());
    return facts;
}

void list(const CommandFacts& command, std::vector<const CommandFacts*>& all) {
    all.push_back(&command);
    for (const CommandFacts& below : command.commands) list(below, all);
}

}  // namespace

CommandFacts describe(Command command) {
    const CLI::App* program = &command.app();
    std::string path;
    while (program->get_parent() != nullptr) {
        program = program->get_parent();
        path.insert(0, program->get_name() + " ");
    }
    std::vector<OptionFacts> everywhere;
    for (const CLI::Option* option : program->get_options()) {
        const bool ends_the_program =
            option == program->get_help_ptr() || option == program->get_version_ptr();
        if (!ends_the_program) everywhere.push_back(describe(command, *option));
    }
    return describe(command.app(), path, everywhere);
}

std::vector<std::string> required_options(const CommandFacts& command) {
    std::vector<std::string> all;
    for (const OptionFacts& option : command.options)
        if (option.is_required && !option.is_positional())
            all.push_back(option.names.front() + ' ' + option.shown);
    return all;
}

std::vector<const CommandFacts*> all_commands(const CommandFacts& program) {
    std::vector<const CommandFacts*> all;
    list(program, all);
    return all;
}

}  // namespace bastide::cli
