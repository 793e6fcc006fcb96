#include "bastide/match/review/adjudication_format.h"

#include <algorithm>

#include "bastide/match/detail/require_names.h"
#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/match/review/format.h"
#include "bastide/match/review/move_effect.h"
#include "bastide/text/plural.h"
#include "bastide/text/text_table.h"
#include "bastide/text/wrap.h"

namespace bastide::match {
namespace {

constexpr std::size_t max_shown_tiles = 6;

// "76.3": scores are not negative.
std::string tenths(std::int64_t points) {
    const std::int64_t tenths = (points * 10 + value_of_a_point / 2) / value_of_a_point;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

// "63%", or "62.50%" if it is exact.
std::string percentage(int chance, bool is_exact) {
    constexpr int percent = certain / 100;
    if (!is_exact) return std::to_string((chance + percent / 2) / percent) + '%';
    const std::string decimals = std::to_string(percent + chance % percent).substr(1);
    return std::to_string(chance / percent) + '.' + decimals + '%';
}

// Returns the position with a tile in hand.
Position with_in_hand(const Position& position, Type tile) {
    Position with = position;
    if (with.tile() == tile) return with;
    if (with.tile() != no_tile) with.set_aside();
    with.draw(tile);
    return with;
}

// True if the tile in hand is the tile of the next turn.
bool has_hand(const Position& position, const Adjudication& judged) {
    return position.tile() != no_tile && judged.tiles.front().tile == position.tile();
}

struct AdjudicatedMoveView {
    const Position& position;
    const AdjudicatedMove& move;
    std::span<const std::string> names;
};

struct AdjudicatedTileView {
    Position position;
    const AdjudicatedTile& tile;
    std::span<const std::string> names;
    bool in_hand;

    std::vector<AdjudicatedMoveView> best() const {
        std::vector<AdjudicatedMoveView> views;
        views.reserve(tile.best.size());
        for (const AdjudicatedMove& move : tile.best) views.push_back({position, move, names});
        return views;
    }
};

struct AdjudicatedPlayerView {
    const Position& position;
    const Adjudication& judged;
    std::span<const std::string> names;
    int player;

    std::size_t seat() const { return at(player); }
};

struct AdjudicationView {
    const Position& position;
    const Adjudication& judged;
    std::span<const std::string> names;

    std::vector<AdjudicatedPlayerView> players() const {
        return by_player(position.players(),
                         [&](int player) { return AdjudicatedPlayerView{position, judged, names, player}; });
    }
    std::vector<AdjudicatedTileView> tiles() const {
        std::vector<AdjudicatedTileView> views;
        views.reserve(judged.tiles.size());
        for (const AdjudicatedTile& tile : judged.tiles)
            views.push_back({with_in_hand(position, tile.tile), tile, names, position.tile() == tile.tile});
        return views;
    }
};

constexpr auto describe(text::Type<AdjudicatedMoveView> /*type*/) {
    return text::object(
        "", "", "", text::member("move", "", [](auto& view) { return to_text(view.move.move); }),
        text::member("chance", "", [](auto& view) { return json_chance(view.move.chance); }),
        text::member("words", "",
                     [](auto& view) { return effects_text(view.position, view.move.move, view.names); }));
}

constexpr auto describe(text::Type<AdjudicatedTileView> /*type*/) {
    return text::object("", "", "",
                        text::member("tile", "", [](auto& view) { return types[view.tile.tile].name; }),
                        text::member("in_hand", "", &AdjudicatedTileView::in_hand),
                        text::member("count", "", [](auto& view) { return view.tile.weight; }),
                        text::member("best", "", &AdjudicatedTileView::best));
}

constexpr auto describe(text::Type<AdjudicatedPlayerView> /*type*/) {
    return text::object(
        "", "", "", text::member("name", "", [](auto& view) -> auto& { return view.names[view.seat()]; }),
        text::member("score", "", [](auto& view) { return view.position.score(view.player); }),
        text::member("expected", "", [](auto& view) { return json_points(view.judged.points[view.seat()]); }),
        text::member("expected_error", "",
                     [](auto& view) { return json_points(view.judged.errors[view.seat()]); }),
        text::member("chance", "", [](auto& view) { return json_chance(view.judged.chances[view.seat()]); }),
        text::member("low", "", [](auto& view) { return json_chance(view.judged.low[view.seat()]); }),
        text::member("high", "", [](auto& view) { return json_chance(view.judged.high[view.seat()]); }));
}

constexpr auto describe(text::Type<AdjudicationView> /*type*/) {
    return text::object("", "", "",
                        text::member("remaining", "", [](auto& view) { return view.position.remaining(); }),
                        text::member("next_player", "", [](auto& view) { return view.position.to_move(); }),
                        text::member("exact", "", [](auto& view) { return view.judged.is_exact; }),
                        text::member("players", "", &AdjudicationView::players),
                        text::member("tiles", "", &AdjudicationView::tiles));
}

// Wraps a sentence.
std::string adjudication_lines(const std::string& sentence, std::size_t width) {
    std::string text;
    for (const std::string& line : text::wrap(sentence, width)) text += line + '\n';
    return text;
}

std::string state_sentence(const Position& position, const Adjudication& judged,
                           std::span<const std::string> names) {
    const std::string& next = names[at(position.to_move())];
    std::string text = text::plural(position.remaining(), "tile");
    text += position.remaining() == 1 ? " remains. " : " remain. ";
    if (judged.tiles.empty()) return text + "The game is over.";
    if (position.tile() == no_tile) return text + next + " draws next.";
    text.append(next).append(" has ").append(types[position.tile()].name).append(" in hand");
    return text + (has_hand(position, judged) ? "." : ", which fits nowhere, and draws again.");
}

std::string judged_players(const Position& position, const Adjudication& judged,
                           std::span<const std::string> names) {
    text::TextTable table({"", "score", "expected", "to win", "interval"});
    for (int player = 0; player < position.players(); ++player) {
        const std::size_t seat = at(player);
        const bool is_exact = judged.is_exact;
        table.add(
            {names[seat], std::to_string(position.score(player)),
             judged.tiles.empty() ? tenths(judged.points[seat])
                                  : tenths(judged.points[seat]) + " ± " + tenths(judged.errors[seat]),
             percentage(judged.chances[seat], is_exact),
             is_exact ? "exact"
                      : percentage(judged.low[seat], false) + " to " + percentage(judged.high[seat], false)});
    }
    return table.to_string();
}

std::string judged_moves(const AdjudicationView& view, std::size_t width) {
    const bool is_in_hand = has_hand(view.position, view.judged);
    const std::string count_title = is_in_hand ? "" : "tiles";
    text::TextTable table({"move", "to win", "effect", count_title}, "lrlr");
    const std::vector<AdjudicatedTileView> tiles = view.tiles();
    const std::size_t moves_per_tile = is_in_hand ? max_shown_tiles : 1;
    for (const AdjudicatedTileView& tile : std::span(tiles).first(std::min(tiles.size(), max_shown_tiles))) {
        const std::vector<AdjudicatedMoveView> best = tile.best();
        for (const AdjudicatedMoveView& each : std::span(best).first(std::min(best.size(), moves_per_tile))) {
            table.add({to_text(each.move.move), percentage(each.move.chance, view.judged.is_exact),
                       effects_text(each.position, each.move.move, each.names),
                       is_in_hand ? "" : std::to_string(tile.tile.weight)});
        }
    }
    return table.to_string(width);
}

std::string certainty_sentence(const Position& position, const Adjudication& judged,
                               const AdjudicationEffort& effort) {
    if (judged.is_exact)
        return "The win probabilities are exact for players who play to win: the search tried every draw and "
               "every reply to the end of the game. A draw counts half.";
    const std::string error = percentage(largest_chance_error(position.players()), false);
    return "The win probabilities are estimates from " + text::plural(effort.simulations, "simulation") +
           ". The interval covers two standard errors of the simulations and the largest error of such "
           "estimates that was measured, " +
           error + ".";
}

}  // namespace

std::string adjudication_text(const Position& position, const Adjudication& judged,
                              const AdjudicationEffort& effort, std::span<const std::string> names,
                              std::size_t width) {
    require_names(names, position.settings().players);
    std::string text = adjudication_lines(state_sentence(position, judged, names), width);
    text += '\n' + judged_players(position, judged, names);
    if (judged.tiles.empty()) return text;
    const std::string& mover = names[at(position.to_move())];
    const std::string draws = has_hand(position, judged) ? "" : " with the likeliest draws";
    text += '\n' + adjudication_lines("Best moves of " + mover + draws, width);
    text += judged_moves({position, judged, names}, width);
    text += '\n' + adjudication_lines(certainty_sentence(position, judged, effort), width);
    return text + adjudication_lines(
                      "The expected scores are means of games that the evaluation continued to the "
                      "end, with their standard errors.",
                      width);
}

std::string adjudication_json(const Position& position, const Adjudication& judged,
                              std::span<const std::string> names) {
    require_names(names, position.settings().players);
    return text::json_text(AdjudicationView{position, judged, names});
}

}  // namespace bastide::match
