// The table of a game on the screen, with the pages that take the whole screen in its place: what is drawn is
// the same whether the game is played (tui/game_screen.h) or watched (tui/viewer.h).
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "tui/auto_saver.h"
#include "tui/frame.h"
#include "tui/screen.h"

namespace bastide::tui {

// How the player left, and what is to be said once the terminal is as it was.
struct ExitReport {
    int signal = 0;          // that ended it, or 0
    std::string message;     // the result of a game that is over, or that it is kept
    std::string save_error;  // why not all of it is kept, if so
};

struct GameLabels {
    const char* game;     // "match"
    const char* command;  // that goes on with it: "bastide match play"
    const char* turn_heading = "Turn";
};

// Whether there is nothing more to play: the game is over, or lost by a bot in a game that knows of that.
template <class Table>
bool has_ended(const Table& table) {
    if constexpr (requires { is_forfeited(table); }) {
        if (is_forfeited(table)) return true;
    }
    return table.game().is_over();
}

// What is written around the table.
struct StatusLines {
    std::string title;       // after the program's name
    std::string notice;      // if nothing else is to be said
    std::string first_keys;  // what keys there are now
    std::string second_keys;
    std::string view_keys = {};  // those that show more and change nothing, each with two blanks after it
    int notice_row = 0;          // the keys are below
    std::string thought = {};    // of who thinks, after the notice
};

// What takes the whole screen. `back` is by how many lines it is moved up from its end, of `most_back(…)`.
template <class Table>
struct Page {
    char key;
    void (*draw)(const Screen& screen, const Table& table, int back);
    int (*most_back)(const Screen& screen, const Table& table);
};

template <class Front>
class GameView {
  public:
    using Table = Front::Table;

    // `first_page` comes before the front's of the same key, if there is one.
    GameView(Screen& screen, Front front, const Page<Table>* first_page = nullptr)
        : screen_(screen), front_(std::move(front)), first_page_(first_page) {}

    Front& front() { return front_; }

    // Whether the screen is large enough; a page or a click means nothing if not.
    bool lay_out(const Table& table) { return front_.lay_out(screen_, table); }

    bool is_page_open() const { return page_ != nullptr; }
    void close_page() { page_ = nullptr; }

    // The table as it is, or a page. Where something is `asked` it takes the place of the keys.
    void draw(const Table& table, AutoSaver<typename Front::Store>& keeper, const StatusLines& lines,
              const std::string& asked) {
        screen_.put({0, 1}, "Bastide", {Role::strong});
        screen_.put({0, 10}, lines.title);
        if (page_ != nullptr) {
            back_ = std::clamp(back_, 0, page_->most_back(screen_, table));
            page_->draw(screen_, table, back_);
            return;
        }
        front_.draw(screen_, table, keeper);
        const std::string between = lines.notice.empty() || lines.thought.empty() ? "" : "; ";
        screen_.put_within({lines.notice_row, 1}, screen_.columns() - 1,
                           asked.empty() ? lines.notice + between + lines.thought : asked + " y/n",
                           {Role::warning});
        if (!asked.empty()) return;
        screen_.put({lines.notice_row + 1, 1}, lines.first_keys, {Role::faint});
        screen_.put({lines.notice_row + 2, 1}, lines.second_keys, {Role::faint});
    }

    // Whether a key was one of an open page, opens one, or changes how the table is seen, and nothing else.
    bool take_key(const Event& event, const Table& table) {
        if (page_ != nullptr) {
            take_on_page(event.key, table);
            return true;
        }
        const char character = event.key == Key::character ? event.character : '\0';
        return opens_page(character) || front_.changes_view(character);
    }

  private:
    void take_on_page(Key key, const Table& table) {
        const bool moves = page_->most_back(screen_, table) > 0 && (key == Key::up || key == Key::down);
        if (moves) {
            back_ += key == Key::up ? 1 : -1;
        } else {
            page_ = nullptr;
        }
    }

    bool opens_page(char character) {
        if (character == '\0') return false;
        const std::span<const Page<Table>> pages = front_.pages();
        const auto page = std::ranges::find(pages, character, &Page<Table>::key);
        const bool is_first = first_page_ != nullptr && first_page_->key == character;
        if (!is_first && page == pages.end()) return false;
        page_ = is_first ? first_page_ : &*page;
        back_ = 0;
        return true;
    }

    Screen& screen_;
    Front front_;
    const Page<Table>* first_page_;
    const Page<Table>* page_ = nullptr;
    int back_ = 0;
};

}  // namespace bastide::tui
