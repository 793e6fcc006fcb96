#include "bastide/match/review/format.h"

#include <cmath>

#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/text/counted.h"
#include "bastide/text/json.h"
#include "bastide/text/table.h"

namespace bastide::match {
namespace {

// A whole number of parts, so many of which are 1, to so many decimals: "6.2". Without `printf`, whose
// rounding is the system's.
std::string decimal(std::int64_t parts, std::int64_t one, int decimals) {
    std::int64_t scale = 1;
    for (int i = 0; i < decimals; ++i) scale *= 10;
    const bool is_negative = parts < 0;
    const std::int64_t rounded = ((is_negative ? -parts : parts) * scale + one / 2) / one;
    std::string text = is_negative && rounded != 0 ? "-" : "";
    text += std::to_string(rounded / scale);
    if (decimals == 0) return text;
    const std::string after = std::to_string(rounded % scale);
    return text + '.' + std::string(static_cast<std::size_t>(decimals) - after.size(), '0') + after;
}

double rounded(std::int64_t parts, std::int64_t one, double scale) {
    return std::round(static_cast<double>(parts) / static_cast<double>(one) * scale) / scale;
}

double json_points(std::int64_t points) {
    return rounded(points, value_of_a_point, 100);
}

double json_chance(int chance) {
    return rounded(chance, certain, 10'000);
}

// "6.2 points", "1.0 points": how much better, or worse.
std::string so_many_points(std::int64_t points) {
    return decimal(points < 0 ? -points : points, value_of_a_point, 1) + " points";
}

std::string turn_name(std::size_t turn) {
    return "Turn " + std::to_string(turn + 1);
}

// "at 3 -1 with a meeple on the road".
std::string place_text(const Move& move) {
    std::string text =
        "at " + std::to_string(move.placement.at.x) + ' ' + std::to_string(move.placement.at.y);
    if (move.piece == no_piece) return text + " without a meeple";
    return text.append(" with a meeple on the ").append(name(types[move.tile].pieces[move.piece].kind));
}

// The position a turn was made in.
Position position_of(const Record& record, std::size_t turn) {
    Record before = record;
    before.go_to(turn);
    return before.game().position();
}

void write_deeds(text::JsonWriter& json, const Position& position, const Move& move) {
    json.key("does");
    json.begin_array();
    for (const Deed& deed : deeds_of(position, move)) {
        json.begin_object();
        json.member("act", name(deed.act));
        json.member("kind", name(deed.kind));
        json.key("owners");
        json.begin_array();
        for (int player = 0; player < position.players(); ++player)
            if ((deed.owners >> player & 1) != 0) json.value(player);
        json.end_array();
        json.member("count", deed.count);
        json.end_object();
    }
    json.end_array();
}

void write_chances(text::JsonWriter& json, std::string_view key, const Chances& chances, int players) {
    json.key(key);
    json.begin_array();
    for (int player = 0; player < players; ++player)
        json.value(json_chance(chances[static_cast<std::size_t>(player)]));
    json.end_array();
}

void write_best(text::JsonWriter& json, const Position& position, const JudgedTurn& turn,
                std::span<const std::string> names) {
    json.key("best");
    json.begin_array();
    for (const JudgedMove& each : turn.best) {
        json.begin_object();
        write_move(json, each.move);
        json.member("value", json_points(each.leads[turn.mover()]));
        json.member("error", json_points(each.error));
        json.member("chance", json_chance(each.chances[turn.mover()]));
        write_deeds(json, position, each.move);
        json.member("words", deeds_text(position, each.move, names));
        json.end_object();
    }
    json.end_array();
}

void write_turn(text::JsonWriter& json, const Record& record, const JudgedTurn& turn,
                std::span<const std::string> names) {
    const Position position = position_of(record, turn.turn);
    json.begin_object();
    json.member("turn", turn.turn + 1);
    json.member("player", turn.player);
    write_tile(json, turn.made.move.tile);
    write_move(json, turn.made.move);
    json.member("mark", name(turn.quality()));
    json.member("exact", turn.is_exact);
    json.member("before", json_points(turn.before[turn.mover()]));
    json.member("drawn", json_points(turn.best.front().leads[turn.mover()]));
    json.member("after", json_points(turn.made.leads[turn.mover()]));
    json.member("luck", json_points(turn.luck[turn.mover()]));
    json.member("loss", json_points(turn.loss()));
    json.member("loss_error", json_points(turn.made.error));
    write_chances(json, "chances_before", turn.chances_before, position.players());
    write_chances(json, "chances", turn.made.chances, position.players());
    json.member("chance_luck", json_chance(turn.chance_luck()));
    json.member("chance_loss", json_chance(turn.chance_loss()));
    json.member("sentence", turn_sentence(record, turn, names));
    write_deeds(json, position, turn.made.move);
    write_best(json, position, turn, names);
    json.end_object();
}

void write_player(text::JsonWriter& json, const Review& review, int player,
                  const std::string& name_of_player) {
    json.begin_object();
    json.member("name", name_of_player);
    json.key("accuracy");
    if (const auto of_player = accuracy(review, player)) {
        json.value(*of_player / 10.0);
    } else {
        json.null();
    }
    if (review.is_whole()) {
        const Account sums = account(review, player);
        json.member("start", json_points(sums.start));
        json.member("luck", json_points(sums.luck));
        json.member("lost", json_points(sums.lost));
        json.member("others", json_points(sums.others));
        json.member("unforeseen", json_points(sums.unforeseen));
        json.member("ahead", json_points(sums.end));
    }
    json.key("marks");
    json.begin_object();
    const auto counts = quality_counts(review, player);
    for (const Quality quality : all_qualities)
        json.member(name(quality), counts[static_cast<std::size_t>(quality)]);
    json.end_object();
    json.end_object();
}

void write_totals(text::JsonWriter& json, const Record& record, const Review& review,
                  std::span<const std::string> names) {
    json.begin_object();
    json.member("done", review.turns.size());
    json.member("turns", review.played);
    json.member("over", review.is_over);
    json.key("players");
    json.begin_array();
    for (int player = 0; player < review.players; ++player)
        write_player(json, review, player, names[static_cast<std::size_t>(player)]);
    json.end_array();
    json.key("turning_points");
    json.begin_array();
    for (const TurningPoint& point : turning_points(review)) {
        json.begin_object();
        json.member("turn", point.turn + 1);
        json.member("luck", point.is_luck);
        json.member("change", json_chance(point.change));
        json.member("sentence", turning_sentence(record, review, point, names));
        json.end_object();
    }
    json.end_array();
    json.end_object();
}

std::string turns_table(const Review& review, std::span<const std::string> names) {
    text::Table table({"turn", "player", "move", "", "luck", "loss", "+-", "to win", "best"});
    for (const JudgedTurn& turn : review.turns) {
        const bool is_best = turn.loss() == 0;
        table.add({std::to_string(turn.turn + 1), names[turn.mover()], to_text(turn.made.move),
                   std::string(mark(turn.quality())), points_text(turn.luck[turn.mover()]),
                   is_best ? "" : decimal(turn.loss(), value_of_a_point, 2),
                   is_best                ? ""
                   : turn.is_exact        ? "exact"
                   : turn.made.error == 0 ? ""
                                          : decimal(turn.made.error, value_of_a_point, 2),
                   decimal(std::int64_t{100} * turn.made.chances[turn.mover()], certain, 0) + " %",
                   is_best ? "" : to_text(turn.best.front().move)});
    }
    return table.to_string();
}

std::string players_table(const Review& review, std::span<const std::string> names) {
    std::vector<std::string> header = {"player", "accuracy"};
    if (review.is_whole())
        header.insert(header.end(), {"start", "luck", "lost", "others", "unforeseen", "ahead by"});
    for (const Quality quality : all_qualities) header.emplace_back(name(quality));
    text::Table table(header);
    for (int player = 0; player < review.players; ++player) {
        const auto of_player = accuracy(review, player);
        std::vector<std::string> row = {names[static_cast<std::size_t>(player)],
                                        of_player ? decimal(*of_player, 10, 1) + " %" : "-"};
        if (review.is_whole()) {
            const Account sums = account(review, player);
            row.insert(row.end(), {points_text(sums.start), points_text(sums.luck),
                                   decimal(sums.lost, value_of_a_point, 2), points_text(sums.others),
                                   points_text(sums.unforeseen), points_text(sums.end)});
        }
        for (const int count : quality_counts(review, player)) row.push_back(std::to_string(count));
        table.add(row);
    }
    return table.to_string();
}

}  // namespace

std::string_view mark(Quality quality) {
    switch (quality) {
        case Quality::best:
        case Quality::good:
            return "";
        case Quality::inaccuracy:
            return "?!";
        case Quality::mistake:
            return "?";
        case Quality::blunder:
            return "??";
    }
    return {};
}

std::string points_text(std::int64_t points) {
    std::string text = decimal(points, value_of_a_point, 2);
    return text.front() == '-' ? text : '+' + text;
}

std::string turn_sentence(const Record& record, const JudgedTurn& turn, std::span<const std::string> names) {
    const Position position = position_of(record, turn.turn);
    const Move& made = turn.made.move;
    std::string text = turn_name(turn.turn) + ": " + names[turn.mover()] + " laid ";
    text.append(title(made.tile)).append(" ").append(place_text(made));
    const bool is_best = turn.quality() == Quality::best;
    const Move& told = is_best ? made : turn.best.front().move;
    const std::string deeds = deeds_text(position, told, names);
    if (is_best) return deeds.empty() ? text : text + ", which " + deeds;
    text.append("; ").append(place_text(told));
    text += deeds.empty() ? " it was worth " : " it " + deeds + ", worth ";
    return text + so_many_points(turn.loss()) + " more";
}

std::string turning_sentence(const Record& record, const Review& review, const TurningPoint& point,
                             std::span<const std::string> names) {
    const JudgedTurn& turn = review.turns[point.turn];
    if (!point.is_luck) return turn_sentence(record, turn, names);
    const std::int64_t luck = turn.luck[turn.mover()];
    std::string text = turn_name(turn.turn) + ": " + names[turn.mover()] + " drew ";
    text.append(title(turn.made.move.tile)).append(", worth ").append(so_many_points(luck));
    return text + (luck < 0 ? " less" : " more") + " than the average tile";
}

std::string review_text(const Record& record, const Review& review, std::span<const std::string> names) {
    std::string text = turns_table(review, names);
    if (!review.is_whole())
        text += "\nThe review ended early: " + std::to_string(review.turns.size()) + " of " +
                text::counted(static_cast<std::int64_t>(review.played), "turn") + '\n';
    if (review.turns.empty()) return text;
    text += '\n' + players_table(review, names);
    const std::vector<TurningPoint> points = turning_points(review);
    if (!points.empty()) text += "\nTurning points\n";
    for (const TurningPoint& point : points) text += turning_sentence(record, review, point, names) + '\n';
    return text;
}

std::string turn_json(const Record& record, const JudgedTurn& turn, std::span<const std::string> names) {
    text::JsonWriter json;
    write_turn(json, record, turn, names);
    return json.take();
}

std::string totals_json(const Record& record, const Review& review, std::span<const std::string> names) {
    text::JsonWriter json;
    write_totals(json, record, review, names);
    return json.take();
}

std::string review_json(const Record& record, const Review& review, std::span<const std::string> names) {
    text::JsonWriter json;
    json.begin_object();
    json.key("totals");
    write_totals(json, record, review, names);
    json.key("turns");
    json.begin_array();
    for (const JudgedTurn& turn : review.turns) write_turn(json, record, turn, names);
    json.end_array();
    json.end_object();
    return json.take();
}

}  // namespace bastide::match
