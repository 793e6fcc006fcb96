// The facts of a match as JSON, each written in one way: what `replay_json`, `view_json` and saved matches
// are made of. Documents differ in which facts they have and in what they call them, so a fact that has
// several names takes its key.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/saved_match.h"
#include "bastide/text/json.h"

namespace bastide::match {

// A member that is a list of numbers, one for each player.
void write_scores(text::JsonWriter& json, std::string_view key, const Scores& scores, int players);

// Members that say where the match stands.
void write_points(text::JsonWriter& json, std::string_view key, const Position& position);
void write_supplies(text::JsonWriter& json, std::string_view key, const Position& position);
void write_ranks(text::JsonWriter& json, const Scores& scores, int players);

// [1,0], and the members "x":1,"y":0.
void write_pair(text::JsonWriter& json, Cell at);
void write_square(text::JsonWriter& json, Cell at);

// "tile":"RFr"
void write_tile(text::JsonWriter& json, Type tile);

// "move":"RFr 1 0 0 rE"; and with who made it, "player":0 before it.
void write_move(text::JsonWriter& json, const Move& move);
void write_mover(text::JsonWriter& json, int player, const Move& move);

// "moves":["LR 1 0 1 rW","aside Cccc+"]
void write_moves(text::JsonWriter& json, const SavedMatch& saved);

// "forfeit":{"seat":0,"why":"no move within 1000 ms"}
void write_forfeit(text::JsonWriter& json, const Forfeit& forfeit);

// Elements of a list of events: as in `event_words`; and as an object, with the number of the move that
// brought it, null at the end, and a sentence with these names.
void write_event_words(text::JsonWriter& json, const std::vector<Event>& events);
void write_event(text::JsonWriter& json, const Event& event, std::optional<std::size_t> move,
                 std::span<const std::string> names);

}  // namespace bastide::match
