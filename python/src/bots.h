// Bots as arguments: a name, or a Python callable that takes a position and returns a move.
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "bastide/play/bots.h"
#include "python/src/arguments.h"
#include "python/src/long_work.h"

namespace bastide::python {

// Calls a callable. An exception must not pass through the library, so it stays pending as the error of this
// thread, and the work is cancelled.
template <class Bot, class Position, class Move>
class PythonBot : public Bot {
  public:
    // Returns the callable's move, legal or not.
    using Choose = std::function<Move(const Position& position)>;
    // Returns the bot, the game and the turn, for errors.
    using Describe = std::function<std::string(const Position& position)>;

    PythonBot(Choose choose, Describe describe)
        : choose_(std::move(choose)), describe_(std::move(describe)) {}

    Move choose(const Position& position, play::Random& random) override {
        const nb::gil_scoped_acquire gil;
        if (check_signals()) {
            try {
                const Nested nested;
                return legal(choose_(position), position);
            } catch (nb::python_error& error) {
                add_note(error, "raised by " + describe_(position));
                error.restore();
            } catch (const InputError& error) {
                raise(InputError(describe_(position) + ": " + error.what()));
            } catch (const std::exception& error) {
                PyErr_SetString(PyExc_TypeError, (describe_(position) + ": " + error.what()).c_str());
            }
        }
        const auto any = position.random_move(random);
        if constexpr (std::is_same_v<decltype(any), const Move>)
            return any;
        else
            return *any;
    }

  private:
    // Limits bots that call bots, because nesting uses the C stack, which Python does not check.
    class Nested {
      public:
        Nested() {
            if (depth == deepest) {
                PyErr_SetString(PyExc_RecursionError, "bots ask one another, more than 30 deep");
                throw nb::python_error();
            }
            ++depth;
        }
        Nested(const Nested&) = delete;
        Nested& operator=(const Nested&) = delete;
        ~Nested() { --depth; }

      private:
        static constexpr int deepest = 30;
        static inline thread_local int depth = 0;
    };

    static Move legal(const Move& move, const Position& position) {
        if (const auto why = position.illegality(move))
            throw InputError("the move is not legal: " + to_string(to_message(*why)));
        return move;
    }

    // Tracebacks show the note below the exception.
    static void add_note(const nb::python_error& error, const std::string& note) {
        try {
            error.value().attr("add_note")(note);
        } catch (const nb::python_error&) {
            // An exception may refuse notes. It is raised without one.
        }
    }

    Choose choose_;
    Describe describe_;
};

inline bool is_python(const nb::handle& bot) {
    return !nb::isinstance<nb::str>(bot);
}

// Returns the name of a bot. For a callable it is the callable's name.
inline std::string name_of_bot(const nb::object& bot) {
    if (!is_python(bot)) return utf8_of(nb::borrow<nb::str>(bot));
    const nb::handle owner = nb::hasattr(bot, "__name__") ? nb::handle(bot) : bot.type();
    const nb::object name = owner.attr("__name__");
    if (!nb::isinstance<nb::str>(name)) refuse_type("expected a word as a bot's __name__", name);
    return utf8_of(nb::borrow<nb::str>(name));
}

// Makes a bot: `known(name)`, or one that plays the result of `choose(callable, settings, position)`. The
// callable must outlive it. `describe(position)` names the bot in errors.
template <class Bot, class Position, class Move, class Known, class Choose, class Describe>
auto kind_of_bot(const nb::object& bot, const Known& known, const Choose& choose, const Describe& describe) {
    using Kind = std::remove_cvref_t<decltype(known(std::string()))>;
    if (!is_python(bot)) return Kind(known(utf8_of(nb::borrow<nb::str>(bot))));
    if (!nb::isinstance<nb::callable>(bot)) refuse_type("expected a bot, its name or a callable", bot);
    const nb::handle callable = bot;
    return Kind{.name = "a callable",
                .about = "",
                .make = [callable, choose, describe](const auto& settings, const auto& /*budget*/) {
                    return std::make_unique<PythonBot<Bot, Position, Move>>(
                        [=](const Position& position) { return choose(callable, settings, position); },
                        describe);
                }};
}

// Raises Error for an option that no bot uses. `bots` describes them: "the bot 'greedy' does".
template <class Kind>
void refuse_unused(const char* option, const std::string& bots, std::span<const Kind> all) {
    std::string users;
    for (const Kind& kind : all)
        if (kind.uses_budget) users.append(users.empty() ? "" : ", ").append(kind.name);
    throw InputError(std::string(option) + ": " + bots + " not use it: leave it out, or choose among " +
                     users);
}

// Returns the number of threads for bots, which is one if any is written in Python.
inline int threads_of_bots(std::int64_t threads, bool any_is_python) {
    const int count = threads_of(threads);
    if (any_is_python && count > 1)
        throw InputError("threads: bots written in Python play in one thread, not " + std::to_string(count));
    return count;
}

}  // namespace bastide::python
