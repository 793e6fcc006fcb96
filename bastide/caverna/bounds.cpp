#include "bastide/caverna/bounds.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <utility>

#include "bastide/caverna/detail/unchecked.h"
#include "bastide/caverna/stock.h"

namespace bastide::caverna {
namespace {

constexpr int mountain_cells = 11;  // without the entry-level dwelling
constexpr int mountain_over = 7;
constexpr int forest_over = 8;

const Profile& rules = profile(Rules::official);

// Tiles whose worth depends on animals or on the other tiles, one bit each of a set.
constexpr std::array<FurnishingId, 8> dependent = {
    tile::weaving_parlor, tile::milking_parlor, tile::fodder_chamber, tile::writing_chamber,
    tile::main_storage,   tile::cuddle_room,    tile::breakfast_room, tile::stubble_room};
constexpr unsigned all_sets = 1U << dependent.size();

bool is_dependent(FurnishingId tile) {
    return std::ranges::find(dependent, tile) != dependent.end();
}

// A tile's worth in the Main storage.
int worth_in_main_storage(FurnishingId tile) {
    const bool is_yellow = furnishings()[tile].colour == Colour::yellow;
    return is_yellow ? furnishings()[tile::main_storage].bonus.points_for(1) : 0;
}

// One of the choices that are gone through.
struct Choice {
    std::array<int, 6> dwellings{};  // how many of each, by number
    bool armed = false;
    unsigned set = 0;  // of dependent tiles
    int mines = 0;

    bool has(FurnishingId tile) const {
        for (std::size_t bit = 0; bit < dependent.size(); ++bit) {
            if (dependent[bit] == tile) return (set >> bit & 1U) != 0;
        }
        return false;
    }
};

class Search {
  public:
    explicit Search(const Model& model) : model_(model) {}

    Maximum run() {
        int greatest = 0;
        for_each_choice([&](const Choice&, int bound) {
            ++result_.boards;
            greatest = std::max(greatest, bound);
        });
        for (int bound = greatest; bound > result_.total; --bound) {
            for_each_choice([&](const Choice& choice, int its) {
                if (its == bound) distribute(choice);
            });
        }
        return std::move(result_);
    }

  private:
    // Calls `visit(choice, bound)`.
    template <class Visit>
    void for_each_choice(Visit visit) {
        Choice choice;
        auto& [dwelling, simple_a, simple_b, mixed, couple, additional] = choice.dwellings;
        for (int bits = 0; bits < 32; ++bits) {
            simple_a = bits & 1;
            simple_b = bits >> 1 & 1;
            mixed = bits >> 2 & 1;
            couple = bits >> 3 & 1;
            additional = bits >> 4 & 1;
            if (simple_b > simple_a) continue;  // they are alike
            // Three more house all five dwarfs, and four can be next to the State parlor.
            for (dwelling = 0; dwelling <= 4; ++dwelling) {
                for (const bool armed : {false, true}) {
                    choice.armed = armed;
                    visit_sets(choice, visit);
                }
            }
        }
    }

    template <class Visit>
    void visit_sets(Choice& choice, Visit visit) {
        const Holding dwellings = with_dwellings(choice);
        const int points_of_dwellings = base_points(dwellings);
        for (const bool main : {false, true}) {
            rank_others(dwellings, main);
            for (choice.set = 0; choice.set < all_sets; ++choice.set) {
                if (choice.has(tile::main_storage) != main) continue;
                const int cells = cells_for_others(choice);
                const int base = points_of_dwellings + points_of_set(choice);
                for (choice.mines = 0; choice.mines <= cells; ++choice.mines) {
                    const int others = worth_of_others_[static_cast<std::size_t>(cells - choice.mines)];
                    visit(choice, base + others + mine_points(0, choice.mines) +
                                      detail::bound_of_stock(housing(dwellings, choice)));
                }
            }
        }
    }

    int cells() const { return mountain_cells + (model_.office_room ? mountain_over - 1 : 0); }

    int cells_for_others(const Choice& choice) const {
        int taken = std::popcount(choice.set);
        for (const int each : choice.dwellings) taken += each;
        return cells() - taken;
    }

    // Dwarfs, their weapons and the goods, and no tile but dwellings.
    Holding with_dwellings(const Choice& choice) const {
        Holding holding;
        int room = 2;
        int built = 0;
        for (FurnishingId tile = 0; tile < choice.dwellings.size(); ++tile) {
            holding.furnishings[tile] = static_cast<std::int16_t>(choice.dwellings[tile]);
            built += choice.dwellings[tile];
            room += choice.dwellings[tile] * furnishings()[tile].dwarfs;
        }
        holding.dwarfs = std::min(room, 5);
        if (holding.dwarfs == 5 && holding.has(tile::additional_dwelling)) ++holding.dwarfs;
        if (choice.armed) holding.weapons.assign(static_cast<std::size_t>(holding.dwarfs), 14);
        // Without the Office room no cell with four neighbours touches the entry-level dwelling.
        holding.state_parlor_dwellings = std::min(model_.office_room || built >= 4 ? 4 : 3, 1 + built);
        holding.furnishings[tile::office_room] = model_.office_room ? 1 : 0;
        const Goods& goods = model_.goods;
        holding.animals.dogs = goods.dogs;
        holding.supply = {0,          goods.stone,  goods.ore,   0,
                          goods.gold, goods.rubies, goods.grain, goods.vegetables};
        if (model_.office_room) holding.supply.gold += 2 * (mountain_over + forest_over);
        holding.supply.gold = std::min(holding.supply.gold, model_.max_gold);
        return holding;
    }

    // Sorts all other tiles by worth, best first, and computes the prefix sums.
    void rank_others(const Holding& dwellings, bool main) {
        others_.clear();
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            const Furnishing& row = furnishings()[tile];
            const bool is_other =
                row.colour != Colour::dwelling && tile != tile::office_room && !is_dependent(tile);
            // It excludes the Trader, which is worth as much with the Main storage and more without.
            if (!is_other || tile == tile::spare_part_storage) continue;
            const int worth = row.points + points_of(row.bonus, dwellings, rules) +
                              (main ? worth_in_main_storage(tile) : 0);
            others_.emplace_back(worth, tile);
        }
        std::ranges::sort(others_, [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        });
        worth_of_others_.assign(1, 0);
        for (std::size_t taken = 0; taken < static_cast<std::size_t>(cells()); ++taken)
            worth_of_others_.push_back(worth_of_others_.back() +
                                       (taken < others_.size() ? others_[taken].first : 0));
    }

    // Everything but the dependent and other tiles, mines and animals.
    int base_points(const Holding& dwellings) const {
        const Sheet sheet = score(dwellings, rules);
        return sheet.total() - sheet.animals - sheet.missing_types - sheet.bonuses() + model_.goods.dogs +
               pasture_points(12, 0);
    }

    // The printed points of the dependent tiles, with those of the Main storage for them.
    static int points_of_set(const Choice& choice) {
        int points = 0;
        for (std::size_t bit = 0; bit < dependent.size(); ++bit) {
            if ((choice.set >> bit & 1U) == 0) continue;
            points += furnishings()[dependent[bit]].points;
            if (choice.has(tile::main_storage)) points += worth_in_main_storage(dependent[bit]);
        }
        return points;
    }

    Housing housing(const Holding& dwellings, const Choice& choice) const {
        Housing housing;
        housing.mixed_dwelling = dwellings.has(tile::mixed_dwelling);
        housing.weaving_parlor = choice.has(tile::weaving_parlor);
        housing.milking_parlor = choice.has(tile::milking_parlor);
        housing.fodder_chamber = choice.has(tile::fodder_chamber);
        housing.writing_chamber = choice.has(tile::writing_chamber);
        housing.cuddle_room = choice.has(tile::cuddle_room) ? dwellings.dwarfs : 0;
        housing.breakfast_room = choice.has(tile::breakfast_room) ? 3 : 0;
        housing.stubble_room = choice.has(tile::stubble_room) && model_.office_room ? forest_over : 0;
        housing.mines = choice.mines;
        housing.dogs = model_.goods.dogs;
        housing.most = model_.most;
        return housing;
    }

    void distribute(const Choice& choice) {
        Holding board = with_dwellings(choice);
        const Housing houses = housing(board, choice);
        const auto [known, is_new] = stocks_.try_emplace(houses);
        if (is_new) {
            known->second = detail::best_stock(houses);
            result_.distributions += known->second.tried;
        }
        const Stock& stock = known->second;
        rank_others(board, choice.has(tile::main_storage));
        const auto others =
            std::min(others_.size(), static_cast<std::size_t>(cells_for_others(choice) - choice.mines));
        for (std::size_t i = 0; i < others; ++i) board.furnishings[others_[i].second] = 1;
        for (const FurnishingId tile : dependent) board.furnishings[tile] = choice.has(tile) ? 1 : 0;
        if (!board.has(tile::state_parlor)) board.state_parlor_dwellings = 0;
        board.ruby_mines = choice.mines;
        board.large_pastures = stock.large_pastures;
        board.small_pastures = 12 - 2 * stock.large_pastures;
        board.animals = stock.animals;
        const int total = detail::score(board, rules).total();
        if (total <= result_.total) return;
        result_.total = total;
        result_.witness = std::move(board);
        result_.zones = stock.zones;
    }

    const Model& model_;
    std::vector<std::pair<int, FurnishingId>> others_;
    std::vector<int> worth_of_others_;
    std::map<Housing, Stock> stocks_;
    Maximum result_;
};

}  // namespace

Maximum find_maximum(const Model& model) {
    const auto& [gold, rubies, grain, vegetables, stone, ore, dogs] = model.goods;
    const auto& [max_dogs, sheep, donkeys, wild_boars, cattle] = model.most;
    for (const int each : {gold, rubies, grain, vegetables, stone, ore, dogs, model.max_gold, max_dogs, sheep,
                           donkeys, wild_boars, cattle})
        require(each >= 0 && each <= no_limit, "every number of the model is from 0 to 1,000,000", each);
    return Search(model).run();
}

Holding lowest_holding(int begging_markers) {
    Holding holding;
    holding.unused_spaces = rules.max_unused_spaces;
    holding.begging_markers = begging_markers;
    return holding;
}

}  // namespace bastide::caverna
