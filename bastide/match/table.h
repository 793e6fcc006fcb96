// A game at a table: the game with its history, the players, the tile held over the board, the chosen meeple,
// the notice and any pending question. The table is a value, and the function `act` applies all intents. A
// front end draws the table and calls `act`. It contains no rules.
//
// A person's turn has two steps: place the tile, then choose a place for a meeple, or none. Nothing happens
// to the game until the second step is confirmed. A bot's turn is one move, computed elsewhere.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/saved_match.h"
#include "bastide/play/intent.h"
#include "bastide/play/notice.h"

namespace bastide::match {

using Intent = play::Intent<Move>;
using Notice = play::Notice<Illegality>;

struct Seat {
    std::string name;
    const BotKind* bot = nullptr;  // null for a person

    friend bool operator==(const Seat&, const Seat&) = default;
};

enum class TurnStep : std::uint8_t {
    tile,    // a person holds a tile
    meeple,  // the tile is placed, and a person chooses a place for a meeple
    bot,     // a bot is to move
    over,    // the game is over or forfeited
};

struct Table {
    using Record = match::Record;

    Record record;
    std::vector<Seat> seats;  // the seats of the players, in order
    bool ranked = false;      // no undo and no hints
    bool help = true;         // shows legal placements and their points
    TurnStep step = TurnStep::tile;
    Square cursor = {};  // the position of the held tile
    std::uint8_t rotation = 0;
    // In the meeple step, the choices: `no_piece` first, then the legal pieces or, without help, all pieces
    // of the tile. Empty in other steps.
    std::vector<std::uint8_t> choices = {};
    std::size_t choice = 0;
    Notice notice = {};
    bool needs_confirmation = false;      // true if undo needs a confirmation, which must be answered first
    bool has_agreed = false;              // true if undo was confirmed, which is needed once per game
    bool is_replay = false;               // true if the table is only for viewing (replay_table.h)
    std::optional<Forfeit> forfeit = {};  // a forfeit after the last turn of the record; it cannot be undone
    std::size_t seen = 0;                 // the tiles of turns before turn `seen` are known, even after undo
    Tags tags = {};                       // for the file of the game

    const Game& game() const { return record.game(); }
    const Position& position() const { return game().position(); }
    const Board& board() const { return position().board(); }
    const Settings& settings() const { return record.start().settings; }
    const Seat& seat(int player) const {
        require(player >= 0 && std::cmp_less(player, seats.size()), "the player has a seat", player);
        return seats[static_cast<std::size_t>(player)];
    }
    Placement placement() const { return {cursor, rotation}; }

    friend bool operator==(const Table&, const Table&) = default;
};

// Creates the table of a game in progress. There must be a seat for each player. With help, the tile in hand
// starts on the legal square nearest to the tile placed last.
Table table_of(Record record, std::vector<Seat> seats, bool ranked, bool help = true);

// Returns the table after the bot to move has forfeited for the reason `why`. Moves can then no longer be
// undone.
Table forfeited(Table table, std::string why);

// True if the table shows the turn of the forfeit.
bool is_forfeited(const Table& table);

// Applies an intent. `choose`, `browse` and, in the meeple step, `step` select the place for the meeple. Undo
// goes back to a person's last turn, and redo goes forward to the next. Undo asks for confirmation, once per
// game, if it would reveal a tile. An illegal intent changes only the notice. The notice gives the reason if
// a person sent the intent. Takes linear time in tiles on the board.
Table act(Table table, const Intent& intent);

// Returns the meeple choices for the held tile at the cursor: `no_piece` first, then pieces.
std::vector<std::uint8_t> choices_here(const Table& table);

// Returns the move that is chosen so far, legal or not.
Move chosen(const Table& table);

// Returns the move that confirming would make, or nullopt if a meeple is still to be chosen or the move is
// illegal.
std::optional<Move> move_to_confirm(const Table& table);

// True if the tile in hand fits on a square in some rotation.
bool takes_tile(const Table& table, Square at);

// Returns the outlook of a legal move of the tile in hand.
Outlook outlook(const Table& table, const Move& move);

bool may_undo(const Table& table);
bool may_redo(const Table& table);
bool may_hint(const Table& table);

// Returns the random numbers for a bot in this turn, for its move or for a hint. Each call returns the same
// random numbers.
play::Random bot_chance(const Table& table);

// The players' names, in order.
std::vector<std::string> names_of(const Table& table);

// Returns the game as a file, with a forfeit and with names other than "Player 1", without undone moves.
SavedMatch saved_of(const Table& table);

}  // namespace bastide::match
