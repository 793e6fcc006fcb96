// The terminal as a canvas and a source of events. The terminal is restored when the screen is destroyed.
//
// ncurses handles keys, clicks and terminal modes. The output is a `draw::Canvas`, and only changes are
// written to the terminal. ncurses does not write the output, because it shows 24-bit colours only with a
// value of TERM that most systems lack.
//
// Signals are events as well, so that no signal can end the program in the middle of a change.
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

// The roles of text. The palette defines the look of each role.
enum class Role : std::uint8_t {
    plain,
    faint,  // keys and secondary text
    strong,
    good,  // points gained by a move
    warning,
    frame,
    player,  // the first of six consecutive roles
};

// The colour of a player, counted from 0.
constexpr Role player_role(int player) {
    return static_cast<Role>(static_cast<int>(Role::player) + player);
}

struct Ink {
    Role role = Role::plain;
    bool reversed = false;  // true for selected text
    bool underlined = false;
};

// The capabilities of the terminal. Empty members are detected.
struct Abilities {
    std::optional<draw::ColourDepth> depth = std::nullopt;
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

struct InputEvent {
    enum class What : std::uint8_t { key, click, resized, signal, woken, waited };

    What what = What::key;
    Key key = Key::none;
    char character = 0;  // of Key::character
    ScreenPos at;        // the position of a click
    int signal = 0;      // such as SIGINT, SIGTERM or SIGHUP (also if the terminal is gone)
};

// The step in rows and columns of an arrow key or one of h, j, k and l, or nullopt for other events.
std::optional<ScreenPos> step_of(const InputEvent& event);

class Screen {
  public:
    // Takes over the terminal. Fails if there is no usable terminal.
    static Result<std::unique_ptr<Screen>> open(const Abilities& abilities);

    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen();

    bool unicode() const { return unicode_; }
    draw::TerminalLook look() const { return look_; }
    // The glyphs for drawing tiles.
    draw::GlyphSet strokes() const;
    int rows() const;
    int columns() const;

    // Writes text, cut off at the edge of the screen.
    void put(ScreenPos at, std::string_view text, Ink ink = {}) const;
    // Writes text in at most `columns` columns. Text that is cut ends in an ellipsis.
    void put_within(ScreenPos at, int columns, std::string_view text, Ink ink = {}) const;
    // Draws a picture on the screen.
    void paste(ScreenPos at, const draw::Canvas& picture) const;

    // Clears the canvas for redrawing. `show` updates the terminal.
    void clear() const;
    void show() const;

    // Waits for the next event. Returns a timeout event after `most`.
    InputEvent wait(std::optional<std::chrono::milliseconds> most = std::nullopt);

    // Makes `wait` return an event, now or when it is called next. Any thread may call `wake` while the
    // screen exists.
    void wake() const;

  private:
    class Terminal;

    Screen(bool unicode, draw::TerminalLook look, std::unique_ptr<Terminal> terminal);

    bool next_key(InputEvent& event);
    bool next_signal(InputEvent& event);
    bool was_woken(InputEvent& event);

    bool unicode_;
    draw::TerminalLook look_;
    std::unique_ptr<Terminal> terminal_;
};

// Returns the number of columns of a text: two, one or zero per character, depending on the locale.
int columns_of(std::string_view text);

// Returns the part of a text that fits into a width in columns.
std::string_view clipped(std::string_view text, int columns);

}  // namespace bastide::tui
