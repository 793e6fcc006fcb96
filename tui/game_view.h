// A game's table on the screen, with the pages that replace it: for games being played (tui/game_screen.h)
// and replayed games (tui/viewer.h).
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "tui/frame.h"
#include "tui/front.h"

namespace bastide::tui {

// The reason why the game ended on the screen, and the text to print after the terminal is restored.
struct ExitReport {
    int signal = 0;          // the signal that ended the game, or 0
    std::string message;     // the result of a finished game, or a note that the game was saved
    std::string save_error;  // the reason if some changes were not saved
};

template <Front Ui>
class GameView {
  public:
    using Table = Ui::Table;

    // `first_page` replaces the game's page with the same key, if there is one.
    GameView(Screen& screen, Ui ui, const Page<Table>* first_page = nullptr)
        : screen_(screen), ui_(std::move(ui)), first_page_(first_page) {}

    const Ui& ui() const { return ui_; }
    Ui& ui() { return ui_; }
    // The layout of the table drawn last.
    const Ui::Layout& layout() const { return layout_; }

    // False while the screen is too small. Keys and clicks have no effect then.
    bool fits() const { return fits_; }

    // True if a page is on the screen, where any key closes it.
    bool is_page_open() const { return page_ != nullptr && fits_; }
    void close_page() { page_ = nullptr; }

    // Draws the table or a page, with the lines that `lines_of(layout)` returns.
    template <std::invocable<const typename Ui::Layout&> LinesOf>
    void draw(const Table& table, AutoSaver<typename Ui::Store>& saver, const LinesOf& lines_of) {
        screen_.clear();
        auto layout = ui_.lay_out(screen_, table, layout_);
        fits_ = layout.has_value();
        if (layout) {
            layout_ = *std::move(layout);
            draw_all(table, saver, lines_of(layout_));
        } else {
            draw_too_small(screen_);
        }
        screen_.show();
    }

    // Handles a key of an open page, a key that opens a page, or a key that changes only the view. Returns
    // false for any other key.
    bool handle_key(const InputEvent& event, const Table& table) {
        if (page_ != nullptr) {
            handle_page_key(event.key, table);
            return true;
        }
        const char character = event.key == Key::character ? event.character : '\0';
        return open_page(character) || ui_.change_view(character);
    }

  private:
    void draw_all(const Table& table, AutoSaver<typename Ui::Store>& saver, const StatusLines& lines) {
        screen_.put({0, 1}, "Bastide", {Role::strong});
        screen_.put({0, 10}, lines.title);
        if (page_ != nullptr) {
            back_ = std::clamp(back_, 0, page_->max_back(screen_, table));
            page_->draw(screen_, table, back_);
            return;
        }
        ui_.draw(screen_, layout_, table, saver);
        const std::string between = lines.notice.empty() || lines.bot_info.empty() ? "" : "; ";
        screen_.put_within(
            {lines.notice_row, 1}, screen_.columns() - 1,
            lines.question.empty() ? lines.notice + between + lines.bot_info : lines.question + " y/n",
            {Role::warning});
        if (!lines.question.empty()) return;
        screen_.put({lines.notice_row + 1, 1}, lines.first_keys, {Role::faint});
        screen_.put({lines.notice_row + 2, 1}, lines.second_keys, {Role::faint});
    }

    void handle_page_key(Key key, const Table& table) {
        const bool scrolls = page_->max_back(screen_, table) > 0 && (key == Key::up || key == Key::down);
        if (scrolls) {
            back_ += key == Key::up ? 1 : -1;
        } else {
            page_ = nullptr;
        }
    }

    bool open_page(char character) {
        if (character == '\0') return false;
        const std::span<const Page<Table>> pages = ui_.pages();
        const auto page = std::ranges::find(pages, character, &Page<Table>::key);
        const bool is_first = first_page_ != nullptr && first_page_->key == character;
        if (!is_first && page == pages.end()) return false;
        page_ = is_first ? first_page_ : &*page;
        back_ = 0;
        return true;
    }

    Screen& screen_;
    Ui ui_;
    const Page<Table>* first_page_;
    const Page<Table>* page_ = nullptr;
    int back_ = 0;
    Ui::Layout layout_{};
    bool fits_ = false;
};

}  // namespace bastide::tui
