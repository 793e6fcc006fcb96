// Search and statistics of collected games.
//
//     const GameQuery won{.player = "Ada", .result = GameResult::won};
//     std::erase_if(games, [&](const Table& game) { return !satisfies(game, won); });
//     const auto first_moves = openings(games);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/checked.h"
#include "bastide/match/table.h"

namespace bastide::match {

enum class GameResult : std::uint8_t { won, drawn, lost };

inline constexpr std::array<std::string_view, 3> game_result_words = {"won", "drawn", "lost"};

// True if two files contain the same game with the same players. Their tags may differ.
bool is_same_game(const SavedMatch& one, const SavedMatch& other);

// True if the game is over or forfeited. A game whose deck has ended and the rest of whose box is unknown was
// interrupted.
bool is_finished(const Table& game);
// As above, of a game that nobody forfeited.
bool is_finished(const Record& record);

// Returns the result of a player, or nullopt if the game is not finished. Players tied for first place have
// drawn. A player who forfeited has lost.
std::optional<GameResult> result_of(const Table& game, int player);

// Returns the number of the player with this name, or nullopt. Upper and lower case of the letters A to Z are
// equal.
std::optional<int> player_named(const Table& game, std::string_view name);

struct KnownPlayer {
    std::string name;  // as in the first of the games
    std::int64_t games = 0;

    friend bool operator==(const KnownPlayer&, const KnownPlayer&) = default;
};

// Returns the players of all games by name, as `player_named` compares names, the most frequent
// first, then in the order of their names.
std::vector<KnownPlayer> players_of(std::span<const Table> games);

// Conditions on a game. Empty conditions hold for every game.
struct GameQuery {
    std::string player = {};
    std::optional<GameResult> result = {};  // of the player, or of anyone if there is none
    std::string event = {};                 // a part of the event's name
    std::vector<Move> opening = {};         // the first moves, in any rotations that look alike
};

// True if a game has all properties of a query.
bool satisfies(const Table& game, const GameQuery& query);

// A move that was played in one or more games from the same position.
struct Opening {
    Position before;  // in the first of the games
    Move move;
    std::int64_t games = 0;
    std::array<std::int64_t, game_result_words.size()> results =
        {};                 // of the mover, in the order of `GameResult`
    std::int64_t lead = 0;  // the sum of the mover's final leads over the best opponent, in finished games

    std::int64_t finished() const { return plus(plus(results[0], results[1]), results[2]); }
};

// Returns the moves that followed the moves `after` from the beginning of the games, the most frequent first.
// Moves whose rotations look alike are one move. Games with other settings, other tiles or another first
// position have openings of their own.
std::vector<Opening> openings(std::span<const Table> games, std::span<const Move> after = {});

}  // namespace bastide::match
