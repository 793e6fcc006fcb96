#include "engines/engine_bot.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "bastide/base/sha256.h"
#include "engines/session.h"

namespace bastide::engines {
namespace {

// A number for the program that follows from the bot's chance, and from which nothing can be followed back:
// the order of the tiles depends on the same seed.
std::uint64_t draw_chance(play::Random& random) {
    constexpr int digits = 16;
    constexpr int hexadecimal = 16;
    const std::string hash = sha256("a program's chance " + std::to_string(random.next()));
    std::uint64_t number = 0;
    std::from_chars(hash.data(), hash.data() + digits, number, hexadecimal);
    return number;
}

// The programs of one command that run and have nothing to do.
class ProcessPool {
  public:
    ProcessPool(std::vector<std::string> words, Limits limits)
        : words_(std::move(words)), limits_(std::move(limits)) {}
    ProcessPool(const ProcessPool&) = delete;
    ProcessPool& operator=(const ProcessPool&) = delete;
    ~ProcessPool() { Session::quit(sessions_); }

    Result<Session> take() {
        {
            const std::scoped_lock lock(mutex_);
            if (!sessions_.empty()) {
                Session session = std::move(sessions_.back());
                sessions_.pop_back();
                return session;
            }
        }
        return start();
    }

    // A new process, which has seen no game.
    Result<Session> start() const { return Session::start(words_, limits_); }

    void put(Session session) {
        const std::scoped_lock lock(mutex_);
        sessions_.push_back(std::move(session));
    }

  private:
    std::vector<std::string> words_;
    Limits limits_;
    std::mutex mutex_;
    std::vector<Session> sessions_;
};

class EngineBot final : public match::Bot {
  public:
    EngineBot(std::shared_ptr<ProcessPool> idle, match::Budget budget)
        : idle_(std::move(idle)), budget_(std::move(budget)) {}
    EngineBot(const EngineBot&) = delete;
    EngineBot& operator=(const EngineBot&) = delete;
    ~EngineBot() override {
        if (session_) idle_->put(*std::move(session_));
    }

    // Code that knows about external programs calls `choose_after`, with the history.
    match::Move choose(const match::Position& position, play::Random& random) override {
        return position.random_move(random).value_or(match::Move{});
    }

    Result<match::Move> choose_after(const match::Position& position, const match::MoveHistory& history,
                                     play::Random& random) override {
        // In every match it is drawn at the bot's first turn, whether or not the program runs already.
        const bool begins = std::cmp_less(history.moves.size(), position.players());
        const std::uint64_t chance = begins || !chance_ ? draw_chance(random) : *chance_;
        chance_ = chance;
        if (!session_) {
            auto session = idle_->take();
            if (!session) return std::unexpected(std::move(session.error()));
            session_ = *std::move(session);
        }
        auto move = session_->move(position, history, chance, budget_);
        if (!move) session_.reset();
        return move;
    }

    void end(const match::Position& position, const match::MoveHistory& history) override {
        if (session_) session_->end(position, history);
    }

    // Replaces a process that has played, so that starting it takes no time of the next move.
    void forget() override {
        if (!session_) return;
        Session::quit({&*session_, 1});
        session_.reset();
        if (auto session = idle_->start()) session_ = *std::move(session);
    }

  private:
    std::shared_ptr<ProcessPool> idle_;
    match::Budget budget_;
    std::optional<std::uint64_t> chance_;
    std::optional<Session> session_;
};

}  // namespace

// Returns a hint if the whole command is a file, whose name needs quotes, or "".
static std::string quotes_hint(std::string_view command) {
    std::error_code failed;
    if (!command.contains(' ') || !std::filesystem::is_regular_file(command, failed)) return "";
    return "; quote a path that contains spaces: " + quoted_word(std::string(command));
}

bool is_command(std::string_view word) {
    return word.find_first_of("/ ") != std::string_view::npos;
}

std::string absolute_command(std::string_view command) {
    std::string absolute;
    for (const std::string& word : words_of(command)) {
        std::error_code failed;
        // A word such as "easy" is an option's value, even if a file has this name.
        const bool may_be_file = word.contains('/') || word.contains('.');
        const bool is_file = may_be_file && std::filesystem::is_regular_file(word, failed);
        const bool is_program = absolute.empty() && word.contains('/');
        absolute.append(absolute.empty() ? "" : " ");
        if (is_file || is_program) {
            const auto path = std::filesystem::absolute(word, failed);
            absolute += quoted_word(failed ? word : path.lexically_normal().string());
        } else {
            absolute += quoted_word(word);
        }
    }
    return absolute;
}

std::vector<std::string> short_names(const std::vector<std::string>& bots) {
    std::vector<std::string> names;
    names.reserve(bots.size());
    for (const std::string& bot : bots) {
        std::string& name = names.emplace_back();
        for (const std::string& word : words_of(bot))
            name.append(name.empty() ? "" : " ").append(word.substr(word.find_last_of('/') + 1));
    }
    std::vector<std::string> shown = names;
    for (std::size_t i = 0; i < bots.size(); ++i)
        if (std::ranges::count(names, names[i]) > 1) shown[i] = bots[i];
    return shown;
}

match::BotKind engine_kind(std::string_view command, const Limits& limits) {
    const auto idle = std::make_shared<ProcessPool>(words_of(command), limits);
    return {.name = command,
            .about = "An external bot that speaks the match protocol.",
            .make = [idle](const match::Settings& /*settings*/, const match::Budget& budget) {
                return std::make_unique<EngineBot>(idle, budget);
            }};
}

const match::BotKind& interned_bot(std::string_view command, const Limits& limits) {
    static std::mutex mutex;
    static std::map<std::string, match::BotKind, std::less<>> kinds;
    const std::scoped_lock lock(mutex);
    const auto found = kinds.find(command);
    if (found != kinds.end()) return found->second;
    const auto made = kinds.emplace(command, match::BotKind{}).first;
    made->second = engine_kind(made->first, limits);
    return made->second;
}

Result<void> check_starts(std::string_view command, const Limits& limits) {
    auto session = Session::start(words_of(command), limits);
    if (!session) {
        if (const std::string hint = quotes_hint(command); !hint.empty())
            session.error().message = session.error().what() + hint;
        session.error().where.context = command;
        return std::unexpected(std::move(session.error()));
    }
    Session::quit({&*session, 1});
    return {};
}

}  // namespace bastide::engines
