#include "tui/screen.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cwchar>

#include <curses.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace bastide::tui {
namespace {

// Of a palette of 256 and of 16 colours, for each role. Light and dark differ as well as hue, for those who
// do not tell all hues apart.
struct Paint {
    short many;
    short few;
    attr_t more;
};

constexpr short own = -1;  // the terminal's own colour

constexpr std::array<Paint, role_count> paints = {{
    {own, own, A_NORMAL},
    {245, own, A_NORMAL},
    {own, own, A_BOLD},
    {223, COLOR_YELLOW, A_BOLD},
    {166, COLOR_RED, A_NORMAL},
    {75, COLOR_CYAN, A_BOLD},
    {245, own, A_NORMAL},
    {114, COLOR_GREEN, A_BOLD},
    {221, COLOR_YELLOW, A_BOLD},
    {65, COLOR_GREEN, A_NORMAL},
    // Hues of the pictures' tints, light enough for dark terminals.
    {75, COLOR_BLUE, A_BOLD},
    {214, COLOR_YELLOW, A_BOLD},
    {78, COLOR_GREEN, A_BOLD},
    {176, COLOR_MAGENTA, A_BOLD},
    {203, COLOR_RED, A_BOLD},
    {159, COLOR_CYAN, A_BOLD},
}};

bool is_start(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

struct Character {
    std::size_t bytes;
    int columns;
};

// Takes the first one off a text. What the locale does not know is a column wide.
Character take_character(std::string_view& text) {
    wchar_t wide = 0;
    std::mbstate_t state{};
    Character taken{.bytes = std::mbrtowc(&wide, text.data(), text.size(), &state), .columns = 1};
    if (taken.bytes > 0 && taken.bytes <= text.size()) {
        taken.columns = std::max(0, wcwidth(wide));
    } else {
        taken.bytes = 1;
        while (taken.bytes < text.size() && !is_start(text[taken.bytes])) ++taken.bytes;
    }
    text.remove_prefix(taken.bytes);
    return taken;
}

sigset_t awaited_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int each : {SIGINT, SIGTERM, SIGHUP, SIGWINCH}) sigaddset(&signals, each);
    return signals;
}

Event character_event(int code) {
    Event event;
    event.key = Key::character;
    event.character = static_cast<char>(code);
    return event;
}

Event key_event(Key key) {
    Event event;
    event.key = key;
    return event;
}

Event click_event() {
    MEVENT mouse{};
    if (getmouse(&mouse) != OK || (mouse.bstate & BUTTON1_PRESSED) == 0) return key_event(Key::none);
    Event event;
    event.what = Event::What::click;
    event.at = {mouse.y, mouse.x};
    return event;
}

Event event_of(int code) {
    switch (code) {
        case KEY_UP:
            return key_event(Key::up);
        case KEY_DOWN:
            return key_event(Key::down);
        case KEY_LEFT:
            return key_event(Key::left);
        case KEY_RIGHT:
            return key_event(Key::right);
        case KEY_ENTER:
        case '\n':
        case '\r':
            return key_event(Key::enter);
        case '\t':
            return key_event(Key::tab);
        case KEY_BTAB:
            return key_event(Key::back_tab);
        case 27:
            return key_event(Key::escape);
        case KEY_MOUSE:
            return click_event();
        default:
            return code >= ' ' && code < 127 ? character_event(code) : key_event(Key::none);
    }
}

}  // namespace

struct Screen::Terminal {
    SCREEN* curses = nullptr;
    int signals = -1;
    int waker = -1;
    sigset_t mask_before{};
};

Result<std::unique_ptr<Screen>> Screen::open(const Abilities& abilities) {
    auto terminal = std::make_unique<Terminal>();
    terminal->curses = newterm(nullptr, stdout, stdin);
    if (terminal->curses == nullptr) {
        const char* const name = std::getenv("TERM");
        return std::unexpected(
            file_error({}, "the terminal '" + std::string(name == nullptr ? "" : name) +
                               "' is not known: set TERM to what it is, as in TERM=xterm"));
    }
    if (tigetstr("cup") == nullptr) {
        endwin();
        delscreen(terminal->curses);
        return std::unexpected(
            file_error({}, "the terminal cannot move its cursor, so no board can be drawn on it"));
    }
    const sigset_t signals = awaited_signals();
    sigprocmask(SIG_BLOCK, &signals, &terminal->mask_before);
    terminal->signals = signalfd(-1, &signals, SFD_NONBLOCK | SFD_CLOEXEC);
    terminal->waker = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    return std::unique_ptr<Screen>(new Screen(abilities, std::move(terminal)));
}

Screen::Screen(const Abilities& abilities, std::unique_ptr<Terminal> terminal)
    : abilities_(abilities), terminal_(std::move(terminal)) {
    cbreak();
    noecho();
    nonl();
    curs_set(0);
    keypad(stdscr, true);
    nodelay(stdscr, true);
    set_escdelay(25);
    mousemask(BUTTON1_PRESSED, nullptr);
    mouseinterval(0);
    abilities_.color = abilities_.color && has_colors() && start_color() == OK;
    if (!abilities_.color) return;
    use_default_colors();
    short pair = 1;
    for (const Paint& paint : paints) init_pair(pair++, COLORS >= 256 ? paint.many : paint.few, own);
}

Screen::~Screen() {
    endwin();
    delscreen(terminal_->curses);
    close(terminal_->signals);
    close(terminal_->waker);
    sigprocmask(SIG_SETMASK, &terminal_->mask_before, nullptr);
}

int Screen::rows() const {
    return getmaxy(stdscr);
}

int Screen::columns() const {
    return getmaxx(stdscr);
}

void Screen::put(Cell at, std::string_view text, Ink ink) const {
    if (at.row < 0 || at.row >= rows() || at.column < 0 || at.column >= columns()) return;
    const std::string_view fits = clipped(text, columns() - at.column);
    const auto role = static_cast<std::size_t>(ink.role);
    attr_t attributes = paints[role].more;
    if (ink.reversed) attributes |= A_REVERSE;
    if (ink.underlined) attributes |= A_UNDERLINE;
    attr_set(attributes, static_cast<short>(abilities_.color ? role + 1 : 0), nullptr);
    mvaddnstr(at.row, at.column, fits.data(), static_cast<int>(fits.size()));
    attr_set(A_NORMAL, 0, nullptr);
}

void Screen::clear() {
    erase();
}

void Screen::show() {
    refresh();
}

bool Screen::next_key(Event& event) {
    const int code = getch();
    if (code == ERR) return false;
    event = event_of(code);
    if (code == KEY_RESIZE) event.what = Event::What::resized;
    return true;
}

bool Screen::next_signal(Event& event) {
    signalfd_siginfo info{};
    if (read(terminal_->signals, &info, sizeof info) != sizeof info) return false;
    event = {};
    if (info.ssi_signo == SIGWINCH) {
        winsize size{};
        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
            resize_term(size.ws_row, size.ws_col);
        clearok(stdscr, true);
        event.what = Event::What::resized;
        return true;
    }
    event.what = Event::What::signal;
    event.signal = static_cast<int>(info.ssi_signo);
    return true;
}

void Screen::wake() const {
    eventfd_write(terminal_->waker, 1);
}

bool Screen::was_woken(Event& event) {
    eventfd_t times = 0;
    if (eventfd_read(terminal_->waker, &times) != 0) return false;
    event = {};
    event.what = Event::What::woken;
    return true;
}

Event Screen::wait() {
    Event event;
    while (true) {
        if (next_signal(event) || next_key(event) || was_woken(event)) return event;
        std::array<pollfd, 3> sources = {
            {{STDIN_FILENO, POLLIN, 0}, {terminal_->signals, POLLIN, 0}, {terminal_->waker, POLLIN, 0}},
        };
        if (poll(sources.data(), sources.size(), -1) < 0) continue;
        const bool gone = (sources[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
        if (gone) {
            event = {};
            event.what = Event::What::signal;
            event.signal = SIGHUP;
            return event;
        }
    }
}

std::optional<Cell> step_of(const Event& event) {
    if (event.what != Event::What::key) return std::nullopt;
    const char letter = event.key == Key::character ? event.character : '\0';
    if (event.key == Key::left || letter == 'h') return Cell{0, -1};
    if (event.key == Key::down || letter == 'j') return Cell{1, 0};
    if (event.key == Key::up || letter == 'k') return Cell{-1, 0};
    if (event.key == Key::right || letter == 'l') return Cell{0, 1};
    return std::nullopt;
}

int columns_of(std::string_view text) {
    int columns = 0;
    while (!text.empty()) columns += take_character(text).columns;
    return columns;
}

std::string_view clipped(std::string_view text, int columns) {
    std::string_view rest = text;
    std::size_t bytes = 0;
    while (!rest.empty()) {
        const Character character = take_character(rest);
        columns -= character.columns;
        if (columns < 0) break;
        bytes += character.bytes;
    }
    return text.substr(0, bytes);
}

}  // namespace bastide::tui
