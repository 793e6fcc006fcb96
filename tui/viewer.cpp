#include "tui/viewer.h"

#include <vector>

namespace bastide::tui {
namespace {

constexpr auto turn_lines = std::to_array<const char*>({
    "right, l, n    the next turn",
    "left, h, p     the previous turn",
    "down, up       forward ten turns, back ten turns",
    "Home, 0        before the first turn",
    "End, $         after the last turn",
    "space          play or pause, at the end start over",
    "+, -           faster, slower",
});

constexpr auto review_lines = std::to_array<const char*>({
    "r              review the game: each move, and a better one",
    "m, M           the next, the previous inaccuracy, mistake or blunder",
    "               A broken frame is around the tile of the better move.",
    "               'bastide match review' judges more precisely.",
});

constexpr auto other_lines = std::to_array<const char*>({
    "v, z           show or hide the marks, zoom out or in",
    "q              quit",
    "",
    "Any key goes back to the game.",
});

}  // namespace

WatchKeys watch_keys(const PlaybackSpeed& pace, const std::string& view_keys,
                     const std::string& review_keys) {
    return {.first = std::string("left right one turn  up down ten  0 $ first last  space ") +
                     (pace.is_on() ? "pause" : "play") + (review_keys.empty() ? "" : "  ") + review_keys,
            .second = "+ - " + std::string(pace.words()) + "  " + view_keys + "? help  q quit"};
}

void draw_watch_help(const Screen& screen, bool has_review) {
    std::vector<const char*> lines(turn_lines.begin(), turn_lines.end());
    if (has_review) lines.insert(lines.end(), review_lines.begin(), review_lines.end());
    lines.insert(lines.end(), other_lines.begin(), other_lines.end());
    draw_lines(screen, lines);
}

}  // namespace bastide::tui
