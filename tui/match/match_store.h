// Unfinished and finished matches, in one SQLite file of the same kind as that of the solo games: every turn
// is a transaction of its own, turns taken back stay until another is made, and a match that two programs
// have open is kept by the first to move.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bastide/match/table.h"
#include "tui/store.h"

namespace bastide::tui {

class MatchStore {
  public:
    using Table = match::Table;
    static constexpr std::string_view game = "match";

    // As those of `open_store`.
    static Result<MatchStore> open(const std::string& file);
    static Result<std::optional<MatchStore>> open_to_read(const std::string& file);

    // The unfinished match played last of those that `fits` accepts.
    Result<std::optional<Kept<Table>>> latest(const std::function<bool(const Table&)>& fits);

    Result<AllOf<Table>> all();

    // The match of a number, which is its row; an error if there is none, or its moves do not make a match.
    Result<Kept<Table>> load(std::int64_t number);

    // How many are unfinished, and not damaged.
    Result<int> unfinished();

    // Deletes the match of a number, damaged or not; an error if there is none.
    Result<void> remove(std::int64_t number);

    // Whether the last change was not stored only because another program was writing: it may be tried again.
    bool was_busy() const { return database_.was_busy(); }

    // Stores what a turn, taken back or not, has made of a match that was stored before it; `key` follows.
    Result<void> keep(GameKey& key, const Table& table);

  private:
    explicit MatchStore(Database database) : database_(std::move(database)) {}

    Result<std::int64_t> insert(const Table& table);
    Result<std::vector<match::Seat>> load_seats(std::int64_t match);
    Result<std::vector<match::Move>> load_moves(std::int64_t match);

    Database database_;
};

// Where they are.
Result<std::string> matches_file();

}  // namespace bastide::tui
