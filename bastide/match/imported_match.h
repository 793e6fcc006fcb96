// A game from a file of another program, and the steps that the readers of such files share.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/saved_match.h"

namespace bastide::match {

// The largest distance of a square from the start tile that fits into a `Square`.
inline constexpr int farthest = 127;

struct ImportedMatch {
    Record record;
    std::vector<std::string> names;  // the players' names, safe to print
    std::optional<Forfeit> forfeit = {};
    // Sentences about points that the file counts differently.
    std::vector<Message> differences = {};
    Tags tags = {};
};

// Returns the file of a game, without undone moves and without names if they are "Player 1" and so on.
SavedMatch saved_of(const ImportedMatch& game);

// A move and the values in the file that describe it.
struct ImportedTurn {
    Move move;
    const text::JsonValue* value = nullptr;
    const text::JsonValue* player = nullptr;  // gives the player, or null if no value does
};

// Checks that the player of a turn in the file, counted from 0, is the player to move.
using CheckPlayer = std::function<Result<void>(std::size_t turn, std::size_t to_move)>;

// Returns a member of this kind, or an error with the text `due`.
[[nodiscard]] Result<const text::JsonValue*> find_member(const text::JsonValue& of, std::string_view name,
                                                         text::JsonValue::Kind kind, const Message& due);

// As `find_member`, for a string.
[[nodiscard]] Result<std::string_view> find_text(const text::JsonValue& of, std::string_view name,
                                                 const Message& due);

// Returns a name that is safe to print, of at most 24 bytes. A player without a name is "Player 1" and so on.
std::string imported_name(std::string_view name, std::size_t seat);

// Adds the turn, counted from 0, to an error.
[[nodiscard]] Error in_turn(Error error, std::size_t turn);

// Plays the turns with the tiles drawn in the game. The tiles after them are unknown. An illegal move is an
// error at its value, and so is a move of a player who is not to move, if the turn gives the player.
[[nodiscard]] Result<Record> play_turns(const Settings& settings, Deck deck,
                                        const std::vector<ImportedTurn>& turns, const CheckPlayer& check);

}  // namespace bastide::match
