// A game at the terminal, whichever it is: draws its table, waits for a key, a click, a signal or a bot,
// turns that into an intent, and keeps what `act` makes of it.
//
// What differs from game to game is its front, a class with
//
//     using Table = …;             the game's own: `record`, `notice`, `game()`, and the type `Record`
//     using Store = …;             where it is kept (tui/auto_saver.h)
//     static constexpr GameLabels labels;
//     bool lay_out(screen, table)  where all is drawn, remembered; false if the screen is too small
//     void draw(screen, table, keeper)      all but title, notice and keys
//     StatusLines lines(table)           what is written around the table, and where
//     std::span<const Page<Table>> pages()  what takes the whole screen, and the key for it
//     std::optional<Intent> translate_key(event, table)     keys that are this game's own
//     std::vector<Intent> translate_click(cell, table)
//     bool changes_view(character) whether the key changes how the table is seen, and nothing else
//     std::optional<Thought> bot(table)     who is to move, if that is a bot
//     Thought adviser(table)       who thinks of a hint
//     Table new_game_like(table)           a new game like this one
//
// and in the game's namespace `act(table, intent)`, `may_hint(table)`, `question(table)` (empty if nothing is
// asked) and `result_line(table)`. Where bots may fail it has `forfeited(table, why)` and
// `is_forfeited(table)`, too, as bastide/match/table.h has them.
//
// A key is first `q`, then a page's, then one of `changes_view`, then the front's own, then shared by all
// games.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "bastide/play/intent.h"
#include "tui/auto_saver.h"
#include "tui/game_view.h"
#include "tui/move_search.h"
#include "tui/screen.h"

namespace bastide::tui {

// Keys that are the same in every game.
template <class Intent>
std::optional<Intent> shared_intent(Key key, char character) {
    if (key == Key::enter || character == ' ') return Intent{.wish = play::Wish::confirm};
    if (key == Key::escape) return Intent{.wish = play::Wish::back};
    switch (character) {
        case 'n':
            return Intent{.wish = play::Wish::next, .x = 1};
        case 'N':
            return Intent{.wish = play::Wish::next, .x = -1};
        case 'u':
            return Intent{.wish = play::Wish::undo};
        case 'U':
            return Intent{.wish = play::Wish::redo};
        case 'v':
            return Intent{.wish = play::Wish::help};
        default:
            return std::nullopt;
    }
}

template <class Front>
class GameScreen {
  public:
    using Table = Front::Table;
    using Move = Table::Record::Move;
    using Intent = play::Intent<Move>;
    using Wish = play::Wish;

    GameScreen(Screen& screen, Front front, AutoSaver<typename Front::Store> keeper, const Kept<Table>& first)
        : screen_(screen),
          view_(screen, std::move(front)),
          keeper_(std::move(keeper)),
          table_(first.table),
          search_([&screen] { screen.wake(); }) {
        keeper_.take(first);
    }

    // Until the player leaves.
    ExitReport run() {
        while (!is_left_) {
            let_think();
            draw();
            take(screen_.wait());
        }
        return exit_report_;
    }

  private:
    void want(const Intent& intent) {
        table_ = act(std::move(table_), intent);
        keeper_.keep(table_);
    }

    void begin(Table table) {
        search_.stop();
        keeper_.keep_the_rest(table_);
        table_ = std::move(table);
        keeper_.take({.key = {}, .table = table_});
    }

    // What is thought of a turn that is no longer is not wanted.
    void let_think() {
        if (search_.is_running() && table_.record.played() != thought_turn_) search_.stop();
        if (search_.is_running() || !question(table_).empty()) return;
        if (auto bot = view_.front().bot(table_)) start_thinking(std::move(*bot), Wish::play);
    }

    void start_thinking(SearchTask<Move> thought, Wish wish) {
        thought_turn_ = table_.record.played();
        thought_is_for_ = wish;
        search_.start(std::move(thought));
    }

    void take_thought() {
        const auto move = search_.take();
        if (!move || table_.record.played() != thought_turn_) return;
        if (*move) {
            want({.wish = thought_is_for_, .move = **move});
        } else if constexpr (requires { forfeited(std::move(table_), std::string()); }) {
            table_ = forfeited(std::move(table_), to_string(move->error()));
            keeper_.keep_now(table_);
        }
    }

    void ask_for_hint() {
        want({.wish = Wish::show});
        if (may_hint(table_)) start_thinking(view_.front().adviser(table_), Wish::show);
    }

    void draw() {
        screen_.clear();
        if (!view_.lay_out(table_)) {
            draw_too_small(screen_);
        } else {
            StatusLines lines = view_.front().lines(table_);
            if (!keeper_.save_error().empty()) lines.title += ", not kept";
            if (!table_.notice.empty()) lines.notice = table_.notice;
            view_.draw(table_, keeper_, lines, question(table_));
        }
        screen_.show();
    }

    void leave(int signal) {
        is_left_ = true;
        search_.stop();
        keeper_.keep_the_rest(table_);
        exit_report_.signal = signal;
        exit_report_.save_error = keeper_.save_error();
        if (has_ended(table_)) {
            exit_report_.message = result_line(table_);
        } else if (keeper_.number() != 0) {
            exit_report_.message = std::string("The ") + Front::labels.game + " is kept: '" +
                                   Front::labels.command + "' continues it.";
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
            case Event::What::waited:
                break;
        }
    }

    void key(const Event& event) {
        if (event.key == Key::none) return;
        const char character = event.key == Key::character ? event.character : '\0';
        if (!question(table_).empty()) {
            want({.wish = Wish::answer, .x = character == 'y' || character == 'Y' ? 1 : 0});
        } else if (character == 'q') {
            leave(0);
        } else if (view_.lay_out(table_) && !view_.take_key(event, table_)) {
            take_key(event, character);
        }
    }

    void take_key(const Event& event, char character) {
        if (const auto own = view_.front().translate_key(event, table_)) {
            want(*own);
        } else if (const auto step = step_of(event)) {
            want({.wish = Wish::step, .x = step->column, .y = step->row});
        } else if (character == 'i' || character == 'H') {
            ask_for_hint();
        } else if (character == 'g') {
            if (has_ended(table_)) begin(view_.front().new_game_like(table_));
        } else if (const auto intent = shared_intent<Intent>(event.key, character)) {
            want(*intent);
        }
    }

    void click(ScreenPos at) {
        if (!view_.lay_out(table_) || !question(table_).empty()) return;
        if (view_.is_page_open()) {
            view_.close_page();
        } else {
            for (const Intent& intent : view_.front().translate_click(at, table_)) want(intent);
        }
    }

    Screen& screen_;
    GameView<Front> view_;
    AutoSaver<typename Front::Store> keeper_;
    Table table_;
    MoveSearch<Move> search_;
    std::size_t thought_turn_ = 0;
    Wish thought_is_for_ = Wish::play;
    bool is_left_ = false;
    ExitReport exit_report_;
};

}  // namespace bastide::tui
