#include "bastide/match/format.h"

#include <array>
#include <bit>
#include <string_view>
#include <utility>

#include "bastide/match/json.h"
#include "bastide/match/points.h"
#include "bastide/text/counted.h"
#include "bastide/text/listed.h"
#include "bastide/text/table.h"

namespace bastide::match {
namespace {

// "Ann, Bob and Cleo".
std::string names_of(unsigned players, std::span<const std::string> names) {
    std::vector<std::string_view> named;
    named.reserve(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        if ((players >> i & 1U) != 0) named.emplace_back(names[i]);
    return named.empty() ? "nobody" : text::listed(named);
}

std::string with_pennants(int pennants) {
    if (pennants == 0) return "";
    return pennants == 1 ? " with a pennant" : " with " + std::to_string(pennants) + " pennants";
}

// "A city of 3 tiles is complete", "An open road of 2 tiles".
std::string subject(const Event& event) {
    if (event.kind == Kind::field) {
        return event.cities == 0
                   ? "Farmers beside no completed city"
                   : "Farmers beside " + text::counted(event.cities, "completed city", "completed cities");
    }
    if (event.kind == Kind::monastery) {
        if (event.complete) return "A monastery is complete";
        return "A monastery with " + text::counted(event.tiles - 1, "tile") + " around it";
    }
    std::string text = event.complete ? "A " : "An open ";
    text.append(name(event.kind)).append(" of ").append(text::counted(event.tiles, "tile"));
    text += with_pennants(event.pennants);
    return event.complete ? text + " is complete" : text;
}

// A turn of a player, with the scores after it.
void write_turn(text::JsonWriter& json, const Record::Step& turn, int player, const Scores& scores,
                int players) {
    json.begin_object();
    write_mover(json, player, turn.move);
    write_scores(json, "scores", scores, players);
    json.key("events");
    json.begin_array();
    write_event_words(json, turn.events);
    json.end_array();
    json.end_object();
}

void write_state(text::JsonWriter& json, const Game& game) {
    const Position& position = game.position();
    json.member("players", position.players());
    json.member("start", types[position.board().tile(0).type()].name);
    json.member("over", game.is_over());
    json.member("next_player", position.to_move());
    if (game.is_over()) {
        json.key("tile");
        json.null();
    } else {
        write_tile(json, position.tile());
    }
}

void write_result(text::JsonWriter& json, const Position& position, const std::optional<Forfeit>& forfeit) {
    const Scores final = final_scores(position);
    write_points(json, "scores_before_end", position);
    write_supplies(json, "supply_before_end", position);
    write_scores(json, "final", final, position.players());
    write_ranks(json, points_to_rank(final, forfeit), position.players());
}

// By kind, then player.
using PointsByKind = std::array<Scores, 4>;

void add(PointsByKind& points, const std::vector<Event>& events) {
    for (const Event& event : events) add(points[static_cast<std::size_t>(event.kind)], event);
}

}  // namespace

std::vector<std::string> player_names(int players) {
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(players));
    for (int player = 1; player <= players; ++player) names.push_back("Player " + std::to_string(player));
    return names;
}

std::string event_words(const Event& event) {
    std::string words(name(event.kind));
    words += event.complete ? " complete" : " final";
    const auto add = [&](std::string_view what, int number) {
        words.append(1, ' ').append(what).append(1, ' ').append(std::to_string(number));
    };
    if (event.kind == Kind::field) {
        add("cities", event.cities);
    } else {
        add("tiles", event.tiles);
    }
    if (event.pennants != 0) add("pennants", event.pennants);
    add("points", event.points);
    words += " winners";
    for (unsigned player = 0; player < most_players; ++player)
        if ((event.winners >> player & 1U) != 0) words.append(1, ' ').append(std::to_string(player));
    return words;
}

std::string event_sentence(const Event& event, std::span<const std::string> names) {
    std::string sentence = subject(event) + ": " + text::counted(event.points, "point");
    if (std::popcount(event.winners) > 1) sentence += " each";
    return sentence + " for " + names_of(event.winners, names);
}

std::string forfeit_sentence(const Forfeit& forfeit, const std::string& name) {
    return name + " forfeits: " + forfeit.why;
}

std::vector<std::string> aside_sentences(const Game& game, std::size_t before_move) {
    const bool is_bottom = game.position().settings().unplaceable == Unplaceable::bottom;
    std::vector<std::string> sentences;
    for (const Game::Aside& aside : game.asides()) {
        if (!std::cmp_equal(aside.before_move, before_move)) continue;
        std::string sentence = "No place for ";
        sentence.append(title(aside.tile)).append(is_bottom ? ": put under the deck" : ": set aside");
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

std::string result_sentence(const Scores& scores, std::span<const std::string> names) {
    const auto places = ranks(scores, static_cast<int>(names.size()));
    unsigned winners = 0;
    int most = 0;
    for (std::size_t player = 0; player < names.size(); ++player) {
        if (places[player] != 1) continue;
        winners |= 1U << player;
        most = scores[player];
    }
    const bool is_shared = std::popcount(winners) > 1;
    return names_of(winners, names) + (is_shared ? " share the victory with " : " wins with ") +
           text::counted(most, "point") + (is_shared ? " each" : "");
}

std::string result_table(const Record& record, std::span<const std::string> names,
                         const std::optional<Forfeit>& forfeit) {
    PointsByKind points{};
    for (const Record::Step& turn : record.steps()) add(points, turn.events);
    add(points, final_events(record.game().position()));
    const Scores final = final_scores(record.game().position());
    const auto places = match::places(final, forfeit, static_cast<int>(names.size()));
    text::Table table({"", "cities", "roads", "monasteries", "fields", "total", "rank"});
    for (std::size_t player = 0; player < names.size(); ++player) {
        std::vector<std::string> row = {names[player]};
        for (const Scores& of_kind : points) row.push_back(std::to_string(of_kind[player]));
        row.push_back(std::to_string(final[player]));
        row.push_back(std::to_string(places[player]));
        table.add(row);
    }
    return table.to_string();
}

std::string about(const Settings& settings) {
    const Settings usual;
    std::string text = std::to_string(settings.players) + " players";
    if (settings.meeples != usual.meeples) text += ", " + text::counted(settings.meeples, "meeple") + " each";
    if (settings.small_city == SmallCity::two)
        text += ", two-tile cities pay " + std::to_string(complete_city_points(2, 0, settings.small_city));
    if (!settings.fields) text += ", no farmers";
    if (settings.fields && settings.farm == Farm::second) text += ", second-edition farms";
    if (settings.fields && settings.farm == Farm::first) text += ", first-edition farms";
    if (settings.unplaceable == Unplaceable::bottom) text += ", tiles that fit nowhere go under the deck";
    if (settings.start == FirstTile::shuffled) text += ", a shuffled start tile";
    return text;
}

std::string replay_json(const Record& record, const std::optional<Forfeit>& forfeit) {
    const Position& position = record.game().position();
    const int players = position.players();
    text::JsonWriter json;
    json.begin_object();
    write_state(json, record.game());
    write_result(json, position, forfeit);
    if (forfeit) write_forfeit(json, *forfeit);
    write_moves(json, saved_of(record));
    json.key("events");
    json.begin_array();
    for (const Record::Step& turn : record.steps()) write_event_words(json, turn.events);
    write_event_words(json, final_events(position));
    json.end_array();
    json.key("turns");
    json.begin_array();
    Scores scores{};
    int player = 0;
    for (const Record::Step& turn : record.steps()) {
        for (const Event& event : turn.events) add(scores, event);
        write_turn(json, turn, player, scores, players);
        player = (player + 1) % players;
    }
    json.end_array();
    json.end_object();
    return json.take();
}

}  // namespace bastide::match
