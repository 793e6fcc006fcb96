// Shared by the parts of `bastide.match`: moves and settings in Python.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/evaluation.h"
#include "bastide/match/bots/win_chance.h"
#include "bastide/match/env/actions.h"
#include "bastide/match/imported_match.h"
#include "bastide/match/notation.h"
#include "bastide/match/saved_match.h"
#include "bastide/match/table.h"
#include "engines/limits.h"
#include "python/src/arguments.h"
#include "python/src/typed.h"

namespace bastide::python {

// The types of arguments for a move, a seed and a bot.
using MoveLike = Typed<"Move | str | typing.SupportsIndex">;
using ActionLike = Typed<"typing.SupportsIndex">;
inline constexpr TypeName bot_words(
    "typing.Literal['random', 'easy', 'casual', 'rollouts', 'plain', 'star25', 'uct', 'medium', 'greedy', "
    "'skilled', 'hard', 'master']");
using BotWord = Word<bot_words>;
// A name with a number of simulations, or the command of a program, is a BotName for type checkers.
using NamedBot = Typed<bot_words + TypeName(" | bastide.match.BotName"), nb::str>;
using BotLike = Typed<bot_words + TypeName(" | bastide.match.BotName | collections.abc.Callable[[Position], "
                                           "Move | str | typing.SupportsIndex]")>;

// A move in the notation of notation.h.
struct MatchMove {
    std::string tile;
    int x = 0;
    int y = 0;
    int rotation = 0;
    std::optional<std::string> meeple;
};

MatchMove move_of(const match::Move& move);

// Returns the move for a Move, its text, or an action number. The error explains which is wrong. Does not
// check legality.
match::Move move_of(const nb::object& move, const match::Position& position);

// As above, for a Move or its text.
match::Move written_move(const nb::object& move);

// Returns the number of an action within a window.
match::Action action_of(const nb::object& number, const match::Window& window);

match::Window window_of(std::int64_t radius);

match::Type type_of(std::string_view name);

TupleOf<int> scores_of(const match::Position& position);
TupleOf<int> tuple_of_scores(const match::Scores& scores, int players);

match::Budget match_budget_of(std::optional<std::int64_t> simulations);

// Returns the move of a bot, a name or a callable, for the tile in hand. External programs also need the
// history.
MatchMove choose(const match::Position& position, const std::optional<match::MoveHistory>& history,
                 const nb::object& bot, std::optional<std::int64_t> simulations,
                 std::optional<std::int64_t> move_time, const nb::object& seed);

// The limits of external programs, named as the arguments of `run`.
struct ProgramLimits {
    std::optional<std::int64_t> match_time;
    std::optional<std::int64_t> memory;
    std::optional<std::int64_t> processor;
    std::optional<std::string> log;
};

// Creates the folder of the log.
engines::Limits program_limits(const ProgramLimits& options);

// Returns a number of milliseconds if it is 1 to a day. Errors name the argument.
std::int64_t match_milliseconds(std::int64_t number, const char* what);

// A game in Python, with the names, the forfeit, the event and the date of its file.
class MatchGame {
  public:
    explicit MatchGame(match::Record record);
    explicit MatchGame(match::ImportedMatch read) : game_(std::move(read)) {}

    const match::Record& record() const { return game_.record; }
    const match::Position& position() const { return record().game().position(); }
    const std::vector<std::string>& names() const { return game_.names; }
    const match::Tags& tags() const { return game_.tags; }

    // The forfeit that ended the game. There is none while moves are undone.
    std::optional<match::Forfeit> forfeit() const;

    bool is_over() const { return forfeit() || record().game().is_over(); }

    // The game with another record of it.
    MatchGame with(match::Record record) const;

    // As a file gives it, with the forfeit only if there is one now.
    match::ImportedMatch imported() const;
    match::SavedMatch saved() const { return saved_of(imported()); }

    // Makes a move and returns its events. Raises Error if it is illegal.
    std::vector<match::Event> apply(const MoveLike& move);
    bool undo() { return game_.record.undo(); }
    bool redo() { return game_.record.redo(); }

  private:
    match::ImportedMatch game_;
};

// The type of arguments for a position, or for a game in its current position.
using PlayedOrPosition = Typed<"Game | Position">;
const match::Position& position_of(const PlayedOrPosition& source);

// The type of arguments for a game or its record.
using GameLike = Typed<"Game | str | bytes | dict[str, typing.Any]">;

// Reads a record or a file of another program, and warns of points that the file counts differently.
match::ImportedMatch read_game(const JsonObject& source);

// Returns the games with the names of their players. Errors begin with the place: "games[2]".
std::vector<match::Table> tables_of(const std::vector<GameLike>& games);

// Points and probabilities, converted from the units of reviews.
inline double points_of(std::int64_t value) {
    return static_cast<double>(value) / match::value_of_a_point;
}
inline double chance_of(int value) {
    return static_cast<double>(value) / match::certain;
}

// Add their classes and functions to `bastide.match`.
void add_match_values(nb::module_& room);
void add_match_game(nb::module_& room);
void add_match_bots(nb::module_& room);
void add_match_engine(nb::module_& room);
void add_match_study(nb::module_& room);
void add_match_adjudication(nb::module_& room);
void add_match_collection(nb::module_& room);
void add_match_odds(nb::module_& room);
void add_match_batch(nb::module_& room);

}  // namespace bastide::python
