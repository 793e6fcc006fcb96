// Calls for the Solo page. A game comes as its file each time: playing its moves takes microseconds, and
// nothing needs to be kept.
#include <array>

#include "bastide/draw/solo/look.h"
#include "bastide/solo/bots/bot.h"
#include "bastide/solo/format.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/named_list.h"
#include "web/engine/src/number.h"

namespace bastide::engine {
namespace {

// A file, with its moves checked.
struct Played {
    solo::SavedGame saved;
    solo::Game game;

    static Result<Played> read(std::string_view file) {
        auto saved = solo::read_saved_game(file);
        if (!saved) return std::unexpected(std::move(saved.error()));
        auto record = solo::replay(*saved);
        if (!record) return std::unexpected(std::move(record.error()));
        return Played{std::move(*saved), record->game()};
    }
};

FiveNumbers look(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads) {
    return legend(solo_look(tile, met, roads));
}

// Who deals: [{"name":…,"about":…},…].
std::string solo_dealers() {
    return named_list(
        solo::all_dealers(), [](const solo::Dealer& dealer) { return name(dealer); },
        [](const solo::Dealer& dealer) { return about(dealer); });
}

// The file of a game as the command writes it.
std::string solo_save(const Played& played) {
    return to_json(played.saved);
}

// `bastide solo replay --json`.
std::string solo_replay(const Played& played) {
    return replay_json(played.saved);
}

// What a front end shows of a game, as solo/format.h has it.
std::string solo_view(const Played& played) {
    return view_json(played.saved, look);
}

using HandPlace = Within<0, solo::hand_size - 1>;
using Line = Within<0, solo::Settings::most_size - 1>;

// Why a tile of the hand may not go to a square; empty if it may.
Result<std::string> solo_obstacle(const Played& played, HandPlace hand, Line row, Line column) {
    const solo::Position& position = played.game.position();
    const int size = position.board().size();
    if (row >= size || column >= size) return std::unexpected(file_error({}, "there is no such square"));
    return position.obstacle({static_cast<std::uint8_t>(hand), position.board().square(row, column)});
}

using Playouts = Within<1, 1'000'000>;

// The planner's move. The seed is that of its chance.
Result<std::string> solo_hint(const Played& played, Playouts playouts, std::string_view seed) {
    if (played.game.is_over()) return std::unexpected(file_error({}, "the game is over"));
    const auto bot =
        solo::find_bot("planner")->make(played.saved.settings, {.playouts = playouts, .time = {}});
    play::Random chance(play::seed_number(seed));
    const solo::Move move = bot->choose(played.game.position(), chance);
    JsonWriter json;
    write_move(json, move, played.game.board());
    return json.take();
}

constexpr std::array calls = {
    Call{"solo_dealers", call<solo_dealers>},   Call{"solo_save", call<solo_save>},
    Call{"solo_replay", call<solo_replay>},     Call{"solo_view", call<solo_view>},
    Call{"solo_obstacle", call<solo_obstacle>}, Call{"solo_hint", call<solo_hint>},
};

}  // namespace

std::span<const Call> solo_calls() {
    return calls;
}

}  // namespace bastide::engine
