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
#include "tui/pace.h"
#include "tui/shown_table.h"
#include "tui/thinker.h"

namespace bastide::tui {

// What a record comes to, or a game that bots go on with once its line is over.
enum class Watched : bool { record, bots };

// What keys do while a game is watched: two lines without and with those of the game's own views.
struct WatchKeys {
    std::string first;
    std::string second;
};
WatchKeys watch_keys(const Pace& pace, const std::string& view_keys);

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
          shown_(screen, std::move(front), &help_page),
          table_(at_turn(std::move(table), 0)),
          what_(what),
          thinker_([&screen] { screen.wake(); }) {
        if (what == Watched::bots) pace_.start(now());
    }

    // Until the watcher leaves.
    Left run() {
        while (!is_left_) {
            draw();
            // Who thinks is waited for, whatever is due.
            take(screen_.wait(thinker_.is_thinking() ? std::nullopt : pace_.wait(now())));
        }
        return left_;
    }

  private:
    static constexpr Page<Table> help_page = {
        '?', [](const Screen& screen, const Table& /*table*/, int /*back*/) { draw_watch_help(screen); },
        [](const Screen& /*screen*/, const Table& /*table*/) { return 0; }};

    static Pace::Time now() { return std::chrono::steady_clock::now(); }

    std::size_t turn() const { return table_.record.played(); }
    std::size_t last() const { return table_.record.line().size(); }

    void go_to(std::size_t turn) {
        thinker_.stop();
        table_ = at_turn(std::move(table_), turn);
    }

    // To a turn that was asked for; it stays there.
    void step_to(std::size_t turn) {
        pace_.stop();
        go_to(turn);
    }

    void step_back(std::size_t turns) { step_to(turn() - std::min(turns, turn())); }

    // Beyond the last turn there may be one that a bot has to think of.
    void step_on(std::size_t turns) {
        pace_.stop();
        if (turn() == last()) {
            begin_turn();
        } else {
            go_to(std::min(turn() + turns, last()));
        }
    }

    // What a bot thinks, if it is for one to go on.
    std::optional<typename Front::Thought> bots_thought() {
        return what_ == Watched::bots ? shown_.front().bot(table_) : std::nullopt;
    }

    // The next turn, of the line or of a bot; if there is none, it is over.
    void begin_turn() {
        if (thinker_.is_thinking()) return;
        if (turn() < last()) {
            go_to(turn() + 1);
        } else if (auto thought = bots_thought()) {
            thinker_.start(std::move(*thought));
        } else {
            pace_.stop();
        }
    }

    void take_thought() {
        const auto move = thinker_.take();
        if (!move) return;
        if (!*move) {
            if constexpr (requires { forfeited(std::move(table_), std::string()); }) {
                const std::size_t played = turn();
                table_ = at_turn(forfeited(std::move(table_), to_string(move->error())), played);
            }
            pace_.stop();
            return;
        }
        table_ = act(std::move(table_), {.wish = Wish::play, .move = **move});
        const std::size_t played = turn();
        table_ = at_turn(std::move(table_), played);
    }

    // At the end it begins anew.
    void play_or_rest() {
        if (pace_.is_on()) {
            thinker_.stop();
            pace_.stop();
        } else {
            if (turn() == last() && !bots_thought()) go_to(0);
            pace_.start(now());
        }
    }

    // "Turn 12 of 71: Anna laid CFC".
    std::string status() {
        const bool goes_on = turn() == last() && what_ == Watched::bots && !has_ended(table_);
        std::string said = Front::words.turn_heading;
        said.append(" ").append(std::to_string(turn()));
        if (!goes_on) said.append(" of ").append(std::to_string(last()));
        const std::string done = last_turn(table_);
        return done.empty() ? said : said + ": " + done;
    }

    void draw() {
        screen_.clear();
        if (!shown_.lay_out(table_)) {
            draw_too_small(screen_);
        } else {
            Lines lines = shown_.front().lines(table_);
            WatchKeys keys = watch_keys(pace_, lines.view_keys);
            lines.notice = status();
            lines.first_keys = std::move(keys.first);
            lines.second_keys = std::move(keys.second);
            shown_.draw(table_, no_keeper_, lines, "");
        }
        screen_.show();
    }

    void leave(int signal) {
        is_left_ = true;
        left_.signal = signal;
        go_to(last());
        if (what_ == Watched::bots && has_ended(table_)) left_.last_word = result_line(table_);
    }

    void take(const Event& event) {
        switch (event.what) {
            case Event::What::signal:
                leave(event.signal);
                break;
            case Event::What::click:
                shown_.close_page();
                break;
            case Event::What::key:
                key(event);
                break;
            case Event::What::woken:
                take_thought();
                break;
            case Event::What::waited:
                pace_.begin_turn(now());
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
        } else if (shown_.lay_out(table_) && !shown_.take_key(event, table_)) {
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
                pace_.faster();
                pace_.begin_turn(now());
                break;
            case '-':
                pace_.slower();
                pace_.begin_turn(now());
                break;
            case 'v':
                table_ = act(std::move(table_), {.wish = Wish::help});
                break;
            default:
                break;
        }
    }

    Screen& screen_;
    ShownTable<Front> shown_;
    Keeper<typename Front::Store> no_keeper_{std::nullopt};
    Table table_;
    Watched what_;
    Pace pace_;
    Thinker<Move> thinker_;
    bool is_left_ = false;
    Left left_;
};

}  // namespace bastide::tui
