// The calls of Nim's page to its module.
#include "web/engine/src/calls.h"

#include <array>
#include <optional>
#include <utility>

#include "bastide/text/fields.h"
#include "examples/nim/json.h"
#include "web/engine/src/table_calls.h"

namespace bastide::engine {

template <>
inline constexpr auto reader<nim::Record> = nim::read_record;

Modules nim_modules();

namespace {

using NimTable = TextTable<nim::Table, nim::read_table>;
using Pair = std::pair<std::size_t, int>;

Pair pair_of(const nim::Move& move) {
    return {move.heap, move.taken};
}

struct Now {
    const nim::Table& table;
};

constexpr auto describe(text::Type<Now> /*type*/) {
    return text::object("NimNow", "", "The options at a table.",
                        text::member("may_undo", "", [](auto& now) { return may_undo(now.table); }),
                        text::member("may_redo", "", [](auto& now) { return may_redo(now.table); }),
                        text::member("may_hint", "", [](auto& now) { return may_hint(now.table); }));
}

struct View {
    const nim::Record& record;
};

std::optional<Pair> last_move(const View& view) {
    if (view.record.steps().empty()) return std::nullopt;
    return pair_of(view.record.steps().back().move);
}

constexpr auto describe(text::Type<View> /*type*/) {
    return text::object("NimView", "", "What there is to see of a game.",
                        text::member("heaps", "", [](auto& view) { return view.record.game().heaps(); }),
                        text::member("moves", "", [](auto& view) { return view.record.played(); }),
                        text::member("last", "", last_move),
                        text::member("over", "", [](auto& view) { return view.record.game().is_over(); }));
}

std::string nim_view(const nim::Record& record) {
    return text::json_text(View{record});
}

Result<std::string> nim_act(NimTable table, std::string_view intent) {
    const auto read_move = [](std::string_view text) { return nim::read_move(text); };
    return NimTable::answer(std::move(table), intent, read_move, write_now<Now>, nim_view);
}

Result<std::string> nim_hint(const NimTable& table) {
    if (table->game().is_over()) return fail("the game is over");
    return text::json_text(pair_of(best_move(table->game())));
}

// The types of these calls, for the build (web/engine/write-types.mjs).
std::string types() {
    text::TypeScript to;
    nim::declare_types(to);
    text::typescript_type<Now>(to);
    text::typescript_type<View>(to);
    return "import type { NimNotice } from './nim';\n\n" + to.text();
}

constexpr std::array calls = {
    Call{"nim_view", call<nim_view>},
    Call{"nim_act", call<nim_act>},
    Call{"nim_hint", call<nim_hint>},
    Call{"types", call<types>},
};

}  // namespace

Modules nim_modules() {
    static const std::array modules = {std::span<const Call>(calls)};
    return modules;
}

}  // namespace bastide::engine
