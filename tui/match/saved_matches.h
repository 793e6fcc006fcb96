// Unfinished and finished matches, in one SQLite file of the same kind as that of the solo games: every turn
// is a transaction of its own, turns taken back stay until another is made, and a match that two programs
// have open is kept by the first to move.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/game.h"
#include "tui/store.h"

namespace bastide::tui {

struct Seat {
    std::string name;
    const match::BotKind* bot = nullptr;  // none of a person

    friend bool operator==(const Seat&, const Seat&) = default;
};

// What is agreed before a match, and its deal.
struct MatchTable {
    match::Settings settings;
    std::string seed;
    std::vector<Seat> seats;
    bool ranked = false;

    friend bool operator==(const MatchTable&, const MatchTable&) = default;
};

// What is to be played: new, or as it was left.
struct MatchStart {
    MatchTable table;
    std::vector<match::Move> moves;
    std::size_t played = 0;  // the moves beyond were taken back
    GameKey key;
    std::string note;  // the first thing said
};

struct KeptMatch {
    MatchTable table;
    GameKey key;
    std::vector<match::Move> moves;  // with those that were taken back
    std::size_t played = 0;          // how many are not
    bool is_over = false;
};

// What has become of a match.
struct MatchChange {
    std::size_t played = 0;           // moves that led to where it is now
    std::optional<match::Move> made;  // the last of them, if it is new
    bool is_over = false;
};

class SavedMatches {
  public:
    // As those of `open_store`.
    static Result<SavedMatches> open(const std::string& file);
    static Result<std::optional<SavedMatches>> open_to_read(const std::string& file);

    // The unfinished match played last of those that `fits` accepts.
    Result<std::optional<KeptMatch>> latest(const std::function<bool(const KeptMatch&)>& fits);

    Result<AllOf<KeptMatch>> all();

    // The match of a number, which is its row; an error if there is none, or its moves do not make a match.
    Result<KeptMatch> load(std::int64_t number);

    // How many are unfinished.
    Result<int> unfinished();

    // Stores a change; `key` follows.
    Result<void> keep(GameKey& key, const MatchTable& table, const MatchChange& change);

  private:
    explicit SavedMatches(Database database) : database_(std::move(database)) {}

    Result<void> insert(GameKey& key, const MatchTable& table);
    Result<void> add_move(std::int64_t row, std::int64_t place, const match::Move& move);
    Result<void> load_seats(KeptMatch& kept);
    Result<void> load_moves(KeptMatch& kept);

    Database database_;
};

// Where they are.
Result<std::string> matches_file();

}  // namespace bastide::tui
