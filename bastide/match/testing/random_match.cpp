#include "bastide/match/testing/random_match.h"

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
    std::vector<Settings> all(8);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].players = static_cast<std::uint8_t>(2 + i % 5);
    all[1].small_city = SmallCity::two;
    all[2].farm = Farm::second;
    all[3].farm = Farm::first;
    all[4].fields = false;
    all[5].unplaceable = Unplaceable::bottom;
    all[6].start = FirstTile::shuffled;
    all[6].meeples = max_meeples;
    // More of some types, none of others, and another start tile.
    TileCounts counts{};
    for (const std::string_view name : {"L", "CcRr", "RRRR", "Rr", "CC"}) counts[*find_type(name)] = 6;
    all[7].box = *Box::make(counts, *find_type("L"));
    return all;
}

Box random_box(play::Random& random) {
    const std::uint32_t size = 1 + random.below(max_tiles);
    const auto start = static_cast<Type>(random.below(type_count));
    TileCounts counts{};
    counts[start] = 1;
    auto box = Box::make(counts, start);
    for (std::uint32_t tile = 1; tile < size; ++tile) {
        TileCounts more = box->counts();
        ++more[random.below(type_count)];
        if (auto larger = Box::make(more, start)) box = std::move(larger);
    }
    return *box;
}

}  // namespace bastide::match::testing
