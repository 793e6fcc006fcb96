#include "bastide/caverna/format_pad.h"

#include "bastide/caverna/format.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/required_inputs.h"
#include "bastide/text/fields.h"

namespace bastide::caverna {

static constexpr auto describe(text::Type<SheetLine> /*type*/) {
    return text::object(
        "CavernaLine", "",
        "A line of the score with its arithmetic. The key is from the command's JSON, or a tile's name.",
        text::member("key", "", &SheetLine::key), text::member("title", "", &SheetLine::title),
        text::member("points", "", &SheetLine::points), text::member("why", "", &SheetLine::why));
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

std::string tiles_json() {
    Tiles tiles;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) tiles.tiles.push_back({tile});
    return text::json_text(tiles);
}

void declare_pad(text::TypeScript& to) {
    declare_sheet(to);
    text::typescript_type<PadPlayer>(to);
    text::typescript_type<Tiles>(to);
}

}  // namespace bastide::caverna
