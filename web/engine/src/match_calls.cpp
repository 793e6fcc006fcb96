// Calls for the Match page. A match comes as its file each time, with how many of its moves stand: playing
// them takes microseconds, and nothing needs to be kept.
#include <array>
#include <utility>
#include <vector>

#include "bastide/draw/match/look.h"
#include "bastide/draw/match/meeple_art.h"
#include "bastide/draw/match/shapes.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/export.h"
#include "bastide/match/format.h"
#include "bastide/match/notation.h"
#include "bastide/match/saved_match.h"
#include "bastide/match/view.h"
#include "bastide/text/json.h"
#include "bastide/text/quote.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/named_list.h"
#include "web/engine/src/number.h"

namespace bastide::engine {
namespace {

// A file, with its moves checked.
struct Played {
    match::SavedMatch saved;
    play::Record<match::Game> record;

    static Result<Played> read(std::string_view file) {
        auto saved = match::read_saved_match(file);
        if (!saved) return std::unexpected(std::move(saved.error()));
        auto record = match::replay(*saved);
        if (!record) return std::unexpected(std::move(record.error()));
        saved->asides = record->game().asides();
        return Played{std::move(*saved), std::move(*record)};
    }
};

// A file as far as its moves stand.
struct Standing : Played {
    static Result<Standing> read(Played played, From<0> moves) {
        auto& [saved, record] = played;
        const auto stand = static_cast<std::size_t>(moves);
        if (stand > saved.moves.size()) return std::unexpected(file_error({}, "there are not so many moves"));
        while (stand < record.moves().size()) record.undo();
        saved.moves = record.moves();
        saved.asides = record.game().asides();
        return Standing{std::move(played)};
    }
};

struct TileType {
    match::Type type;

    static Result<TileType> read(std::string_view name) {
        if (const auto type = match::find_type(name)) return TileType{*type};
        return std::unexpected(file_error({}, "there is no tile " + in_quotes(name)));
    }
};

// How a meeple is drawn.
struct Pose {
    match::Kind on;

    static Result<Pose> read(std::string_view word) {
        if (word == "lies") return Pose{match::Kind::field};
        if (word == "stands") return Pose{match::Kind::road};
        return std::unexpected(file_error({}, "a meeple lies or stands"));
    }
};

struct Bot {
    const match::BotKind* kind;

    static Result<Bot> read(std::string_view name) {
        if (const match::BotKind* kind = match::find_bot(name)) return Bot{kind};
        return std::unexpected(file_error({}, "there is no such bot: there are " + match::bot_names()));
    }
};

}  // namespace

template <>
inline constexpr auto reader<match::Move> = match::read_move;

namespace {

// Who plays a match besides people: [{"name":…,"about":…},…].
std::string match_bots() {
    return named_list(
        match::all_bots(), [](const match::BotKind& bot) { return bot.name; },
        [](const match::BotKind& bot) { return bot.about; });
}

// {"svg":…,"pieces":[{"kind":"city","x":50,"y":20},…]}: the art of a tile of a match, 100 by 100, after so
// many quarter turns, and where a meeple stands on each of its pieces.
std::string match_art(TileType tile, Within<0, 3> rotation) {
    const match::TileType& type = match::types[tile.type];
    JsonWriter json;
    json.begin_object();
    json.member("svg", std::string_view(match_tile_art(tile.type, rotation)));
    json.key("pieces");
    json.begin_array();
    for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
        const Point at = anchor(tile.type, piece, rotation);
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
    return meeple_art(player, pose.on);
}

// The file of a match as the command writes it.
std::string match_save(const Played& played) {
    return to_json(played.saved);
}

// `bastide match replay --json`.
std::string match_replay(const Played& played) {
    return replay_json(played.saved);
}

// `bastide match replay --log`: the match as a log of the tally.
Result<std::string> match_log(const Standing& standing) {
    return tally_log(match::history(standing.saved));
}

// `bastide match replay --landscape`: the table as a map.
std::string match_map(const Standing& standing) {
    return landscape_json(standing.record.game().position().board());
}

// What a front end shows of a match, as match/view.h has it. The names are the players', a line each.
std::string match_view(const Standing& standing, const std::vector<std::string>& names) {
    return view_json(standing.saved, names);
}

// The file of the match without the moves that do not stand.
std::string match_standing(const Standing& standing) {
    return to_json(standing.saved);
}

// The file of the match with one move more, as "LR 1 0 1 rW".
Result<std::string> match_play(Standing standing, const match::Move& move) {
    auto& [saved, record] = standing;
    if (!record.play(move)) return std::unexpected(file_error({}, record.game().why_illegal(move)));
    saved.moves.push_back(move);
    saved.asides = record.game().asides();
    return to_json(saved);
}

// Why a move is not allowed; empty if it is.
std::string match_obstacle(const Standing& standing, const match::Move& move) {
    return standing.record.game().why_illegal(move);
}

using Simulations = Within<1, 1'000'000>;

// A bot's move. Simulations are for bots whose budget is not fixed; the seed is that of its chance.
Result<std::string> match_move(const Standing& standing, Bot bot, Simulations simulations,
                               std::string_view seed) {
    if (standing.record.game().is_over()) return std::unexpected(file_error({}, "the match is over"));
    const match::Budget budget{.simulations = simulations, .time = {}, .watch = {}};
    play::Random chance(play::seed_number(seed));
    return to_text(
        bot.kind->make(standing.saved.settings, budget)->choose(standing.record.game().position(), chance));
}

constexpr std::array calls = {
    Call{"match_bots", call<match_bots>},         Call{"match_art", call<match_art>},
    Call{"match_meeple", call<match_meeple>},     Call{"match_save", call<match_save>},
    Call{"match_replay", call<match_replay>},     Call{"match_log", call<match_log>},
    Call{"match_map", call<match_map>},           Call{"match_view", call<match_view>},
    Call{"match_standing", call<match_standing>}, Call{"match_play", call<match_play>},
    Call{"match_obstacle", call<match_obstacle>}, Call{"match_move", call<match_move>},
};

}  // namespace

std::span<const Call> match_calls() {
    return calls;
}

}  // namespace bastide::engine
