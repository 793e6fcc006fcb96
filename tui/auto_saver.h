// Saves the game on the screen after every change, and remembers errors. If the store fails, the game
// continues. The player sees the error at once, and again after the terminal has been restored.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "tui/game_store.h"

namespace bastide::tui {

template <class Store>
class AutoSaver {
  public:
    using Table = Store::Table;

    // Without a store nothing is saved. `save_error` is then the reason.
    explicit AutoSaver(std::optional<Store> store, std::string save_error = {})
        : store_(std::move(store)), save_error_(std::move(save_error)) {}

    bool has_store() const { return store_.has_value(); }

    // The error to report at the end, or an empty text if there was no error.
    const std::string& save_error() const { return save_error_.empty() ? unsaved_error_ : save_error_; }

    // The number of the game in the store, or 0 if the game is not stored yet, for example before its first
    // move.
    std::int64_t number() const { return store_ ? key_.row : 0; }

    // The store for further queries, or null if there is none.
    Store* store() { return store_ ? &*store_ : nullptr; }

    // Continues with a stored game or a new one.
    void take(const StoredGame<Table>& game) {
        if (save_error_.empty())
            save_error_ = unsaved_error_;  // the error of the previous game, which cannot be saved any more
        unsaved_error_.clear();
        key_ = game.key;
        tried_ = game.table.record;
    }

    // Saves the table's game if it has changed. Returns an error message, or an empty text. If another
    // program was writing for too long, this change is saved together with the next change.
    std::string save(const Table& table) {
        return store_ && tried_ != table.record ? try_save(*store_, table) : std::string();
    }

    // Saves the game even if no turn has changed.
    std::string save_now(const Table& table) { return store_ ? try_save(*store_, table) : std::string(); }

    // Saves pending changes before the game is left.
    void flush(const Table& table) {
        if (store_ && !unsaved_error_.empty()) try_save(*store_, table);
    }

  private:
    std::string try_save(Store& store, const Table& table) {
        tried_ = table.record;
        const auto stored = store.save(key_, table);
        const std::string game(Store::game);
        unsaved_error_.clear();
        if (stored) return {};
        if (store.was_busy()) {
            unsaved_error_ = "The end of this " + game + " was not saved: " + to_string(stored.error());
            return "Not saved yet, will retry at the next change: " + stored.error().what();
        }
        save_error_ = "This " + game + " is no longer being saved: " + to_string(stored.error());
        store_.reset();
        return "Not saved from here on: " + stored.error().what();
    }

    std::optional<Store> store_;
    std::string save_error_;     // an error that remains until the end
    std::string unsaved_error_;  // the reason why the latest change is not stored, or empty
    GameKey key_;
    std::optional<typename Table::Record> tried_;  // the record that was stored last, or that could not be
                                                   // stored
};

// A store that stores nothing.
template <class T>
struct NoStore {
    using Table = T;
    static constexpr std::string_view game = "game";

    static Result<void> save(GameKey& /*key*/, const Table& /*table*/) { return {}; }
    static bool was_busy() { return false; }
};

}  // namespace bastide::tui
