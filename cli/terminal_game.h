// Shared by terminal games: default seeds, and taking and restoring the terminal.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "cli/saved_game_arg.h"
#include "command/command.h"
#include "command/option_values.h"
#include "tui/game_screen.h"
#include "tui/viewer.h"

namespace bastide::cli {

// Returns today's date in UTC, such as "2026-11-21".
std::string todays_date();

// True if input and output are a terminal. Otherwise returns false and prints an error for `command`, such as
// "bastide play".
bool has_terminal(const std::string& command);

// The options for the look of a game. Missing values are detected.
struct ScreenOptions {
    bool ascii = false;
    std::optional<draw::ColourDepth> colors = std::nullopt;
    std::optional<draw::Theme> theme = std::nullopt;
};

// Adds --ascii, --palette and --theme.
void add_screen_options(Command command, ScreenOptions& options);

// Gives `play` the terminal until the player leaves. Returns the exit status, and prints an error if the
// terminal cannot be used.
Exit play_in_terminal(const GlobalOptions& global, const ScreenOptions& options,
                      const std::function<tui::ExitReport(tui::Screen&)>& play);

// Shows a recorded game, or a game that bots play, until the viewer leaves.
template <tui::ReplayFront Ui>
Exit watch_in_terminal(const GlobalOptions& global, const ScreenOptions& options, const Ui& ui,
                       const typename Ui::Table& table, tui::ReplaySource what) {
    return play_in_terminal(
        global, options, [&](tui::Screen& screen) { return tui::Viewer<Ui>(screen, ui, table, what).run(); });
}

// The words for a kind of game in messages.
struct GameWords {
    std::string game;   // "game"
    std::string games;  // "games"
    std::string move;   // "turn"
};

// "Resumed after 3 turns. --new starts a new one. You also have 2 unfinished games".
std::string resumed_note(const GameWords& words, std::size_t played, int unfinished);

// "New game. You also have an unfinished game, number 2: me,easy, seed monday", with the number and the
// description `last` of the game played last. Returns an empty text if no game waits.
std::string new_note(const GameWords& words, int unfinished, std::int64_t number, const std::string& last);

// The game to play, its store, and the first message.
template <class Store>
struct SetUp {
    tui::StoredGame<typename Store::Table> first;
    tui::AutoSaver<Store> saver;
    std::string message;
};

// Returns the last unfinished game that `fits` accepts, or `fresh` if there is none or `is_new` is set.
// `about` describes a waiting game for the message. If the store cannot be used, the game can still be
// played.
template <class Store>
SetUp<Store> set_up(const Result<std::string>& file, const GameWords& words, bool is_new,
                    typename Store::Table fresh,
                    const std::function<bool(const typename Store::Table&)>& fits,
                    const std::function<std::string(const typename Store::Table&)>& about) {
    using First = tui::StoredGame<typename Store::Table>;
    std::string message;
    auto store = file ? Store::open(*file) : Result<Store>(std::unexpected(file.error()));
    const auto find = [&] -> Result<First> {
        if (!store) return std::unexpected(store.error());
        const auto unfinished = store->unfinished();
        if (!unfinished) return std::unexpected(unfinished.error());
        if (!is_new) {
            auto stored = store->latest(fits);
            if (!stored) return std::unexpected(stored.error());
            if (std::optional<First>& found = *stored) {
                message = resumed_note(words, found->table.record.played(), *unfinished);
                return std::move(*found);
            }
        }
        First first{.key = {}, .table = fresh};
        const auto last = store->latest([](const auto&) { return true; });
        if (last && *last) message = new_note(words, *unfinished, (*last)->key.row, about((*last)->table));
        return first;
    };
    auto first = find();
    if (first) return {std::move(*first), tui::AutoSaver<Store>(std::move(*store)), std::move(message)};
    // Omits the file's name, which may be longer than the line. The whole error is printed at the end.
    message = "This " + words.game + " is not being saved: " + first.error().what();
    return {{.key = {}, .table = std::move(fresh)},
            tui::AutoSaver<Store>(std::nullopt,
                                  "This " + words.game + " was not saved: " + to_string(first.error())),
            std::move(message)};
}

// Returns the stored game with this number. Fails if there is no such game, or if it is over or imported.
template <class Store>
Result<SetUp<Store>> set_up_stored(const Result<std::string>& file, const GameWords& words,
                                   const std::string& number, const std::string& view) {
    if (auto there = store_with<Store>(file, number); !there)
        return std::unexpected(std::move(there.error()));
    auto store = Store::open(*file);
    if (!store) return std::unexpected(std::move(store.error()));
    auto first = store->load(text::number_in<std::int64_t>(number).value_or(0));
    if (!first) return std::unexpected(std::move(first.error()));
    if (tui::has_ended(first->table))
        return std::unexpected(
            file_error({}, words.game + " " + number + " is over: '" + view + " " + number + "' shows it"));
    if (first->table.is_replay)
        return std::unexpected(file_error(
            {}, words.game + " " + number + " was imported: '" + view + " " + number + "' shows it"));
    std::string message = resumed_note(words, first->table.record.played(), 1);
    return SetUp<Store>{std::move(*first), tui::AutoSaver<Store>(std::move(*store)), std::move(message)};
}

// Adds the number of a game to continue, which no option that describes a game can be used with.
inline Option add_game_number(Command command, std::string& number, const std::string& list_command) {
    return command
        .add_option("NUMBER", number, "The unfinished game with this number, from '" + list_command + "'")
        .transform(whole_number(1, 1'000'000'000))
        .type_name("");
}

// Plays the game that was set up until the player leaves.
template <tui::Front Ui>
Exit play_game(const GlobalOptions& global, const ScreenOptions& options, Ui ui,
               SetUp<typename Ui::Store> ready) {
    return play_in_terminal(global, options, [&](tui::Screen& screen) {
        return tui::GameScreen(screen, std::move(ui), std::move(ready.saver), ready.first,
                               std::move(ready.message))
            .run();
    });
}

}  // namespace bastide::cli
