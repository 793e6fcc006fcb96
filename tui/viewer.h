// A game that is watched at the terminal, recorded or being played by bots: turn by turn, or at a pace of its
// own.
//
// Its front is that of the screen where it is played (tui/game_screen.h). The game's namespace has besides
//
//     Table at_turn(table, played)     the table with so many turns of its record's line played
//     std::string last_turn(table)     what was done in the last one; empty if there is none
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "bastide/play/intent.h"
#include "tui/game_view.h"
#include "tui/move_search.h"
#include "tui/playback_speed.h"

namespace bastide::tui {

// What a record comes to, or a game that bots go on with once its line is over.
enum class Watched : bool { record, bots };

// What keys do while a game is watched: two lines without and with those of the game's own views.
struct WatchKeys {
    std::string first;
    std::string second;
};
WatchKeys watch_keys(const PlaybackSpeed& pace, const std::string& view_keys);

// The page of these keys.
void draw_watch_help(const Screen& screen);

template <class Front>
class Viewer {
  public:
    using Table = Front::Table;
    using Move = Table::Record::Move;
    using Wish = play::Wish;

    // A record begins before its first turn and rests; bots play at once.
    Viewer(Screen& screen, Front front, Table table, Watched what)
        : screen_(screen),
          view_(screen, std::move(front), &help_page),
          table_(at_turn(std::move(table), 0)),
          what_(what),
          search_([&screen] { screen.wake(); }) {
        if (what == Watched::bots) speed_.start(now());
    }

    // Until the watcher leaves.
    ExitReport run() {
        while (!is_left_) {
            draw();
            // Who thinks is waited for, whatever is due.
            take(screen_.wait(search_.is_running() ? std::nullopt : speed_.wait(now())));
        }
        return exit_report_;
    }

  private:
    static constexpr Page<Table> help_page = {
        '?', [](const Screen& screen, const Table& /*table*/, int /*back*/) { draw_watch_help(screen); },
        [](const Screen& /*screen*/, const Table& /*table*/) { return 0; }};

    static PlaybackSpeed::Time now() { return std::chrono::steady_clock::now(); }

    std::size_t turn() const { return table_.record.played(); }
    std::size_t last() const { return table_.record.line().size(); }

    void go_to(std::size_t turn) {
        search_.stop();
        table_ = at_turn(std::move(table_), turn);
    }

    // To a turn that was asked for; it stays there.
    void step_to(std::size_t turn) {
        speed_.stop();
        go_to(turn);
    }

    void step_back(std::size_t turns) { step_to(turn() - std::min(turns, turn())); }

    // Beyond the last turn there may be one that a bot has to think of.
    void step_on(std::size_t turns) {
        speed_.stop();
        if (turn() == last()) {
            begin_turn();
        } else {
            go_to(std::min(turn() + turns, last()));
        }
    }

    // What a bot thinks, if it is for one to go on.
    std::optional<SearchTask<Move>> bots_thought() {
        return what_ == Watched::bots ? view_.front().bot(table_) : std::nullopt;
    }

    // The next turn, of the line or of a bot; if there is none, it is over.
    void begin_turn() {
        if (search_.is_running()) return;
        if (turn() < last()) {
            go_to(turn() + 1);
        } else if (auto thought = bots_thought()) {
            search_.start(std::move(*thought));
        } else {
            speed_.stop();
        }
    }

    void take_thought() {
        const auto move = search_.take();
        if (!move) return;
        if (!*move) {
            if constexpr (requires { forfeited(std::move(table_), std::string()); }) {
                const std::size_t played = turn();
                table_ = at_turn(forfeited(std::move(table_), to_string(move->error())), played);
            }
            speed_.stop();
            return;
        }
        table_ = act(std::move(table_), {.wish = Wish::play, .move = **move});
        const std::size_t played = turn();
        table_ = at_turn(std::move(table_), played);
    }

    // At the end it begins anew.
    void play_or_rest() {
        if (speed_.is_on()) {
            search_.stop();
            speed_.stop();
        } else {
            if (turn() == last() && !bots_thought()) go_to(0);
            speed_.start(now());
        }
    }

    // "Turn 12 of 71: Anna laid CFC".
    std::string status() {
        const bool goes_on = turn() == last() && what_ == Watched::bots && !has_ended(table_);
        std::string said = Front::labels.turn_heading;
        said.append(" ").append(std::to_string(turn()));
        if (!goes_on) said.append(" of ").append(std::to_string(last()));
        const std::string done = last_turn(table_);
        return done.empty() ? said : said + ": " + done;
    }

    void draw() {
        screen_.clear();
        if (!view_.lay_out(table_)) {
            draw_too_small(screen_);
        } else {
            StatusLines lines = view_.front().lines(table_);
            WatchKeys keys = watch_keys(speed_, lines.view_keys);
            lines.notice = status();
            lines.first_keys = std::move(keys.first);
            lines.second_keys = std::move(keys.second);
            view_.draw(table_, no_keeper_, lines, "");
        }
        screen_.show();
    }

    void leave(int signal) {
        is_left_ = true;
        exit_report_.signal = signal;
        go_to(last());
        if (what_ == Watched::bots && has_ended(table_)) exit_report_.message = result_line(table_);
    }

    void take(const Event& event) {
        switch (event.what) {
            case Event::What::signal:
                leave(event.signal);
                break;
            case Event::What::click:
                view_.close_page();
                break;
            case Event::What::key:
                key(event);
                break;
            case Event::What::woken:
                take_thought();
                break;
            case Event::What::waited:
                speed_.begin_turn(now());
                begin_turn();
                break;
            case Event::What::resized:
                break;
        }
    }

    void key(const Event& event) {
        if (event.key == Key::none) return;
        if (event.key == Key::character && event.character == 'q') {
            leave(0);
        } else if (view_.lay_out(table_) && !view_.take_key(event, table_)) {
            take_key(event);
        }
    }

    void take_key(const Event& event) {
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
            case 'v':
                table_ = act(std::move(table_), {.wish = Wish::help});
                break;
            default:
                break;
        }
    }

    Screen& screen_;
    GameView<Front> view_;
    AutoSaver<typename Front::Store> no_keeper_{std::nullopt};
    Table table_;
    Watched what_;
    PlaybackSpeed speed_;
    MoveSearch<Move> search_;
    bool is_left_ = false;
    ExitReport exit_report_;
};

}  // namespace bastide::tui
