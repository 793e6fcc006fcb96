// A match as people sit at it: the match with its past, who sits where, where the tile in hand is held, which
// meeple is chosen, the notice and whether something is asked. A value, and one function for whatever is
// done at it; a front end draws the one and calls the other, and has no rule of its own.
//
// A person's turn has two steps: hold the tile somewhere and lay it, then choose its meeple. Until the second
// is confirmed nothing has happened. A bot's turn is one move, which somebody else thinks of.
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
    const BotKind* bot = nullptr;  // none of a person

    friend bool operator==(const Seat&, const Seat&) = default;
};

enum class TurnStep : std::uint8_t {
    tile,    // a person holds a tile
    meeple,  // it lies, and its meeple is to be chosen
    bot,     // a bot is to move
    over,    // or forfeited
};

struct Table {
    using Record = match::Record;

    Record record;
    std::vector<Seat> seats;  // of the players, in order
    bool ranked = false;      // nothing is taken back, and there are no hints
    bool help = true;         // shows where a tile may go, and what it would bring
    TurnStep step = TurnStep::tile;
    Cell cursor = {};  // where the tile is held
    std::uint8_t rotation = 0;
    // In the meeple's step: what may be chosen, `no_piece` first; without help all pieces of the tile. Else
    // empty.
    std::vector<std::uint8_t> choices = {};
    std::size_t choice = 0;
    Notice notice = {};
    bool is_asked = false;    // whether to take back all the same: to be answered before anything else
    bool has_agreed = false;  // once is enough for a match
    bool is_watched = false;  // nobody plays here: turns are looked at, as watched.h has it
    std::optional<Forfeit> forfeit = {};  // after the last turn of the record's line, for good
    std::size_t seen = 0;  // the tiles of turns before this one are known, whatever was taken back

    const Game& game() const { return record.game(); }
    const Position& position() const { return game().position(); }
    const Board& board() const { return position().board(); }
    const Settings& settings() const { return record.start().settings; }
    const Seat& seat(int player) const { return seats[static_cast<std::size_t>(player)]; }
    Placement placement() const { return {cursor, rotation}; }

    friend bool operator==(const Table&, const Table&) = default;
};

// The table of a match as it was left. There is a seat for each player. With help the tile in hand is held
// where it fits, nearest to the last.
Table table_of(Record record, std::vector<Seat> seats, bool ranked, bool help = true);

// The table once the bot that is to move has lost the match so. Nothing is taken back then.
Table forfeited(Table table, std::string why);

// Whether the table is where the match was forfeited.
bool is_forfeited(const Table& table);

// What becomes of the table. `choose` and `browse` are about the meeple, `step` as well in its step. Taking
// back goes to the last turn of a person, playing again up to the next; it is asked first, once a match, if a
// tile would be known then that was not known before. Whatever is not allowed changes nothing but the notice,
// which says why if a person asked for it. Linear in the tiles on the table.
Table act(Table table, const Intent& intent);

// What may be chosen once the tile lies where it is held: `no_piece` first, then pieces.
std::vector<std::uint8_t> choices_here(const Table& table);

// Where the tile would lie and what meeple it would get, as chosen so far; legal or not.
Move chosen(const Table& table);

// The move that confirming would make; nothing if a meeple is still to be chosen, or if it is not allowed.
std::optional<Move> move_to_confirm(const Table& table);

// Whether the tile in hand fits on a square in some rotation.
bool takes_tile(const Table& table, Cell at);

// Of a legal move of the tile in hand.
Outlook outlook(const Table& table, const Move& move);

bool may_undo(const Table& table);
bool may_redo(const Table& table);
bool may_hint(const Table& table);

// Chance for a bot in this turn, in its own or for a hint: the same whenever the turn comes again.
play::Random bot_chance(const Table& table);

// The players' names, in order.
std::vector<std::string> names_of(const Table& table);

// The match in one line: who has how many points, and who forfeits it.
std::string result_line(const Table& table);

// Who forfeits it, and why; empty if nobody does.
std::string forfeit_sentence(const Table& table);

// As a file has it, without what was taken back.
SavedMatch saved_of(const Table& table);

}  // namespace bastide::match
