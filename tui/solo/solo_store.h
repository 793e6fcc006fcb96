// Unfinished games and results, in one SQLite file. Every move is a transaction of its own, so that whatever
// ends the program, at most the move being made is lost.
//
// A game has its row from its first move on, and its moves beside it; those taken back stay until another is
// played, so that they can be redone after a restart. It is unfinished until it has a score.
//
// Two programs may have the same game open. The first to move goes on; the other finds, by the number of
// changes it knows of, that the game has changed, and its moves are kept no longer.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bastide/solo/table.h"
#include "tui/store.h"

namespace bastide::tui {

// The results of games of the same settings, ranked or not.
struct Ranking {
    int results = 0;
    int better = 0;  // of those, with more points than the score asked about
    int best = 0;
};

class SoloStore {
  public:
    using Table = solo::Table;
    static constexpr std::string_view game = "game";

    // The schema that this program writes.
    static int version();

    // Opens the file and brings its schema up to date. A file of a newer version is an error.
    static Result<SoloStore> open(const std::string& file);

    // Opens the file to look only; nothing if there is none. It is not made, and may be one that cannot be
    // written.
    static Result<std::optional<SoloStore>> open_to_read(const std::string& file);

    // The unfinished game played last of those that `fits` accepts.
    Result<std::optional<Kept<Table>>> latest(const std::function<bool(const Table&)>& fits);

    Result<AllOf<Table>> all();

    // The game of a row; an error if there is none, or its moves do not make the game it is said to be.
    Result<Kept<Table>> load(std::int64_t row);

    // How many games are unfinished, and not damaged.
    Result<int> unfinished();

    // Deletes the game of a number, damaged or not; an error if there is none.
    Result<void> remove(std::int64_t number);

    // Whether the last change was not stored only because another program was writing: it may be tried again.
    bool was_busy() const { return database_.was_busy(); }

    // Stores what a move, taken back or not, has made of a game that was stored before it; `key` follows.
    Result<void> keep(GameKey& key, const Table& table);

    // The points of the first ranked game of a deal that is over, if there is one.
    Result<std::optional<int>> ranked_result(const solo::Deal& deal);

    Result<Ranking> ranking(const solo::Settings& settings, bool ranked, int score);

  private:
    explicit SoloStore(Database database) : database_(std::move(database)) {}

    Result<std::int64_t> insert(const Table& table);

    Database database_;
};

// Where the store is: below $XDG_DATA_HOME or ~/.local/share.
Result<std::string> games_file();

}  // namespace bastide::tui
