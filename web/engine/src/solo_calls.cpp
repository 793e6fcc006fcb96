// Calls for the Solo page. A game comes as its file each time: playing its moves takes microseconds, and
// nothing needs to be kept.
#include <optional>

#include "bastide/draw/solo/look.h"
#include "bastide/solo/bots/bot.h"
#include "bastide/solo/format.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/number.h"
#include "web/engine/src/then.h"

namespace bastide::engine {
namespace {

struct Played {
    solo::SavedGame saved;
    solo::Game game;
};

// A file, with its moves checked.
Result<Played> read_game(std::string_view text) {
    auto saved = solo::read_saved_game(text);
    if (!saved) return std::unexpected(std::move(saved.error()));
    auto record = solo::replay(*saved);
    if (!record) return std::unexpected(std::move(record.error()));
    return Played{std::move(*saved), record->game()};
}

FiveNumbers look(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads) {
    return legend(solo_look(tile, met, roads));
}

}  // namespace

Result<std::string> solo_dealers(Words /*words*/) {
    JsonWriter json;
    json.begin_array();
    for (const solo::Dealer& dealer : solo::all_dealers()) {
        json.begin_object();
        json.member("name", name(dealer));
        json.member("about", about(dealer));
        json.end_object();
    }
    json.end_array();
    return json.take();
}

Result<std::string> solo_save(Words words) {
    return then(read_game(words[0]), [](const Played& played) { return to_json(played.saved); });
}

Result<std::string> solo_replay(Words words) {
    return then(read_game(words[0]), [](const Played& played) { return replay_json(played.saved); });
}

Result<std::string> solo_view(Words words) {
    return then(read_game(words[0]), [](const Played& played) { return view_json(played.saved, look); });
}

Result<std::string> solo_obstacle(Words words) {
    const auto played = read_game(words[0]);
    if (!played) return std::unexpected(played.error());
    const solo::Position& position = played->game.position();
    const std::int64_t hand = number_of(words[1]).value_or(-1);
    const std::int64_t row = number_of(words[2]).value_or(-1);
    const std::int64_t column = number_of(words[3]).value_or(-1);
    const auto is_below = [](std::int64_t number, int bound) { return number >= 0 && number < bound; };
    const int size = position.board().size();
    if (!is_below(hand, solo::hand_size) || !is_below(row, size) || !is_below(column, size))
        return std::unexpected(file_error({}, "there is no such tile or square"));
    const solo::Square square = position.board().square(static_cast<int>(row), static_cast<int>(column));
    return position.obstacle({static_cast<std::uint8_t>(hand), square});
}

Result<std::string> solo_hint(Words words) {
    const auto played = read_game(words[0]);
    if (!played) return std::unexpected(played.error());
    constexpr std::int64_t most_playouts = 1'000'000;
    const auto playouts = number_of(words[1]);
    if (!playouts || *playouts < 1 || *playouts > most_playouts)
        return std::unexpected(file_error({}, "a hint takes 1 to 1000000 playouts"));
    if (played->game.is_over()) return std::unexpected(file_error({}, "the game is over"));
    const auto bot =
        solo::find_bot("planner")->make(played->saved.settings, {.playouts = *playouts, .time = {}});
    play::Random chance(play::seed_number(words[2]));
    const solo::Move move = bot->choose(played->game.position(), chance);
    JsonWriter json;
    write_move(json, move, played->game.board());
    return json.take();
}

}  // namespace bastide::engine
