// A game at the terminal, whichever it is: draws its table, waits for a key, a click, a signal or a bot,
// turns that into an intent, and keeps what `act` makes of it.
//
// What differs from game to game is its front, a class with
//
//     using Table = …;             the game's own: `record`, `notice`, `game()`, and the type `Record`
//     using Store = …;             where it is kept (tui/keeper.h)
//     static constexpr Words words;
//     bool lay_out(screen, table)  where all is drawn, remembered; false if the screen is too small
//     void draw(screen, table, keeper)      all but title, notice and keys
//     Lines lines(table)           what is written around the table, and where
//     std::span<const Page<Table>> pages()  what takes the whole screen, and the key for it
//     std::optional<Intent> intent_of(event, table)     keys that are this game's own
//     std::vector<Intent> clicked(cell, table)
//     bool changes_view(character) whether the key changes how the table is seen, and nothing else
//     std::optional<Thought> bot(table)     who is to move, if that is a bot
//     Thought adviser(table)       who thinks of a hint
//     Table again(table)           a new game like this one
//
// and in the game's namespace `act(table, intent)`, `may_hint(table)`, `question(table)` (empty if nothing is
// asked) and `result_line(table)`.
//
// A key is first `q`, then a page's, then one of `changes_view`, then the front's own, then shared by all
// games.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bastide/play/intent.h"
#include "tui/frame.h"
#include "tui/keeper.h"
#include "tui/screen.h"
#include "tui/thinker.h"

namespace bastide::tui {

// How the player left, and what is to be said once the terminal is as it was.
struct Left {
    int signal = 0;         // that ended it, or 0
    std::string last_word;  // the result of a game that is over, or that it is kept
    std::string trouble;    // why not all of it is kept, if so
};

struct Words {
    const char* game;     // "match"
    const char* command;  // that goes on with it: "bastide match play"
};

// What is written around the table.
struct Lines {
    std::string title;       // after the program's name
    std::string notice;      // if nothing else is to be said
    std::string first_keys;  // what keys there are now
    std::string second_keys;
    std::string view_keys = {};  // those that show more and change nothing, each with two blanks after it
    int notice_row = 0;  // the keys are below
};

// What takes the whole screen. `back` is by how many lines it is moved up from its end, of `most_back(…)`.
template <class Table>
struct Page {
    char key;
    void (*draw)(const Screen& screen, const Table& table, int back);
    int (*most_back)(const Screen& screen, const Table& table);
};

template <class Front>
class GameScreen {
  public:
    using Table = Front::Table;
    using Move = Table::Record::Move;
    using Intent = play::Intent<Move>;
    using Wish = play::Wish;

    GameScreen(Screen& screen, Front front, Keeper<typename Front::Store> keeper, const Kept<Table>& first)
        : screen_(screen),
          front_(std::move(front)),
          keeper_(std::move(keeper)),
          table_(first.table),
          thinker_([&screen] { screen.wake(); }) {
        keeper_.take(first);
    }

    // Until the player leaves.
    Left run() {
        while (!is_left_) {
            let_think();
            draw();
            take(screen_.wait());
        }
        return left_;
    }

  private:
    void want(const Intent& intent) {
        table_ = act(std::move(table_), intent);
        keeper_.keep(table_);
    }

    void begin(Table table) {
        thinker_.stop();
        table_ = std::move(table);
        keeper_.take({.key = {}, .table = table_});
    }

    // What is thought of a turn that is no longer is not wanted.
    void let_think() {
        if (thinker_.is_thinking() && table_.record.played() != thought_turn_) thinker_.stop();
        if (thinker_.is_thinking() || !question(table_).empty()) return;
        if (auto bot = front_.bot(table_)) start_thinking(std::move(*bot), Wish::play);
    }

    void start_thinking(Thinker<Move>::Thought thought, Wish wish) {
        thought_turn_ = table_.record.played();
        thought_is_for_ = wish;
        thinker_.start(std::move(thought));
    }

    void take_thought() {
        const auto move = thinker_.take();
        if (move && table_.record.played() == thought_turn_) want({.wish = thought_is_for_, .move = move});
    }

    void ask_for_hint() {
        want({.wish = Wish::show});
        if (may_hint(table_)) start_thinking(front_.adviser(table_), Wish::show);
    }

    void draw() {
        screen_.clear();
        if (!front_.lay_out(screen_, table_)) {
            draw_too_small(screen_);
        } else {
            const Lines lines = front_.lines(table_);
            screen_.put({0, 1}, "Bastide", {Role::strong});
            screen_.put({0, 10}, lines.title + (keeper_.trouble().empty() ? "" : ", not kept"));
            if (page_ != nullptr) {
                back_ = std::clamp(back_, 0, page_->most_back(screen_, table_));
                page_->draw(screen_, table_, back_);
            } else {
                front_.draw(screen_, table_, keeper_);
                draw_lines(lines);
            }
        }
        screen_.show();
    }

    void draw_lines(const Lines& lines) const {
        const std::string asked = question(table_);
        const std::string& said = table_.notice.empty() ? lines.notice : table_.notice;
        screen_.put({lines.notice_row, 1}, asked.empty() ? said : asked + " y/n", {Role::warning});
        if (!asked.empty()) return;
        screen_.put({lines.notice_row + 1, 1}, lines.first_keys, {Role::faint});
        screen_.put({lines.notice_row + 2, 1}, lines.second_keys, {Role::faint});
    }

    void leave(int signal) {
        is_left_ = true;
        thinker_.stop();
        left_.signal = signal;
        left_.trouble = keeper_.trouble();
        if (table_.game().is_over()) {
            left_.last_word = result_line(table_);
        } else if (keeper_.number() != 0) {
            left_.last_word = std::string("The ") + Front::words.game + " is kept: '" + Front::words.command +
                              "' goes on with it.";
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
        if (!question(table_).empty()) {
            want({.wish = Wish::answer, .x = character == 'y' || character == 'Y' ? 1 : 0});
        } else if (character == 'q') {
            leave(0);
        } else if (!front_.lay_out(screen_, table_)) {
            return;
        } else if (page_ != nullptr) {
            take_on_page(event.key);
        } else if (!opens_page(character) && !front_.changes_view(character)) {
            take_key(event, character);
        }
    }

    void take_on_page(Key key) {
        const bool moves = page_->most_back(screen_, table_) > 0 && (key == Key::up || key == Key::down);
        if (moves) {
            back_ += key == Key::up ? 1 : -1;
        } else {
            page_ = nullptr;
        }
    }

    bool opens_page(char character) {
        const auto pages = front_.pages();
        const auto page = std::ranges::find(pages, character, &Page<Table>::key);
        if (character == '\0' || page == pages.end()) return false;
        page_ = &*page;
        back_ = 0;
        return true;
    }

    void take_key(const Event& event, char character) {
        if (const auto own = front_.intent_of(event, table_)) {
            want(*own);
        } else if (const auto step = step_of(event)) {
            want({.wish = Wish::step, .x = step->column, .y = step->row});
        } else if (character == 'i' || character == 'H') {
            ask_for_hint();
        } else if (character == 'g') {
            if (table_.game().is_over()) begin(front_.again(table_));
        } else if (const auto intent = shared_intent(event.key, character)) {
            want(*intent);
        }
    }

    // Keys that are the same in every game.
    static std::optional<Intent> shared_intent(Key key, char character) {
        if (key == Key::enter || character == ' ') return Intent{.wish = Wish::confirm};
        if (key == Key::escape) return Intent{.wish = Wish::back};
        switch (character) {
            case 'n':
                return Intent{.wish = Wish::next, .x = 1};
            case 'N':
                return Intent{.wish = Wish::next, .x = -1};
            case 'u':
                return Intent{.wish = Wish::undo};
            case 'U':
                return Intent{.wish = Wish::redo};
            case 'v':
                return Intent{.wish = Wish::help};
            default:
                return std::nullopt;
        }
    }

    void click(Cell at) {
        if (!front_.lay_out(screen_, table_) || !question(table_).empty()) return;
        if (page_ != nullptr) {
            page_ = nullptr;
            return;
        }
        for (const Intent& intent : front_.clicked(at, table_)) want(intent);
    }

    Screen& screen_;
    Front front_;
    Keeper<typename Front::Store> keeper_;
    Table table_;
    Thinker<Move> thinker_;
    std::size_t thought_turn_ = 0;
    Wish thought_is_for_ = Wish::play;
    const Page<Table>* page_ = nullptr;
    int back_ = 0;
    bool is_left_ = false;
    Left left_;
};

}  // namespace bastide::tui
