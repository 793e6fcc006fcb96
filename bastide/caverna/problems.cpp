#include "bastide/caverna/problems.h"

#include <algorithm>

#include "bastide/caverna/cells.h"

namespace bastide::caverna {
namespace {

std::string number(int value) {
    return std::to_string(value);
}

// Looks at one player; each rule adds at most one problem.
class Sheets {
  public:
    Sheets(const Holding& holding, const Profile& profile, std::size_t player, std::vector<Problem>& found)
        : holding_(holding), profile_(profile), player_(player), found_(found) {}

    void look() {
        dwarfs();
        weapons();
        fields();
        tiles();
        state_parlor();
        cells();
    }

  private:
    void wrong(std::string what) { found_.push_back({player_, std::move(what)}); }

    void dwarfs() {
        const int dwarfs = holding_.dwarfs;
        if (dwarfs < 2) {
            wrong("a player has at least 2 dwarfs, not " + number(dwarfs));
            return;
        }
        if (dwarfs > 6) {
            wrong("a player has at most 6 dwarfs, not " + number(dwarfs));
            return;
        }
        const bool sixth = dwarfs == 6;
        if (sixth && !holding_.has(tile::additional_dwelling)) {
            wrong("a 6th dwarf needs the Additional dwelling");
            return;
        }
        int room = 2;
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile)
            room += holding_.furnishings[tile] * furnishings()[tile].dwarfs;
        const int housed = std::min(dwarfs, 5);
        if (housed > room) {
            wrong("there is room for " + number(room) + " dwarfs" + (sixth ? " beside the 6th" : "") +
                  ", not for " + number(housed) + ": add a dwelling");
        }
    }

    void weapons() {
        if (holding_.armed() > holding_.dwarfs) {
            wrong("there are more weapons (" + number(holding_.armed()) + ") than dwarfs (" +
                  number(holding_.dwarfs) + ")");
        }
        const auto odd = std::ranges::find_if(holding_.weapons,
                                              [](int strength) { return strength < 1 || strength > 14; });
        if (odd != holding_.weapons.end()) {
            wrong("a weapon's strength must be from 1 to 14, not " + number(*odd) +
                  "; leave out dwarfs without a weapon");
        }
    }

    void fields() {
        if (std::ranges::any_of(holding_.grain_fields, [](int grain) { return grain < 1 || grain > 3; }))
            wrong("a field in use holds 1 to 3 grain");
        if (std::ranges::any_of(holding_.vegetable_fields, [](int each) { return each < 1 || each > 2; }))
            wrong("a field in use holds 1 or 2 vegetables");
    }

    void tiles() {
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            if (tile != tile::dwelling && holding_.furnishings[tile] > 1)
                wrong("there is only one " + std::string(furnishings()[tile].title) + ", not " +
                      number(holding_.furnishings[tile]));
        }
        if (holding_.has(tile::trader) && holding_.has(tile::spare_part_storage))
            wrong("nobody may have both the Trader and the Spare part storage");
    }

    void state_parlor() {
        const int beside = holding_.state_parlor_dwellings;
        if (beside == 0) return;
        if (!holding_.has(tile::state_parlor)) {
            wrong("dwellings are counted next to the State parlor, but there is no State parlor");
            return;
        }
        const int dwellings = 1 + holding_.tiles(Colour::dwelling);
        if (beside > std::min(4, dwellings)) {
            wrong(number(beside) +
                  " dwellings cannot be next to the State parlor: it has 4 sides, and there " +
                  (dwellings == 1 ? "is only the entry-level dwelling"
                                  : "are " + number(dwellings) + " dwellings with the entry-level one"));
        } else if (beside == 4 && dwellings == 4 && !holding_.has(tile::office_room)) {
            wrong(
                "4 dwellings next to the State parlor must be built ones: no cell beside the entry-level "
                "dwelling has four neighbours");
        }
    }

    void cells() {
        const bool office = holding_.has(tile::office_room);
        const Cells cells = cells_of(holding_, profile_);
        if (cells.dug > cells.mountain) {
            wrong("tiles and mines take " + number(cells.dug) + " cells of the mountain, which has " +
                  number(cells.mountain) +
                  (office ? " with those that hang over" : " beside the entry-level dwelling"));
        }
        if (cells.cleared > cells.forest) {
            wrong("pastures and fields take " + number(cells.cleared) + " cells of the forest, which has " +
                  number(cells.forest) + (office ? " with those that hang over" : ""));
        }
        if (holding_.unused_spaces > cells.most_unused) {
            wrong("at most " + number(cells.most_unused) + " spaces can be unused, not " +
                  number(holding_.unused_spaces) +
                  (profile_.most_unused_spaces < 24 ? ": two of the 24 are in use from the start" : ""));
        }
    }

    const Holding& holding_;
    const Profile& profile_;
    std::size_t player_;
    std::vector<Problem>& found_;
};

}  // namespace

std::vector<Problem> problems(std::span<const Holding> players, const Profile& profile) {
    std::vector<Problem> found;
    for (std::size_t player = 0; player < players.size(); ++player) {
        Sheets(players[player], profile, player, found).look();
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            if (tile == tile::dwelling || !players[player].has(tile)) continue;
            const auto before = players.first(player);
            const auto other =
                std::ranges::find_if(before, [tile](const Holding& each) { return each.has(tile); });
            if (other == before.end()) continue;
            found.push_back({player, "player " + std::to_string(other - before.begin() + 1) + " has the " +
                                         std::string(furnishings()[tile].title) +
                                         " already, and there is only one"});
        }
    }
    return found;
}

}  // namespace bastide::caverna
