// The interface between a game and the terminal. `GameScreen` (tui/game_screen.h) plays any game with this
// interface. `Viewer` (tui/viewer.h) shows recorded games.
//
// A game has a table (`GameTable`) and a class that shows the table (`Front`). Write
// `static_assert(Front<MyUi>)` below the class: the compiler then names the unmet requirement.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bastide/play/intent.h"
#include "tui/auto_saver.h"
#include "tui/move_search.h"
#include "tui/screen.h"

namespace bastide::tui {

struct GameLabels {
    const char* game;           // "game"
    const char* command;        // the command that continues a game: "bastide match play"
    const char* turn = "turn";  // the word for a move
    const char* turn_heading = "Turn";
    bool takes_number = true;  // true if `command` takes the number of a game to continue
    bool is_saved = true;      // false if unfinished games are lost when the player leaves
};

// The lines of text around the table.
struct StatusLines {
    std::string title;       // after the program's name
    std::string notice;      // the table's notice as text
    std::string first_keys;  // the keys that can be used now
    std::string second_keys;
    std::string view_keys = {};  // keys that change only the view, each followed by two spaces
    int notice_row = 0;          // the row of the notice; the keys are below it
    std::string bot_info = {};   // shown after the notice
    std::string question = {};   // a yes-or-no question, shown instead of the other lines
};

// A full-screen page in place of the table. `back` is the number of lines scrolled up from the end of the
// page, at most `max_back(…)`.
template <class Table>
struct Page {
    char key;
    void (*draw)(const Screen& screen, const Table& table, int back);
    int (*max_back)(const Screen& screen, const Table& table);
};

// A table: the record of a game, and the state of a move being chosen. The functions are in the game's
// namespace. A game whose bots can fail also has `forfeited(table, why)` and `is_forfeited(table)`. A table
// that can ask a question has a member `needs_confirmation`.
template <class Table>
concept GameTable =
    std::copyable<Table> &&
    requires(Table table, const Table& seen, const play::Intent<typename Table::Record::Move>& intent) {
        // The game's history: moves played and undone.
        { seen.record } -> std::same_as<const typename Table::Record&>;
        // The rules, at the current turn.
        { seen.game().is_over() } -> std::same_as<bool>;
        // The message about the last action, as a value.
        table.notice;
        // Returns the table after a player's action.
        { act(std::move(table), intent) } -> std::same_as<Table>;
        // True if a hint can be given.
        { may_hint(seen) } -> std::same_as<bool>;
    };

template <class Table>
using MoveOf = Table::Record::Move;
template <class Table>
using IntentOf = play::Intent<MoveOf<Table>>;

template <class Ui>
concept Front =
    // The game's table.
    GameTable<typename Ui::Table> &&
    // The positions of everything on a screen of one size.
    std::semiregular<typename Ui::Layout> && std::move_constructible<Ui> &&
    requires(Ui& ui, const Ui& shown, const Screen& screen, const Ui::Layout& layout, const Ui::Table& table,
             AutoSaver<typename Ui::Store>& saver, const InputEvent& event, ScreenPos at, char key) {
        // The words for the game in messages.
        { Ui::labels } -> std::same_as<const GameLabels&>;
        // Computes the layout. Returns nullopt if the screen is too small. `layout` is the previous layout,
        // for views that scroll as little as possible.
        { shown.lay_out(screen, table, layout) } -> std::same_as<std::optional<typename Ui::Layout>>;
        // Draws everything but title, notice and keys.
        { ui.draw(screen, layout, table, saver) } -> std::same_as<void>;
        // The text around the table.
        { shown.lines(layout, table) } -> std::same_as<StatusLines>;
        // The pages on the whole screen, such as help.
        { shown.pages() } -> std::same_as<std::span<const Page<typename Ui::Table>>>;
        // Handles a key that changes only the view, such as the zoom. Returns false for any other key.
        { ui.change_view(key) } -> std::same_as<bool>;
        // The action of a key that only this game uses.
        { shown.translate_key(event, table) } -> std::same_as<std::optional<IntentOf<typename Ui::Table>>>;
        // The actions of a click.
        {
            shown.translate_click(at, layout, table)
        } -> std::same_as<std::vector<IntentOf<typename Ui::Table>>>;
        // The search for the next move, if a bot is to move.
        { shown.bot(table) } -> std::same_as<std::optional<SearchTask<MoveOf<typename Ui::Table>>>>;
        // The search for a hint.
        { shown.adviser(table) } -> std::same_as<SearchTask<MoveOf<typename Ui::Table>>>;
        // The result of a finished game, printed when the player leaves.
        { Ui::describe_result(table) } -> std::same_as<std::string>;
        // A new game with the settings of this game.
        { shown.new_game_like(table) } -> std::same_as<typename Ui::Table>;
    };

// A front whose games can be replayed.
template <class Ui>
concept ReplayFront = Front<Ui> && requires(Ui::Table table, const Ui::Table& seen, std::size_t turns) {
    // Returns the table after `turns` turns of its record. It must be in the game's namespace.
    { seek(std::move(table), turns) } -> std::same_as<typename Ui::Table>;
    // A sentence about the last turn, or an empty text before the first turn.
    { Ui::describe_last_turn(seen) } -> std::same_as<std::string>;
};

// A front whose replayed games can be reviewed.
template <class Ui>
concept ReviewFront = ReplayFront<Ui> && requires(Ui& ui, const Ui::Table& table, Ui::Review review) {
    // Returns the search that reviews the game, and its progress.
    { ui.review().task(table, std::function<void()>()) } -> std::same_as<SearchTask<typename Ui::Review>>;
    { ui.review().progress(table) } -> std::same_as<std::string>;
    // Shows a review with the table.
    ui.review().set(std::move(review));
    { ui.review().is_ready() } -> std::same_as<bool>;
    // Returns the turn of the next or previous marked move.
    { ui.review().marked_turn(std::size_t(), 1) } -> std::same_as<std::optional<std::size_t>>;
};

// True if the table waits for an answer before anything else.
template <class Table>
bool needs_confirmation(const Table& table) {
    if constexpr (requires { table.needs_confirmation; }) return table.needs_confirmation;
    return false;
}

// True if no move is possible: the game is over, or a bot has forfeited it.
template <class Table>
bool has_ended(const Table& table) {
    if constexpr (requires { is_forfeited(table); }) {
        if (is_forfeited(table)) return true;
    }
    return table.game().is_over();
}

}  // namespace bastide::tui
