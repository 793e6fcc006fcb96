#include "bastide/caverna/format_pad.h"

#include "bastide/caverna/format.h"
#include "bastide/caverna/parts.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/text/json.h"

namespace bastide::caverna {
namespace {

void write_lines(text::JsonWriter& json, const Scored& scored, const Profile& profile) {
    json.key("lines");
    json.begin_array();
    for (const SheetLine& line : sheet_lines(scored, profile)) {
        json.begin_object();
        json.member("key", std::string_view(line.key));
        json.member("title", std::string_view(line.title));
        json.member("points", line.points);
        json.key("why");
        write_json(json, line.why);
        json.end_object();
    }
    json.end_array();
}

void write_numbers(text::JsonWriter& json, std::string_view name, const std::vector<int>& numbers) {
    json.key(name);
    json.begin_array();
    for (const int number : numbers) json.value(number);
    json.end_array();
}

void write_sheet(text::JsonWriter& json, const Holding& holding) {
    const Animals& animals = holding.animals;
    const Supply& supply = holding.supply;
    json.begin_object();
    json.member("name", std::string_view(holding.name));
    json.member("dwarfs", holding.dwarfs);
    write_numbers(json, "weapons", holding.weapons);
    json.key("animals");
    json.begin_object();
    json.member("dogs", animals.dogs);
    json.member("sheep", animals.sheep);
    json.member("donkeys", animals.donkeys);
    json.member("wild_boars", animals.wild_boars);
    json.member("cattle", animals.cattle);
    json.end_object();
    json.key("supply");
    json.begin_object();
    json.member("wood", supply.wood);
    json.member("stone", supply.stone);
    json.member("ore", supply.ore);
    json.member("food", supply.food);
    json.member("gold", supply.gold);
    json.member("rubies", supply.rubies);
    json.member("grain", supply.grain);
    json.member("vegetables", supply.vegetables);
    json.end_object();
    json.key("fields");
    json.begin_object();
    write_numbers(json, "grain", holding.grain_fields);
    write_numbers(json, "vegetables", holding.vegetable_fields);
    json.end_object();
    json.member("small_pastures", holding.small_pastures);
    json.member("large_pastures", holding.large_pastures);
    json.member("ore_mines", holding.ore_mines);
    json.member("ruby_mines", holding.ruby_mines);
    json.member("unused_spaces", holding.unused_spaces);
    json.member("begging_markers", holding.begging_markers);
    json.key("furnishings");
    json.begin_array();
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        for (int k = 0; k < holding.furnishings[tile]; ++k) json.value(furnishings()[tile].name);
    }
    json.end_array();
    json.member("state_parlor_dwellings", holding.state_parlor_dwellings);
    json.end_object();
}

}  // namespace

std::string pad_json(std::span<const Holding> holdings, const Profile& profile) {
    const std::vector<Scored> players = score_all(holdings, profile);
    const std::vector<Problem> found = problems(holdings, profile);
    text::JsonWriter json;
    json.begin_object();
    json.member("rules", profile.name);
    json.key("players");
    json.begin_array();
    for (std::size_t player = 0; player < players.size(); ++player) {
        const Scored& scored = players[player];
        json.begin_object();
        json.member("name", std::string_view(name_of(scored.holding, player)));
        json.member("total", scored.sheet.total());
        json.member("rank", scored.rank);
        write_lines(json, scored, profile);
        json.key("problems");
        json.begin_array();
        for (const Problem& problem : found) {
            if (problem.player == player) write_json(json, problem.message);
        }
        json.end_array();
        json.key("asks");
        json.begin_array();
        for (const std::string_view part : parts_asked_by(scored.holding)) json.value(part);
        json.end_array();
        json.end_object();
    }
    json.end_array();
    json.end_object();
    return json.take();
}

std::string sheets_json(std::span<const Holding> holdings) {
    text::JsonWriter json;
    if (holdings.size() == 1) {
        write_sheet(json, holdings.front());
        return json.take();
    }
    json.begin_object();
    json.key("players");
    json.begin_array();
    for (const Holding& holding : holdings) write_sheet(json, holding);
    json.end_array();
    json.end_object();
    return json.take();
}

std::string tiles_json() {
    text::JsonWriter json;
    json.begin_object();
    json.member("most_players", most_players);
    json.member("most_of_anything", most_of_anything);
    json.key("tiles");
    json.begin_array();
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        constexpr std::array<std::string_view, 3> colours = {"dwelling", "other", "yellow"};
        const Furnishing& row = furnishings()[tile];
        json.begin_object();
        json.member("name", row.name);
        json.member("title", row.title);
        json.member("colour", colours[static_cast<std::size_t>(row.colour)]);
        json.member("cost", row.cost);
        json.member("points", row.points);
        json.member("bonus", std::string_view(rule_of(row.bonus)));
        json.member("exchange", std::string_view(exchange_terms(tile)));
        json.member("many", tile == tile::dwelling);
        json.end_object();
    }
    json.end_array();
    json.end_object();
    return json.take();
}

}  // namespace bastide::caverna
