#include "bastide/match/online/table_view.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "bastide/match/online/hosted_table.h"
#include "bastide/match/online/message.h"
#include "bastide/match/online/name.h"
#include "bastide/match/online/verify_deal.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {
namespace {

std::string_view word(TableEventKind kind) {
    return table_event_words[static_cast<std::size_t>(kind)];
}

void write_optional(text::JsonWriter& json, std::string_view key, const auto& value) {
    json.key(key);
    if (value) {
        json.value(*value);
    } else {
        json.null();
    }
}

void write_bot(text::JsonWriter& json, std::string_view key, const BotKind* bot) {
    write_optional(json, key, bot == nullptr ? std::nullopt : std::optional(bot->name));
}

// A match that ended when a player gave up was that player's to its end.
const BotKind* face(const OnlineTable& table, const OnlineSeat& seat) {
    return seat.gave_up && table.is_over() && !seat.has_stand_in ? nullptr : seat.bot;
}

void write_seats(text::JsonWriter& json, const OnlineTable& table) {
    json.key("seats");
    json.begin_array();
    for (int number = 0; number < table.seat_count(); ++number) {
        const OnlineSeat& seat = table.seat(number);
        json.begin_object();
        json.member("name", std::string_view(seat.name));
        write_bot(json, "bot", seat.bot);
        write_bot(json, "face", face(table, seat));
        write_optional(json, "gave_up", seat.gave_up ? std::optional(word(*seat.gave_up)) : std::nullopt);
        write_optional(json, "left", table.time_left(number));
        json.end_object();
    }
    json.end_array();
}

void write_request(text::JsonWriter& json, const OnlineTable& table) {
    json.key("asked");
    if (!table.take_back_request()) {
        json.null();
        return;
    }
    json.begin_object();
    json.member("by", table.take_back_request()->by);
    json.key("agreed");
    json.begin_array();
    for (int seat = 0; seat < table.seat_count(); ++seat)
        if (table.take_back_request()->agreed[static_cast<std::size_t>(seat)]) json.value(seat);
    json.end_array();
    json.end_object();
}

void write_end(text::JsonWriter& json, const OnlineTable& table) {
    json.key("ended_by");
    const auto seat = table.ended_by();
    const auto how = seat ? table.seat(*seat).gave_up : std::nullopt;
    if (!seat || !how) {
        json.null();
        return;
    }
    json.begin_object();
    json.member("seat", *seat);
    json.member("how", word(*how));
    json.end_object();
}

void write_news(text::JsonWriter& json, const OnlineTable& table) {
    json.key("news");
    json.begin_array();
    for (const TableNews& each : table.news()) {
        json.begin_object();
        json.member("n", each.number);
        json.member("seat", each.seat);
        json.member("kind", word(each.kind));
        json.member("phrase", each.phrase);
        write_optional(json, "to", each.to < 0 ? std::nullopt : std::optional(each.to));
        json.member("moves", each.moves);
        json.end_object();
    }
    json.end_array();
}

void write_commands(text::JsonWriter& json, const OnlineTable& table, int seat) {
    json.key("may");
    json.begin_array();
    for (std::size_t kind = 0; kind < table_command_words.size(); ++kind)
        if (table.may(seat, static_cast<TableCommandKind>(kind))) json.value(table_command_words[kind]);
    json.end_array();
}

// A match that was cut short ends before the tile in hand, so that it is over and its points are counted.
void write_match(text::JsonWriter& json, const OnlineTable& table) {
    json.key("match");
    if (!table.has_game()) {
        json.null();
        return;
    }
    Deck deck = table.drawn();
    if (table.ended_by()) deck.pop_back();
    write_json(json, SavedMatch{.deal = {.settings = table.settings().rules, .seed = {}, .deck = deck},
                                .moves = table.moves(),
                                .asides = table.game().asides()});
}

void write_fairness(text::JsonWriter& json, const OnlineTable& table, std::string_view commitment) {
    json.key("fair");
    if (!table.is_over()) {
        json.null();
        return;
    }
    std::vector<std::string> words;
    words.reserve(static_cast<std::size_t>(table.seat_count()));
    for (int seat = 0; seat < table.seat_count(); ++seat) words.push_back(table.seat(seat).player_entropy);
    const Fairness fairness =
        verify_deal(table.settings().rules, table.drawn(), commitment, table.secret(), words);
    json.begin_object();
    json.member("kept", fairness.is_kept);
    json.member("dealt", fairness.is_dealt);
    json.end_object();
}

}  // namespace

std::string view_json(const OnlineTable& table, int seat, std::string_view commitment) {
    text::JsonWriter json;
    json.begin_object();
    json.member("events", table.event_count());
    json.member("phase", table_phase_words[static_cast<std::size_t>(table.phase())]);
    write_seats(json, table);
    const bool is_played = table.phase() == TablePhase::playing;
    write_optional(json, "to_move", is_played ? std::optional(table.to_move()) : std::nullopt);
    write_optional(json, "deadline", table.deadline());
    write_request(json, table);
    write_end(json, table);
    write_news(json, table);
    write_optional(json, "rematch_by", table.rematch_by());
    json.member("decided", table.last_decision());
    write_commands(json, table, seat);
    json.member("moves", table.moves().size());
    write_match(json, table);
    write_fairness(json, table, commitment);
    json.end_object();
    return json.take_piece();
}

std::string online_limits_json() {
    text::JsonWriter json;
    json.begin_object();
    json.member("protocol", protocol_version);
    json.key("clocks");
    json.begin_array();
    for (const std::string_view clock : clock_words) json.value(clock);
    json.end_array();
    json.member("max_name", max_name_bytes);
    json.member("max_word", max_entropy_bytes);
    json.member("phrases", phrase_count);
    json.end_object();
    return json.take_piece();
}

}  // namespace bastide::match
