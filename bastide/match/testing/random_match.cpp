#include "bastide/match/testing/random_match.h"

#include "bastide/play/random.h"

namespace bastide::match::testing {

Record random_match(const Settings& settings, const std::string& seed, bool with_deck) {
    Deal deal{.settings = settings};
    if (with_deck) {
        deal.deck = shuffled_deck(settings, seed);
    } else {
        deal.seed = seed;
    }
    Record record(deal);
    play::Random random(play::seed_number(seed + "'s moves"));
    while (!record.game().is_over()) {
        const std::vector<Move> moves = record.game().legal_moves();
        (void)record.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return record;
}

std::vector<Settings> some_settings() {
    std::vector<Settings> all(7);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].players = static_cast<std::uint8_t>(2 + i % 5);
    all[1].small_city = SmallCity::two;
    all[2].farm = Farm::second;
    all[3].farm = Farm::first;
    all[4].fields = false;
    all[5].unplaceable = Unplaceable::bottom;
    all[6].start = FirstTile::shuffled;
    all[6].meeples = max_meeples;
    return all;
}

}  // namespace bastide::match::testing
