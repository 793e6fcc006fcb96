#include "tui/solo/ui.h"

#include <array>
#include <cassert>
#include <utility>

#include "bastide/solo/format.h"
#include "bastide/text/plural.h"
#include "tui/notice_text.h"
#include "tui/solo/board_view.h"
#include "tui/solo/panel.h"

namespace bastide::tui {
namespace {

using play::IntentKind;

constexpr auto solo_pages = std::to_array<Page<solo::Table>>({
    {'?', [](const Screen& screen, const solo::Table& /*table*/, int /*back*/) { draw_help(screen); },
     [](const Screen& /*screen*/, const solo::Table& /*table*/) { return 0; }},
});

constexpr const char* stuck = "No tile in your hand fits anywhere: d for four new tiles";

// Returns the notice for a table without one.
std::string advice(const solo::Table& table) {
    if (table.game().is_over() || is_stuck(table)) return {};
    const solo::Tile tile = table.position().hand()[static_cast<std::size_t>(table.selected)];
    if (table.help && !table.board().has_place(tile)) return "This tile does not fit anywhere now";
    return {};
}

std::string notice_text(const solo::Table& table) {
    switch (table.notice.kind) {
        case play::NoticeKind::none:
            return advice(table);
        case play::NoticeKind::turn_begun:
            return !table.game().is_over() && is_stuck(table) ? stuck : SoloUi::describe_last_turn(table);
        case play::NoticeKind::fits_nowhere:
            return "No square takes this tile now";
        case play::NoticeKind::illegal: {
            assert(table.notice.illegality);
            const solo::Illegality& why = *table.notice.illegality;
            const bool is_discard = why.reason == solo::Illegality::Reason::discard_too_early;
            return (is_discard ? "Not now: " : "Not here: ") + to_string(short_message(why));
        }
        case play::NoticeKind::hint:
            return "Hint: tile " + std::to_string(table.selected + 1) + " here";
        case play::NoticeKind::discard_hint:
            return "Hint: d, for four new tiles";
        default:
            return shared_notice(table, SoloUi::labels);
    }
}

// Returns the search of a bot for a move at a table.
SearchTask<solo::Move> search_task(const solo::BotKind& bot, const solo::Table& table) {
    return [&bot, settings = table.settings(), position = table.position(),
            chance = hint_chance(table)](const std::function<bool()>& should_continue) mutable {
        return bot.make(settings, {.watch = should_continue})->choose(position, chance);
    };
}

}  // namespace

std::optional<SoloLayout> SoloUi::lay_out(const Screen& screen, const Table& table,
                                          const Layout& /*previous*/) const {
    return lay_out_solo({screen.rows(), screen.columns()}, screen.strokes(), table.board().size(),
                        {table.row, table.column}, distance_);
}

void SoloUi::draw(const Screen& screen, const Layout& layout, const Table& table,
                  AutoSaver<SoloStore>& saver) {
    std::optional<Ranking> ranking;
    if (SoloStore* const store = saver.store()) {
        const auto found =
            tui::ranking(*store, table.settings(), table.ranked, table.board().score().total());
        if (found) ranking = *found;
    }
    draw_board(screen, layout, table, rasters_);
    draw_panel(screen, layout, table, ranking, rasters_);
}

StatusLines SoloUi::lines(const Layout& layout, const Table& table) const {
    StatusLines lines{.title = about(table.settings()) + ", " +
                               (table.is_replay ? "watched"
                                : table.ranked  ? "ranked"
                                                : "unranked"),
                      .notice = notice_text(table),
                      .first_keys = {},
                      .second_keys = {},
                      .notice_row = layout.message_row};
    if (table.game().is_over()) {
        lines.first_keys = table.ranked ? "g new game  ? help  q quit" : "g new game  u undo  ? help  q quit";
        return lines;
    }
    lines.first_keys = "arrows hjkl move  1-4 tab tile  n N next square  space place";
    if (table.position().can_discard()) lines.first_keys += "  d new tiles";
    if (may_undo(table)) lines.second_keys += "u undo  ";
    if (may_redo(table)) lines.second_keys += "U redo  ";
    if (!table.ranked) lines.second_keys += "i hint  ";
    lines.view_keys = zoom_key(layout.is_whole);
    lines.view_keys += table.help ? "v hide marks  " : "v show marks  ";
    lines.second_keys += lines.view_keys + "? help  q quit";
    return lines;
}

std::span<const Page<solo::Table>> SoloUi::pages() {
    return solo_pages;
}

std::optional<solo::Intent> SoloUi::translate_key(const InputEvent& event, const Table& /*table*/) {
    if (event.key == Key::tab) return solo::Intent{.kind = IntentKind::browse, .x = 1};
    if (event.key == Key::back_tab) return solo::Intent{.kind = IntentKind::browse, .x = -1};
    if (event.key != Key::character) return std::nullopt;
    if (event.character >= '1' && event.character <= '4')
        return solo::Intent{.kind = IntentKind::choose, .x = event.character - '1'};
    if (event.character == 'd') return solo::Intent{.kind = IntentKind::discard};
    if (event.character == 'r') return solo::Intent{.kind = IntentKind::redo};
    return std::nullopt;
}

std::vector<solo::Intent> SoloUi::translate_click(ScreenPos at, const Layout& layout, const Table& table) {
    if (table.game().is_over()) return {};
    if (const auto square = layout.square_at(at)) {
        const bool again = square->row == table.row && square->column == table.column;
        if (again) return {{.kind = IntentKind::confirm}};
        return {{.kind = IntentKind::point, .x = square->column, .y = square->row}};
    }
    if (const auto hand = layout.hand_at(at)) return {{.kind = IntentKind::choose, .x = *hand}};
    if (layout.is_discard(at)) return {{.kind = IntentKind::discard}};
    return {};
}

std::optional<SearchTask<solo::Move>> SoloUi::bot(const Table& table) const {
    if (player_ == nullptr || table.game().is_over()) return std::nullopt;
    return search_task(*player_, table);
}

std::string SoloUi::describe_last_turn(const Table& table) {
    if (table.record.steps().empty()) return {};
    const auto& step = table.record.steps().back();
    return outcome(table.board(), step.move, gain_of(step.events));
}

std::string SoloUi::describe_result(const Table& table) {
    return "Bastide solo, " + about(table.settings()) + (table.ranked ? ", ranked" : "") + ", seed " +
           table.record.start().seed + ": " + text::plural(table.board().score().total(), "point");
}

SearchTask<solo::Move> SoloUi::adviser(const Table& table) {
    return search_task(*solo::find_bot("planner"), table);
}

solo::Table SoloUi::new_game_like(const Table& table) const {
    Table next = table_of(solo::Record({table.settings(), seed_()}), table.ranked);
    next.help = table.help;
    return next;
}

}  // namespace bastide::tui
