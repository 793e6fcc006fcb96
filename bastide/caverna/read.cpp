#include "bastide/caverna/read.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string>
#include <vector>

#include "bastide/caverna/errors.h"
#include "bastide/text/json_value.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"

namespace bastide::caverna {
namespace {

using Kind = text::JsonValue::Kind;

Result<void> read_number(const text::JsonValue& value, int& number) {
    const auto [end, error] =
        std::from_chars(value.text.data(), value.text.data() + value.text.size(), number);
    const bool whole =
        value.kind == Kind::number && error == std::errc() && end == value.text.data() + value.text.size();
    if (whole && number >= 0 && number <= max_amount) return {};
    if (value.kind == Kind::number)
        return fail(value.where, {errors::not_in_range, text::in_quotes(value.text), 0, max_amount});
    return fail(value.where, {errors::expected_number, max_amount});
}

Result<void> read_numbers(const text::JsonValue& value, std::vector<int>& numbers) {
    if (value.kind != Kind::array) return fail(value.where, errors::expected_numbers);
    for (const text::JsonValue& element : value.elements) {
        if (numbers.size() == max_amount) return fail(element.where, errors::long_list);
        if (auto read = read_number(element, numbers.emplace_back()); !read) return read;
    }
    return {};
}

Message not_a_furnishing(std::string_view word) {
    std::vector<std::string_view> names;
    for (const Furnishing& each : furnishings()) names.push_back(each.name);
    return text::not_one_of(word, errors::a_tile, names, errors::tiles_are_listed);
}

Result<void> read_tiles(const text::JsonValue& value, std::array<std::int16_t, furnishing_count>& tiles) {
    if (value.kind != Kind::array) return fail(value.where, errors::expected_tiles);
    for (const text::JsonValue& element : value.elements) {
        const auto tile = element.kind == Kind::string ? find_furnishing(element.text) : std::nullopt;
        if (element.kind != Kind::string) return fail(element.where, errors::expected_tile);
        if (!tile) return fail(element.where, not_a_furnishing(element.text));
        if (++tiles[*tile] > max_amount) return fail(element.where, errors::long_list);
    }
    return {};
}

// A member's name and the function that reads its value.
struct Member {
    std::string_view name;
    Result<void> (*read)(const text::JsonValue&, Holding&);
};

Message unknown_member(std::string_view name, std::span<const Member> known) {
    std::vector<std::string_view> names;
    for (const Member& each : known) names.push_back(each.name);
    if (text::nearest(name, names).empty())
        return {errors::unknown_member, text::in_quotes(name), list_of(comma_list, names)};
    return text::with_suggestion({errors::unknown_member_near, text::in_quotes(name)}, name, names);
}

template <std::size_t size>
Result<void> read_members(const text::JsonValue& object, Holding& holding,
                          const std::array<Member, size>& known) {
    if (object.kind != Kind::object) return fail(object.where, errors::expected_object);
    for (const auto& [name, value] : object.members) {
        const Member* const end = known.data() + size;
        const Member* const member = std::ranges::find(known.data(), end, name, &Member::name);
        if (member == end) {
            return fail(value.where, unknown_member(name, known));
        }
        if (auto read = member->read(value, holding); !read) {
            Message& context = read.error().where.context;
            context = context.empty() ? Message(name) : Message(comma_list, name, std::move(context));
            return read;
        }
    }
    return {};
}

constexpr std::array<Member, 5> animals = {{
    {"dogs", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.animals.dogs); }},
    {"sheep", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.animals.sheep); }},
    {"donkeys", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.animals.donkeys); }},
    {"wild_boars", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.animals.wild_boars); }},
    {"cattle", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.animals.cattle); }},
}};

constexpr std::array<Member, 8> supply = {{
    {"wood", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.supply.wood); }},
    {"stone", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.supply.stone); }},
    {"ore", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.supply.ore); }},
    {"food", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.supply.food); }},
    {"gold", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.supply.gold); }},
    {"rubies", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.supply.rubies); }},
    {"grain", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.supply.grain); }},
    {"vegetables", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.supply.vegetables); }},
}};

constexpr std::array<Member, 2> fields = {{
    {"grain", [](const text::JsonValue& v, Holding& h) { return read_numbers(v, h.grain_fields); }},
    {"vegetables", [](const text::JsonValue& v, Holding& h) { return read_numbers(v, h.vegetable_fields); }},
}};

Result<void> read_name(const text::JsonValue& value, Holding& holding) {
    if (value.kind != Kind::string) return fail(value.where, errors::expected_name);
    holding.name = value.text;
    return {};
}

constexpr std::array<Member, 14> player = {{
    {"name", read_name},
    {"dwarfs", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.dwarfs); }},
    {"weapons", [](const text::JsonValue& v, Holding& h) { return read_numbers(v, h.weapons); }},
    {"animals", [](const text::JsonValue& v, Holding& h) { return read_members(v, h, animals); }},
    {"supply", [](const text::JsonValue& v, Holding& h) { return read_members(v, h, supply); }},
    {"fields", [](const text::JsonValue& v, Holding& h) { return read_members(v, h, fields); }},
    {"small_pastures", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.small_pastures); }},
    {"large_pastures", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.large_pastures); }},
    {"ore_mines", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.ore_mines); }},
    {"ruby_mines", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.ruby_mines); }},
    {"unused_spaces", [](const text::JsonValue& v, Holding& h) { return read_number(v, h.unused_spaces); }},
    {"begging_markers",
     [](const text::JsonValue& v, Holding& h) { return read_number(v, h.begging_markers); }},
    {"furnishings", [](const text::JsonValue& v, Holding& h) { return read_tiles(v, h.furnishings); }},
    {"state_parlor_dwellings",
     [](const text::JsonValue& v, Holding& h) { return read_number(v, h.state_parlor_dwellings); }},
}};

Result<std::vector<Holding>> read_players(const text::JsonValue& list) {
    if (list.kind != Kind::array || list.elements.empty()) return fail(list.where, errors::expected_players);
    std::vector<Holding> holdings;
    for (const text::JsonValue& element : list.elements) {
        if (holdings.size() == max_players)
            return fail(element.where, {errors::too_many_players, max_players});
        if (auto read = read_members(element, holdings.emplace_back(), player); !read) {
            const Message number(errors::player, holdings.size());
            Message& context = read.error().where.context;
            context = context.empty() ? number : Message(comma_list, number, context);
            return std::unexpected(std::move(read.error()));
        }
    }
    return holdings;
}

}  // namespace

Result<std::vector<Holding>> read_holdings(std::string_view json) {
    const auto document = text::parse_json(json);
    if (!document) return std::unexpected(document.error());
    if (const text::JsonValue* list = document->find("players"); list != nullptr) {
        if (document->members.size() > 1) return fail(document->where, errors::players_alone);
        return read_players(*list);
    }
    Holding holding;
    if (auto read = read_members(*document, holding, player); !read) return std::unexpected(read.error());
    return std::vector{holding};
}

std::string_view empty_sheet() {
    return R"({
  "name": "",
  "dwarfs": 2,
  "weapons": [],
  "animals": {"dogs": 0, "sheep": 0, "donkeys": 0, "wild_boars": 0, "cattle": 0},
  "supply": {"wood": 0, "stone": 0, "ore": 0, "food": 0, "gold": 0, "rubies": 0, "grain": 0, "vegetables": 0},
  "fields": {"grain": [], "vegetables": []},
  "small_pastures": 0,
  "large_pastures": 0,
  "ore_mines": 0,
  "ruby_mines": 0,
  "unused_spaces": 22,
  "begging_markers": 0,
  "furnishings": [],
  "state_parlor_dwellings": 0
}
)";
}

}  // namespace bastide::caverna
