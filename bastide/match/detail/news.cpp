#include "bastide/match/detail/news.h"

#include <algorithm>

#include "bastide/match/format.h"

namespace bastide::match::detail {
namespace {

// " and scored 4, Bob scored 2": since whoever is to move moved last.
std::string scored_since(const Table& table) {
    const auto steps = table.record.steps();
    const std::size_t players = table.seats.size();
    Scores points{};
    for (std::size_t turn = steps.size() - std::min(steps.size(), players - 1); turn < steps.size(); ++turn)
        for (const Event& event : steps[turn].events) add(points, event);
    const std::size_t last = (steps.size() - 1) % players;
    std::string text;
    if (points[last] != 0) text = " and scored " + std::to_string(points[last]);
    for (std::size_t player = 0; player < players; ++player) {
        if (player == last || points[player] == 0) continue;
        text.append(", ").append(table.seats[player].name).append(" scored ") +=
            std::to_string(points[player]);
    }
    return text;
}

}  // namespace

std::string news(const Table& table) {
    if (is_forfeited(table)) return forfeit_sentence(table);
    std::string text;
    for (const std::string& sentence : aside_sentences(table.game(), table.record.played()))
        text.append(sentence).append(". ");
    const auto steps = table.record.steps();
    if (steps.empty() && table.step != TurnStep::tile) return text;
    if (steps.empty()) return text + "Lay the first tile: choose a marked square, and turn it if you like";
    text.append(table.seats[(steps.size() - 1) % table.seats.size()].name).append(" laid ");
    text.append(title(steps.back().move.tile)).append(scored_since(table));
    if (table.step != TurnStep::tile) return text;
    const auto people = std::ranges::count(table.seats, nullptr, &Seat::bot);
    text += ": your move";
    return people > 1 ? text.append(", ").append(table.seat(table.position().to_move()).name) : text;
}

}  // namespace bastide::match::detail
