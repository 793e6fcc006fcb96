#include "bastide/caverna/format_pad.h"

#include "bastide/caverna/format.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/required_inputs.h"
#include "bastide/text/fields.h"

namespace bastide::caverna {

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

static constexpr auto describe(text::Type<SheetLine> /*type*/) {
    return text::object(
        "CavernaLine", "",
        "A line of the score with its arithmetic. The key is from the command's JSON, or a tile's name.",
        text::member("key", "", &SheetLine::key), text::member("title", "", &SheetLine::title),
        text::member("points", "", &SheetLine::points), text::member("why", "", &SheetLine::why));
}

namespace {

struct Fields {
    const Holding& holding;
};

constexpr auto describe(text::Type<Fields> /*type*/) {
    return text::object(
        "", "", "",
        text::member("grain", "", [](auto& fields) -> auto& { return fields.holding.grain_fields; }),
        text::member("vegetables", "",
                     [](auto& fields) -> auto& { return fields.holding.vegetable_fields; }));
}

std::vector<std::string_view> furnishing_names(const Holding& holding) {
    std::vector<std::string_view> names;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile)
        names.insert(names.end(), static_cast<std::size_t>(holding.furnishings[tile]),
                     furnishings()[tile].name);
    return names;
}

}  // namespace

static constexpr auto describe(text::Type<Holding> /*type*/) {
    return text::object(
        "CavernaSheet", "", "The possessions of a player, with every member. Texts may leave members out.",
        text::member("name", "", &Holding::name), text::member("dwarfs", "", &Holding::dwarfs),
        text::member("weapons", "", &Holding::weapons), text::member("animals", "", &Holding::animals),
        text::member("supply", "", &Holding::supply),
        text::member("fields", "", [](auto& holding) { return Fields{holding}; }),
        text::member("small_pastures", "", &Holding::small_pastures),
        text::member("large_pastures", "", &Holding::large_pastures),
        text::member("ore_mines", "", &Holding::ore_mines),
        text::member("ruby_mines", "", &Holding::ruby_mines),
        text::member("unused_spaces", "", &Holding::unused_spaces),
        text::member("begging_markers", "", &Holding::begging_markers),
        text::member("furnishings", "", furnishing_names),
        text::member("state_parlor_dwellings", "", &Holding::state_parlor_dwellings));
}

namespace {

struct PadPlayer {
    const Scored& scored;
    std::size_t number;
    const Profile& profile;
    std::span<const Problem> found;

    std::vector<Message> problems() const {
        std::vector<Message> messages;
        for (const Problem& problem : found)
            if (problem.player == number) messages.push_back(problem.message);
        return messages;
    }
};

constexpr auto describe(text::Type<PadPlayer> /*type*/) {
    return text::object(
        "CavernaPlayer", "", "",
        text::member("name", "The player's name, or \"Player 1\".",
                     [](auto& player) { return name_of(player.scored.holding, player.number); }),
        text::member("total", "", [](auto& player) { return player.scored.sheet.total(); }),
        text::member("rank", "", [](auto& player) { return player.scored.rank; }),
        text::member("lines", "", [](auto& player) { return sheet_lines(player.scored, player.profile); }),
        text::member("problems", "A sentence for each rule that the sheet breaks.", &PadPlayer::problems),
        text::member("asks",
                     "The members of the sheet that its tiles ask for: \"weapons\", \"supply.stone\".",
                     [](auto& player) { return required_inputs(player.scored.holding); }));
}

struct Pad {
    std::string_view rules;
    std::vector<PadPlayer> players;
};

constexpr auto describe(text::Type<Pad> /*type*/) {
    return text::object("", "", "", text::member("rules", "", &Pad::rules),
                        text::member("players", "", &Pad::players));
}

struct Sheets {
    std::span<const Holding> players;
};

constexpr auto describe(text::Type<Sheets> /*type*/) {
    return text::object("", "", "", text::member("players", "", &Sheets::players));
}

struct TileView {
    FurnishingId id;

    const Furnishing& row() const { return furnishings()[id]; }
};

constexpr auto describe(text::Type<TileView> /*type*/) {
    constexpr std::array<std::string_view, 3> colours = {"dwelling", "other", "yellow"};
    return text::object(
        "CavernaTile", "", "", text::member("name", "", [](auto& tile) { return tile.row().name; }),
        text::member("title", "", [](auto& tile) { return tile.row().title; }),
        text::member(
            "colour", "", [](auto& tile) { return tile.row().colour; }, text::choice(colours)),
        text::member("cost", "Empty if it is not known for certain.",
                     [](auto& tile) { return tile.row().cost; }),
        text::member("points", "", [](auto& tile) { return tile.row().points; }),
        text::member("bonus", "The rule of its bonus, if it has one.",
                     [](auto& tile) { return rule_of(tile.row().bonus); }),
        text::member("exchange", "Its exchange before scoring, if it has one: \"2 grain for 3 gold\".",
                     [](auto& tile) { return exchange_terms(tile.id); }),
        text::member("many", "Whether a player may have more than one.",
                     [](auto& tile) { return tile.id == tile::dwelling; }));
}

struct Tiles {
    std::vector<TileView> tiles;
};

constexpr auto describe(text::Type<Tiles> /*type*/) {
    return text::object("CavernaTiles", "", "",
                        text::member("most_players", "", [](auto& /*tiles*/) { return max_players; }),
                        text::member("most_of_anything", "", [](auto& /*tiles*/) { return max_amount; }),
                        text::member("tiles", "", &Tiles::tiles));
}

}  // namespace

std::string pad_json(std::span<const Holding> holdings, const Profile& profile) {
    const std::vector<Scored> players = score_all(holdings, profile);
    const std::vector<Problem> found = problems(holdings, profile);
    Pad pad{profile.name, {}};
    for (const Scored& scored : players) pad.players.push_back({scored, pad.players.size(), profile, found});
    return text::json_text(pad);
}

std::string sheets_json(std::span<const Holding> holdings) {
    return holdings.size() == 1 ? text::json_text(holdings.front()) : text::json_text(Sheets{holdings});
}

std::string tiles_json() {
    Tiles tiles;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) tiles.tiles.push_back({tile});
    return text::json_text(tiles);
}

void declare_pad(text::TypeScript& to) {
    text::typescript_type<Holding>(to);
    text::typescript_type<PadPlayer>(to);
    text::typescript_type<Tiles>(to);
}

}  // namespace bastide::caverna
