// `bastide.match.Engine`: an external bot that stays running from move to move.
#include <memory>
#include <utility>

#include "engines/engine_bot.h"
#include "python/src/bots.h"
#include "python/src/match.h"

namespace bastide::python {
namespace {

class Engine {
  public:
    Engine(std::string command, const engines::Limits& limits)
        : command_(std::make_unique<std::string>(std::move(command))),
          kind_(engines::engine_kind(*command_, limits)) {}

    const std::string& command() const { return *command_; }
    bool is_closed() const { return kind_.make == nullptr; }

    // Ends the process, and waits until it has ended.
    void close() {
        auto make = std::exchange(kind_.make, nullptr);
        released([&] {
            make = nullptr;
            return true;
        });
    }

    MatchMove choose(const MatchGame& game, const match::Budget& budget, const Seed& seed) {
        if (is_closed()) throw InputError("the engine is closed");
        play::Random chance(play::seed_number(seed_of(seed)));
        // The game may be changed by another thread meanwhile.
        const match::Record record = game.record();
        const match::Position& position = record.game().position();
        if (position.tile() == match::no_tile) throw InputError("there is no tile in hand");
        const auto make = kind_.make;
        const auto moves = record.moves();
        const auto move = released([&] {
            return make(position.settings(), budget)
                ->choose_after(position,
                               {moves, record.game().unplaceable_tiles(), first_position(record.start())},
                               chance);
        });
        if (!move) throw InputError(command() + ": " + to_string(move.error()));
        return move_of(*move);
    }

  private:
    std::unique_ptr<std::string> command_;  // the kind refers to it
    match::BotKind kind_;
};

void make_engine(Engine* place, const std::string& command, std::optional<std::int64_t> memory,
                 std::optional<std::int64_t> cpu, std::optional<std::string> log) {
    if (!engines::is_command(command))
        throw InputError("command: a program has a '/' or a space in it, such as './mybot.py', not '" +
                         command + "'");
    const engines::Limits limits = program_limits({std::nullopt, memory, cpu, std::move(log)});
    value_of(released([&] { return engines::check_starts(command, limits); }));
    new (place) Engine(command, limits);
}

MatchMove choose_with(Engine& engine, const MatchGame& game, std::optional<std::int64_t> simulations,
                      std::optional<std::int64_t> move_time, const Seed& seed) {
    match::Budget budget = match_budget_of(simulations);
    if (move_time) budget.time_ms = match_milliseconds(*move_time, "move_time");
    return engine.choose(game, budget, seed);
}

}  // namespace

void add_match_engine(nb::module_& room) {
    nb::class_<Engine>(
        room, "Engine", nb::is_weak_referenceable(),
        "An external bot that uses the match protocol (docs/match-protocol.md). Its process stays "
        "running from move to move and from game to game. Use it in a `with` statement, which "
        "closes it.")
        .def("__init__", &make_engine, nb::arg("command"), nb::kw_only(), nb::arg("bot_memory") = nb::none(),
             nb::arg("bot_cpu") = nb::none(), nb::arg("bot_log") = nb::none(),
             "Check that the program starts. `command` is a path or words, such as 'python3 mybot.py'. "
             "`bot_memory` in MiB and `bot_cpu` in seconds limit it, and the folder `bot_log` stores its "
             "standard "
             "error. Raises Error if it does not start.")
        .def_prop_ro("command", &Engine::command, "The command.")
        .def_prop_ro("is_closed", &Engine::is_closed, "True after `close`.")
        .def(
            "choose", &choose_with, nb::arg("game"), nb::kw_only(), nb::arg("simulations") = nb::none(),
            nb::arg("move_time") = nb::none(), nb::arg("seed").none() = "1",
            "The engine's move in a `game`, a Game. `simulations`, 1 to 1,000,000,000, and `seed` are passed "
            "to the engine. `move_time` is in milliseconds, 10,000 if omitted. Raises Error with the "
            "engine's "
            "last line if it fails, is late, or makes an illegal move.")
        .def("close", &Engine::close, "End the process. Closing it twice does nothing.")
        .def(
            "__enter__", [](Self self) { return self; }, "Itself.")
        .def(
            "__exit__",
            [](Engine& engine, const nb::object& /*type*/, const nb::object& /*value*/,
               const nb::object& /*traceback*/) { engine.close(); },
            nb::arg("type").none(), nb::arg("value").none(), nb::arg("traceback").none(), "Closes it.")
        .def(
            "__repr__",
            [](const Engine& engine) {
                return "<Engine: " + engine.command() + (engine.is_closed() ? ", closed>" : ">");
            },
            "The command.");
}

}  // namespace bastide::python
