#include "bastide/caverna/say.h"

#include <algorithm>
#include <array>
#include <functional>

#include "bastide/text/json.h"
#include "bastide/text/quote.h"
#include "bastide/text/table.h"

namespace bastide::caverna {
namespace {

std::string text(int number) {
    return std::to_string(number);
}

std::string name_of(const Scored& scored, std::size_t player) {
    return scored.holding.name.empty() ? "Player " + std::to_string(player + 1)
                                       : printable(scored.holding.name);
}

std::string product(int count, int points) {
    return text(count) + " * " + text(points);
}

std::string number_of(int count, const char* one, const char* many) {
    return text(count) + " " + (count == 1 ? one : many);
}

// "3 Dwelling, 5 Couple dwelling": the tiles that have points printed on them.
std::string printed(const Holding& has) {
    std::string list;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const Furnishing& row = furnishings()[tile];
        if (!has.has(tile) || row.points == 0) continue;
        if (!list.empty()) list += ", ";
        list +=
            (has.furnishings[tile] > 1 ? product(has.furnishings[tile], row.points) : text(row.points)) + " ";
        list += row.title;
    }
    return list.empty() ? "printed on the tiles" : list;
}

// "1 donkey", "2 donkeys"; sheep and cattle stay as they are.
std::string animals_of(const Zone& zone) {
    std::string name = zone.animal;
    if (zone.count == 1 && name.ends_with('s')) name.pop_back();
    return text(zone.count) + " " + name;
}

}  // namespace

std::vector<Scored> score_all(std::span<const Holding> holdings, const Profile& profile) {
    std::vector<Scored> players;
    for (const Holding& holding : holdings) players.push_back({holding, score(holding, profile), 1});
    for (Scored& player : players) {
        const auto better = [&](const Scored& other) { return other.sheet.total() > player.sheet.total(); };
        player.rank = 1 + static_cast<int>(std::ranges::count_if(players, better));
    }
    return players;
}

std::vector<SheetLine> sheet_lines(const Scored& scored, const Profile& profile) {
    const Holding& has = scored.holding;
    const Sheet& sheet = scored.sheet;
    const Animals& animals = has.animals;
    const int farm = farm_animals(animals, profile);
    std::vector<SheetLine> lines = {
        {"animals", sheet.animals,
         number_of(farm, "farm animal", "farm animals") +
             (profile.points_a_dog > 0 ? " and " + number_of(animals.dogs, "dog", "dogs")
                                       : ", dogs score nothing")},
        {"missing types", sheet.missing_types,
         number_of(-sheet.missing_types / 2, "type of farm animal", "types of farm animals") +
             " missing, -2 each"},
        {"grain", sheet.grain, "half of " + text(has.grain()) + ", rounded up"},
        {"vegetables", sheet.vegetables, "1 each"},
        {"rubies", sheet.rubies, "1 each"},
        {"dwarfs", sheet.dwarfs, "1 each"},
        {"unused spaces", sheet.unused_spaces, "-1 each"},
        {"furnishing points", sheet.furnishing_points, printed(has)},
    };
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const Furnishing& row = furnishings()[tile];
        if (!has.has(tile) || row.bonus == nullptr) continue;
        std::string why(row.bonus_rule);
        if (row.counted != nullptr) why += ": " + text(row.counted(has));
        lines.push_back({std::string(row.title), sheet.furnishing_bonuses[tile], why});
    }
    lines.push_back({"pastures", sheet.pastures,
                     product(has.small_pastures, 2) + " + " + product(has.large_pastures, 4)});
    lines.push_back({"mines", sheet.mines, product(has.ore_mines, 3) + " + " + product(has.ruby_mines, 4)});
    lines.push_back({"gold", sheet.gold, "1 each"});
    lines.push_back({"begging", sheet.begging, "-3 each of " + text(has.begging_markers)});
    return lines;
}

std::string score_table(std::span<const Scored> players, const Profile& profile) {
    std::vector<std::string> header = {"rules: " + std::string(profile.name)};
    for (std::size_t player = 0; player < players.size(); ++player)
        header.push_back(name_of(players[player], player));
    Table table(header);
    const auto add = [&](const std::string& title, const auto& points_of) {
        std::vector<std::string> row = {title};
        for (const Scored& player : players) row.push_back(points_of(player));
        table.add(row);
    };
    const auto add_points = [&](const std::string& title, int Sheet::* points) {
        add(title, [points](const Scored& player) { return text(player.sheet.*points); });
    };
    add_points("animals", &Sheet::animals);
    add_points("missing types", &Sheet::missing_types);
    add_points("grain", &Sheet::grain);
    add_points("vegetables", &Sheet::vegetables);
    add_points("rubies", &Sheet::rubies);
    add_points("dwarfs", &Sheet::dwarfs);
    add_points("unused spaces", &Sheet::unused_spaces);
    add_points("furnishing points", &Sheet::furnishing_points);
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const Furnishing& row = furnishings()[tile];
        const auto owns = [tile](const Scored& player) { return player.holding.has(tile); };
        if (row.bonus == nullptr || std::ranges::none_of(players, owns)) continue;
        add("  " + std::string(row.title), [&](const Scored& player) {
            return owns(player) ? text(player.sheet.furnishing_bonuses[tile]) : std::string(".");
        });
    }
    add_points("pastures", &Sheet::pastures);
    add_points("mines", &Sheet::mines);
    add_points("gold", &Sheet::gold);
    add_points("begging", &Sheet::begging);
    add("total", [](const Scored& player) { return text(player.sheet.total()); });
    if (players.size() > 1) add("rank", [](const Scored& player) { return text(player.rank); });
    return table.to_string();
}

std::string explained(const Scored& scored, const Profile& profile) {
    const std::vector<SheetLine> lines = sheet_lines(scored, profile);
    std::size_t widest = 0;
    for (const SheetLine& line : lines) widest = std::max(widest, line.title.size());
    constexpr std::size_t digits = 5;
    std::string result;
    const auto add = [&](std::string title, std::string points, const std::string& why) {
        title.resize(std::max(widest, title.size()), ' ');
        points.insert(0, digits - std::min(points.size(), digits), ' ');
        result += title + points + (why.empty() ? "" : "  " + why) + '\n';
    };
    result += "rules: " + std::string(profile.name) + '\n';
    for (const SheetLine& line : lines) add(line.title, text(line.points), line.why);
    add("total", text(scored.sheet.total()), "");
    return result;
}

std::string to_json(std::span<const Scored> players, const Profile& profile, std::span<const Best> best) {
    JsonWriter json;
    json.begin_object();
    json.member("rules", profile.name);
    json.key("players");
    json.begin_array();
    for (std::size_t player = 0; player < players.size(); ++player) {
        const Scored& scored = players[player];
        const Sheet& sheet = scored.sheet;
        json.begin_object();
        json.member("name", std::string_view(scored.holding.name));
        json.member("total", sheet.total());
        json.member("rank", scored.rank);
        json.key("sheet");
        json.begin_object();
        json.member("animals", sheet.animals);
        json.member("missing_types", sheet.missing_types);
        json.member("grain", sheet.grain);
        json.member("vegetables", sheet.vegetables);
        json.member("rubies", sheet.rubies);
        json.member("dwarfs", sheet.dwarfs);
        json.member("unused_spaces", sheet.unused_spaces);
        json.member("furnishing_points", sheet.furnishing_points);
        json.key("furnishing_bonuses");
        json.begin_object();
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            const bool listed = furnishings()[tile].colour == Colour::yellow && scored.holding.has(tile);
            if (listed) json.member(furnishings()[tile].name, sheet.furnishing_bonuses[tile]);
        }
        json.end_object();
        json.member("pastures", sheet.pastures);
        json.member("mines", sheet.mines);
        json.member("gold", sheet.gold);
        json.member("begging", sheet.begging);
        json.end_object();
        if (!best.empty()) {
            json.key("exchanges");
            json.begin_array();
            for (const Exchange& each : best[player].exchanges) {
                json.begin_object();
                json.member("tile", furnishings()[each.tile].name);
                json.member("times", each.times);
                json.end_object();
            }
            json.end_array();
            json.member("gain", best[player].gain);
        }
        json.end_object();
    }
    json.end_array();
    json.end_object();
    return json.take();
}

std::string exchange_lines(const Best& best) {
    if (best.exchanges.empty()) return "no exchange gains points\n";
    std::string lines;
    for (const Exchange& each : best.exchanges) {
        lines += std::string(furnishings()[each.tile].title) + ": " +
                 (each.times == 1 ? "once" : text(each.times) + " times") + '\n';
    }
    return lines + "gain: " + number_of(best.gain, "point", "points") + '\n';
}

std::string tile_table() {
    Table table({"tile", "points", "bonus", "costs"});
    for (const Furnishing& row : furnishings()) {
        table.add({std::string(row.name), text(row.points),
                   std::string(row.bonus == nullptr ? "." : row.bonus_rule),
                   std::string(row.cost.empty() ? "?" : row.cost)});
    }
    return table.to_string();
}

std::string board_picture(const Maximum& maximum) {
    const Holding& board = maximum.witness;
    // Dwellings first, so that they come to lie around the State parlor; mines before what may hang over.
    std::vector<std::string> tiles;
    const auto list = [&](bool dwellings) {
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            const bool is_dwelling = furnishings()[tile].colour == Colour::dwelling;
            if (tile == tile::state_parlor || is_dwelling != dwellings) continue;
            for (int k = 0; k < board.furnishings[tile]; ++k) tiles.emplace_back(furnishings()[tile].title);
        }
    };
    list(true);
    for (int mine = 0; mine < board.ruby_mines; ++mine) tiles.emplace_back("ruby mine");
    list(false);
    // Four rows, and one over the lower edge for tiles that hang there.
    const bool office = board.has(tile::office_room);
    constexpr std::size_t columns = 3;
    constexpr std::size_t cells = 12;
    const std::size_t rows = cells / columns + (office ? 1 : 0);
    std::vector<std::string> mountain(rows * columns);
    mountain[9] = "(entry level)";
    // The State parlor lies above the entry-level dwelling; in the middle, next to four built dwellings; or
    // beside the entry-level dwelling, with one that hangs over below it. The cells around it come first.
    const bool in_the_middle = board.state_parlor_dwellings == 4 && !office;
    std::size_t parlor = 6;
    std::vector<std::size_t> order = {3, 7, 10, 4, 8, 11, 0, 1, 2, 5, 6};
    if (in_the_middle) {
        parlor = 7;
        order = {4, 6, 8, 10, 3, 11, 0, 1, 2, 5, 7};
    } else if (office) {
        parlor = 10;
        order = {7, 11, 13, 6, 3, 4, 8, 0, 1, 2, 5, 10, 12, 14};
    }
    if (board.has(tile::state_parlor)) mountain[parlor] = furnishings()[tile::state_parlor].title;
    std::string over;
    auto next = order.begin();
    for (const std::string& tile : tiles) {
        while (next != order.end() && !mountain[*next].empty()) ++next;
        if (next != order.end()) {
            mountain[*next] = tile;
        } else {
            over += (over.empty() ? "" : ", ") + tile;
        }
    }
    std::vector<std::string> forest;
    for (const Zone& zone : maximum.zones) {
        if (zone.room.find("pasture") == std::string::npos) continue;
        std::string cell = zone.room.substr(0, zone.room.find(" pasture")) + ": ";
        cell += zone.count > 0 ? animals_of(zone) : "nothing";
        forest.push_back(cell);
        if (zone.room.starts_with("large")) forest.emplace_back("  and this");
    }
    forest.resize(std::max(forest.size(), cells));
    Table table({"mountain", "", "", "forest", "", ""});
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<std::string> line;
        line.reserve(2 * columns);
        for (std::size_t column = 0; column < columns; ++column)
            line.push_back(mountain[row * columns + column]);
        for (std::size_t column = 0; column < columns && row < 4; ++column)
            line.push_back(forest[column * 4 + row]);
        table.add(line);
    }
    std::string text = table.to_string();
    if (office) text += "over the edge of the mountain: the last row, " + over + "\n";
    if (office) text += "over the edge of the forest: 8 fields\n";
    text += "other animals: ";
    std::string others;
    for (const Zone& zone : maximum.zones) {
        if (zone.room.find("pasture") != std::string::npos) continue;
        others += (others.empty() ? "" : ", ") + animals_of(zone) + " (" + zone.room + ")";
    }
    return text + (others.empty() ? "none" : others) + "\n";
}

}  // namespace bastide::caverna
