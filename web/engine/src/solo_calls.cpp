// Calls for the Solo page. A game comes as its file, or as the table at which it is played.
#include <array>

#include "bastide/draw/solo/look.h"
#include "bastide/solo/bots/bot.h"
#include "bastide/solo/format.h"
#include "bastide/solo/table_json.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/json_list.h"
#include "web/engine/src/number.h"
#include "web/engine/src/table_calls.h"

namespace bastide::engine {

template <>
inline constexpr auto reader<solo::Record> = solo::read_record;

namespace {

tile::FiveNumbers look(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads) {
    return legend(draw::solo_look(tile, met, roads));
}

// Returns the dealers: [{"name":…,"about":…},…].
std::string solo_dealers() {
    return json_list(
        solo::all_dealers(), [](const solo::Dealer& dealer) { return name(dealer); },
        [](const solo::Dealer& dealer) { return about(dealer); });
}

// The file of a game as the command writes it.
std::string solo_save(const solo::Record& record) {
    return to_json(record);
}

// `bastide solo replay --json`.
std::string solo_replay(const solo::Record& record) {
    return replay_json(record);
}

// Returns the view of a game (solo/format.h).
std::string solo_view(const solo::Record& record) {
    return view_json(record, look);
}

using SoloTable = TextTable<solo::Table, solo::read_table>;

struct Now {
    const solo::Table& table;
};

constexpr auto describe(text::Type<Now> /*type*/) {
    return text::object("SoloNow", "", "The options at a table.",
                        text::member("may_undo", "", [](auto& now) { return may_undo(now.table); }),
                        text::member("may_redo", "", [](auto& now) { return may_redo(now.table); }),
                        text::member("may_hint", "", [](auto& now) { return may_hint(now.table); }),
                        text::member("stuck", "No tile of the hand fits anywhere.", [](auto& now) {
                            return !now.table.game().is_over() && is_stuck(now.table);
                        }));
}

// {"table":…,"now":…,"view":…}: the table after an intent (table_calls.h).
Result<std::string> solo_act(SoloTable table, std::string_view intent) {
    const solo::Board board = table->board();
    const auto read_move = [&](std::string_view text) { return solo::read_move(text, board); };
    return SoloTable::answer(std::move(table), intent, read_move, write_now<Now>,
                             [](const solo::Record& record) { return view_json(record, look); });
}

using Playouts = Within<1, 1'000'000>;

// Returns the planner's move in the format of a saved game.
Result<std::string> solo_hint(const SoloTable& table, Playouts playouts) {
    if (table->game().is_over()) return fail("the game is over");
    const auto bot = solo::find_bot("planner")->make(table->settings(), {.playouts = playouts});
    play::Random chance = hint_chance(*table);
    text::JsonWriter json;
    write_move(json, bot->choose(table->position(), chance), table->board());
    return json.take();
}

constexpr std::array calls = {
    Call{"solo_dealers", call<solo_dealers>}, Call{"solo_save", call<solo_save>},
    Call{"solo_replay", call<solo_replay>},   Call{"solo_view", call<solo_view>},
    Call{"solo_act", call<solo_act>},         Call{"solo_hint", call<solo_hint>},
};

}  // namespace

std::span<const Call> solo_calls() {
    return calls;
}

void declare_solo(text::TypeScript& to) {
    solo::declare_saved_game(to);
    solo::declare_view(to);
    solo::declare_table(to);
    text::typescript_type<Now>(to);
    declare_item(to, "SoloDealer");
}

}  // namespace bastide::engine
