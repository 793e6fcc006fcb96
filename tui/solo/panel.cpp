#include "tui/solo/panel.h"

#include <array>
#include <utility>
#include <vector>

#include "bastide/draw/solo/look.h"
#include "bastide/solo/format.h"
#include "bastide/text/plural.h"
#include "tui/frame.h"
#include "tui/small_map.h"
#include "tui/solo/board_view.h"

namespace bastide::tui {
namespace {

struct Panel {
    const Screen& screen;
    const SoloLayout& layout;
    const solo::Table& table;
    const std::optional<Ranking>& ranking;

    void put(int row, const std::string& text, Ink ink = {}, int indent = 0) const {
        screen.put({layout.panel.row + row, layout.panel.column + indent},
                   clipped(text, layout.panel_columns - indent), ink);
    }
};

void draw_hand_tile(const Panel& panel, int hand, draw::Rasters& rasters) {
    const solo::Table& table = panel.table;
    const solo::Tile tile = table.position().hand()[static_cast<std::size_t>(hand)];
    const ScreenPos box = panel.layout.hand_box(hand);
    const bool is_selected = hand == table.selected;
    const bool is_useless = panel.table.help && !table.board().has_place(tile);
    const int columns = panel.layout.box_columns();
    draw_box(panel.screen, box, panel.layout.box_rows(), columns, {is_selected ? Role::strong : Role::frame});
    const std::string number = " " + std::to_string(hand + 1) + " ";
    panel.screen.put({box.row, box.column + 2}, number, {Role::strong, is_selected});
    draw_tile(panel.screen, {box.row + 1, box.column + 1}, panel.layout.hand,
              draw::solo_look(tile, solo::Tile::every_side, table.settings().roads), rasters);
    const std::string name = is_useless ? "no fit" : std::string(english(tile.kind()));
    const int indent = (columns - columns_of(name)) / 2;
    panel.screen.put({box.row + panel.layout.box_rows(), box.column + indent}, name,
                     {is_useless    ? Role::faint
                      : is_selected ? Role::strong
                                    : Role::plain});
}

void draw_discard(const Panel& panel) {
    const solo::Position& position = panel.table.position();
    const int row = panel.layout.discard_row() - panel.layout.panel.row;
    if (panel.table.is_replay) {
        const int turns = position.turns_to_discard();
        panel.put(row, turns == 0 ? "can be discarded" : "can be discarded in " + text::plural(turns, "turn"),
                  {Role::faint});
    } else if (position.can_discard()) {
        panel.put(row, "d  four new tiles now", {Role::good});
    } else {
        panel.put(row, "d  four new tiles in " + text::plural(position.turns_to_discard(), "turn"),
                  {Role::faint});
    }
}

void draw_here(const Panel& panel, int row) {
    const solo::Table& table = panel.table;
    const solo::Position& position = table.position();
    const std::string place =
        "Row " + std::to_string(table.row + 1) + ", column " + std::to_string(table.column + 1);
    if (!panel.table.help) {
        panel.put(row, place);
        return;
    }
    if (!table.board().is_empty(table.cursor())) {
        panel.put(row, place + ": " + std::string(english(table.board().tile(table.cursor()).kind())));
        return;
    }
    const auto why = position.illegality(solo::chosen(table));
    if (!why) {
        panel.put(row, place + ":");
        panel.put(row, "+" + std::to_string(position.gain(solo::chosen(table))), {Role::good},
                  columns_of(place) + 2);
    } else {
        panel.put(row, place + ", not here:");
        panel.put(row + 1, to_string(short_message(*why)), {Role::faint});
    }
}

using Line = std::pair<std::string, int>;

std::array<Line, 5> score_rows(const solo::Table& table) {
    const solo::Score& score = table.board().score();
    return {{{"Roads", score.roads},
             {"Monasteries", score.abbeys},
             {"Cities", score.cities},
             {"Chains", score.chains},
             {"Score", score.total()}}};
}

void draw_score(const Panel& panel, int row, int indent) {
    for (const auto& [name, points] : score_rows(panel.table)) {
        const Ink ink{name == "Score" ? Role::strong : Role::plain};
        panel.put(row, name, ink, indent);
        panel.put(row, right_aligned(points, 5), ink, indent + 11);
        ++row;
    }
}

draw::Canvas board_map(const Panel& panel) {
    const solo::Board& board = panel.table.board();
    const auto tone = [&](ScreenPos at) -> std::optional<draw::Tone> {
        const solo::Cell square = board.square(at.row, at.column);
        if (board.is_empty(square)) return std::nullopt;
        constexpr std::array tones = {draw::Tone::garden, draw::Tone::roof, draw::Tone::stone};
        return tones[solo::index(board.tile(square).kind())];
    };
    return draw_small_map(panel.screen.strokes(), panel.layout, bounds_of(board),
                          {panel.table.row, panel.table.column}, tone);
}

std::string best(const std::optional<Ranking>& ranking) {
    if (!ranking) return "unknown";
    if (ranking->results == 0) return "none yet";
    return std::to_string(ranking->best) + " in " + text::plural(ranking->results, "game");
}

void draw_over(const Panel& panel) {
    const solo::Table& table = panel.table;
    draw_box(panel.screen, panel.layout.panel, 16, panel.layout.panel_columns - 1, {Role::strong});
    constexpr int indent = 3;
    panel.put(2, "Game over: " + std::string(solo::name(table.position().end())), {Role::strong}, indent);
    draw_score(panel, 4, indent);
    panel.put(17, "Seed    " + table.record.start().seed);
    if (table.is_replay) return;
    const auto& ranking = panel.ranking;
    panel.put(10,
              ranking ? ordinal(ranking->better + 1) + " of " + std::to_string(ranking->results) + ", best " +
                            std::to_string(ranking->best)
                      : "This result was not saved",
              {}, indent);
    panel.put(12, "g  new game", {}, indent);
    panel.put(13, table.ranked ? "q  quit" : "u  undo   q  quit", {}, indent);
}

constexpr auto help_lines = std::to_array<const char*>({
    "Place one of four tiles each turn. A road goes next to a road, a",
    "city or a monastery next to any tile. With directed roads, one of the",
    "road's arms must meet an arm of a road next to it.",
    "",
    "A road scores 1, a city 2, a monastery 1 for each of the 8 squares",
    "around it that has a tile. Cities side by side are a chain and",
    "score again: a chain of k scores k more, or k (k - 1) if pairwise.",
    "After 5 turns you can swap the whole hand for four new tiles.",
    "",
    "Lighter squares: the chosen tile may go there. The cursor shows it in",
    "place, with a broken frame if it may not. Marks on the edge of the",
    "board point at the last tile.",
    "",
    "arrows, hjkl   move the cursor      u, U   undo, redo",
    "1 to 4, tab    choose a tile        i, H   a hint: one good move",
    "n, N           next square          v, z   marks, the whole board",
    "enter, space   place the tile       q      quit, the game is saved",
    "d              four new tiles       g      at the end: a new game",
    "",
    "A click chooses a tile or a square. A second click places the tile.",
    "Any key goes back to the game.",
});

}  // namespace

void draw_panel(const Screen& screen, const SoloLayout& layout, const solo::Table& table,
                const std::optional<Ranking>& ranking, draw::Rasters& rasters) {
    const Panel panel{screen, layout, table, ranking};
    if (table.game().is_over()) {
        draw_over(panel);
        return;
    }
    for (int hand = 0; hand < solo::hand_size; ++hand) draw_hand_tile(panel, hand, rasters);
    draw_discard(panel);
    const int row = layout.box_rows() + 3;
    draw_here(panel, row);
    panel.put(row + 2, "Squares left" + right_aligned(table.board().squares_left(), 5));
    panel.put(row + 3, "Points", {Role::faint});
    draw_score(panel, row + 4, 0);
    if (!layout.is_whole)
        screen.paste({layout.panel.row + row + 2, layout.panel.column + 26}, board_map(panel));
    if (!table.is_replay) panel.put(row + 10, "Best      " + best(ranking));
    panel.put(row + 11, "Seed      " + table.record.start().seed);
}

void draw_help(const Screen& screen) {
    draw_lines(screen, help_lines);
}

}  // namespace bastide::tui
