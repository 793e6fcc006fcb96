#include "bastide/match/json.h"

#include <bit>

#include "bastide/match/format.h"
#include "bastide/match/notation.h"

namespace bastide::match {
namespace {

// A member that is a list of what `number(player)` is for each player.
template <class Number>
void write_by_player(text::JsonWriter& json, std::string_view key, int players, const Number& number) {
    json.key(key);
    json.begin_array();
    for (int player = 0; player < players; ++player) json.value(number(player));
    json.end_array();
}

}  // namespace

void write_scores(text::JsonWriter& json, std::string_view key, const Scores& scores, int players) {
    write_by_player(json, key, players, [&](int player) { return scores[static_cast<std::size_t>(player)]; });
}

void write_points(text::JsonWriter& json, std::string_view key, const Position& position) {
    write_by_player(json, key, position.players(), [&](int player) { return position.score(player); });
}

void write_supplies(text::JsonWriter& json, std::string_view key, const Position& position) {
    write_by_player(json, key, position.players(), [&](int player) { return position.supply(player); });
}

void write_ranks(text::JsonWriter& json, const Scores& scores, int players) {
    write_scores(json, "ranks", ranks(scores, players), players);
}

void write_pair(text::JsonWriter& json, Cell at) {
    json.begin_array();
    json.value(at.x);
    json.value(at.y);
    json.end_array();
}

void write_square(text::JsonWriter& json, Cell at) {
    json.member("x", at.x);
    json.member("y", at.y);
}

void write_tile(text::JsonWriter& json, Type tile) {
    json.member("tile", types[tile].name);
}

void write_move(text::JsonWriter& json, const Move& move) {
    json.member("move", std::string_view(to_text(move)));
}

void write_mover(text::JsonWriter& json, int player, const Move& move) {
    json.member("player", player);
    write_move(json, move);
}

void write_moves(text::JsonWriter& json, const SavedMatch& saved) {
    json.key("moves");
    json.begin_array();
    for (const std::string& text : move_list(saved)) json.value(std::string_view(text));
    json.end_array();
}

void write_forfeit(text::JsonWriter& json, const Forfeit& forfeit) {
    json.key("forfeit");
    json.begin_object();
    json.member("seat", forfeit.seat);
    json.member("why", std::string_view(forfeit.why));
    json.end_object();
}

void write_event_words(text::JsonWriter& json, const std::vector<Event>& events) {
    for (const Event& event : events) json.value(std::string_view(event_words(event)));
}

void write_event(text::JsonWriter& json, const Event& event, std::optional<std::size_t> move,
                 std::span<const std::string> names) {
    json.begin_object();
    json.key("move");
    if (move) {
        json.value(*move);
    } else {
        json.null();
    }
    json.member("kind", name(event.kind));
    json.member("complete", event.complete);
    json.member("tiles", event.tiles);
    json.member("pennants", event.pennants);
    json.member("cities", event.cities);
    json.member("points", event.points);
    json.key("winners");
    json.begin_array();
    for (unsigned left = event.winners; left != 0; left &= left - 1) json.value(std::countr_zero(left));
    json.end_array();
    json.key("squares");
    json.begin_array();
    for (const Cell at : event.squares) write_pair(json, at);
    json.end_array();
    json.member("node", event.node);
    json.member("text", std::string_view(event_sentence(event, names)));
    json.end_object();
}

}  // namespace bastide::match
