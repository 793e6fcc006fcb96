// The store of the game on the screen, and what went wrong with it. A game goes on without its store; the
// player is told so at once, and again when the terminal is as it was.
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

    // Without a store nothing is kept; `save_error` says why.
    explicit AutoSaver(std::optional<Store> store, std::string save_error = {})
        : store_(std::move(store)), save_error_(std::move(save_error)) {}

    bool is_keeping() const { return store_.has_value(); }

    // What went wrong, to be said in the end; empty if nothing did.
    const std::string& save_error() const { return save_error_.empty() ? unsaved_error_ : save_error_; }

    // The number of the game in its store; 0 if it is not there, as before its first move.
    std::int64_t number() const { return store_ ? key_.row : 0; }

    // What else there is to ask of the store; none if there is none.
    Store* store() { return store_ ? &*store_ : nullptr; }

    // Goes on with a game as it is kept, or a new one.
    void take(const Kept<Table>& game) {
        if (save_error_.empty())
            save_error_ = unsaved_error_;  // of the game before, to which nobody comes back
        unsaved_error_.clear();
        key_ = game.key;
        tried_ = game.table.record;
    }

    // Keeps the table's game if it has changed. Returns a message if that failed, or nothing. If it failed
    // only because another program was writing for too long, the next change is kept with this one.
    std::string keep(const Table& table) {
        return store_ && tried_ != table.record ? try_to_keep(*store_, table) : std::string();
    }

    // Keeps it though no turn of it has changed.
    std::string keep_now(const Table& table) { return store_ ? try_to_keep(*store_, table) : std::string(); }

    // Keeps what was not kept so far: before the game is left.
    void keep_the_rest(const Table& table) {
        if (store_ && !unsaved_error_.empty()) try_to_keep(*store_, table);
    }

  private:
    std::string try_to_keep(Store& store, const Table& table) {
        tried_ = table.record;
        const auto kept = store.keep(key_, table);
        const std::string game(Store::game);
        unsaved_error_.clear();
        if (kept) return {};
        if (store.was_busy()) {
            unsaved_error_ = "The end of this " + game + " was not saved: " + to_string(kept.error());
            return "Not saved yet, will retry at the next change: " + kept.error().what();
        }
        save_error_ = "This " + game + " is no longer being saved: " + to_string(kept.error());
        store_.reset();
        return "Not saved from here on: " + kept.error().what();
    }

    std::optional<Store> store_;
    std::string save_error_;     // that does not go away
    std::string unsaved_error_;  // why what is kept is not the newest, if so
    GameKey key_;
    std::optional<typename Table::Record> tried_;  // what was kept last, or could not be
};

// The store of a game that is never kept.
template <class T>
struct NoStore {
    using Table = T;
    static constexpr std::string_view game = "game";

    static Result<void> keep(GameKey& /*key*/, const Table& /*table*/) { return {}; }
    static bool was_busy() { return false; }
};

}  // namespace bastide::tui
