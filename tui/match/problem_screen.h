// Problems in the terminal, one after another. The position looks like a game, and the tile is placed as in a
// game. The verdict says whether the move was best, and why.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/match/problems/problem.h"
#include "tui/game_screen.h"
#include "tui/match/practice_store.h"
#include "tui/match/ui.h"

namespace bastide::tui {

// The problems and the player's answers.
struct Practice {
    std::vector<match::Problem> problems;  // at least one
    std::vector<match::Answer> answers;
    std::size_t first = 0;               // the first problem to show
    std::string today;                   // in the format of `play::day_of`
    std::optional<PracticeStore> store;  // empty if answers cannot be stored
    std::string save_error;              // the reason, if answers cannot be stored
};

// The verdict on an answer, in lines.
struct Verdict {
    std::string word;  // "Right", "Mistake: 3.10 points behind the best move", or empty before an answer
    std::string why;   // "The best move claims a field", or empty
};

Verdict verdict_of(const match::Position& position, const match::TurnReview& turn_review);

class ProblemScreen {
  public:
    ProblemScreen(Screen& screen, MatchUi ui, Practice practice);

    // Runs until the player leaves.
    ExitReport run();

  private:
    const match::Problem& problem() const { return practice_.problems[number_]; }
    bool is_answered() const { return !verdict_.word.empty(); }

    void show(std::size_t number);
    void show_next();
    void skip();
    void judge();
    void compare();
    void apply(const match::Intent& intent);
    void draw();
    StatusLines lines(const TableLayout& layout) const;
    void leave(int signal);
    void handle(const InputEvent& event);
    void key(const InputEvent& event);
    void problem_key(const InputEvent& event);

    Screen& screen_;
    GameView<MatchUi> view_;
    AutoSaver<MatchStore> no_saver_{std::nullopt};
    Practice practice_;
    std::vector<match::ProblemEntry> entries_;
    std::vector<bool> skipped_;  // by problem, true if it was skipped since the last answer
    std::size_t number_ = 0;
    match::Table table_;
    std::string message_;                // shown instead of the notice
    std::optional<match::Move> answer_;  // the answer, once given
    bool shows_best_ = false;            // true to show the best move instead of the answer
    Verdict verdict_;
    std::size_t solved_ = 0;
    std::size_t tried_ = 0;
    bool is_left_ = false;
    ExitReport exit_report_;
};

}  // namespace bastide::tui
