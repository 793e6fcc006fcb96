#include "tui/screen.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <ranges>

#include <curses.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <unistd.h>

#include "tui/crash_restorer.h"
#include "tui/paste_filter.h"
#include "tui/terminal_look.h"

namespace bastide::tui {
namespace {

draw::Tone tone_of(Role role) {
    switch (role) {
        case Role::plain:
            return draw::Tone::text;
        case Role::faint:
            return draw::Tone::faint;
        case Role::strong:
            return draw::Tone::strong;
        case Role::good:
            return draw::Tone::good;
        case Role::warning:
            return draw::Tone::warning;
        case Role::frame:
            return draw::Tone::frame;
        case Role::player:
            break;
    }
    return draw::player_tone(static_cast<int>(role) - static_cast<int>(Role::player));
}

draw::Style style_of(Ink ink) {
    const bool is_bold = ink.role == Role::strong || ink.role == Role::good || ink.role == Role::warning;
    if (ink.role >= Role::player) {
        // A player's mark is a digit on the player's colour.
        const int player = static_cast<int>(ink.role) - static_cast<int>(Role::player);
        return {.ink = draw::digit_tone(player), .ground = tone_of(ink.role), .bold = true};
    }
    return {
        .ink = tone_of(ink.role), .bold = is_bold, .underlined = ink.underlined, .reversed = ink.reversed};
}

// ncurses counts rows and columns in this range.
constexpr int max_terminal_size = 32767;

// No board needs a larger screen. Some programs claim terminals of 65535 columns.
constexpr int max_rows = 1000;
constexpr int max_columns = 2000;

// Returns why the size that the terminal claims is unusable, or "".
std::string size_error() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return "";
    if (size.ws_row <= max_terminal_size && size.ws_col <= max_terminal_size) return "";
    return "the terminal claims to have " + std::to_string(size.ws_row) + " rows and " +
           std::to_string(size.ws_col) + " columns: set its size, for example with 'stty rows 24 cols 80'";
}

// A terminal that is gone is noticed where keys are read.
void write_all(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
        if (written < 0 && errno == EAGAIN) {
            pollfd ready = {STDOUT_FILENO, POLLOUT, 0};
            poll(&ready, 1, -1);
        } else if (written < 0 && errno != EINTR) {
            return;
        }
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(0, written)));
    }
}

bool is_start(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

struct Taken {
    std::size_t bytes;
    int columns;
};

// Takes the first one off a text. Characters unknown to the locale are one column wide.
Taken take_character(std::string_view& text) {
    wchar_t wide = 0;
    std::mbstate_t state{};
    Taken taken{.bytes = std::mbrtowc(&wide, text.data(), text.size(), &state), .columns = 1};
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
    for (const int each :
         {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGTSTP, SIGWINCH})
        sigaddset(&signals, each);
    return signals;
}

InputEvent character_event(int code) {
    InputEvent event;
    event.key = Key::character;
    event.character = static_cast<char>(code);
    return event;
}

InputEvent key_event(Key key) {
    InputEvent event;
    event.key = key;
    return event;
}

InputEvent click_event() {
    MEVENT mouse{};
    if (getmouse(&mouse) != OK || (mouse.bstate & BUTTON1_PRESSED) == 0) return key_event(Key::none);
    InputEvent event;
    event.what = InputEvent::What::click;
    event.at = {mouse.y, mouse.x};
    return event;
}

InputEvent event_of(int code) {
    switch (code) {
        case KEY_UP:
            return key_event(Key::up);
        case KEY_DOWN:
            return key_event(Key::down);
        case KEY_LEFT:
            return key_event(Key::left);
        case KEY_RIGHT:
            return key_event(Key::right);
        case KEY_HOME:
            return key_event(Key::home);
        case KEY_END:
            return key_event(Key::end);
        case KEY_ENTER:
        case '\n':
        case '\r':
            return key_event(Key::enter);
        case '\t':
            return key_event(Key::tab);
        case KEY_BTAB:
            return key_event(Key::back_tab);
        case KEY_BACKSPACE:
        case 127:
        case '\b':
            return key_event(Key::backspace);
        case 27:
            return key_event(Key::escape);
        case KEY_MOUSE:
            return click_event();
        default:
            return code >= ' ' && code < 127 ? character_event(code) : key_event(Key::none);
    }
}

// Opens the terminal of standard input again for non-blocking reads. ncurses keeps reading after a click that
// it does not understand and would block while signals and bots wait. Standard input must stay unchanged,
// because the parent process shares it. Returns null if there is none.
std::FILE* open_keys() {
    std::array<char, 256> name{};
    if (ttyname_r(STDIN_FILENO, name.data(), name.size()) != 0) return nullptr;
    const int opened = ::open(name.data(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    return opened < 0 ? nullptr : fdopen(opened, "r");
}

// Stops this program as Ctrl-Z does until it is continued. Returns at once if no shell could continue it.
void stop_until_continued() {
    struct sigaction before{};
    struct sigaction usual{};
    usual.sa_handler = SIG_DFL;
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    sigaction(SIGTSTP, &usual, &before);
    raise(SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stop, nullptr);  // here it stops
    sigprocmask(SIG_BLOCK, &stop, nullptr);
    sigaction(SIGTSTP, &before, nullptr);
}

}  // namespace

// Owns the terminal's state. While it exists, signals are events.
class Screen::Terminal {
  public:
    Terminal() {
        const sigset_t awaited = awaited_signals();
        sigprocmask(SIG_BLOCK, &awaited, &mask_before_);
        signals = signalfd(-1, &awaited, SFD_NONBLOCK | SFD_CLOEXEC);
        waker = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal() {
        if (keys != nullptr) delwin(keys);
        if (curses_ != nullptr) {
            leave_screen();
            delscreen(curses_);
        }
        if (keys_file_ != nullptr) std::fclose(keys_file_);
        close(signals);
        close(waker);
        sigprocmask(SIG_SETMASK, &mask_before_, nullptr);
    }

    // Between these two calls, the terminal is as the shell left it. Unread keys were not meant for the
    // shell.
    void leave_screen() const {
        if (is_shown_) {
            write_all(PasteFilter::off);
            tcflush(input, TCIFLUSH);
        }
        endwin();
    }
    void return_to_screen() {
        is_shown_ = true;
        refresh();
        write_all(PasteFilter::on);
    }

    // Says why not, if it cannot be used.
    Result<void> start() {
        if (std::string why = size_error(); !why.empty()) return std::unexpected(file_error({}, why));
        // Uses the terminal's size, ignoring LINES and COLUMNS.
        use_tioctl(true);
        keys_file_ = open_keys();
        if (keys_file_ != nullptr) input = fileno(keys_file_);
        curses_ = newterm(nullptr, stdout, keys_file_ != nullptr ? keys_file_ : stdin);
        if (curses_ == nullptr) {
            const char* const name = std::getenv("TERM");
            return std::unexpected(
                file_error({}, "the terminal '" + std::string(name == nullptr ? "" : name) +
                                   "' is unknown: set TERM to a terminal type, such as TERM=xterm"));
        }
        const char* const moves = tigetstr("cup");
        if (moves == nullptr || !std::string_view(moves).starts_with("\x1b["))
            return std::unexpected(
                file_error({}, "the terminal cannot move its cursor, so no board can be drawn on it"));
        cbreak();
        noecho();
        nonl();
        curs_set(0);
        keys = newpad(1, 1);
        keypad(keys, true);
        nodelay(keys, true);
        set_escdelay(25);
        mousemask(BUTTON1_PRESSED, nullptr);
        mouseinterval(0);
        define_key(std::string(PasteFilter::begin).c_str(), PasteFilter::begin_code);
        define_key(std::string(PasteFilter::end).c_str(), PasteFilter::end_code);
        return_to_screen();  // flushes the calls above
        return {};
    }

    PasteFilter paste;
    WINDOW* keys = nullptr;  // a pad: keys are read from it, and nothing is ever drawn by it
    int input = STDIN_FILENO;
    int signals = -1;
    int waker = -1;
    draw::Canvas next_frame{0, 0};
    draw::Canvas shown{0, 0};

  private:
    CrashRestorer restorer_;
    bool is_shown_ = false;
    SCREEN* curses_ = nullptr;
    std::FILE* keys_file_ = nullptr;
    sigset_t mask_before_{};
};

Result<std::unique_ptr<Screen>> Screen::open(const Abilities& abilities) {
    auto terminal = std::make_unique<Terminal>();
    if (const auto started = terminal->start(); !started) return std::unexpected(started.error());
    // Only now it is known that the terminal understands questions.
    const TerminalAnswer answer = abilities.theme ? TerminalAnswer{*abilities.theme, {}} : query_theme();
    const draw::TerminalLook look{.depth = abilities.depth.value_or(depth_of_terminal()),
                                  .theme = answer.theme};
    for (const char typed : answer.typed | std::views::reverse) ungetch(static_cast<unsigned char>(typed));
    return std::unique_ptr<Screen>(new Screen(abilities.unicode, look, std::move(terminal)));
}

Screen::Screen(bool unicode, draw::TerminalLook look, std::unique_ptr<Terminal> terminal)
    : unicode_(unicode), look_(look), terminal_(std::move(terminal)) {
    clear();
}

Screen::~Screen() = default;

int Screen::rows() const {
    return std::min(getmaxy(stdscr), max_rows);
}

int Screen::columns() const {
    return std::min(getmaxx(stdscr), max_columns);
}

draw::GlyphSet Screen::strokes() const {
    if (!unicode_) return draw::GlyphSet::ascii;
    return look_.depth == draw::ColourDepth::none ? draw::GlyphSet::lines : draw::GlyphSet::blocks;
}

void Screen::put(ScreenPos at, std::string_view text, Ink ink) const {
    const draw::Style style = style_of(ink);
    int column = at.column;
    while (!text.empty()) {
        std::string_view rest = text;
        const Taken taken = take_character(rest);
        const std::string_view character = text.substr(0, text.size() - rest.size());
        if (taken.columns == 0) {
            terminal_->next_frame.join(at.row, column - 1, character);
        } else {
            terminal_->next_frame.put(at.row, column, character, style, taken.columns);
        }
        column += taken.columns;
        text = rest;
    }
}

void Screen::put_within(ScreenPos at, int columns, std::string_view text, Ink ink) const {
    if (columns_of(text) <= columns) {
        put(at, text, ink);
        return;
    }
    const std::string_view more = unicode_ ? "…" : "~";
    put(at, std::string(clipped(text, columns - 1)).append(more), ink);
}

void Screen::paste(ScreenPos at, const draw::Canvas& picture) const {
    terminal_->next_frame.paste(at.row, at.column, picture);
}

void Screen::clear() const {
    terminal_->next_frame = draw::Canvas(rows(), columns());
}

void Screen::show() const {
    const std::string change = draw::canvas_change(terminal_->shown, terminal_->next_frame, look_);
    // At the end, puts the cursor where a shell can continue if this program is killed.
    if (!change.empty()) write_all(change + "\x1b[" + std::to_string(rows()) + ";1H");
    terminal_->shown = terminal_->next_frame;
}

bool Screen::next_key(InputEvent& event) {
    const int code = wgetch(terminal_->keys);
    if (code == ERR) return false;
    event = terminal_->paste.takes(code) ? key_event(Key::none) : event_of(code);
    if (code == KEY_RESIZE) event.what = InputEvent::What::resized;
    return true;
}

bool Screen::next_signal(InputEvent& event) {
    signalfd_siginfo info{};
    if (read(terminal_->signals, &info, sizeof info) != sizeof info) return false;
    event = {};
    if (info.ssi_signo == SIGTSTP) {
        terminal_->leave_screen();
        stop_until_continued();
        terminal_->return_to_screen();
    }
    if (info.ssi_signo == SIGWINCH || info.ssi_signo == SIGTSTP) {
        winsize size{};
        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
            resize_term(std::min<int>(size.ws_row, max_rows), std::min<int>(size.ws_col, max_columns));
        terminal_->shown = draw::Canvas(0, 0);
        event.what = InputEvent::What::resized;
        return true;
    }
    event.what = InputEvent::What::signal;
    event.signal = static_cast<int>(info.ssi_signo);
    return true;
}

void Screen::wake() const {
    eventfd_write(terminal_->waker, 1);
}

bool Screen::was_woken(InputEvent& event) {
    eventfd_t times = 0;
    if (eventfd_read(terminal_->waker, &times) != 0) return false;
    event = {};
    event.what = InputEvent::What::woken;
    return true;
}

InputEvent Screen::wait(std::optional<std::chrono::milliseconds> most) {
    InputEvent event;
    const int patience = most ? static_cast<int>(most->count()) : -1;
    while (true) {
        if (next_signal(event) || next_key(event) || was_woken(event)) return event;
        std::array<pollfd, 3> sources = {
            {{terminal_->input, POLLIN, 0}, {terminal_->signals, POLLIN, 0}, {terminal_->waker, POLLIN, 0}},
        };
        const int ready = poll(sources.data(), sources.size(), patience);
        if (ready < 0) continue;
        if (ready == 0) {
            event = {};
            event.what = InputEvent::What::waited;
            return event;
        }
        const bool gone = (sources[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
        if (gone) {
            event = {};
            event.what = InputEvent::What::signal;
            event.signal = SIGHUP;
            return event;
        }
    }
}

std::optional<ScreenPos> step_of(const InputEvent& event) {
    if (event.what != InputEvent::What::key) return std::nullopt;
    const char letter = event.key == Key::character ? event.character : '\0';
    if (event.key == Key::left || letter == 'h') return ScreenPos{0, -1};
    if (event.key == Key::down || letter == 'j') return ScreenPos{1, 0};
    if (event.key == Key::up || letter == 'k') return ScreenPos{-1, 0};
    if (event.key == Key::right || letter == 'l') return ScreenPos{0, 1};
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
        const Taken character = take_character(rest);
        columns -= character.columns;
        if (columns < 0) break;
        bytes += character.bytes;
    }
    return text.substr(0, bytes);
}

}  // namespace bastide::tui
