#include "bastide/caverna/idle_game.h"

#include "bastide/caverna/score.h"

namespace bastide::caverna {
namespace {

constexpr int dwarfs = 2;

DoingNothing do_nothing(int players, int seat, int food) {
    DoingNothing result{players, seat, food, 0, 0, {}};
    int meals = 0;
    for (const Feeding& feeding : feedings(players)) {
        result.need += dwarfs * feeding.food_a_dwarf;
        meals += feeding.food_a_dwarf > 0 ? 1 : 0;
    }
    const Profile& rules = profile(Rules::official);
    Holding holding;
    holding.unused_spaces = rules.max_unused_spaces;
    holding.begging_markers = result.need - food;
    const Sheet sheet = score(holding, rules);
    result.total = sheet.total();
    const auto number = [](int value) { return std::to_string(value); };
    result.derivation = number(meals) + " meals want " + number(result.need) + " food, " + number(food) +
                        " is there: " + number(holding.begging_markers) + " markers; " +
                        number(sheet.dwarfs) + " - " + number(-sheet.missing_types) + " - " +
                        number(-sheet.unused_spaces) + " - " + number(-sheet.begging) + " = " +
                        number(sheet.total());
    return result;
}

}  // namespace

std::vector<Feeding> feedings(int players) {
    const int rounds = players <= 2 ? 11 : 12;
    std::vector<Feeding> result;
    for (int round = 3; round <= rounds; ++round) {
        int food = round == 4 ? 1 : 2;
        if (players > 1 && round == 6) food = 0;
        if (players > 1 && round == 7) food = 1;
        result.push_back({round, food});
    }
    return result;
}

std::vector<DoingNothing> doing_nothing() {
    std::vector<DoingNothing> results = {do_nothing(1, 1, 2), do_nothing(2, 1, 1)};
    constexpr int max_players = 7;
    for (int players = 3; players <= max_players; ++players) {
        for (int seat = 1; seat <= 3; ++seat) results.push_back(do_nothing(players, seat, seat));
    }
    return results;
}

}  // namespace bastide::caverna
