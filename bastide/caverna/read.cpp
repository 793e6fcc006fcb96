#include "bastide/caverna/read.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/caverna/errors.h"
#include "bastide/text/fields.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"

namespace bastide::caverna {
namespace {

using Kind = text::JsonValue::Kind;

Result<void> read(const text::JsonValue& value, int& number) {
    const auto [end, error] =
        std::from_chars(value.text.data(), value.text.data() + value.text.size(), number);
    const bool whole =
        value.kind == Kind::number && error == std::errc() && end == value.text.data() + value.text.size();
    if (whole && number >= 0 && number <= max_amount) return {};
    if (value.kind == Kind::number)
        return fail(value.where, {errors::not_in_range, text::in_quotes(value.text), 0, max_amount});
    return fail(value.where, {errors::expected_number, max_amount});
}

Result<void> read(const text::JsonValue& value, std::vector<int>& numbers) {
    if (value.kind != Kind::array) return fail(value.where, errors::expected_numbers);
    for (const text::JsonValue& element : value.elements) {
        if (numbers.size() == max_amount) return fail(element.where, errors::long_list);
        if (auto done = read(element, numbers.emplace_back()); !done) return done;
    }
    return {};
}

Result<void> read(const text::JsonValue& value, std::string& name) {
    if (value.kind != Kind::string) return fail(value.where, errors::expected_name);
    name = value.text;
    return {};
}

Message not_a_furnishing(std::string_view word) {
    std::vector<std::string_view> names;
    for (const Furnishing& each : furnishings()) names.push_back(each.name);
    return text::not_one_of(word, errors::a_tile, names, errors::tiles_are_listed);
}

Result<void> read_tiles(const text::JsonValue& value, Holding& holding) {
    if (value.kind != Kind::array) return fail(value.where, errors::expected_tiles);
    for (const text::JsonValue& element : value.elements) {
        const auto tile = element.kind == Kind::string ? find_furnishing(element.text) : std::nullopt;
        if (element.kind != Kind::string) return fail(element.where, errors::expected_tile);
        if (!tile) return fail(element.where, not_a_furnishing(element.text));
        if (++holding.furnishings[*tile] > max_amount) return fail(element.where, errors::long_list);
    }
    return {};
}

template <class Numbers>
struct Fields {
    Numbers& grain;
    Numbers& vegetables;
};

template <class Numbers>
constexpr auto describe(text::Type<Fields<Numbers>> /*type*/) {
    return text::object(
        "", "", "", text::member("grain", "", [](auto& fields) -> auto& { return fields.grain; }),
        text::member("vegetables", "", [](auto& fields) -> auto& { return fields.vegetables; }));
}

std::vector<std::string_view> furnishing_names(const Holding& holding) {
    std::vector<std::string_view> names;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const int count = holding.furnishings[tile];
        require(count >= 0 && count <= 1000, "a sheet has 0 to 1000 of a tile", count);
        names.insert(names.end(), static_cast<std::size_t>(count), furnishings()[tile].name);
    }
    return names;
}

}  // namespace

static constexpr auto describe(text::Type<Animals> /*type*/) {
    return text::object(
        "", "", "", text::member("dogs", "", &Animals::dogs), text::member("sheep", "", &Animals::sheep),
        text::member("donkeys", "", &Animals::donkeys), text::member("wild_boars", "", &Animals::wild_boars),
        text::member("cattle", "", &Animals::cattle));
}

static constexpr auto describe(text::Type<Supply> /*type*/) {
    return text::object(
        "", "", "", text::member("wood", "", &Supply::wood), text::member("stone", "", &Supply::stone),
        text::member("ore", "", &Supply::ore), text::member("food", "", &Supply::food),
        text::member("gold", "", &Supply::gold), text::member("rubies", "", &Supply::rubies),
        text::member("grain", "", &Supply::grain), text::member("vegetables", "", &Supply::vegetables));
}

static constexpr auto describe(text::Type<Holding> /*type*/) {
    return text::object(
        "CavernaSheet", "", "The possessions of a player, with every member. Texts may leave members out.",
        text::member("name", "", &Holding::name), text::member("dwarfs", "", &Holding::dwarfs),
        text::member("weapons", "", &Holding::weapons), text::member("animals", "", &Holding::animals),
        text::member("supply", "", &Holding::supply),
        text::member("fields", "",
                     [](auto& holding) { return Fields{holding.grain_fields, holding.vegetable_fields}; }),
        text::member("small_pastures", "", &Holding::small_pastures),
        text::member("large_pastures", "", &Holding::large_pastures),
        text::member("ore_mines", "", &Holding::ore_mines),
        text::member("ruby_mines", "", &Holding::ruby_mines),
        text::member("unused_spaces", "", &Holding::unused_spaces),
        text::member("begging_markers", "", &Holding::begging_markers),
        text::member("furnishings", "", furnishing_names, text::read_by(read_tiles)),
        text::member("state_parlor_dwellings", "", &Holding::state_parlor_dwellings));
}

namespace {

struct Sheets {
    std::span<const Holding> players;
};

constexpr auto describe(text::Type<Sheets> /*type*/) {
    return text::object("", "", "", text::member("players", "", &Sheets::players));
}

Message unknown_member(std::string_view name, std::span<const std::string_view> known) {
    if (text::nearest(name, known).empty())
        return {errors::unknown_member, text::in_quotes(name), list_of(comma_list, known)};
    return text::with_suggestion({errors::unknown_member_near, text::in_quotes(name)}, name, known);
}

// The error with a place before those it names.
std::unexpected<Error> within(Message place, Error error) {
    Message& context = error.where.context;
    context = context.empty() ? std::move(place) : Message(comma_list, std::move(place), std::move(context));
    return std::unexpected(std::move(error));
}

template <text::Described T>
Result<void> read(const text::JsonValue& object, T& into);

template <class T, std::size_t i>
Result<void> read_member(const text::JsonValue& value, T& into) {
    constexpr auto codec = std::get<i>(text::described<T>.members).codec;
    if constexpr (requires { codec.read_into(value, into); }) {
        return codec.read_into(value, into);
    } else {
        auto&& member = std::invoke(std::get<i>(text::described<T>.members).get, into);
        return read(value, member);
    }
}

// Reads the members that are given, in their order, and names a wrong one in its error.
template <text::Described T>
Result<void> read(const text::JsonValue& object, T& into) {
    static constexpr auto names = []<std::size_t... i>(std::index_sequence<i...>) {
        return std::array{std::get<i>(text::described<T>.members).name...};
    }(std::make_index_sequence<text::member_count<T>>());
    static constexpr auto readers = []<std::size_t... i>(std::index_sequence<i...>) {
        return std::array{read_member<T, i>...};
    }(std::make_index_sequence<text::member_count<T>>());
    if (object.kind != Kind::object) return fail(object.where, errors::expected_object);
    for (const auto& [name, value] : object.members) {
        const auto at = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
        if (at == names.size()) return fail(value.where, unknown_member(name, names));
        if (auto done = readers[at](value, into); !done) return within(name, std::move(done.error()));
    }
    return {};
}

Result<std::vector<Holding>> read_players(const text::JsonValue& list) {
    if (list.kind != Kind::array || list.elements.empty()) return fail(list.where, errors::expected_players);
    std::vector<Holding> holdings;
    for (const text::JsonValue& element : list.elements) {
        if (holdings.size() == max_players)
            return fail(element.where, {errors::too_many_players, max_players});
        if (auto done = read(element, holdings.emplace_back()); !done)
            return within({errors::player, holdings.size()}, std::move(done.error()));
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
    if (auto done = read(*document, holding); !done) return std::unexpected(std::move(done.error()));
    return std::vector{holding};
}

std::string sheets_json(std::span<const Holding> holdings) {
    require(!holdings.empty() && holdings.size() <= max_players, "a file has 1 to 7 holdings",
            holdings.size());
    for (const Holding& holding : holdings) require_amounts(holding, max_amount);
    return holdings.size() == 1 ? text::json_text(holdings.front()) : text::json_text(Sheets{holdings});
}

void declare_sheet(text::TypeScript& to) {
    text::typescript_type<Holding>(to);
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
