#include "bastide/match/format.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/match/detail/require_names.h"
#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/match/points.h"
#include "bastide/text/join_words.h"
#include "bastide/text/plural.h"
#include "bastide/text/text_table.h"

namespace bastide::match {
namespace {

// "Ann, Bob and Cleo".
std::string names_of(unsigned players, std::span<const std::string> names) {
    std::vector<std::string_view> list;
    list.reserve(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        if ((players >> i & 1U) != 0) list.emplace_back(names[i]);
    return list.empty() ? "nobody" : text::join_words(list);
}

std::string with_pennants(int pennants) {
    if (pennants == 0) return "";
    return pennants == 1 ? " with a pennant" : " with " + std::to_string(pennants) + " pennants";
}

// "A city of 3 tiles is complete", "An open road of 2 tiles".
std::string subject(const Event& event) {
    if (event.kind == Kind::field) {
        return event.cities == 0
                   ? "Farmers next to no completed city"
                   : "Farmers next to " + text::plural(event.cities, "completed city", "completed cities");
    }
    if (event.kind == Kind::monastery) {
        if (event.complete) return "A monastery is complete";
        return "A monastery with " + text::plural(event.tiles - 1, "tile") + " around it";
    }
    std::string text = event.complete ? "A " : "An open ";
    text.append(name(event.kind)).append(" of ").append(text::plural(event.tiles, "tile"));
    text += with_pennants(event.pennants);
    return event.complete ? text + " is complete" : text;
}

// By kind, then player.
using PointsByKind = std::array<Scores, 4>;

void add(PointsByKind& points, const std::vector<Event>& events) {
    for (const Event& event : events) add(points[static_cast<std::size_t>(event.kind)], event);
}

std::vector<std::string> words_of(const std::vector<Event>& events) {
    std::vector<std::string> words;
    words.reserve(events.size());
    for (const Event& event : events) words.push_back(event_words(event));
    return words;
}

// The points that the players have before the first move.
Scores first_scores(const Record& record) {
    Scores scores{};
    if (const auto& position = record.start().position) std::ranges::copy(position->scores, scores.begin());
    return scores;
}

// A turn of a player, with the scores after it.
struct Turn {
    const Record::Step& step;
    Scores scores;
    int players;
};

struct Replay {
    const Record& record;
    const std::optional<Forfeit>& forfeit;
    Scores final = final_scores(record.game().position());

    const Position& position() const { return record.game().position(); }
    int players() const { return position().players(); }

    std::vector<std::string> events() const {
        std::vector<Event> all;
        for (const Record::Step& turn : record.steps())
            all.insert(all.end(), turn.events.begin(), turn.events.end());
        for (Event& event : final_events(position())) all.push_back(std::move(event));
        return words_of(all);
    }
    std::vector<Turn> turns() const {
        std::vector<Turn> turns;
        Scores scores = first_scores(record);
        for (const Record::Step& step : record.steps()) {
            for (const Event& event : step.events) add(scores, event);
            turns.push_back({step, scores, players()});
        }
        return turns;
    }
};

constexpr auto describe(text::Type<Turn> /*type*/) {
    return text::object("", "", "", text::member("player", "", [](auto& t) { return t.step.player; }),
                        text::member("move", "", [](auto& t) { return to_text(t.step.move); }),
                        text::member("scores", "", [](auto& t) { return by_player(t.players, t.scores); }),
                        text::member("events", "", [](auto& t) { return words_of(t.step.events); }));
}

constexpr auto describe(text::Type<Replay> /*type*/) {
    return text::object(
        "", "", "", text::member("players", "", &Replay::players),
        text::member("start", "", [](auto& r) { return types[r.position().board().tile(0).type()].name; }),
        text::member("over", "", [](auto& r) { return r.record.game().is_over(); }),
        text::member("next_player", "", [](auto& r) { return r.position().to_move(); }),
        text::member("tile", "",
                     [](auto& r) {
                         using Name = std::optional<std::string_view>;
                         return r.record.game().is_over() ? Name() : Name(types[r.position().tile()].name);
                     }),
        text::member(
            "scores_before_end", "",
            [](auto& r) { return by_player(r.players(), [&](int p) { return r.position().score(p); }); }),
        text::member(
            "supply_before_end", "",
            [](auto& r) { return by_player(r.players(), [&](int p) { return r.position().supply(p); }); }),
        text::member("final", "", [](auto& r) { return by_player(r.players(), r.final); }),
        text::member("ranks", "",
                     [](auto& r) {
                         return by_player(r.players(),
                                          ranks(points_to_rank(r.final, r.forfeit), r.players()));
                     }),
        text::optional_member("forfeit", "", [](auto& r) -> auto& { return r.forfeit; }),
        text::member("moves", "", [](auto& r) { return move_list(saved_of(r.record)); }),
        text::member("events", "", &Replay::events), text::member("turns", "", &Replay::turns));
}

}  // namespace

std::vector<std::string> player_names(int players) {
    require(players >= 0 && players <= max_players, "there are at most 6 players", players);
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(players));
    for (int player = 1; player <= players; ++player) names.push_back("Player " + std::to_string(player));
    return names;
}

std::vector<std::string> distinct_names(const std::vector<std::string>& names) {
    std::vector<std::string> distinct = names;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        if (std::ranges::count(names, names[seat]) > 1)
            distinct[seat].append(" ").append(std::to_string(seat + 1));
    // A name with a number may be that of another player.
    return distinct == names ? distinct : distinct_names(distinct);
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
    for (unsigned player = 0; player < max_players; ++player)
        if ((event.winners >> player & 1U) != 0) words.append(1, ' ').append(std::to_string(player));
    return words;
}

std::string event_sentence(const Event& event, std::span<const std::string> names) {
    require(names.size() >= max_players || event.winners >> names.size() == 0,
            "there is a name for each winner", names.size());
    std::string sentence = subject(event) + ": " + text::plural(event.points, "point");
    if (std::popcount(event.winners) > 1) sentence += " each";
    return sentence + " for " + names_of(event.winners, names);
}

std::string forfeit_sentence(const Forfeit& forfeit, const std::string& name) {
    return name + " forfeits: " + forfeit.why;
}

std::vector<std::string> aside_sentences(const Game& game, std::size_t before_move) {
    const bool is_bottom = game.position().settings().unplaceable == Unplaceable::bottom;
    std::vector<std::string> sentences;
    for (const Game::UnplaceableTile& aside : game.unplaceable_tiles()) {
        if (!std::cmp_equal(aside.before_move, before_move)) continue;
        std::string sentence = "No place for ";
        sentence.append(title(aside.tile)).append(is_bottom ? ": put under the deck" : ": set aside");
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

std::string result_sentence(const Scores& scores, std::span<const std::string> names) {
    require(names.size() >= min_players && names.size() <= max_players, "there are 1 to 6 names",
            names.size());
    require(
        std::all_of(scores.begin() + std::ssize(names), scores.end(), [](int points) { return points == 0; }),
        "there is a name for each player", names.size());
    if (names.size() < min_contestants) return names.front() + " has " + text::plural(scores[0], "point");
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
           text::plural(most, "point") + (is_shared ? " each" : "");
}

std::string result_table(const Record& record, std::span<const std::string> names,
                         const std::optional<Forfeit>& forfeit) {
    require_names(names, record.start().settings.players);
    require_seat(forfeit, record.start().settings.players);
    PointsByKind points{};
    for (const Record::Step& turn : record.steps()) add(points, turn.events);
    add(points, final_events(record.game().position()));
    const Scores final = final_scores(record.game().position());
    const auto places = match::places(final, forfeit, static_cast<int>(names.size()));
    const bool has_position = record.start().position.has_value();
    const Scores first = first_scores(record);
    std::vector<std::string> head = {"", "cities", "roads", "monasteries", "fields", "total", "rank"};
    if (has_position) head.insert(head.begin() + 1, "before");
    text::TextTable table(head);
    for (std::size_t player = 0; player < names.size(); ++player) {
        std::vector<std::string> row = {names[player]};
        if (has_position) row.push_back(std::to_string(first[player]));
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
    if (settings.meeples != usual.meeples) text += ", " + text::plural(settings.meeples, "meeple") + " each";
    if (settings.small_city == SmallCity::two)
        text += ", two-tile cities score " + std::to_string(complete_city_points(2, 0, settings.small_city));
    if (!settings.fields) text += ", no farmers";
    if (settings.fields && settings.farm == Farm::second) text += ", second-edition farms";
    if (settings.fields && settings.farm == Farm::first) text += ", first-edition farms";
    if (settings.unplaceable == Unplaceable::bottom) text += ", tiles that fit nowhere go under the deck";
    if (settings.start == FirstTile::shuffled) text += ", a shuffled start tile";
    if (settings.box != Box()) text += ", a box of " + text::plural(settings.box.tile_count(), "tile");
    return text;
}

std::size_t first_news(const Record& record) {
    std::size_t first = record.played();
    while (first > 0 && record.steps()[first - 1].player != record.game().to_move()) --first;
    return first;
}

std::string replay_json(const Record& record, const std::optional<Forfeit>& forfeit) {
    require_seat(forfeit, record.start().settings.players);
    return text::json_text(Replay{record, forfeit});
}

}  // namespace bastide::match
