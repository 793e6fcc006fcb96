#include "tui/puzzle/ui.h"

#include <cassert>

#include "bastide/puzzle/hint.h"
#include "bastide/text/plural.h"
#include "tui/notice_text.h"
#include "tui/puzzle/view.h"

namespace bastide::tui {
namespace {

using play::IntentKind;

constexpr auto puzzle_pages = std::to_array<Page<puzzle::Table>>({
    {'?',
     [](const Screen& screen, const puzzle::Table& /*table*/, int /*back*/) { draw_puzzle_help(screen); },
     [](const Screen& /*screen*/, const puzzle::Table& /*table*/) { return 0; }},
});

std::string hint_text(const puzzle::Reason& reason) {
    if (reason.places == 1) return "Hint: the only square it fits";
    if (reason.closes == 0) return "Hint: it is here in a solution";
    return "Hint: it closes " + text::plural(reason.closes, "side") + ", and it is here in a solution";
}

std::string turn_begun_text(const puzzle::Table& table) {
    const puzzle::Contacts& now = table.game().contacts();
    if (table.game().is_over())
        return now.left == 0 ? PuzzleUi::describe_result(table) : "The next tile fits nowhere: undo a tile";
    if (now.open.empty()) return "Everything is complete so far";
    return text::plural(std::ssize(now.open), "side is", "sides are") + " open";
}

std::string notice_text(const puzzle::Table& table) {
    switch (table.notice.kind) {
        case play::NoticeKind::none:
            return table.game().is_over() ? PuzzleUi::describe_result(table) : "";
        case play::NoticeKind::turn_begun:
            return turn_begun_text(table);
        case play::NoticeKind::undone:
            return "Undone. U redoes it";
        case play::NoticeKind::nothing_to_redo:
            return "There is nothing to redo";
        case play::NoticeKind::illegal:
            assert(table.notice.illegality);
            return "Not here: " + to_string(to_message(*table.notice.illegality));
        case play::NoticeKind::fits_nowhere:
            return "The next tile fits nowhere: undo a tile";
        case play::NoticeKind::no_rotation:
            return "Tiles cannot be rotated in this puzzle";
        case play::NoticeKind::all_placed:
            return "Every tile is placed";
        case play::NoticeKind::place_first:
            return "Place the first tile, then ask for a hint";
        case play::NoticeKind::thinking:
            return "Looking for a solution from here";
        case play::NoticeKind::hint:
            return hint_text(reason_for(table.game(), chosen(table)));
        case play::NoticeKind::no_solution:
            return "No solution continues from here: undo a tile";
        default:
            return shared_notice(table, PuzzleUi::labels);
    }
}

}  // namespace

std::optional<TableLayout> PuzzleUi::lay_out(const Screen& screen, const Table& table,
                                             const Layout& previous) const {
    return lay_out_table({screen.rows(), screen.columns()}, screen.strokes(), bounds_of(table),
                         {table.row, table.column}, previous.first, distance_);
}

void PuzzleUi::draw(const Screen& screen, const Layout& layout, const Table& table,
                    const AutoSaver<Store>& /*saver*/) {
    remember_view(screen.strokes(), layout.is_whole);
    draw_puzzle(screen, layout, table, rasters_);
    draw_puzzle_panel(screen, layout, table, rasters_);
}

StatusLines PuzzleUi::lines(const Layout& layout, const Table& table) const {
    const bool turns = table.record.start().rotations;
    StatusLines lines{.title = "puzzle, " + text::plural(std::ssize(table.puzzle().tiles), "tile") +
                               (turns ? ", tiles can be rotated" : ", tiles cannot be rotated"),
                      .notice = notice_text(table),
                      .first_keys = {},
                      .second_keys = {},
                      .notice_row = layout.message_row};
    if (table.game().is_over()) {
        lines.first_keys = "arrows hjkl look around  g again";
    } else {
        lines.first_keys =
            std::string("arrows hjkl move  n N next place  ") + (turns ? "r e rotate  " : "") + "space place";
    }
    if (may_undo(table)) lines.second_keys += "u undo  ";
    if (may_redo(table)) lines.second_keys += "U redo  ";
    if (may_hint(table)) lines.second_keys += "i hint  ";
    lines.second_keys +=
        zoom_key(layout.is_whole) + "v " + (table.help ? "hide" : "show") + " marks  ? help  q quit";
    return lines;
}

std::span<const Page<puzzle::Table>> PuzzleUi::pages() {
    return puzzle_pages;
}

std::optional<puzzle::Intent> PuzzleUi::translate_key(const InputEvent& event, const Table& /*table*/) {
    if (event.key == Key::tab) return puzzle::Intent{.kind = IntentKind::next, .x = 1};
    if (event.key == Key::back_tab) return puzzle::Intent{.kind = IntentKind::next, .x = -1};
    if (event.key != Key::character) return std::nullopt;
    if (event.character == 'r') return puzzle::Intent{.kind = IntentKind::turn, .x = 1};
    if (event.character == 'e') return puzzle::Intent{.kind = IntentKind::turn, .x = -1};
    return std::nullopt;
}

std::vector<puzzle::Intent> PuzzleUi::translate_click(ScreenPos at, const Layout& layout,
                                                      const Table& table) {
    constexpr int hand_row = 3;
    if (const auto square = layout.square_at(at)) {
        if (*square == ScreenPos{table.row, table.column}) return {{.kind = IntentKind::confirm}};
        return {{.kind = IntentKind::point, .x = square->column, .y = square->row}};
    }
    if (layout.is_hand_at(hand_row, at)) return {{.kind = IntentKind::turn, .x = 1}};
    return {};
}

std::string PuzzleUi::describe_result(const Table& table) {
    const std::string tiles = "puzzle of " + text::plural(std::ssize(table.puzzle().tiles), "tile");
    if (table.game().is_solved()) return "Solved: " + tiles;
    const int left = table.game().contacts().left;
    if (left > 0) return "Not solved: " + tiles + ", " + std::to_string(left) + " of them not placed";
    return "Not solved: " + tiles + ", " +
           text::plural(std::ssize(table.game().contacts().open), "side is", "sides are") + " open";
}

SearchTask<puzzle::Placement> PuzzleUi::adviser(const Table& table) {
    return [start = table.record.start(),
            placements = table.game().placements()](const std::function<bool()>& should_continue) {
        const puzzle::Hint hint =
            puzzle::hint(start.puzzle, placements, start.rotations,
                         [&](const puzzle::SolveProgress&) { return should_continue(); });
        return hint.placement.value_or(puzzle::no_way_on);
    };
}

}  // namespace bastide::tui
