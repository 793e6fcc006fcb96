// Calls for the Match page. A match comes as its file each time, with how many of its moves stand: playing
// them takes microseconds, and nothing needs to be kept.
#include <algorithm>
#include <cstdint>
#include <optional>
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
#include "web/engine/src/calls.h"
#include "web/engine/src/number.h"
#include "web/engine/src/then.h"

namespace bastide::engine {
namespace {

struct Played {
    match::SavedMatch saved;  // with the moves that stand
    match::Game game;         // after them
};

Played played(match::SavedMatch saved, const play::Record<match::Game>& record) {
    saved.moves = record.moves();
    saved.asides = record.game().asides();
    return {std::move(saved), record.game()};
}

// A file, with its moves checked, as far as they stand.
Result<Played> read_match(std::string_view text, std::optional<std::int64_t> moves = std::nullopt) {
    auto saved = match::read_saved_match(text);
    if (!saved) return std::unexpected(std::move(saved.error()));
    auto record = match::replay(*saved);
    if (!record) return std::unexpected(std::move(record.error()));
    if (moves && (*moves < 0 || std::cmp_greater(*moves, saved->moves.size())))
        return std::unexpected(file_error({}, "there are not so many moves"));
    while (moves && std::cmp_less(*moves, record->moves().size())) record->undo();
    return played(std::move(*saved), *record);
}

Result<Played> read_standing(Words words) {
    return read_match(words[0], number_of(words[1]).value_or(-1));
}

std::vector<std::string> lines(std::string_view text) {
    std::vector<std::string> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        found.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

// What is between two bounds; nothing if it is no number, or beyond them.
std::optional<int> number_within(std::string_view word, int least, int most) {
    const auto number = number_of(word);
    if (!number || *number < least || *number > most) return std::nullopt;
    return static_cast<int>(*number);
}

}  // namespace

Result<std::string> match_bots(Words /*words*/) {
    JsonWriter json;
    json.begin_array();
    for (const match::BotKind& bot : match::all_bots()) {
        json.begin_object();
        json.member("name", bot.name);
        json.member("about", bot.about);
        json.end_object();
    }
    json.end_array();
    return json.take();
}

Result<std::string> match_art(Words words) {
    const auto type = match::find_type(words[0]);
    const auto rotation = number_within(words[1], 0, 3);
    if (!type || !rotation) return std::unexpected(file_error({}, "there is no such tile or rotation"));
    JsonWriter json;
    json.begin_object();
    json.member("svg", std::string_view(match_tile_art(*type, *rotation)));
    json.key("pieces");
    json.begin_array();
    for (std::size_t piece = 0; piece < match::types[*type].piece_count; ++piece) {
        const Point at = anchor(*type, piece, *rotation);
        json.begin_object();
        json.member("kind", match::name(match::types[*type].pieces[piece].kind));
        json.member("x", at.x);
        json.member("y", at.y);
        json.end_object();
    }
    json.end_array();
    json.end_object();
    return json.take();
}

Result<std::string> match_meeple(Words words) {
    const auto player = number_within(words[0], 0, match::most_players - 1);
    const bool lies = words[1] == "lies";
    if (!player || (!lies && words[1] != "stands"))
        return std::unexpected(file_error({}, "a meeple is that of player 0 to 5, and lies or stands"));
    return meeple_art(*player, lies ? match::Kind::field : match::Kind::road);
}

Result<std::string> match_save(Words words) {
    return then(read_match(words[0]), [](const Played& played) { return to_json(played.saved); });
}

Result<std::string> match_replay(Words words) {
    return then(read_match(words[0]), [](const Played& played) { return replay_json(played.saved); });
}

Result<std::string> match_log(Words words) {
    const auto played = read_standing(words);
    if (!played) return std::unexpected(played.error());
    return tally_log(match::history(played->saved));
}

Result<std::string> match_map(Words words) {
    return then(read_standing(words),
                [](const Played& played) { return landscape_json(played.game.position().board()); });
}

Result<std::string> match_view(Words words) {
    const std::vector<std::string> names = lines(words[2]);
    return then(read_standing(words), [&](const Played& played) { return view_json(played.saved, names); });
}

Result<std::string> match_standing(Words words) {
    return then(read_standing(words), [](const Played& played) { return to_json(played.saved); });
}

Result<std::string> match_play(Words words) {
    auto played = read_standing(words);
    if (!played) return std::unexpected(std::move(played.error()));
    const auto move = match::read_move(words[2]);
    if (!move) return std::unexpected(move.error());
    if (!played->game.is_legal(*move))
        return std::unexpected(file_error({}, played->game.why_illegal(*move)));
    played->game.apply(*move);
    played->saved.moves.push_back(*move);
    played->saved.asides = played->game.asides();
    return to_json(played->saved);
}

Result<std::string> match_obstacle(Words words) {
    const auto played = read_standing(words);
    if (!played) return std::unexpected(played.error());
    const auto move = match::read_move(words[2]);
    if (!move) return std::unexpected(move.error());
    return played->game.why_illegal(*move);
}

Result<std::string> match_move(Words words) {
    const auto played = read_standing(words);
    if (!played) return std::unexpected(played.error());
    if (played->game.is_over()) return std::unexpected(file_error({}, "the match is over"));
    const match::BotKind* bot = match::find_bot(words[2]);
    if (bot == nullptr)
        return std::unexpected(file_error({}, "there is no such bot: there are " + match::bot_names()));
    constexpr std::int64_t most_simulations = 1'000'000;
    const auto simulations = number_of(words[3]);
    if (!simulations || *simulations < 1 || *simulations > most_simulations)
        return std::unexpected(file_error({}, "a move takes 1 to 1000000 simulations"));
    const match::Budget budget{.simulations = *simulations, .time = {}, .watch = {}};
    play::Random chance(play::seed_number(words[4]));
    return to_text(bot->make(played->saved.settings, budget)->choose(played->game.position(), chance));
}

}  // namespace bastide::engine
