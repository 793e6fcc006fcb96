// The terminal as a sheet of characters to write on and a source of events. The terminal is as it was before
// when the screen is gone.
//
// Keys, clicks and the terminal's modes are ncurses' business. What is seen is a `draw::Canvas`, of which
// only what changed is written: ncurses would show 24-bit colours only to those who set TERM to a name most
// systems do not know.
//
// Signals come as events, too, so that none can end the program halfway through a change.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/draw/terminal/canvas.h"
#include "bastide/draw/terminal/tile_sheet.h"

namespace bastide::tui {

// What words are, to be told apart from the rest; the palette says how.
enum class Role : std::uint8_t {
    plain,
    faint,  // keys, and what matters less
    strong,
    good,  // what a move gains
    warning,
    frame,
    player,  // the first of six; the others follow
};

// The colour of a player, counted from 0.
constexpr Role player_role(int player) {
    return static_cast<Role>(static_cast<int>(Role::player) + player);
}

struct Ink {
    Role role = Role::plain;
    bool reversed = false;  // what is chosen
    bool underlined = false;
};

// What the terminal can show. What is not given, the terminal is asked for.
struct Abilities {
    std::optional<draw::Depth> depth = std::nullopt;
    std::optional<draw::Theme> theme = std::nullopt;
    bool unicode = true;
};

struct ScreenPos {
    int row = 0;
    int column = 0;

    friend bool operator==(const ScreenPos&, const ScreenPos&) = default;
};

enum class Key : std::uint8_t {
    none,
    character,
    up,
    down,
    left,
    right,
    home,
    end,
    enter,
    tab,
    back_tab,
    backspace,
    escape
};

struct Event {
    enum class What : std::uint8_t { key, click, resized, signal, woken, waited };

    What what = What::key;
    Key key = Key::none;
    char character = 0;  // of Key::character
    ScreenPos at;        // of a click
    int signal = 0;      // SIGINT, SIGTERM or SIGHUP; that of a terminal that is gone is SIGHUP
};

// Where an arrow or one of h, j, k and l points: so many rows down and columns to the right. Nothing of other
// events.
std::optional<ScreenPos> step_of(const Event& event);

class Screen {
  public:
    // Takes over the terminal; an error says that there is none that could be used.
    static Result<std::unique_ptr<Screen>> open(const Abilities& abilities);

    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen();

    bool unicode() const { return unicode_; }
    draw::TerminalLook look() const { return look_; }
    // How tiles are drawn.
    draw::Strokes strokes() const;
    int rows() const;
    int columns() const;

    // Writes text, cut off where the screen ends.
    void put(ScreenPos at, std::string_view text, Ink ink = {}) const;
    // Writes text into so many columns; an ellipsis at the end says that there was more.
    void put_within(ScreenPos at, int columns, std::string_view text, Ink ink = {}) const;
    // Lays a picture on the screen.
    void lay(ScreenPos at, const draw::Canvas& picture) const;

    // Makes everything blank, to be drawn anew; `show` brings what was drawn before the user's eyes.
    void clear() const;
    void show() const;

    // The next event, waited for; after so long without one, an event that says so.
    Event wait(std::optional<std::chrono::milliseconds> most = std::nullopt);

    // Makes `wait` give an event, now or when it is called next. Any thread may do so while the screen is
    // there.
    void wake() const;

  private:
    class Terminal;

    Screen(bool unicode, draw::TerminalLook look, std::unique_ptr<Terminal> terminal);

    bool next_key(Event& event);
    bool next_signal(Event& event);
    bool was_woken(Event& event);

    bool unicode_;
    draw::TerminalLook look_;
    std::unique_ptr<Terminal> terminal_;
};

// How many columns a text takes: for each character one, two or none, as the locale has it.
int columns_of(std::string_view text);

// As much of a text as fits into so many columns.
std::string_view clipped(std::string_view text, int columns);

}  // namespace bastide::tui
