#include "tui/match/screen.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "bastide/text/counted.h"
#include "tui/match/board_view.h"
#include "tui/match/pages.h"
#include "tui/match/panel.h"
#include "tui/match/thinker.h"

namespace bastide::tui {
namespace {

using Step = MatchSession::Step;

class MatchScreen {
  public:
    MatchScreen(Screen& screen, MatchStart start, const match::BotKind& hints,
                const std::function<MatchStart(const MatchSession&)>& again,
                std::optional<SavedMatches>& store, std::string& trouble)
        : screen_(screen),
          hints_(hints),
          again_(again),
          store_(store),
          trouble_(trouble),
          thinker_([&screen] { screen.wake(); }) {
        begin(std::move(start));
    }

    Left run() {
        while (!is_left_) {
            let_bots_think();
            draw();
            take(screen_.wait());
        }
        return left_;
    }

  private:
    enum class Page : std::uint8_t { table, help, log, tiles };

    void begin(MatchStart start) {
        session_ = std::make_unique<MatchSession>(std::move(start), store_, trouble_);
    }

    // What is thought of a turn that is no longer is not wanted.
    void let_bots_think() {
        const std::size_t turn = session_->turns().size();
        if (thinker_.is_thinking() && turn != thought_turn_) thinker_.stop();
        if (session_->step() != Step::bot || thinker_.is_thinking()) return;
        const match::Position& position = session_->position();
        start_thinking(*session_->seat(position.to_move()).bot);
    }

    void start_thinking(const match::BotKind& bot) {
        thought_turn_ = session_->turns().size();
        thinker_.start(bot, session_->position(), session_->chance());
    }

    void take_thought() {
        const auto move = thinker_.take();
        if (!move || session_->turns().size() != thought_turn_) return;
        if (session_->step() == Step::bot) {
            session_->take_bots_move(*move);
        } else {
            session_->take_hint(*move);
        }
    }

    void ask_for_hint() {
        if (session_->step() != Step::tile && session_->step() != Step::meeple) return;
        if (session_->table().ranked) {
            session_->say("This match is ranked: there are no hints");
            return;
        }
        session_->say("Thinking of a hint; you may go on meanwhile");
        start_thinking(hints_);
    }

    // None if the screen is too small. Remembers what is shown.
    std::optional<MatchLayout> layout() {
        const auto now = lay_out_match(screen_.rows(), screen_.columns(), bounds_of(session_->board()),
                                       session_->cursor(), first_, shows_whole_);
        if (now) first_ = now->first;
        return now;
    }

    void draw() {
        screen_.clear();
        if (const auto now = layout()) {
            draw_title();
            draw_page(*now);
        } else {
            draw_too_small(screen_);
        }
        screen_.show();
    }

    void draw_page(const MatchLayout& now) {
        switch (page_) {
            case Page::table:
                draw_table(screen_, now, *session_);
                draw_match_panel(screen_, now, *session_);
                draw_status(now);
                break;
            case Page::help:
                draw_match_help(screen_);
                break;
            case Page::log:
                back_ = std::clamp(back_, 0, most_back(screen_, *session_));
                draw_log(screen_, *session_, back_);
                break;
            case Page::tiles:
                draw_tiles_left(screen_, *session_);
                break;
        }
    }

    void draw_title() {
        screen_.put({0, 1}, "Bastide", {Role::strong});
        std::string title = "match, " + counted(session_->position().left(), "tile") + " to come, " +
                            (session_->table().ranked ? "ranked" : "casual");
        if (!session_->is_kept()) title += ", not kept";
        title += ", seed " + session_->table().seed;
        screen_.put({0, 10}, title);
    }

    std::string first_keys() const {
        switch (session_->step()) {
            case Step::tile:
                return "arrows hjkl move  n N next square  r e turn  space lay";
            case Step::meeple:
                return "up down 0-9 choose  space confirm  escape back to the tile";
            case Step::bot:
                return "arrows hjkl look around";
            case Step::over:
                return "arrows hjkl look around  g new match";
        }
        return {};
    }

    std::string second_keys() const {
        std::string keys;
        if (session_->can_undo() && session_->step() != Step::meeple) keys += "u take back  ";
        if (session_->can_redo()) keys += "U play again  ";
        if (session_->step() == Step::tile && !session_->table().ranked) keys += "i hint  ";
        keys += session_->shows_help() ? "v hide help  " : "v show help  ";
        keys += shows_whole_ ? "z near  " : "z whole  ";
        return keys + "o log  t tiles  ? help  q quit";
    }

    void draw_status(const MatchLayout& now) const {
        const bool is_asked = !session_->question().empty();
        screen_.put({now.message_row, 1}, is_asked ? session_->question() : session_->message(),
                    {Role::warning});
        if (is_asked) return;
        screen_.put({now.message_row + 1, 1}, first_keys(), {Role::faint});
        screen_.put({now.message_row + 2, 1}, second_keys(), {Role::faint});
    }

    void leave(int signal) {
        is_left_ = true;
        thinker_.stop();
        left_.signal = signal;
        if (session_->game().is_over()) {
            left_.last_word = session_->result_line();
        } else if (session_->is_stored()) {
            left_.last_word = "The match is kept: 'bastide match play' goes on with it.";
        }
    }

    void take(const Event& event) {
        switch (event.what) {
            case Event::What::signal:
                leave(event.signal);
                break;
            case Event::What::click:
                click(event.at);
                break;
            case Event::What::key:
                key(event);
                break;
            case Event::What::woken:
                take_thought();
                break;
            case Event::What::resized:
                break;
        }
    }

    void key(const Event& event) {
        if (event.key == Key::none) return;
        const char character = event.key == Key::character ? event.character : '\0';
        if (!session_->question().empty()) {
            session_->answer(character == 'y' || character == 'Y');
            return;
        }
        if (character == 'q') {
            leave(0);
            return;
        }
        if (!layout()) return;
        if (page_ != Page::table) {
            take_on_page(event.key);
        } else if (const auto step = step_of(event)) {
            move(step->column, step->row);
        } else if (character == '\0') {
            take_key(event.key);
        } else if (!take_anytime(character)) {
            take_character(character);
        }
    }

    void take_on_page(Key key) {
        const bool moves = page_ == Page::log && (key == Key::up || key == Key::down);
        if (moves) {
            back_ += key == Key::up ? 1 : -1;
        } else {
            page_ = Page::table;
        }
    }

    // Keys that do the same in every step.
    bool take_anytime(char character) {
        switch (character) {
            case '?':
                page_ = Page::help;
                return true;
            case 'o':
                page_ = Page::log;
                back_ = 0;
                return true;
            case 't':
                page_ = Page::tiles;
                return true;
            case 'v':
                session_->toggle_help();
                return true;
            case 'z':
                shows_whole_ = !shows_whole_;
                return true;
            case 'u':
                session_->undo();
                return true;
            case 'U':
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
        if (character >= '0' && character <= '9' && session_->step() == Step::meeple) {
            if (character - '0' < std::ssize(session_->choices())) session_->choose(character - '0');
            return;
        }
        switch (character) {
            case 'n':
                session_->next_legal(1);
                break;
            case 'N':
                session_->next_legal(-1);
                break;
            case 'r':
                session_->turn(1);
                break;
            case 'e':
                session_->turn(-1);
                break;
            case ' ':
                session_->confirm();
                break;
            case 'i':
            case 'H':
                ask_for_hint();
                break;
            default:
                break;
        }
    }

    void take_key(Key key) {
        switch (key) {
            case Key::tab:
                session_->next_legal(1);
                break;
            case Key::back_tab:
                session_->next_legal(-1);
                break;
            case Key::enter:
                session_->confirm();
                break;
            case Key::escape:
                session_->back();
                break;
            default:
                break;
        }
    }

    // Of the tile, or in the list of meeples.
    void move(int right, int down) {
        if (session_->step() == Step::meeple) {
            session_->choose(static_cast<int>(session_->choice()) + right + down);
        } else {
            session_->move_cursor(right, down);
        }
    }

    void click(Cell at) {
        const auto now = layout();
        if (!now || !session_->question().empty()) return;
        if (page_ != Page::table) {
            page_ = Page::table;
        } else if (const auto choice = choice_at(*now, *session_, at)) {
            const bool again = *choice == static_cast<int>(session_->choice());
            session_->choose(*choice);
            if (again) session_->confirm();
        } else if (const auto square = now->square_at(at)) {
            if (*square == session_->cursor()) {
                session_->confirm();
            } else {
                session_->put_cursor(*square);
            }
        } else if (is_hand_at(*now, session_->position().players(), at)) {
            session_->turn(1);
        }
    }

    Screen& screen_;
    const match::BotKind& hints_;
    const std::function<MatchStart(const MatchSession&)>& again_;
    std::optional<SavedMatches>& store_;
    std::string& trouble_;
    std::unique_ptr<MatchSession> session_;
    Thinker thinker_;
    std::size_t thought_turn_ = 0;
    match::Square first_;
    Page page_ = Page::table;
    int back_ = 0;  // in the log
    bool shows_whole_ = false;
    bool is_left_ = false;
    Left left_;
};

}  // namespace

Left play_match(Screen& screen, MatchStart start, const match::BotKind& hints,
                const std::function<MatchStart(const MatchSession&)>& again,
                std::optional<SavedMatches>& store, std::string& trouble) {
    return MatchScreen(screen, std::move(start), hints, again, store, trouble).run();
}

}  // namespace bastide::tui
