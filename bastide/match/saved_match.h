// A game as a file: settings, seed or deck, and turns. Points are not stored, because replaying the moves
// gives them.
//
//     {"version":1,"players":2,"options":{"small_city":2},"seed":"monday",
//      "moves":["LR 1 0 1 rW","aside Cccc+","RFr -1 0 0 -"],
//      "names":["./mybot.py","greedy"],"event":"Club evening","date":"2026-11-21",
//      "forfeit":{"seat":0,"why":"no move within 1000 ms"}}
//
// "options" are the settings, with defaults if omitted: "meeples" 1 to 72, "small_city" 4 or 2, "farm" 3, 2
// or 1, "fields" "on" or "off", "unplaceable" "redraw" or "bottom", "start" "fixed" or "shuffled",
// "box" the tiles if they are not those of the base game, "RCr 4, L 2" (box_text.h).
// "deck":["LR","RFr"] may replace the seed, with the first tile drawn first. "drawn":["LR","RFr"] is a deck
// that the rest of the box follows in an unknown order. notation.h describes moves.
// "position":"players 2; tiles …; hand L" is the position in which the game begins (position_text.h), with
// the same players and options. The seed or deck gives the order of the tiles after the tile in hand.
// "aside TILE" is a drawn tile that fitted nowhere. "names" contains one name per player, and is optional.
// "event" and "date" are optional. A date is "2026-11-21", "2026-11" or "2026".
// "forfeit" is present only if the player to move forfeited the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/forfeit.h"
#include "bastide/match/game.h"
#include "bastide/play/record.h"
#include "bastide/text/json.h"
#include "bastide/text/json_value.h"
#include "bastide/text/typescript.h"

namespace bastide::match {

using Record = play::Record<Game>;

// The occasion of a game, for a collection. Unknown parts are empty.
struct Tags {
    std::string event = {};  // a line of at most `max_event_bytes`
    std::string date = {};   // "2026-11-21", "2026-11" or "2026"

    friend bool operator==(const Tags&, const Tags&) = default;
};

inline constexpr std::size_t max_event_bytes = 80;

// Returns an error message if the text is not a date or not an event, otherwise an empty message.
[[nodiscard]] Message date_error(std::string_view text);
[[nodiscard]] Message event_error(std::string_view text);

struct SavedMatch {
    Deal deal = {};
    std::vector<Move> moves = {};
    // The unplaceable tiles in order. Only tiles set aside after the last move may be omitted.
    std::vector<Game::UnplaceableTile> unplaceable_tiles = {};
    std::optional<Forfeit> forfeit = {};
    std::vector<std::string> names = {};  // the players' names, or empty
    Tags tags = {};

    friend bool operator==(const SavedMatch&, const SavedMatch&) = default;
};

// Reads a file without playing the moves. Every error has a location. Takes linear time.
[[nodiscard]] Result<SavedMatch> read_saved_match(std::string_view text);
[[nodiscard]] Result<SavedMatch> read_saved_match(const text::JsonValue& root);

// Plays the moves and sets tiles aside as the deck requires. The error gives the index, counted from 0, of
// the first entry of the list of moves that is illegal or sets aside a tile that fits. Also fails on an
// impossible forfeit. If the game was read from `root`, the error also has a line and column.
[[nodiscard]] Result<Record> replay(const SavedMatch& saved, const text::JsonValue* root = nullptr);

// Reads a file and plays its moves.
[[nodiscard]] Result<Record> read_record(std::string_view text);

// Returns the file of a record that nobody forfeited, without undone moves.
SavedMatch saved_of(const Record& record);

// Returns one line. Reading it gives the same game.
std::string to_json(const SavedMatch& saved);
void write_json(text::JsonWriter& json, const SavedMatch& saved);
std::string to_json(const Record& record);

// Returns the list of moves, including tiles set aside, as in the file.
std::vector<std::string> move_list(const SavedMatch& saved);

void declare_saved_match(text::TypeScript& to);

// Writes the options that differ from the default, such as {"small_city":2}.
void write_options(text::JsonWriter& json, const Settings& settings);
[[nodiscard]] Result<void> read_options(const text::JsonValue& value, Settings& settings);

}  // namespace bastide::match
