#include "tui/pad/view.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

#include "bastide/draw/terminal/canvas.h"
#include "bastide/tally/names.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "tui/frame.h"

namespace bastide::tui {
namespace {

constexpr int first_player_row = 2;
constexpr int rows_below = 6;  // the line being entered, the notice and the keys
constexpr int player_roles = 6;

int total_of(std::int32_t player, const tally::Standings& standings) {
    constexpr std::int64_t max_shown = 999'999;
    return static_cast<int>(std::min(standings.player(player).total(), max_shown));
}

// The layout of a pad for a screen size.
struct PadLayout {
    int name_width = 0;
    int bar_column = 0;
    int bar_width = 0;
    int total_column = 0;
    int rows_a_player = 1;  // 2 where the points of each feature have room, 3 with a blank line between
    int history_row = 0;
    int history_rows = 0;

    PadLayout(const Screen& screen, const tally::MatchLog& log) {
        constexpr int max_name_shown = 20;
        constexpr int beside_bar = 26;  // total and lead
        for (std::int32_t player = 1; player <= log.players; ++player) {
            const int width = columns_of(tally::name_of(player, log.names));
            name_width = std::max(name_width, std::min(width, max_name_shown));
        }
        bar_column = 5 + name_width + 2;
        bar_width = screen.columns() - bar_column - beside_bar;
        total_column = screen.columns() - beside_bar + 1;
        constexpr int min_history = 9;
        const int free = screen.rows() - first_player_row - rows_below - min_history;
        rows_a_player = std::clamp(free / std::max(1, log.players), 1, 3);
        history_row = first_player_row + rows_a_player * log.players + 1;
        history_rows = std::max(0, screen.rows() - rows_below - history_row - 2);
    }
};

int colour_of(std::int32_t player) {
    return (player - 1) % player_roles;
}

// The key of a player, on the player's colour.
void draw_mark(const Screen& screen, ScreenPos at, std::int32_t player) {
    screen.put(at, std::to_string(player), {player_role(colour_of(player))});
}

struct Part {
    int of_it = 0;
    int whole = 0;
};

// A bar of a part of a width, to an eighth of a column.
void draw_bar(const Screen& screen, ScreenPos at, int width, Part part, int colour) {
    constexpr std::array<const char*, 8> ends = {" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    const int eighths =
        part.whole == 0 ? 0 : static_cast<int>(std::int64_t{8} * width * part.of_it / part.whole);
    draw::Canvas canvas(1, width);
    const draw::Style style{.ink = draw::player_tone(colour)};
    for (int column = 0; column < eighths / 8; ++column)
        canvas.put(0, column, screen.unicode() ? "█" : "#", style);
    if (screen.unicode()) canvas.put(0, eighths / 8, ends[static_cast<std::size_t>(eighths % 8)], style);
    screen.paste(at, canvas);
}

// "leads by 6", "shares the lead", "6 behind".
std::string standing_of(std::int32_t player, const tally::Standings& standings) {
    int best = 0;
    int others_best = 0;
    for (std::int32_t each = 1; each <= standings.players(); ++each) {
        best = std::max(best, total_of(each, standings));
        if (each != player) others_best = std::max(others_best, total_of(each, standings));
    }
    const int total = total_of(player, standings);
    if (total == 0 || standings.players() == 1) return "";
    if (total < best) return std::to_string(best - total) + " behind";
    return total == others_best ? "shares the lead" : "leads by " + std::to_string(total - others_best);
}

// "cities 20, roads 9, correction -1": the features with points.
std::string points_by_feature(const tally::PlayerPoints& points) {
    constexpr std::array<std::string_view, 4> plurals = {"cities", "roads", "monasteries", "fields"};
    std::string text;
    const auto add = [&text](std::string_view what, std::int64_t number) {
        if (number == 0) return;
        if (!text.empty()) text += ", ";
        text.append(what).append(1, ' ').append(std::to_string(number));
    };
    for (const tally::LogFeature feature : tally::all_log_features) {
        add(plurals[index(feature)],
            points.points(tally::Phase::play, feature) + points.points(tally::Phase::final, feature));
    }
    add("corrections", points.corrections());
    return text;
}

void draw_player(const Screen& screen, const PadView& view, const PadLayout& layout, std::int32_t player) {
    const tally::Standings& standings = view.pad.standings();
    const int row = first_player_row + (player - 1) * layout.rows_a_player;
    const bool is_chosen = std::ranges::find(view.form.players, player) != view.form.players.end();
    std::string name(clipped(tally::name_of(player, view.pad.log().names), layout.name_width));
    screen.put({row, 1}, "   ", {player_role(colour_of(player))});
    draw_mark(screen, {row, 2}, player);
    screen.put({row, 5}, name, {.role = Role::strong, .reversed = is_chosen});
    int best = 0;
    for (std::int32_t each = 1; each <= standings.players(); ++each)
        best = std::max(best, total_of(each, standings));
    const int total = total_of(player, standings);
    draw_bar(screen, {row, layout.bar_column}, layout.bar_width, {total, best}, colour_of(player));
    screen.put({row, layout.total_column}, right_aligned(total, 6), {Role::strong});
    screen.put({row, layout.total_column + 8}, standing_of(player, standings), {Role::faint});
    if (layout.rows_a_player > 1) {
        screen.put({row + 1, layout.bar_column}, points_by_feature(standings.player(player)), {Role::faint});
    }
}

std::string joined_names(std::span<const std::int32_t> players, const tally::MatchLog& log) {
    std::string text;
    for (const std::int32_t player : players) {
        if (!text.empty()) text += " + ";
        text += tally::name_of(player, log.names);
    }
    return text;
}

std::string signed_points(std::int64_t points) {
    return (points > 0 ? "+" : "") + std::to_string(points);
}

// A line of the history, from a line of the log.
struct Scored {
    std::vector<std::int32_t> players;
    tally::LogEntry entry;  // of the first of them
    std::string comment;
};

// Newest first. An entry without a player marks the end of play.
std::vector<Scored> history(const tally::MatchLog& log) {
    std::vector<Scored> lines;
    auto end_play = [&, is_over = false](bool now) mutable {
        if (is_over || !now) return;
        is_over = true;
        lines.emplace_back();
    };
    for (const tally::LogEntry& entry : log.entries) {
        end_play(entry.phase == tally::Phase::final);
        if (lines.empty() || lines.back().players.empty() || lines.back().entry.line != entry.line)
            lines.push_back({.players = {}, .entry = entry, .comment = {}});
        lines.back().players.push_back(entry.player);
    }
    end_play(log.final_line > 0);
    for (const tally::Comment& comment : log.comments) {
        const auto line = std::ranges::find_if(lines, [&](const Scored& each) {
            return !each.players.empty() && each.entry.line == comment.line;
        });
        if (line != lines.end()) line->comment = comment.text;
    }
    std::ranges::reverse(lines);
    return lines;
}

int width_of_who(const Scored& line, const tally::MatchLog& log) {
    return columns_of(joined_names(line.players, log)) + 2 * static_cast<int>(line.players.size());
}

// Draws the players of a line, with their keys, in a width.
void draw_who(const Screen& screen, const PadView& view, const Scored& line, ScreenPos at, int width) {
    const int end = at.column + width;
    for (const std::int32_t player : line.players) {
        if (player != line.players.front()) {
            screen.put(at, clipped(" + ", end - at.column), {Role::faint});
            at.column += 3;
        }
        if (at.column >= end) return;
        draw_mark(screen, at, player);
        at.column += 2;
        const std::string name = tally::name_of(player, view.pad.log().names);
        screen.put(at, clipped(name, end - at.column));
        at.column += columns_of(name);
    }
}

void draw_history(const Screen& screen, const PadView& view, const PadLayout& layout) {
    const auto lines = history(view.pad.log());
    screen.put({layout.history_row, 1}, lines.empty() ? "Nothing scored yet" : "Scored so far, latest first",
               {Role::strong});
    int who_width = 12;
    for (const Scored& line : lines) who_width = std::max(who_width, width_of_who(line, view.pad.log()));
    who_width = std::min(who_width, screen.columns() / 3);
    const int what_column = 1 + who_width + 2;
    const int points_column = what_column + 28;
    int row = layout.history_row;
    for (const Scored& line : lines | std::views::drop(view.back) | std::views::take(layout.history_rows)) {
        ++row;
        if (line.players.empty()) {
            screen.put({row, 1}, screen.unicode() ? "── end of play ──" : "-- end of play --", {Role::faint});
            continue;
        }
        draw_who(screen, view, line, {row, 1}, who_width);
        screen.put({row, what_column}, words_for(line.entry, std::to_string(line.entry.count)));
        const std::string points = signed_points(line.entry.points);
        const int indent = std::max(0, 5 - static_cast<int>(points.size()));
        screen.put({row, points_column + indent}, points,
                   {line.entry.points < 0 ? Role::warning : Role::good});
        screen.put({row, points_column + 7}, text::printable(line.comment), {Role::faint});
    }
}

std::string points_preview(const PadView& view) {
    if (view.form.what == Form::What::nothing || view.form.players.empty()) return {};
    if (view.form.digits.empty() && is_counted(view.form, view.pad.phase())) return {};
    const auto entries = view.pad.preview(line_of(view.form, view.pad.log().names));
    if (!entries || entries->empty()) return {};
    std::string text = signed_points(entries->front().points);
    if (entries->size() > 1) text += " each";
    return text + ": Enter adds it";
}

// "1", "1 or 2", "1 to 3".
std::string players_to_press(std::int32_t players) {
    if (players == 1) return "1";
    return (players == 2 ? "1 or " : "1 to ") + std::to_string(players);
}

void draw_form(const Screen& screen, const PadView& view, int row) {
    const Form& form = view.form;
    if (form.players.empty()) {
        screen.put({row, 1}, "Who scores? Press " + players_to_press(view.pad.log().players) + ".",
                   {Role::strong});
        return;
    }
    std::string text = joined_names(form.players, view.pad.log()) + ": " + words_for(form, view.pad.phase());
    if (form.has_comment) text += "  # " + form.comment + '_';
    screen.put({row, 1}, text, {Role::strong});
    const std::string points = points_preview(view);
    const int column = std::max(columns_of(text) + 4, screen.columns() / 2);
    screen.put({row, column}, points, {Role::good});
}

// The keys that do something now, in two lines.
std::pair<std::string, std::string> keys_for(const PadView& view) {
    const Form& form = view.form;
    if (form.has_comment) return {"Type the comment, then Enter   Esc clears the line", ""};
    if (form.players.empty()) {
        const bool is_play = view.pad.phase() == tally::Phase::play;
        const std::int32_t players = view.pad.log().players;
        return {(players == 1 ? "1 who scores"
                              : "1-" + std::to_string(players) + " who scores (press several to share)") +
                    std::string("   u undo   U redo") + (is_play ? "   e end of play" : ""),
                "Up and Down move through the history   ? help   q save and quit"};
    }
    if (form.what == Form::What::nothing)
        return {"c city   r road   m monastery   f field   + or - correction",
                "1-9 another player   Backspace back   Esc clear"};
    const bool is_city = form.what == Form::What::feature && form.feature == tally::LogFeature::city;
    return {is_city ? "0-9 how many tiles   p a pennant   # comment" : "0-9 how many   # comment",
            "Enter adds it   Backspace back   Esc clear"};
}

void draw_names(const Screen& screen, const PadView& view) {
    screen.put({3, 3}, "Who plays?", {Role::strong});
    screen.put({5, 3}, view.names + '_');
    screen.put({7, 3}, "Type the names in seating order, with a space between them.");
    screen.put({8, 3}, "Then press Enter.");
    screen.put({screen.rows() - 3, 1}, view.notice, {Role::warning});
    screen.put({screen.rows() - 2, 1}, "Enter done   Backspace delete   Esc clear   Ctrl-C quit",
               {Role::faint});
}

void draw_help(const Screen& screen) {
    constexpr auto lines = std::to_array<const char*>({
        "A line is: player, feature, number, Enter. For example",
        "",
        "  1 c 6 p Enter      player 1 completes a city of 6 tiles with a pennant",
        "  1 2 r 5 Enter      players 1 and 2 share a road of 5 tiles: both score",
        "  2 m Enter          a monastery is complete",
        "  3 - 2 # why Enter  a correction: 2 points less, and a comment",
        "",
        "During play             city 2 per tile and pennant, road 1 per tile,",
        "                        monastery 9",
        "At the end (press e)    city 1 per tile and pennant, road 1 per tile,",
        "                        monastery 1 and 1 per tile around it,",
        "                        field 3 per completed city next to it",
        "",
        "The most meeples on a feature score all of it. Tied players each score all.",
        "u undoes and U redoes as far as you like, even in an older file.",
        "The file is saved after every line, so nothing is lost.",
        "",
        "Any key goes back.",
    });
    int row = 2;
    for (const char* line : lines) screen.put({row++, 3}, line);
}

void draw_scores(const Screen& screen, const PadView& view) {
    const std::int32_t players = view.pad.log().players;
    const PadLayout layout(screen, view.pad.log());
    for (std::int32_t player = 1; player <= players; ++player) draw_player(screen, view, layout, player);
    draw_history(screen, view, layout);
    const int row = screen.rows() - rows_below;
    screen.put({row, 1}, repeated(screen.unicode() ? "─" : "-", screen.columns() - 2), {Role::faint});
    draw_form(screen, view, row + 1);
    screen.put({row + 2, 1}, view.notice, {Role::warning});
    const auto [first, second] = keys_for(view);
    screen.put({row + 4, 1}, first, {Role::faint});
    screen.put({row + 5, 1}, second, {Role::faint});
}

}  // namespace

void draw_pad(const Screen& screen, const PadView& view) {
    const bool is_play = view.pad.phase() == tally::Phase::play;
    screen.put({0, 1}, "Bastide", {Role::strong});
    screen.put({0, 10}, "Score pad: " + text::printable(view.file));
    const std::string_view phase = is_play ? "during play" : "final scoring";
    screen.put({0, screen.columns() - static_cast<int>(phase.size()) - 1}, phase, {Role::faint});
    if (view.shows_help) {
        draw_help(screen);
    } else if (view.pad.has_players()) {
        draw_scores(screen, view);
    } else {
        draw_names(screen, view);
    }
}

int max_back(const Screen& screen, const tally::Pad& pad) {
    const int lines = static_cast<int>(history(pad.log()).size());
    return std::max(0, lines - PadLayout(screen, pad.log()).history_rows);
}

}  // namespace bastide::tui
