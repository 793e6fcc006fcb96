#include "tui/viewer.h"

namespace bastide::tui {
namespace {

constexpr auto help_lines = std::to_array<const char*>({
    "right, l, n    the next turn",
    "left, h, p     the previous turn",
    "down, up       forward ten turns, back ten turns",
    "Home, 0        before the first turn",
    "End, $         after the last turn",
    "space          play or pause, at the end start over",
    "+, -           faster, slower",
    "v, z           show or hide the marks, zoom out or in",
    "q              quit",
    "",
    "Any key goes back to the game.",
});

}  // namespace

WatchKeys watch_keys(const PlaybackSpeed& pace, const std::string& view_keys) {
    return {.first = std::string("left right one turn  up down ten  0 $ first last  space ") +
                     (pace.is_on() ? "pause" : "play"),
            .second = "+ - " + std::string(pace.words()) + "  " + view_keys + "? help  q quit"};
}

void draw_watch_help(const Screen& screen) {
    draw_lines(screen, help_lines);
}

}  // namespace bastide::tui
