#include "command/match/bot_registry.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "bastide/base/parallel/threads.h"
#include "bastide/match/bots/named_bot.h"
#include "bastide/text/quote.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "engines/engine_bot.h"
#include "os/files.h"

namespace bastide::cli {
namespace {

using match::BotKind;

constexpr std::int64_t max_time = 24LL * 60 * 60 * 1000;
// As `match::named_bot`, with a hint for the file of a program.
Result<BotKind> limited_bot(std::string_view word) {
    auto kind = match::named_bot(word);
    if (!kind) return failed(kind.error().what() + (word.contains(':') ? "" : program_hint(word)));
    return kind;
}

// True for a folder with at least one file, all of which are logs.
bool has_only_logs(const std::string& folder) {
    std::error_code failed;
    bool has_any = false;
    for (std::filesystem::directory_iterator file(folder, failed), end; !failed && file != end;
         file.increment(failed)) {
        if (file->path().extension() != ".log") return false;
        has_any = true;
    }
    return has_any && !failed;
}

// Returns why a word cannot be a bot, or "" if it may be one.
std::string why_no_program(std::string_view word) {
    if (text::printable(word) == word) return "";
    return text::in_quotes(word) + " is not printable: expected a program with a UTF-8 path";
}

}  // namespace

void add_program_options(Command command, ProgramOptions& options) {
    command
        .add_option("--move-time", options.move_time,
                    "Milliseconds per move: master thinks this long, and a program that takes longer loses "
                    "[10000 for programs]")
        .transform(whole_number(1, max_time))
        .option_text("MS");
    command
        .add_option("--match-time", options.match_time,
                    "Milliseconds that a program has for all its moves in a game")
        .transform(whole_number(1, max_time))
        .option_text("MS");
    command.add_option("--bot-memory", options.memory, "The address space of each program, in MiB")
        .transform(whole_number(1, 1 << 24))
        .option_text("MIB");
    command.add_option("--bot-cpu", options.processor, "The processor time of each program, in seconds")
        .transform(whole_number(1, 100'000'000))
        .option_text("SECONDS");
    command
        .add_option(
            "--bot-log", options.log,
            "Add each program's standard error to a file in the folder DIR, which may only contain such "
            "files")
        .option_text("DIR");
}

Result<engines::Limits> limits_of(const ProgramOptions& options) {
    engines::Limits limits;
    if (options.move_time) limits.move = engines::Milliseconds(*options.move_time);
    if (options.match_time) limits.match = engines::Milliseconds(*options.match_time);
    limits.memory = options.memory;
    limits.processor = options.processor;
    if (options.log.empty()) return limits;
    // Logs of earlier runs are continued. Other files must not be mixed with logs.
    if (!has_only_logs(options.log)) {
        if (auto made = os::make_folder(options.log); !made) return std::unexpected(std::move(made.error()));
    }
    limits.logs = std::make_shared<engines::ErrorLogs>(options.log);
    return limits;
}

BotRegistry::BotRegistry(engines::Limits limits) : limits_(std::move(limits)) {
    limits_.shortage = std::make_shared<engines::HostFailure>();
}

BotRegistry::~BotRegistry() {
    start_threads(static_cast<int>(kinds_.size()),
                  [this](int kind) { kinds_[static_cast<std::size_t>(kind)].make = nullptr; });
}

std::optional<Error> BotRegistry::shortage() const {
    auto error = limits_.shortage->first();
    if (error)
        error->message = error->what() + ": raise the limits of this command, or play with fewer --threads";
    return error;
}

const BotKind* BotRegistry::own(std::string name, BotKind kind) {
    names_.push_back(std::move(name));
    kind.name = names_.back();
    kinds_.push_back(std::move(kind));
    return &kinds_.back();
}

Result<const BotKind*> BotRegistry::find(std::string_view word) {
    if (const BotKind* const known = match::find_bot(word)) return known;
    for (const BotKind& kind : kinds_)
        if (kind.name == word) return &kind;
    if (engines::is_command(word)) {
        if (auto why = why_no_program(word); !why.empty()) return failed(std::move(why));
        if (auto tried = engines::check_starts(word, limits_); !tried)
            return std::unexpected(std::move(tried.error()));
        return own(std::string(word), engines::engine_kind(word, limits_));
    }
    auto limited = limited_bot(word);
    if (!limited) return std::unexpected(std::move(limited.error()));
    return own(std::string(word), *std::move(limited));
}

Result<std::vector<const BotKind*>> BotRegistry::find_all(std::string_view list) {
    std::vector<const BotKind*> bots;
    for (const std::string& word : engines::bots_of_list(list)) {
        auto bot = find(word);
        if (!bot) return std::unexpected(std::move(bot.error()));
        bots.push_back(*bot);
    }
    return bots;
}

std::string why_not_bots(const std::string& list) {
    for (const std::string& word : engines::bots_of_list(list)) {
        if (engines::is_command(word)) {
            if (auto why = why_no_program(word); !why.empty()) return why;
        } else if (match::find_bot(word) == nullptr) {
            if (const auto limited = limited_bot(word); !limited) return limited.error().what();
        }
    }
    return "";
}

bool has_program(const std::string& list) {
    return std::ranges::any_of(engines::bots_of_list(list), engines::is_command);
}

std::string program_hint(std::string_view word) {
    const bool is_file = word.contains('.') && text::printable(word) == word;
    return is_file ? "; for a program, write ./" + std::string(word) : "";
}

std::string words_for_bots() {
    return match::bot_names() + ", or programs, such as ./mybot.py";
}

}  // namespace bastide::cli
