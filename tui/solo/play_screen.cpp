#include "tui/solo/play_screen.h"

#include <memory>
#include <utility>

#include "bastide/solo/format.h"
#include "tui/solo/board_view.h"
#include "tui/solo/panel.h"

namespace bastide::tui {
namespace {

class PlayScreen {
  public:
    PlayScreen(Screen& screen, Start start, const std::function<Start(const Session&)>& again,
               std::optional<SavedGames>& store, std::string& trouble)
        : screen_(screen), again_(again), store_(store), trouble_(trouble) {
        begin(std::move(start));
    }

    Left run() {
        while (!is_left_) {
            draw();
            take(screen_.wait());
        }
        return left_;
    }

  private:
    void begin(Start start) { session_ = std::make_unique<Session>(std::move(start), store_, trouble_); }

    std::optional<Layout> layout() const {
        return lay_out(screen_.rows(), screen_.columns(), session_->board().size(),
                       {session_->row(), session_->column()});
    }

    void draw() {
        screen_.clear();
        if (const auto now = layout()) {
            draw_title();
            if (is_helping_) {
                draw_help(screen_);
            } else {
                draw_board(screen_, *now, *session_, shows_marks_);
                draw_panel(screen_, *now, *session_, shows_marks_);
                draw_status(*now);
            }
        } else {
            draw_too_small(screen_);
        }
        screen_.show();
    }

    void draw_title() {
        screen_.put({0, 1}, "Bastide", {Role::strong});
        std::string title =
            about(session_->settings()) + ", " + (session_->is_ranked() ? "ranked" : "casual");
        if (!session_->is_kept()) title += ", not kept";
        screen_.put({0, 10}, title);
    }

    // What to say when nothing was said: that the player is stuck, if so.
    std::string standing_message() const {
        const solo::Position& position = session_->position();
        if (position.is_over()) return {};
        if (session_->is_stuck()) return "No tile of the hand fits anywhere: d for four new tiles";
        if (shows_marks_ && !session_->fits(session_->selected())) return "This tile fits nowhere now";
        return {};
    }

    void draw_status(const Layout& now) {
        const std::string& said = session_->message();
        screen_.put({now.message_row, 1}, said.empty() ? standing_message() : said, {Role::warning});
        if (session_->game().is_over()) {
            screen_.put({now.message_row + 1, 1},
                        session_->is_ranked() ? "g new game  ? help  q quit"
                                              : "g new game  u take back  ? help  q quit",
                        {Role::faint});
            return;
        }
        std::string first = "arrows hjkl move  1-4 tab tile  n N next square  space place";
        if (session_->position().can_discard()) first += "  d new tiles";
        std::string second;
        if (session_->can_undo()) second += "u take back  ";
        if (session_->can_redo()) second += "r play again  ";
        if (!session_->is_ranked()) second += "i hint  ";
        second += std::string("v ") + (shows_marks_ ? "hide" : "show") + " marks  ? help  q quit";
        screen_.put({now.message_row + 1, 1}, first, {Role::faint});
        screen_.put({now.message_row + 2, 1}, second, {Role::faint});
    }

    void leave(int signal) {
        is_left_ = true;
        left_.signal = signal;
        if (session_->game().is_over()) {
            left_.last_word = session_->result_line();
        } else if (session_->is_stored()) {
            left_.last_word = "The game is kept: 'bastide play' goes on with it.";
        }
    }

    void take(const Event& event) {
        if (event.what == Event::What::signal) {
            leave(event.signal);
        } else if (event.what == Event::What::click) {
            click(event.at);
        } else if (event.what == Event::What::key) {
            key(event);
        }
    }

    void key(const Event& event) {
        if (event.key == Key::none) return;
        if (event.key == Key::character && event.character == 'q') {
            leave(0);
            return;
        }
        if (!layout()) return;
        if (is_helping_) {
            is_helping_ = false;
            return;
        }
        if (event.key == Key::character && take_anytime(event.character)) return;
        if (session_->game().is_over()) return;
        if (const auto step = step_of(event)) {
            session_->move_cursor(step->row, step->column);
        } else if (event.key == Key::character) {
            take_character(event.character);
        } else {
            take_key(event.key);
        }
    }

    // Keys that the end of the game does not change.
    bool take_anytime(char character) {
        switch (character) {
            case '?':
                is_helping_ = true;
                return true;
            case 'v':
                shows_marks_ = !shows_marks_;
                return true;
            case 'u':
                session_->undo();
                return true;
            case 'r':
                session_->redo();
                return true;
            case 'g':
                if (session_->game().is_over()) begin(again_(*session_));
                return true;
            default:
                return false;
        }
    }

    void take_character(char character) {
        switch (character) {
            case '1':
            case '2':
            case '3':
            case '4':
                session_->select(character - '1');
                break;
            case 'n':
                session_->next_legal(1);
                break;
            case 'N':
                session_->next_legal(-1);
                break;
            case ' ':
                session_->place();
                break;
            case 'd':
                session_->discard();
                break;
            case 'i':
            case 'H':
                session_->hint();
                break;
            default:
                break;
        }
    }

    void take_key(Key key) {
        switch (key) {
            case Key::tab:
                session_->select(session_->selected() + 1);
                break;
            case Key::back_tab:
                session_->select(session_->selected() - 1);
                break;
            case Key::enter:
                session_->place();
                break;
            default:
                break;
        }
    }

    void click(Cell at) {
        const auto now = layout();
        if (!now || session_->game().is_over()) return;
        if (is_helping_) {
            is_helping_ = false;
        } else if (const auto square = now->square_at(at)) {
            const bool again = square->row == session_->row() && square->column == session_->column();
            if (again) {
                session_->place();
            } else {
                session_->put_cursor(square->row, square->column);
            }
        } else if (const auto hand = now->hand_at(at)) {
            session_->select(*hand);
        } else if (now->is_discard(at)) {
            session_->discard();
        }
    }

    Screen& screen_;
    const std::function<Start(const Session&)>& again_;
    std::optional<SavedGames>& store_;
    std::string& trouble_;
    std::unique_ptr<Session> session_;
    bool shows_marks_ = true;
    bool is_helping_ = false;
    bool is_left_ = false;
    Left left_;
};

}  // namespace

Left play(Screen& screen, Start start, const std::function<Start(const Session&)>& again,
          std::optional<SavedGames>& store, std::string& trouble) {
    return PlayScreen(screen, std::move(start), again, store, trouble).run();
}

}  // namespace bastide::tui
