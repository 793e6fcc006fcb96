// Shows a recorded game, or a game that bots play, at the terminal, turn by turn or at a chosen speed.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "tui/game_view.h"
#include "tui/playback_speed.h"

namespace bastide::tui {

// A record, or a game that bots continue after its last turn.
enum class ReplaySource : bool { record, bots };

// The two lines of keys. The second line also shows the keys of the game's views.
struct WatchKeys {
    std::string first;
    std::string second;
};
WatchKeys watch_keys(const PlaybackSpeed& pace, const std::string& view_keys,
                     const std::string& review_keys = {});

// Draws the page that explains these keys.
void draw_watch_help(const Screen& screen, bool has_review);

// The result of a front's reviews.
template <class Ui>
struct ReviewOf {
    using Type = std::nullptr_t;
};
template <ReviewFront Ui>
struct ReviewOf<Ui> {
    using Type = Ui::Review;
};

template <ReplayFront Ui>
class Viewer {
  public:
    using Table = Ui::Table;
    using Move = MoveOf<Table>;
    using IntentKind = play::IntentKind;

    // A record is shown before its first turn and paused. Bots start to play at once.
    Viewer(Screen& screen, Ui ui, Table table, ReplaySource what)
        : screen_(screen),
          view_(screen, std::move(ui), &help_page),
          table_(seek(std::move(table), 0)),
          what_(what),
          search_([&screen] { screen.wake(); }),
          review_([&screen] { screen.wake(); }) {
        if (what == ReplaySource::bots) speed_.start(now());
    }

    // Runs until the viewer leaves.
    ExitReport run() {
        while (!is_left_) {
            draw();
            // Waits for a running search, even if a turn is due.
            handle(screen_.wait(search_.is_running() ? std::nullopt : speed_.wait(now())));
        }
        return exit_report_;
    }

  private:
    static constexpr Page<Table> help_page = {
        '?',
        [](const Screen& screen, const Table& /*table*/, int /*back*/) {
            draw_watch_help(screen, ReviewFront<Ui>);
        },
        [](const Screen& /*screen*/, const Table& /*table*/) { return 0; }};

    static PlaybackSpeed::Time now() { return std::chrono::steady_clock::now(); }

    std::size_t turn() const { return table_.record.played(); }
    std::size_t last() const { return table_.record.line().size(); }

    void go_to(std::size_t turn) {
        search_.stop();
        table_ = seek(std::move(table_), turn);
    }

    // Goes to a turn and pauses.
    void step_to(std::size_t turn) {
        speed_.stop();
        go_to(turn);
    }

    void step_back(std::size_t turns) { step_to(turn() - std::min(turns, turn())); }

    // Moves forward by `turns` turns. After the last turn, starts a bot's search for the next turn.
    void step_on(std::size_t turns) {
        speed_.stop();
        if (turn() == last()) {
            begin_turn();
        } else {
            go_to(std::min(turn() + turns, last()));
        }
    }

    // Returns the search for the next turn, if bots continue the game.
    std::optional<SearchTask<Move>> bot_search() {
        return what_ == ReplaySource::bots ? view_.ui().bot(table_) : std::nullopt;
    }

    // Begins the next turn of the record or of a bot. Pauses if there is no next turn.
    void begin_turn() {
        if (search_.is_running()) return;
        if (turn() < last()) {
            go_to(turn() + 1);
        } else if (auto search = bot_search()) {
            search_.start(std::move(*search));
        } else {
            speed_.stop();
        }
    }

    void take_move() {
        const auto move = search_.take();
        if (!move) return;
        if (!*move) {
            if constexpr (requires { forfeited(std::move(table_), std::string()); }) {
                const std::size_t played = turn();
                table_ = seek(forfeited(std::move(table_), to_string(move->error())), played);
            }
            speed_.stop();
            return;
        }
        table_ = act(std::move(table_), {.kind = IntentKind::play, .move = **move});
        const std::size_t played = turn();
        table_ = seek(std::move(table_), played);
    }

    // Plays or pauses. At the end, starts again from the beginning.
    void play_or_rest() {
        if (speed_.is_on()) {
            search_.stop();
            speed_.stop();
        } else {
            if (turn() == last() && !bot_search()) go_to(0);
            speed_.start(now());
        }
    }

    // Only the turns of a record are reviewed, because bots may continue their game.
    bool may_review() const { return ReviewFront<Ui> && what_ == ReplaySource::record && last() > 0; }

    void begin_review() {
        if constexpr (ReviewFront<Ui>) {
            if (!may_review() || review_.is_running() || view_.ui().review().is_ready()) return;
            review_.start(view_.ui().review().task(table_, [this] { screen_.wake(); }));
        }
    }

    void take_review() {
        if constexpr (ReviewFront<Ui>) {
            auto review = review_.take();
            if (review && *review) view_.ui().review().set(**std::move(review));
        }
    }

    // Goes to the next or previous marked move.
    void step_to_mark(int step) {
        if constexpr (ReviewFront<Ui>) {
            if (const auto marked = view_.ui().review().marked_turn(turn(), step)) step_to(*marked);
        }
    }

    std::string review_keys() const {
        if constexpr (ReviewFront<Ui>) {
            if (view_.ui().review().is_ready()) return "m M mistakes";
        }
        return may_review() && !review_.is_running() ? "r review" : "";
    }

    std::string review_progress() const {
        if constexpr (ReviewFront<Ui>) return view_.ui().review().progress(table_);
        return {};
    }

    // "Turn 12 of 71: Anna placed CFC".
    std::string status_line() const {
        const bool should_continue = turn() == last() && what_ == ReplaySource::bots && !has_ended(table_);
        std::string status = Ui::labels.turn_heading;
        status.append(" ").append(std::to_string(turn()));
        if (!should_continue) status.append(" of ").append(std::to_string(last()));
        const std::string done = Ui::describe_last_turn(table_);
        return done.empty() ? status : status + ": " + done;
    }

    void draw() {
        view_.draw(table_, no_saver_, [&](const Ui::Layout& layout) {
            StatusLines lines = view_.ui().lines(layout, table_);
            WatchKeys keys = watch_keys(speed_, lines.view_keys, review_keys());
            lines.notice = review_.is_running() ? review_progress() : status_line();
            lines.first_keys = std::move(keys.first);
            lines.second_keys = std::move(keys.second);
            return lines;
        });
    }

    void leave(int signal) {
        is_left_ = true;
        exit_report_.signal = signal;
        go_to(last());
        if (what_ == ReplaySource::bots && has_ended(table_))
            exit_report_.message = Ui::describe_result(table_);
    }

    void handle(const InputEvent& event) {
        switch (event.what) {
            case InputEvent::What::signal:
                leave(event.signal);
                break;
            case InputEvent::What::click:
                view_.close_page();
                break;
            case InputEvent::What::key:
                key(event);
                break;
            case InputEvent::What::woken:
                take_move();
                take_review();
                break;
            case InputEvent::What::waited:
                speed_.begin_turn(now());
                begin_turn();
                break;
            case InputEvent::What::resized:
                break;
        }
    }

    void key(const InputEvent& event) {
        if (event.key == Key::none) return;
        if (event.key == Key::character && event.character == 'q' && !view_.is_page_open()) {
            leave(0);
        } else if (view_.fits() && !view_.handle_key(event, table_)) {
            replay_key(event);
        }
    }

    void replay_key(const InputEvent& event) {
        switch (event.key) {
            case Key::left:
                step_back(1);
                break;
            case Key::right:
                step_on(1);
                break;
            case Key::up:
                step_back(10);
                break;
            case Key::down:
                step_on(10);
                break;
            case Key::home:
                step_to(0);
                break;
            case Key::end:
                step_to(last());
                break;
            case Key::character:
                take_character(event.character);
                break;
            default:
                break;
        }
    }

    void take_character(char character) {
        switch (character) {
            case 'p':
            case 'h':
                step_back(1);
                break;
            case 'n':
            case 'l':
                step_on(1);
                break;
            case '0':
                step_to(0);
                break;
            case '$':
                step_to(last());
                break;
            case ' ':
                play_or_rest();
                break;
            case '+':
            case '=':
                speed_.faster();
                speed_.begin_turn(now());
                break;
            case '-':
                speed_.slower();
                speed_.begin_turn(now());
                break;
            case 'r':
                begin_review();
                break;
            case 'm':
                step_to_mark(1);
                break;
            case 'M':
                step_to_mark(-1);
                break;
            case 'v':
                table_ = act(std::move(table_), {.kind = IntentKind::help});
                break;
            default:
                break;
        }
    }

    Screen& screen_;
    GameView<Ui> view_;
    AutoSaver<typename Ui::Store> no_saver_{std::nullopt};
    Table table_;
    ReplaySource what_;
    PlaybackSpeed speed_;
    MoveSearch<Move> search_;
    MoveSearch<typename ReviewOf<Ui>::Type> review_;
    bool is_left_ = false;
    ExitReport exit_report_;
};

}  // namespace bastide::tui
