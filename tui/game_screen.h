// Plays a game at the terminal: draws its table, waits for a key, a click, a signal or a bot, translates that
// into an intent, and saves the table that `act` returns. Differences between games are in their `Front`
// (tui/front.h).
//
// Keys are tried in this order: `q`, keys of pages, keys that change the view, keys of the game, keys shared
// by all games.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "tui/game_view.h"

namespace bastide::tui {

// Translates the keys that all games share.
template <class Intent>
std::optional<Intent> shared_intent(Key key, char character) {
    if (key == Key::enter || character == ' ') return Intent{.kind = play::IntentKind::confirm};
    if (key == Key::escape) return Intent{.kind = play::IntentKind::back};
    switch (character) {
        case 'n':
            return Intent{.kind = play::IntentKind::next, .x = 1};
        case 'N':
            return Intent{.kind = play::IntentKind::next, .x = -1};
        case 'u':
            return Intent{.kind = play::IntentKind::undo};
        case 'U':
            return Intent{.kind = play::IntentKind::redo};
        case 'v':
            return Intent{.kind = play::IntentKind::help};
        default:
            return std::nullopt;
    }
}

template <Front Ui>
class GameScreen {
  public:
    using Table = Ui::Table;
    using Move = MoveOf<Table>;
    using Intent = play::Intent<Move>;
    using IntentKind = play::IntentKind;

    // The message is shown first.
    GameScreen(Screen& screen, Ui ui, AutoSaver<typename Ui::Store> saver, const StoredGame<Table>& first,
               std::string message = {})
        : screen_(screen),
          view_(screen, std::move(ui)),
          saver_(std::move(saver)),
          table_(first.table),
          message_(std::move(message)),
          search_([&screen] { screen.wake(); }) {
        saver_.take(first);
    }

    // Runs until the player leaves.
    ExitReport run() {
        while (!is_left_) {
            search_for_bot();
            draw();
            handle(screen_.wait());
        }
        return exit_report_;
    }

  private:
    // A message stays as long as only the cursor moves.
    void apply(const Intent& intent) {
        const bool was_over = has_ended(table_);
        table_ = act(std::move(table_), intent);
        if (intent.kind != IntentKind::step && intent.kind != IntentKind::point) message_.clear();
        if (was_over && !has_ended(table_))
            message_ = std::string("The ")
                           .append(Ui::labels.game)
                           .append(" goes on: U redoes the last ")
                           .append(Ui::labels.turn)
                           .append(" and ends it again");
        show(saver_.save(table_));
    }

    void show(std::string message) {
        if (!message.empty()) message_ = std::move(message);
    }

    void begin(Table table) {
        search_.stop();
        saver_.flush(table_);
        message_.clear();
        table_ = std::move(table);
        saver_.take({.key = {}, .table = table_});
    }

    // Starts the search if a bot is to move, and stops a search for a turn that has been undone.
    void search_for_bot() {
        if (search_.is_running() && table_.record.played() != search_turn_) search_.stop();
        if (search_.is_running() || needs_confirmation(table_)) return;
        if (auto task = view_.ui().bot(table_)) start_search(std::move(*task), IntentKind::play);
    }

    void start_search(SearchTask<Move> task, IntentKind kind) {
        search_turn_ = table_.record.played();
        search_kind_ = kind;
        search_.start(std::move(task));
    }

    void take_move() {
        const auto move = search_.take();
        if (!move || table_.record.played() != search_turn_) return;
        if (*move) {
            apply({.kind = search_kind_, .move = **move});
        } else if constexpr (requires { forfeited(std::move(table_), std::string()); }) {
            table_ = forfeited(std::move(table_), to_string(move->error()));
            show(saver_.save_now(table_));
        }
    }

    void search_for_hint() {
        apply({.kind = IntentKind::show});
        if (may_hint(table_)) start_search(view_.ui().adviser(table_), IntentKind::show);
    }

    void draw() {
        const auto lines_of = [&](const Ui::Layout& layout) {
            StatusLines lines = view_.ui().lines(layout, table_);
            if (!saver_.save_error().empty()) lines.title += ", not saved";
            if (!message_.empty()) lines.notice = message_;
            if (asks_to_leave_)
                lines.question.assign("The ").append(Ui::labels.game).append(" is not saved. Quit anyway?");
            return lines;
        };
        view_.draw(table_, saver_, lines_of);
    }

    void leave(int signal) {
        is_left_ = true;
        search_.stop();
        saver_.flush(table_);
        exit_report_.signal = signal;
        exit_report_.save_error = saver_.save_error();
        if (has_ended(table_)) {
            exit_report_.message = Ui::describe_result(table_);
        } else if (saver_.number() != 0) {
            const std::string number = Ui::labels.takes_number ? ' ' + std::to_string(saver_.number()) : "";
            exit_report_.message = std::string("The ") + Ui::labels.game + " is saved: '" +
                                   Ui::labels.command + number + "' continues it.";
        }
    }

    void handle(const InputEvent& event) {
        switch (event.what) {
            case InputEvent::What::signal:
                leave(event.signal);
                break;
            case InputEvent::What::click:
                click(event.at);
                break;
            case InputEvent::What::key:
                key(event);
                break;
            case InputEvent::What::woken:
                take_move();
                break;
            case InputEvent::What::resized:
            case InputEvent::What::waited:
                break;
        }
    }

    void key(const InputEvent& event) {
        if (event.key == Key::none) return;
        const char character = event.key == Key::character ? event.character : '\0';
        if (asks_to_leave_) {
            asks_to_leave_ = false;
            if (character == 'y' || character == 'Y') leave(0);
        } else if (needs_confirmation(table_)) {
            apply({.kind = IntentKind::answer, .x = character == 'y' || character == 'Y' ? 1 : 0});
        } else if (character == 'q' && !view_.is_page_open()) {
            asks_to_leave_ = loses_moves();
            if (!asks_to_leave_) leave(0);
        } else if (view_.fits() && !view_.handle_key(event, table_)) {
            game_key(event, character);
        }
    }

    bool loses_moves() const {
        return !Ui::labels.is_saved && table_.record.played() > 0 && !has_ended(table_);
    }

    void game_key(const InputEvent& event, char character) {
        if (const auto own = view_.ui().translate_key(event, table_)) {
            apply(*own);
        } else if (const auto step = step_of(event)) {
            apply({.kind = IntentKind::step, .x = step->column, .y = step->row});
        } else if (character == 'i' || character == 'H') {
            search_for_hint();
        } else if (character == 'g') {
            if (has_ended(table_)) begin(view_.ui().new_game_like(table_));
        } else if (const auto intent = shared_intent<Intent>(event.key, character)) {
            apply(*intent);
        }
    }

    void click(ScreenPos at) {
        if (!view_.fits() || asks_to_leave_ || needs_confirmation(table_)) return;
        if (view_.is_page_open()) {
            view_.close_page();
        } else {
            for (const Intent& intent : view_.ui().translate_click(at, view_.layout(), table_)) apply(intent);
        }
    }

    Screen& screen_;
    GameView<Ui> view_;
    AutoSaver<typename Ui::Store> saver_;
    Table table_;
    std::string message_;  // a message of the store or the command, shown instead of the notice
    MoveSearch<Move> search_;
    std::size_t search_turn_ = 0;
    IntentKind search_kind_ = IntentKind::play;
    bool asks_to_leave_ = false;
    bool is_left_ = false;
    ExitReport exit_report_;
};

}  // namespace bastide::tui
