// The store of the game on the screen, and what went wrong with it. A game goes on without its store; the
// player is told so at once, and again when the terminal is as it was.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "tui/store.h"

namespace bastide::tui {

template <class Store>
class Keeper {
  public:
    using Table = Store::Table;

    // Without a store nothing is kept; `trouble` says why.
    explicit Keeper(std::optional<Store> store, std::string trouble = {})
        : store_(std::move(store)), trouble_(std::move(trouble)) {}

    bool is_keeping() const { return store_.has_value(); }

    // What went wrong, to be said in the end; empty if nothing did.
    const std::string& trouble() const { return trouble_; }

    // The number of the game in its store; 0 if it is not there, as before its first move.
    std::int64_t number() const { return store_ ? key_.row : 0; }

    // What else there is to ask of the store; none if there is none.
    Store* store() { return store_ ? &*store_ : nullptr; }

    // Goes on with a game as it is kept, or a new one.
    void take(const Kept<Table>& game) {
        key_ = game.key;
        kept_ = game.table.record;
    }

    // Keeps the table's game if it is not what is kept; if that fails, the notice of the table says so.
    void keep(Table& table) {
        if (!store_ || kept_ == table.record) return;
        kept_ = table.record;
        const auto kept = store_->keep(key_, table);
        if (kept) return;
        trouble_ = "This " + std::string(Store::game) + " is no longer kept: " + to_string(kept.error());
        table.notice = "Not kept from here on: " + kept.error().what;
        store_.reset();
    }

  private:
    std::optional<Store> store_;
    std::string trouble_;
    GameKey key_;
    std::optional<typename Table::Record> kept_;
};

// The store of a game that is never kept.
template <class T>
struct NoStore {
    using Table = T;
    static constexpr std::string_view game = "game";

    static Result<void> keep(GameKey& /*key*/, const Table& /*table*/) { return {}; }
};

}  // namespace bastide::tui
