// Bots named in arguments: "greedy", "master:200" with 200 simulations, or the command of a program that
// speaks the match protocol, such as "./mybot.py" or "python3 mybot.py".
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/bots/bot.h"
#include "command/command.h"
#include "engines/limits.h"

namespace bastide::cli {

// Options for external bots.
struct ProgramOptions {
    std::optional<std::int64_t> move_time;
    std::optional<std::int64_t> match_time;
    std::optional<std::int64_t> memory;
    std::optional<std::int64_t> processor;
    std::string log;
};

// Adds --move-time, --match-time, --bot-memory, --bot-cpu and --bot-log.
void add_program_options(Command command, ProgramOptions& options);

// Creates the folder of --bot-log.
Result<engines::Limits> limits_of(const ProgramOptions& options);

// Owns the external bots.
class BotRegistry {
  public:
    explicit BotRegistry(engines::Limits limits);
    BotRegistry(const BotRegistry&) = delete;
    BotRegistry& operator=(const BotRegistry&) = delete;
    // Ends the programs of all bots, and waits for all of them at the same time.
    ~BotRegistry();

    // Returns the bot that a word names. Starts external bots for a test. The error gives the reason if the
    // bot cannot play.
    Result<const match::BotKind*> find(std::string_view word);

    // Returns the bots of a comma-separated list, testing each external bot once.
    Result<std::vector<const match::BotKind*>> find_all(std::string_view list);

    // Returns the resource that the host ran out of, if an external bot could not be started because of that.
    // Games in progress then do not count.
    std::optional<Error> shortage() const;

  private:
    const match::BotKind* own(std::string name, match::BotKind kind);

    engines::Limits limits_;
    std::deque<std::string> names_;
    std::deque<match::BotKind> kinds_;
};

// Returns an error message if a word of the list is neither a bot nor a program, otherwise an empty text.
// Starts no program.
std::string why_not_bots(const std::string& list);

// True if a bot of the list is a program.
bool has_program(const std::string& list);

// Returns a hint for a word that looks like the file of a program, or nothing.
std::string program_hint(std::string_view word);

// Describes a list of bots for help: "random, easy, …, or a program such as ./mybot.py".
std::string words_for_bots();

}  // namespace bastide::cli
