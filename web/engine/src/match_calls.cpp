// Calls for the Match page. A game is passed as its file with the number of moves that are not undone, or as
// its table.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bastide/draw/match/look.h"
#include "bastide/draw/match/meeple_art.h"
#include "bastide/draw/match/region.h"
#include "bastide/draw/match/shapes.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/export.h"
#include "bastide/match/format.h"
#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/match/odds.h"
#include "bastide/match/oriented_tile.h"
#include "bastide/match/table_json.h"
#include "bastide/match/view.h"
#include "bastide/text/quote.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/json_list.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/match_words.h"
#include "web/engine/src/number.h"
#include "web/engine/src/played_match.h"
#include "web/engine/src/table_calls.h"

namespace bastide::draw {

static constexpr auto describe(text::Type<Region> /*type*/) {
    return text::object("MatchOutline", "",
                        "A part of the board as path data, 100 per square, and a point in it for a label.",
                        text::member("area", "", &Region::area),
                        text::member("outline", "", &Region::outline),
                        text::member("x", "", [](auto& region) { return region.mark.x; }),
                        text::member("y", "", [](auto& region) { return region.mark.y; }));
}

}  // namespace bastide::draw

namespace bastide::engine {

namespace {

// The pose of a meeple.
struct Pose {
    match::Kind on;

    static Result<Pose> read(std::string_view word) {
        if (word == "lies") return Pose{match::Kind::field};
        if (word == "stands") return Pose{match::Kind::road};
        return fail("a meeple lies or stands");
    }
};

struct Bot {
    const match::BotKind* kind;

    static Result<Bot> read(std::string_view name) {
        if (const match::BotKind* kind = match::find_bot(name)) return Bot{kind};
        return fail("there is no such bot: there are " + match::bot_names());
    }
};

// Returns the bots.
std::string match_bots() {
    return json_list(
        match::all_bots(), [](const match::BotKind& bot) { return bot.name; },
        [](const match::BotKind& bot) { return bot.about; });
}

struct PieceArt {
    match::Kind kind;
    std::string word;
    draw::Point at;
};

constexpr auto describe(text::Type<PieceArt> /*type*/) {
    return text::object("", "", "", text::member("kind", "", &PieceArt::kind),
                        text::member("word", "Its name in moves.", &PieceArt::word),
                        text::member("x", "", [](auto& piece) { return piece.at.x; }),
                        text::member("y", "", [](auto& piece) { return piece.at.y; }));
}

struct TileArt {
    match::Type type;
    int rotation;
};

constexpr auto describe(text::Type<TileArt> /*type*/) {
    return text::object(
        "MatchArt", "", "A tile's picture, 100 by 100, and where a meeple stands on each of its pieces.",
        text::member("svg", "", [](auto& art) { return draw::match_tile_art(art.type, art.rotation); }),
        text::member(
            "sides", "The edges in the north, east, south and west.",
            [](auto& art) {
                std::vector<std::string_view> sides;
                for (const auto edge :
                     match::oriented_types[match::oriented_tile(art.type, art.rotation)].edges)
                    sides.push_back(name(edge));
                return sides;
            },
            text::as("Edge[]")),
        text::member("pieces", "", [](auto& art) {
            std::vector<PieceArt> pieces;
            const match::TileType& type = match::types[art.type];
            pieces.reserve(type.piece_count);
            for (std::size_t piece = 0; piece < type.piece_count; ++piece)
                pieces.push_back({type.pieces[piece].kind,
                                  match::piece_text(art.type, art.rotation, static_cast<std::uint8_t>(piece)),
                                  draw::anchor(art.type, piece, art.rotation)});
            return pieces;
        }));
}

// Returns the art of a tile after this many quarter turns.
std::string match_art(TileType tile, Within<0, 3> rotation) {
    return text::json_text(TileArt{tile.type, rotation});
}

// Returns a player's meeple as an SVG fragment around (0, 0), which "lies" or "stands".
std::string match_meeple(Within<0, match::max_players - 1> player, Pose pose) {
    return draw::meeple_art(player, pose.on);
}

// The file of a match as the command writes it.
std::string match_save(const match::Record& record) {
    return to_json(record);
}

// `bastide match replay --json`.
std::string match_replay(const match::Record& record) {
    return replay_json(record);
}

// `bastide match replay --to log`: the match as a log of the tally.
Result<std::string> match_log(const PlayedMatch& played) {
    return tally_log(played.record);
}

// `bastide match replay --to landscape`: the table as a map.
std::string match_map(const PlayedMatch& played) {
    return landscape_json(played.record.game().position().board());
}

// Returns the view of a game (match/view.h). The names are the players', one per line. Players without a name
// are called by their number.
std::string match_view(const PlayedMatch& played, const std::vector<std::string>& names) {
    std::vector<std::string> all = match::player_names(played.record.start().settings.players);
    std::copy_n(names.begin(), std::min(names.size(), all.size()), all.begin());
    return view_json(played.record, all);
}

// Returns the file of the game without undone moves.
std::string match_played(const PlayedMatch& played) {
    return to_json(played.record);
}

using MatchTable = TextTable<match::Table, match::read_table>;

struct Now {
    const match::Table& table;

    std::vector<std::optional<int>> choices() const {
        std::vector<std::optional<int>> choices;
        const match::Move in_hand{.tile = table.position().tile(), .placement = table.placement()};
        if (!table.game().is_legal(in_hand)) return choices;
        for (const std::uint8_t piece : choices_here(table))
            choices.push_back(piece == match::no_piece ? std::nullopt : std::optional<int>(piece));
        return choices;
    }
};

constexpr auto describe(text::Type<Now> /*type*/) {
    return text::object(
        "MatchNow", "", "The options at a table.",
        text::member(
            "step", "", [](auto& now) { return now.table.step; },
            text::choice(std::to_array<std::string_view>({"tile", "meeple", "bot", "over"}))),
        text::member("may_undo", "", [](auto& now) { return may_undo(now.table); }),
        text::member("may_redo", "", [](auto& now) { return may_redo(now.table); }),
        text::member("may_hint", "", [](auto& now) { return may_hint(now.table); }),
        text::member("move",
                     "The move that \"confirm\" would make; null if a meeple is to be chosen first, or if it "
                     "is illegal.",
                     [](auto& now) -> std::optional<std::string> {
                         const auto move = move_to_confirm(now.table);
                         return move ? std::optional(to_text(*move)) : std::nullopt;
                     }),
        text::member(
            "choices",
            "The pieces that may get a meeple where the tile is held, null for none; empty if the tile does "
            "not fit there.",
            &Now::choices));
}

// {"table":…,"now":…,"view":…}: the table after an intent (table_calls.h).
Result<std::string> match_act(MatchTable table, std::string_view intent) {
    const std::vector<std::string> names = names_of(*table);
    return MatchTable::answer(std::move(table), intent, match::read_move, write_now<Now>,
                              [&](const match::Record& record) { return view_json(record, names); });
}

// A part of the board and the completed cities that it feeds.
struct Region {
    match::Kind kind;
    draw::Region part;
    std::vector<draw::Region> cities;
};

Region region_of(const match::Position& position, match::Node piece) {
    const match::Features& features = position.features();
    const match::Feature& feature = features[features.root(piece)];
    Region region{feature.kind, draw::region(position, piece), {}};
    std::uint64_t cities = feature.kind == match::Kind::field ? position.completed(feature.cities) : 0;
    for (; cities != 0; cities &= cities - 1) {
        const auto city = static_cast<std::size_t>(std::countr_zero(cities));
        region.cities.push_back(draw::region(position, features.city_piece(city)));
    }
    return region;
}

constexpr auto describe(text::Type<Region> /*type*/) {
    return text::object("MatchRegion", "", "", text::member("kind", "", &Region::kind),
                        text::base(&Region::part),
                        text::member("cities", "The completed cities that a field feeds.", &Region::cities));
}

using Node = Within<0, static_cast<int>(match::max_nodes) - 1>;

// The feature of a piece on the table.
Result<std::string> match_region(const PlayedMatch& played, Node node) {
    const match::Position& position = played.record.game().position();
    if (node >= position.features().node_count()) return fail("there is no such piece");
    return text::json_text(region_of(position, static_cast<match::Node>(node)));
}

// The piece of field at a point of the board, which has 100 units per square.
std::optional<match::Node> field_at(const match::Position& position, draw::Point point) {
    const match::Board& board = position.board();
    const auto at = std::ranges::find_if(board.tiles(), [&](const match::PlacedTile& tile) {
        return tile.at.x == std::floor(point.x / 100) && tile.at.y == std::floor(point.y / 100);
    });
    if (at == board.tiles().end()) return std::nullopt;
    const match::TileType& type = match::types[at->type()];
    const draw::Point inside = point - draw::corner_of(at->at);
    for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
        if (type.pieces[piece].kind != match::Kind::field) continue;
        if (!contains(draw::piece_area(at->type(), piece, at->rotation()), inside)) continue;
        const auto number = static_cast<std::size_t>(at - board.tiles().begin());
        return static_cast<match::Node>(position.features().first_node(number) + piece);
    }
    return std::nullopt;
}

// Returns the region of the field at a point of the board, or null if there is no field.
std::string match_field_at(const PlayedMatch& played, Coordinate x, Coordinate y) {
    const match::Position& position = played.record.game().position();
    const auto piece = field_at(position, {static_cast<double>(x), static_cast<double>(y)});
    return piece ? text::json_text(region_of(position, *piece)) : "null";
}

// Returns the region of the feature that a meeple on a piece of the tile in hand would claim, if the tile
// were placed at the cursor.
Result<std::string> match_claim(const MatchTable& table, Within<0, match::max_pieces - 1> piece) {
    const match::Move move{.tile = table->position().tile(), .placement = table->placement()};
    if (!table->game().is_legal(move)) return fail("the tile does not fit there");
    if (piece >= match::types[move.tile].piece_count) return fail("the tile has no such piece");
    match::Position after = table->position();
    after.apply(move);
    const auto last = static_cast<std::size_t>(after.board().tile_count()) - 1;
    return text::json_text(
        region_of(after, static_cast<match::Node>(after.features().first_node(last) + piece)));
}

using Simulations = Within<1, 1'000'000>;

// Returns a bot's move for the player to move. Simulations are for bots without a fixed budget.
Result<std::string> match_move(const MatchTable& table, Bot bot, Simulations simulations) {
    if (table->game().is_over()) return fail("the game is over");
    const match::Budget budget{.simulations = simulations, .time_ms = {}, .watch = {}};
    play::Random chance = bot_chance(*table);
    return to_text(bot.kind->make(table->settings(), budget)->choose(table->position(), chance));
}

struct TypeOdds {
    match::Type type;
    match::TileOdds odds;
};

constexpr auto describe(text::Type<TypeOdds> /*type*/) {
    return text::object(
        "MatchOdds", "", "The chances to draw tiles of a type, from 0 to 1.",
        text::member("tile", "", [](auto& each) { return match::types[each.type].name; }),
        text::member("next", "That the next draw is one.", [](auto& each) { return each.odds.next; }),
        text::member("first", "That a player draws the first, by player.",
                     [](auto& each) -> auto& { return each.odds.first; }));
}

// Returns the chances of each type that remains, as in `bastide match odds`.
std::string match_odds(const PlayedMatch& played) {
    std::vector<TypeOdds> all;
    for (const match::TileOdds& odds : odds_of_all(played.record.game().position()).tiles)
        odds.types.for_each([&](std::size_t type) { all.push_back({static_cast<match::Type>(type), odds}); });
    return text::json_text(all);
}

struct SquareOdds {
    match::TileOdds odds;
    std::vector<std::string_view> fitting;
};

constexpr auto describe(text::Type<SquareOdds> /*type*/) {
    return text::object(
        "MatchSquareOdds", "", "The chances to draw a tile for an empty square, from 0 to 1.",
        text::member("tiles", "The types that fit and remain.", &SquareOdds::fitting),
        text::member("left", "The number of these tiles.", [](auto& square) { return square.odds.left; }),
        text::member("next", "That the next draw is one.", [](auto& square) { return square.odds.next; }),
        text::member("draws", "That a player draws one, by player.",
                     [](auto& square) -> auto& { return square.odds.draws; }));
}

using Column = Within<-match::max_distance, match::max_distance>;

// Returns the chances to draw a tile that fits on a square, or null unless it is empty and next to a tile.
std::string match_square_odds(const PlayedMatch& played, Column x, Column y) {
    const match::Position& position = played.record.game().position();
    const auto types = types_for(position, x, y);
    if (!types) return "null";
    SquareOdds square{odds_of(position, *types).tiles.front(), {}};
    types->for_each([&](std::size_t type) {
        const auto fitting = static_cast<match::Type>(type);
        if (position.remaining(fitting) > 0) square.fitting.push_back(match::types[fitting].name);
    });
    return text::json_text(square);
}

constexpr std::array calls = {
    Call{"match_bots", call<match_bots>},     Call{"match_art", call<match_art>},
    Call{"match_meeple", call<match_meeple>}, Call{"match_save", call<match_save>},
    Call{"match_replay", call<match_replay>}, Call{"match_log", call<match_log>},
    Call{"match_map", call<match_map>},       Call{"match_view", call<match_view>},
    Call{"match_played", call<match_played>}, Call{"match_act", call<match_act>},
    Call{"match_move", call<match_move>},     Call{"match_region", call<match_region>},
    Call{"match_claim", call<match_claim>},   Call{"match_field_at", call<match_field_at>},
    Call{"match_odds", call<match_odds>},     Call{"match_square_odds", call<match_square_odds>},
};

}  // namespace

std::span<const Call> match_calls() {
    return calls;
}

void declare_match(text::TypeScript& to) {
    match::declare_saved_match(to);
    match::declare_view(to);
    match::declare_table(to);
    text::typescript_type<TileArt>(to);
    text::typescript_type<Now>(to);
    text::typescript_type<Region>(to);
    text::typescript_type<TypeOdds>(to);
    text::typescript_type<SquareOdds>(to);
    declare_item(to, "MatchBot");
}

}  // namespace bastide::engine
