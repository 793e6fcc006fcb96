#include "tui/match/pages.h"

#include <algorithm>
#include <array>

#include "bastide/match/format.h"
#include "bastide/text/plural.h"
#include "tui/frame.h"
#include "tui/match/board_view.h"
#include "tui/match/notice_text.h"

namespace bastide::tui {
namespace {

constexpr ScreenPos page = {1, 2};
constexpr int other_rows = 4;  // title, and key help at the bottom

int log_rows(const Screen& screen) {
    return screen.rows() - other_rows;
}

// The number of lines that do not fit.
int lines_beyond(const Screen& screen, const std::vector<std::string>& lines) {
    return std::max(0, static_cast<int>(lines.size()) - log_rows(screen));
}

// How the board shows complete roads and cities, which depends on its colours. Two lines of help.
std::array<const char*, 2> completion_lines(const Screen& screen) {
    switch (screen.look().depth) {
        case draw::ColourDepth::none:
            return {"Lighter squares: the tile fits. x: no remaining tile fits. Complete roads",
                    "are double lines, complete cities are filled. Frame ticks: the last tile."};
        case draw::ColourDepth::sixteen:
            return {"Lighter squares: the tile fits. x: no remaining tile fits. Magenta roads",
                    "and cities are complete. White corners, frame ticks: the last tile."};
        case draw::ColourDepth::many:
        case draw::ColourDepth::full:
            break;
    }
    return {"Lighter squares: the tile fits. x: no remaining tile fits. Pink roads and",
            "crimson cities are complete. White corners, frame ticks: the last tile."};
}

constexpr std::size_t first_completion_line = 9;
constexpr auto help_lines = std::to_array<const char*>({
    "Place your tile next to others so that all sides that touch match. Then",
    "you may place a meeple on one of its segments, unless that city, road or",
    "field already has one. When complete, a city scores 2 per tile and pennant,",
    "a road 1 per tile, a monastery with 8 neighbours 9, and the meeples return.",
    "At the end, unfinished cities score 1 per tile and pennant, roads 1 per",
    "tile, monasteries 1 and 1 per neighbour, fields 3 per complete city they",
    "touch. The most meeples on a feature win its points. Ties score in full.",
    "",
    "now: points so far, or for this move. end: points if the game ended now.",
    "",
    "",
    "field ER: the right half of the east side, seen from the tile's centre.",
    "",
    "arrows, hjkl   move the tile       u, U   undo, redo",
    "n, N, tab      next square         i, H   a hint: one good move",
    "r, e           rotate the tile     v      show or hide the marks",
    "space, enter   place it, confirm   z      zoom out, zoom in",
    "0 to 9         choose a meeple     o, t   score log, remaining tiles",
    "escape         pick the tile up    g, q   at the end: new game, quit",
    "",
    "A click holds the tile on a square. A second click places it.",
    "Any key goes back to the game.",
});

}  // namespace

std::string with_sign(int number) {
    return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string padded(std::string text, int width) {
    text.insert(0, static_cast<std::size_t>(std::max(0, width - columns_of(text))), ' ');
    return text;
}

std::vector<std::string> log_lines(const match::Table& table, const EventLine& line) {
    std::vector<std::string> lines;
    const auto add = [&](const std::string& when, const std::string& what) {
        lines.push_back(padded(when, 3) + "  " + what);
    };
    const auto add_all = [&](const std::string& when, const std::vector<match::Event>& events) {
        for (const match::Event& event : events)
            if (event.points != 0) add(when, line(event, names_of(table)));
    };
    for (std::size_t turn = 0; turn <= table.record.played(); ++turn) {
        const std::string number = std::to_string(turn + 1);
        for (const std::string& sentence : match::aside_sentences(table.game(), turn)) add(number, sentence);
        if (turn < table.record.played()) add_all(number, table.record.steps()[turn].events);
    }
    if (table.step == match::TurnStep::over) add_all("end", final_events(table.position()));
    if (is_forfeited(table)) add("end", forfeit_text(table));
    return lines;
}

void draw_match_help(const Screen& screen) {
    auto lines = help_lines;
    std::ranges::copy(completion_lines(screen), lines.begin() + first_completion_line);
    draw_lines(screen, lines);
}

int max_back(const Screen& screen, const match::Table& table) {
    return lines_beyond(screen, log_lines(table, match::event_sentence));
}

void draw_log(const Screen& screen, const match::Table& table, int back) {
    const std::vector<std::string> lines = log_lines(table, match::event_sentence);
    const int most = lines_beyond(screen, lines);
    const int first = most - back;
    if (lines.empty()) screen.put(page, "Nothing scored yet.");
    int row = page.row;
    for (auto i = static_cast<std::size_t>(first); i < lines.size() && row < page.row + log_rows(screen); ++i)
        screen.put({row++, page.column}, lines[i]);
    screen.put({screen.rows() - 2, page.column},
               back < most || back > 0 ? "up down move  any other key goes back" : "any key goes back",
               {Role::faint});
}

void draw_tiles_left(const Screen& screen, const match::Table& table) {
    constexpr int across = 8;
    constexpr draw::CharacterSize size = {3, 7};
    constexpr int width = size.columns + 2;
    constexpr int height = size.rows + 2;
    draw::Rasters rasters;
    const match::Position& position = table.position();
    screen.put(page, text::plural(position.remaining(), "tile") + " remaining");
    for (match::Type type = 0; type < match::type_count; ++type) {
        const int left = position.remaining(type);
        const ScreenPos at = {page.row + 2 + type / across * height, page.column + type % across * width};
        draw_single_tile(screen, at, size, {.tile = match::oriented_tile(type, 0)}, rasters);
        const std::string count = left == 0 ? "none" : std::to_string(left) + " left";
        screen.put({at.row + size.rows, at.column}, count, {left == 0 ? Role::faint : Role::strong});
    }
    screen.put({screen.rows() - 2, page.column}, "any key goes back", {Role::faint});
}

}  // namespace bastide::tui
