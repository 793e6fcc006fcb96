#include "bastide/caverna/format.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "bastide/base/require.h"
#include "bastide/caverna/errors.h"
#include "bastide/text/fields.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "bastide/text/text_table.h"
#include "bastide/text/wrap.h"

namespace bastide::caverna {
namespace {

// The lines of every sheet, before and after the lines for tiles.
struct Category {
    std::string_view title;
    std::string_view key;  // in JSON
    int Sheet::* points;
};
constexpr std::array<Category, 8> before_tiles = {{
    {"animals", "animals", &Sheet::animals},
    {"missing types", "missing_types", &Sheet::missing_types},
    {"grain", "grain", &Sheet::grain},
    {"vegetables", "vegetables", &Sheet::vegetables},
    {"rubies", "rubies", &Sheet::rubies},
    {"dwarfs", "dwarfs", &Sheet::dwarfs},
    {"unused spaces", "unused_spaces", &Sheet::unused_spaces},
    {"furnishing points", "furnishing_points", &Sheet::furnishing_points},
}};
constexpr std::array<Category, 4> after_tiles = {{
    {"pastures", "pastures", &Sheet::pastures},
    {"mines", "mines", &Sheet::mines},
    {"gold", "gold", &Sheet::gold},
    {"begging", "begging", &Sheet::begging},
}};

std::string product(int count, int points) {
    return std::to_string(count) + " * " + std::to_string(points);
}

// "3 farm animals and 1 dog".
Message why_animals(const Animals& animals, const Profile& profile) {
    const int farm = farm_animals(animals, profile);
    Message farm_text(farm == 1 ? errors::one_farm_animal : errors::farm_animals, farm);
    if (profile.points_a_dog == 0) return {errors::animals_without_dogs, std::move(farm_text)};
    return {errors::animals_and_dogs, std::move(farm_text),
            Message(animals.dogs == 1 ? errors::one_dog : errors::dogs, animals.dogs)};
}

// "3 Dwelling, 5 Couple dwelling": the tiles that have points printed on them.
Message printed(const Holding& has) {
    Message list(comma_list);
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const Furnishing& row = furnishings()[tile];
        if (!has.has(tile) || row.points == 0) continue;
        const int count = has.furnishings[tile];
        list.operands.emplace_back(errors::points_of_tile,
                                   count > 1 ? product(count, row.points) : std::to_string(row.points),
                                   Message(errors::tile_title, row.name, row.title));
    }
    return list.operands.empty() ? errors::printed : list;
}

// The lines of a sheet, with the bonuses of the tiles between them.
struct SheetLines {
    const Scored& scored;
};

void write_json(text::JsonWriter& json, const SheetLines& lines) {
    const Sheet& sheet = lines.scored.sheet;
    json.begin_object();
    for (const Category& category : before_tiles) json.member(category.key, sheet.*category.points);
    json.key("furnishing_bonuses");
    json.begin_object();
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const bool is_listed = furnishings()[tile].colour == Colour::yellow && lines.scored.holding.has(tile);
        if (is_listed) json.member(furnishings()[tile].name, sheet.furnishing_bonuses[tile]);
    }
    json.end_object();
    for (const Category& category : after_tiles) json.member(category.key, sheet.*category.points);
    json.end_object();
}

struct PlayerResult {
    const Scored& scored;
    const Best* best;
};

struct Results {
    std::string_view rules;
    std::vector<PlayerResult> players;
};

}  // namespace

static constexpr auto describe(text::Type<Exchange> /*type*/) {
    return text::object("", "", "",
                        text::member("tile", "", [](auto& each) { return furnishings()[each.tile].name; }),
                        text::member("times", "", &Exchange::times));
}

namespace {

void require_tiles(const Best& best) {
    for (const Exchange& each : best.exchanges)
        require(each.tile < furnishing_count, "there is a tile with this number", each.tile);
}

constexpr auto describe(text::Type<PlayerResult> /*type*/) {
    return text::object(
        "CavernaResult", "", "",
        text::member("name", "", [](auto& player) -> auto& { return player.scored.holding.name; }),
        text::member("total", "", [](auto& player) { return player.scored.sheet.total(); }),
        text::member("rank", "", [](auto& player) { return player.scored.rank; }),
        text::member(
            "sheet", "", [](auto& player) { return SheetLines{player.scored}; },
            text::as("Record<string, number | Record<string, number>>")),
        text::optional_member("exchanges", "The best ones.",
                              [](auto& player) {
                                  return player.best == nullptr ? std::nullopt
                                                                : std::optional(player.best->exchanges);
                              }),
        text::optional_member("gain", "", [](auto& player) {
            return player.best == nullptr ? std::nullopt : std::optional(player.best->gain);
        }));
}

constexpr auto describe(text::Type<Results> /*type*/) {
    return text::object("", "", "", text::member("rules", "", &Results::rules),
                        text::member("players", "", &Results::players));
}

}  // namespace

std::string name_of(const Holding& holding, std::size_t player) {
    return holding.name.empty() ? "Player " + std::to_string(player + 1) : text::printable(holding.name);
}

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
    const int missing = sheet.missing_types / -points_a_missing_type;
    const Message one_each(errors::each, 1);
    const std::array<Message, before_tiles.size()> why_before = {
        why_animals(animals, profile),
        {missing == 1 ? errors::one_type_missing : errors::types_missing, missing},
        {errors::half_of_grain, has.grain()},
        one_each,
        one_each,
        one_each,
        {errors::each, -1},
        printed(has)};
    const std::array<Message, after_tiles.size()> why_after = {
        product(has.small_pastures, 2) + " + " + product(has.large_pastures, 4),
        product(has.ore_mines, 3) + " + " + product(has.ruby_mines, 4),
        one_each,
        {errors::each_of, -3, has.begging_markers}};
    std::vector<SheetLine> lines;
    const auto add = [&](const Category& category, const Message& why) {
        lines.push_back(
            {std::string(category.key), std::string(category.title), sheet.*category.points, why});
    };
    for (std::size_t i = 0; i < before_tiles.size(); ++i) add(before_tiles[i], why_before[i]);
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const Furnishing& row = furnishings()[tile];
        if (!has.has(tile) || !row.bonus.is_any()) continue;
        Message why(errors::tile_rule, row.name, rule_of(row.bonus));
        if (const auto number = explaining_number(row.bonus, has, profile))
            why = {errors::tile_rule_and_number, std::move(why), *number};
        lines.push_back(
            {std::string(row.name), std::string(row.title), sheet.furnishing_bonuses[tile], std::move(why)});
    }
    for (std::size_t i = 0; i < after_tiles.size(); ++i) add(after_tiles[i], why_after[i]);
    return lines;
}

std::string score_table(std::span<const Scored> players, const Profile& profile) {
    std::vector<std::string> header = {"rules: " + std::string(profile.name)};
    for (std::size_t player = 0; player < players.size(); ++player)
        header.push_back(name_of(players[player].holding, player));
    text::TextTable table(header);
    const auto add = [&](const std::string& title, const auto& points_of) {
        std::vector<std::string> row = {title};
        for (const Scored& player : players) row.push_back(points_of(player));
        table.add(row);
    };
    const auto add_points = [&](const Category& category) {
        add(std::string(category.title),
            [&category](const Scored& player) { return std::to_string(player.sheet.*category.points); });
    };
    for (const Category& category : before_tiles) add_points(category);
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const Furnishing& row = furnishings()[tile];
        const auto owns = [tile](const Scored& player) { return player.holding.has(tile); };
        if (!row.bonus.is_any() || std::ranges::none_of(players, owns)) continue;
        add("  " + std::string(row.title), [&](const Scored& player) {
            return owns(player) ? std::to_string(player.sheet.furnishing_bonuses[tile]) : std::string(".");
        });
    }
    for (const Category& category : after_tiles) add_points(category);
    add("total", [](const Scored& player) { return std::to_string(player.sheet.total()); });
    if (players.size() > 1) add("rank", [](const Scored& player) { return std::to_string(player.rank); });
    return table.to_string();
}

std::string explained(const Scored& scored, const Profile& profile, std::size_t width) {
    const std::vector<SheetLine> lines = sheet_lines(scored, profile);
    std::size_t widest = 0;
    for (const SheetLine& line : lines) widest = std::max(widest, line.title.size());
    constexpr std::size_t digits = 5;
    std::string result;
    const std::string gap(widest + digits + 2, ' ');
    const auto add = [&](std::string title, std::string points, const std::string& why) {
        title.resize(std::max(widest, title.size()), ' ');
        points.insert(0, digits - std::min(points.size(), digits), ' ');
        result += title + points;
        std::string_view before = "  ";
        for (const std::string& line : text::wrap(why, width - std::min(width, gap.size()))) {
            result.append(before).append(line).append("\n");
            before = gap;
        }
        if (why.empty()) result += '\n';
    };
    result += "rules: " + std::string(profile.name) + '\n';
    for (const SheetLine& line : lines) add(line.title, std::to_string(line.points), to_string(line.why));
    add("total", std::to_string(scored.sheet.total()), "");
    return result;
}

std::string to_json(std::span<const Scored> players, const Profile& profile, std::span<const Best> best) {
    Results results{profile.name, {}};
    require(best.empty() || best.size() == players.size(), "there is a best exchange for each player",
            best.size());
    for (const Best& each : best) require_tiles(each);
    for (std::size_t player = 0; player < players.size(); ++player)
        results.players.push_back({players[player], best.empty() ? nullptr : &best[player]});
    return text::json_text(results);
}

void declare_best(text::TypeScript& to) {
    text::typescript_type<PlayerResult>(to);
}

std::string exchange_lines(const Best& best) {
    require_tiles(best);
    if (best.exchanges.empty()) return "no exchange gains points\n";
    std::string lines;
    for (const Exchange& each : best.exchanges) {
        lines += std::string(furnishings()[each.tile].title) + ": " +
                 (each.times == 1 ? "once" : std::to_string(each.times) + " times") + '\n';
    }
    return lines + "gain: " + text::plural(best.gain, "point", "points") + '\n';
}

std::string tile_table(std::size_t width) {
    text::TextTable table({"tile", "points", "bonus", "costs"}, "lrll");
    for (const Furnishing& row : furnishings()) {
        table.add({std::string(row.name), std::to_string(row.points),
                   row.bonus.is_any() ? rule_of(row.bonus) : ".",
                   std::string(row.cost.empty() ? "?" : row.cost)});
    }
    return table.to_string(width);
}

}  // namespace bastide::caverna
