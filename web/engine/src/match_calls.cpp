// Calls for the Match page. A match comes as its file, with how many of its moves are not taken back, or as
// the table at which it is played.
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "bastide/draw/match/look.h"
#include "bastide/draw/match/meeple_art.h"
#include "bastide/draw/match/region.h"
#include "bastide/draw/match/shapes.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/export.h"
#include "bastide/match/format.h"
#include "bastide/match/notation.h"
#include "bastide/match/table_json.h"
#include "bastide/match/turned.h"
#include "bastide/match/view.h"
#include "bastide/text/json.h"
#include "bastide/text/quote.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/named_list.h"
#include "web/engine/src/number.h"
#include "web/engine/src/played_match.h"
#include "web/engine/src/table_calls.h"

namespace bastide::engine {

namespace {

struct TileType {
    match::Type type;

    static Result<TileType> read(std::string_view name) {
        if (const auto type = match::find_type(name)) return TileType{*type};
        return fail("there is no tile " + text::in_quotes(name));
    }
};

// How a meeple is drawn.
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

// Who plays a match besides people: [{"name":…,"about":…},…].
std::string match_bots() {
    return named_list(
        match::all_bots(), [](const match::BotKind& bot) { return bot.name; },
        [](const match::BotKind& bot) { return bot.about; });
}

// {"svg":…,"sides":["city","road","field","road"],"pieces":[{"kind":"city","x":50,"y":20},…]}: the art of a
// tile of a match, 100 by 100, after so many quarter turns, what it shows to the north, east, south and west,
// and where a meeple stands on each of its pieces.
std::string match_art(TileType tile, Within<0, 3> rotation) {
    const match::TileType& type = match::types[tile.type];
    text::JsonWriter json;
    json.begin_object();
    json.member("svg", std::string_view(draw::match_tile_art(tile.type, rotation)));
    json.key("sides");
    json.begin_array();
    for (const auto edge : match::turned_tiles[match::turned(tile.type, rotation)].edges)
        json.value(name(edge));
    json.end_array();
    json.key("pieces");
    json.begin_array();
    for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
        const draw::Point at = draw::anchor(tile.type, piece, rotation);
        json.begin_object();
        json.member("kind", match::name(type.pieces[piece].kind));
        json.member("x", at.x);
        json.member("y", at.y);
        json.end_object();
    }
    json.end_array();
    json.end_object();
    return json.take();
}

// A player's meeple as an SVG fragment about (0, 0), that "lies" or "stands".
std::string match_meeple(Within<0, match::most_players - 1> player, Pose pose) {
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

// `bastide match replay --log`: the match as a log of the tally.
Result<std::string> match_log(const PlayedMatch& played) {
    return tally_log(played.record);
}

// `bastide match replay --landscape`: the table as a map.
std::string match_map(const PlayedMatch& played) {
    return landscape_json(played.record.game().position().board());
}

// What a front end shows of a match, as match/view.h has it. The names are the players', a line each.
std::string match_view(const PlayedMatch& played, const std::vector<std::string>& names) {
    return view_json(played.record, names);
}

// The file of the match without the moves that were taken back.
std::string match_played(const PlayedMatch& played) {
    return to_json(played.record);
}

using MatchTable = TextTable<match::Table, match::read_table>;

std::string_view name(match::TurnStep step) {
    constexpr std::array<std::string_view, 4> names = {"tile", "meeple", "bot", "over"};
    return names[static_cast<std::size_t>(step)];
}

// {"step":…,"may_undo":…,"may_redo":…,"may_hint":…,"move":null,"choices":[null,0]}: what can
// be done at a table, the move that "confirm" would make, and which pieces may get a meeple where the tile is
// held.
void write_now(text::JsonWriter& json, const match::Table& table) {
    json.begin_object();
    json.member("step", name(table.step));
    json.member("may_undo", may_undo(table));
    json.member("may_redo", may_redo(table));
    json.member("may_hint", may_hint(table));
    json.key("move");
    if (const auto move = move_to_confirm(table)) {
        json.value(std::string_view(to_text(*move)));
    } else {
        json.null();
    }
    json.key("choices");
    json.begin_array();
    const match::Move held{.tile = table.position().tile(), .placement = table.placement()};
    if (table.game().is_legal(held)) {
        for (const std::uint8_t piece : choices_here(table)) {
            if (piece == match::no_piece) {
                json.null();
            } else {
                json.value(piece);
            }
        }
    }
    json.end_array();
    json.end_object();
}

// {"table":…,"now":…,"view":…}: what becomes of a table by an intent, as table_calls.h has it.
Result<std::string> match_act(MatchTable table, std::string_view intent) {
    const std::vector<std::string> names = names_of(*table);
    return MatchTable::answer(std::move(table), intent, match::read_move, write_now,
                              [&](const match::Record& record) { return view_json(record, names); });
}

void write_region(text::JsonWriter& json, const draw::Region& region) {
    json.member("area", std::string_view(region.area));
    json.member("outline", std::string_view(region.outline));
    json.member("x", region.mark.x);
    json.member("y", region.mark.y);
}

// {"kind":"field","area":"M…","outline":"M…","x":…,"y":…,"cities":[{"area":…},…]}: where the feature of a
// piece lies on the table, 100 a square, with a place in it for a mark; of a field, with the completed cities
// that it feeds.
std::string region_json(const match::Position& position, match::Node piece) {
    const match::Features& features = position.features();
    const match::Feature& feature = features[features.root(piece)];
    text::JsonWriter json;
    json.begin_object();
    json.member("kind", match::name(feature.kind));
    write_region(json, draw::region(position, piece));
    json.key("cities");
    json.begin_array();
    std::uint64_t cities = feature.kind == match::Kind::field ? position.completed(feature.cities) : 0;
    for (; cities != 0; cities &= cities - 1) {
        json.begin_object();
        const auto city = static_cast<std::size_t>(std::countr_zero(cities));
        write_region(json, draw::region(position, features.city_piece(city)));
        json.end_object();
    }
    json.end_array();
    json.end_object();
    return json.take();
}

using Node = Within<0, static_cast<int>(match::most_nodes) - 1>;

// The feature of a piece on the table.
Result<std::string> match_region(const PlayedMatch& played, Node node) {
    const match::Position& position = played.record.game().position();
    if (node >= position.features().node_count()) return fail("there is no such piece");
    return region_json(position, static_cast<match::Node>(node));
}

// What a meeple would claim on a piece of the tile in hand, were it laid where it is held.
Result<std::string> match_claim(const MatchTable& table, Within<0, match::most_pieces - 1> piece) {
    const match::Move move{.tile = table->position().tile(), .placement = table->placement()};
    if (!table->game().is_legal(move)) return fail("the tile does not fit there");
    if (piece >= match::types[move.tile].piece_count) return fail("the tile has no such piece");
    match::Position after = table->position();
    after.apply(move);
    const auto last = static_cast<std::size_t>(after.board().tile_count()) - 1;
    return region_json(after, static_cast<match::Node>(after.features().first_node(last) + piece));
}

using Simulations = Within<1, 1'000'000>;

// A bot's move, whoever is to move. Simulations are for bots whose budget is not fixed.
Result<std::string> match_move(const MatchTable& table, Bot bot, Simulations simulations) {
    if (table->game().is_over()) return fail("the match is over");
    const match::Budget budget{.simulations = simulations, .time = {}, .watch = {}};
    play::Random chance = bot_chance(*table);
    return to_text(bot.kind->make(table->settings(), budget)->choose(table->position(), chance));
}

constexpr std::array calls = {
    Call{"match_bots", call<match_bots>},     Call{"match_art", call<match_art>},
    Call{"match_meeple", call<match_meeple>}, Call{"match_save", call<match_save>},
    Call{"match_replay", call<match_replay>}, Call{"match_log", call<match_log>},
    Call{"match_map", call<match_map>},       Call{"match_view", call<match_view>},
    Call{"match_played", call<match_played>}, Call{"match_act", call<match_act>},
    Call{"match_move", call<match_move>},     Call{"match_region", call<match_region>},
    Call{"match_claim", call<match_claim>},
};

}  // namespace

std::span<const Call> match_calls() {
    return calls;
}

}  // namespace bastide::engine
