#include "tui/match/panel.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bastide/match/landscape_tile.h"
#include "bastide/match/notation.h"
#include "bastide/text/plural.h"
#include "bastide/text/wrap.h"
#include "tui/match/board_view.h"
#include "tui/match/pages.h"
#include "tui/small_map.h"

namespace bastide::tui {
namespace {

// Below the players and their head.
int hand_row_below(int players) {
    return players + 2;
}

// The first column of the text about the tile in hand.
int beside_hand(const TableLayout& layout) {
    return layout.hand.columns + 3;
}

struct Panel {
    const Screen& screen;
    const TableLayout& layout;
    const match::Table& table;

    const match::Position& position() const { return table.position(); }
    int hand_row() const { return hand_row_below(position().players()); }
    int hand_rows() const { return layout.hand.rows + 2; }
    int beside() const { return beside_hand(layout); }
    int beside_columns() const { return layout.panel_columns - beside(); }

    void put(int row, int column, std::string_view text, Ink ink = {}) const {
        if (row >= layout.panel_rows) return;
        screen.put_within({layout.panel.row + row, layout.panel.column + column},
                          layout.panel_columns - column, text, ink);
    }
};

// Returns the name, cut or padded to this many columns.
std::string in_columns(std::string_view text, int columns) {
    std::string name(clipped(text, columns));
    name.append(static_cast<std::size_t>(columns - columns_of(name)), ' ');
    return name;
}

void draw_players(const Panel& panel) {
    const match::Table& table = panel.table;
    const match::Position& position = panel.position();
    const bool is_over = table.step == match::TurnStep::over;
    const bool shows_end = table.help && !is_over;
    panel.put(0, 17,
              is_over     ? "meeples  end"
              : shows_end ? "meeples  now  end"
                          : "meeples  now",
              {Role::faint});
    const match::Scores at_end = final_scores(position);
    for (int player = 0; player < position.players(); ++player) {
        const bool is_next = player == position.to_move() && !is_over;
        const int points_at_end = at_end[static_cast<std::size_t>(player)];
        const int row = 1 + player;
        if (is_next) panel.put(row, 0, panel.screen.unicode() ? "▸" : ">", {Role::strong});
        panel.put(row, 2, player_mark(player), {player_role(player)});
        panel.put(row, 4, in_columns(table.seat(player).name, 13), {is_next ? Role::strong : Role::plain});
        panel.put(row, 20, right_aligned(position.supply(player), 4));
        panel.put(row, 26, right_aligned(is_over ? points_at_end : position.score(player), 3),
                  {Role::strong});
        if (shows_end) panel.put(row, 31, right_aligned(points_at_end, 3), {Role::faint});
    }
}

// Draws the points that a move gains for the player, and gains or loses for others.
void draw_outlook(const Panel& panel, int row) {
    const match::Table& table = panel.table;
    const int self = panel.position().to_move();
    const match::Outlook outlook = match::outlook(table, match::chosen(table));
    panel.put(row, panel.beside(), "this move     now  end", {Role::faint});
    const auto line = [&](int player, Ink ink) {
        const auto at = static_cast<std::size_t>(player);
        ++row;
        panel.put(row, panel.beside(), in_columns(table.seat(player).name, 12));
        panel.put(row, panel.beside() + 13, padded(with_sign(outlook.now[at]), 4), ink);
        panel.put(row, panel.beside() + 18, padded(with_sign(outlook.at_end[at]), 4), ink);
    };
    line(self, {Role::good});
    for (int player = 0; player < panel.position().players(); ++player) {
        const auto at = static_cast<std::size_t>(player);
        if (player != self && (outlook.now[at] != 0 || outlook.at_end[at] != 0))
            line(player, {Role::warning});
    }
}

// Next to the hand: the square of the tile, and the outcome or why it cannot be placed there.
void draw_place(const Panel& panel) {
    const match::Table& table = panel.table;
    const match::Square at = table.cursor;
    int row = panel.hand_row();
    panel.put(row++, panel.beside(), "x " + std::to_string(at.x) + ", y " + std::to_string(at.y),
              {Role::faint});
    if (!table.help) return;
    const auto why = panel.position().illegality(match::chosen(table));
    if (!why) {
        draw_outlook(panel, row);
        return;
    }
    for (const std::string& line : text::wrap("does not fit: " + to_string(to_message(*why)),
                                              static_cast<std::size_t>(panel.beside_columns())))
        panel.put(row++, panel.beside(), line, {Role::faint});
}

// The row of the first choice, and which is shown there: only as many as fit are shown.
int first_choice_row(const match::Table& table) {
    return hand_row_below(table.position().players()) + 1;
}

int first_choice(const TableLayout& layout, const match::Table& table) {
    const int room = layout.panel_rows - first_choice_row(table);
    return std::max(0, static_cast<int>(table.choice) - room + 1);
}

void draw_choices(const Panel& panel) {
    const match::Table& table = panel.table;
    match::Move move = match::chosen(table);
    panel.put(panel.hand_row(), panel.beside(), "meeple", {Role::faint});
    if (table.help) panel.put(panel.hand_row(), panel.beside() + 16, "now  end", {Role::faint});
    int row = first_choice_row(table);
    const auto& choices = table.choices;
    for (auto i = static_cast<std::size_t>(first_choice(panel.layout, table)); i < choices.size();
         ++i, ++row) {
        move.piece = choices[i];
        std::string text = std::to_string(i) + " ";
        text += move.piece == match::no_piece
                    ? "none"
                    : std::string(name(match::types[move.tile].pieces[move.piece].kind)) + " " +
                          match::piece_text(move.tile, move.placement.rotation, move.piece).substr(1);
        panel.put(row, panel.beside(), in_columns(text, 15), {Role::strong, i == table.choice});
        if (!table.help) continue;
        const match::Outlook outlook = match::outlook(table, move);
        const auto self = static_cast<std::size_t>(panel.position().to_move());
        panel.put(row, panel.beside() + 15, padded(with_sign(outlook.now[self]), 4), {Role::good});
        panel.put(row, panel.beside() + 20, padded(with_sign(outlook.at_end[self]), 4), {Role::good});
    }
}

void draw_hand(const Panel& panel, draw::Rasters& rasters) {
    const match::Table& table = panel.table;
    const int row = panel.hand_row();
    const draw::CharacterSize size = panel.layout.hand;
    const ScreenPos box = {panel.layout.panel.row + row, panel.layout.panel.column};
    draw_box(panel.screen, box, size.rows + 2, size.columns + 2, {Role::strong});
    const bool is_ones_own = table.step != match::TurnStep::bot;
    const match::Move move = match::chosen(table);
    const int rotation = is_ones_own ? table.rotation : 0;
    draw_single_tile(panel.screen, {box.row + 1, box.column + 1}, size,
                     {.tile = match::oriented_tile(move.tile, rotation),
                      .meeple_on = move.piece,
                      .player = panel.position().to_move()},
                     rasters);
    if (table.step == match::TurnStep::meeple) {
        draw_choices(panel);
    } else if (is_ones_own) {
        draw_place(panel);
    } else {
        panel.put(row, panel.beside(),
                  (table.is_replay ? "next: " + table.seat(panel.position().to_move()).name
                                   : table.seat(panel.position().to_move()).name + " is thinking"));
    }
}

// "Anna +8 city of 3": the sentence of an event, in a few words. Several winners are their marks.
std::string short_line(const match::Event& event, std::span<const std::string> names) {
    std::string winners;
    for (std::size_t player = 0; player < names.size(); ++player) {
        if ((event.winners >> player & 1U) == 0) continue;
        if (event.winners == 1U << player) {
            winners = clipped(names[player], 11);
        } else {
            winners.append(winners.empty() ? "" : "+").append(player_mark(static_cast<int>(player)));
        }
    }
    // For monasteries the points suffice.
    const std::string size = event.kind == match::Kind::field
                                 ? " with " + text::plural(event.cities, "city", "cities")
                             : event.kind == match::Kind::monastery ? ""
                                                                    : " of " + std::to_string(event.tiles);
    const std::string pennants = event.pennants == 0 ? "" : ", " + text::plural(event.pennants, "pennant");
    return winners + " " + with_sign(event.points) + " " + std::string(name(event.kind)) + size + pennants;
}

// Draws the last lines of the log that fit.
void draw_last_scored(const Panel& panel, int row, int rows) {
    const std::vector<std::string> lines = log_lines(panel.table, short_line);
    const auto room = static_cast<std::size_t>(std::max(0, rows - row - 1));
    if (room == 0) return;
    panel.put(row++, 0, lines.empty() ? "Nothing scored yet" : "Scored, by turn", {Role::faint});
    for (std::size_t i = lines.size() - std::min(room, lines.size()); i < lines.size(); ++i)
        panel.put(row++, 0, lines[i]);
}

// The dominant colour of a tile.
draw::Tone tone_of(const match::PlacedTile& placed) {
    const tile::Tile tile = match::landscape_tile(placed.type(), placed.rotation());
    if (tile.has_monastery()) return draw::Tone::stone;
    if (tile.count(tile::Edge::city) > 0) return draw::Tone::roof;
    return tile.count(tile::Edge::road) > 0 ? draw::Tone::garden : draw::Tone::field;
}

draw::Canvas table_map(const Panel& panel) {
    const match::Board& board = panel.table.board();
    const auto tone = [&](ScreenPos square) -> std::optional<draw::Tone> {
        const auto tile = board.tile_at(on_table(square));
        if (tile == match::Board::none) return std::nullopt;
        return tone_of(board.tile(tile));
    };
    return draw_small_map(panel.screen.strokes(), panel.layout, bounds_of(board),
                          on_screen(panel.table.cursor), tone);
}

void draw_review(const Panel& panel, int row, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) panel.put(row++, 0, line);
}

// The ranks, best first.
void draw_over(const Panel& panel, std::int64_t number, const std::vector<std::string>& review) {
    const match::Position& position = panel.position();
    const match::Scores scores = final_scores(position);
    const auto& forfeit = panel.table.forfeit;
    const auto places = match::places(scores, forfeit, position.players());
    std::vector<std::size_t> order(static_cast<std::size_t>(position.players()));
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&](std::size_t player) { return std::pair(places[player], player); });
    int row = panel.hand_row();
    panel.put(row++, 0, forfeit ? "The game is forfeited" : "The game is over", {Role::strong});
    for (const std::size_t player : order) {
        const auto seat = static_cast<int>(player);
        panel.put(row, 2, player_mark(seat), {player_role(seat)});
        panel.put(row, 4, in_columns(panel.table.seat(seat).name, 15));
        panel.put(row, 20, padded(ordinal(places[player]), 4), {Role::strong});
        if (forfeit && forfeit->seat == seat) {
            panel.put(row, 26, "forfeit", {Role::warning});
        } else {
            panel.put(row, 26, right_aligned(scores[player], 3), {Role::strong});
        }
        ++row;
    }
    ++row;
    if (number != 0) {
        panel.put(row++, 0, "To replay it: bastide match view " + std::to_string(number));
        panel.put(row++, 0, "To learn: bastide match review " + std::to_string(number));
        ++row;
    }
    if (review.empty()) {
        draw_last_scored(panel, row, panel.layout.panel_rows);
    } else {
        draw_review(panel, row, review);
    }
}

}  // namespace

std::string_view player_mark(int player) {
    constexpr std::array<std::string_view, match::max_players> marks = {"1", "2", "3", "4", "5", "6"};
    return marks[static_cast<std::size_t>(player)];
}

void draw_match_panel(const Screen& screen, const TableLayout& layout, const match::Table& table,
                      std::int64_t number, const std::vector<std::string>& review, draw::Rasters& rasters) {
    const Panel panel{screen, layout, table};
    draw_players(panel);
    if (table.step == match::TurnStep::over) {
        draw_over(panel, number, review);
        return;
    }
    draw_hand(panel, rasters);
    if (table.step == match::TurnStep::meeple) return;
    const int row = panel.hand_row() + panel.hand_rows() + 1;
    if (!review.empty()) {
        draw_review(panel, row, review);
        return;
    }
    int rows = layout.panel_rows;
    if (!layout.is_whole) {
        const draw::Canvas map = table_map(panel);
        const int min_log = 3;
        if (row + min_log + map.rows() < rows) {
            rows -= map.rows() + 1;
            screen.paste({layout.panel.row + rows + 1, layout.panel.column}, map);
        }
    }
    draw_last_scored(panel, row, rows);
}

std::optional<int> choice_at(const TableLayout& layout, const match::Table& table, ScreenPos cell) {
    if (table.step != match::TurnStep::meeple) return std::nullopt;
    const int row = cell.row - layout.panel.row;
    const int choice = row - first_choice_row(table) + first_choice(layout, table);
    if (row < first_choice_row(table) || row >= layout.panel_rows) return std::nullopt;
    if (choice >= std::ssize(table.choices)) return std::nullopt;
    if (cell.column < layout.panel.column + beside_hand(layout)) return std::nullopt;
    return choice;
}

bool is_hand_at(const TableLayout& layout, int players, ScreenPos cell) {
    return layout.is_hand_at(hand_row_below(players), cell);
}

}  // namespace bastide::tui
