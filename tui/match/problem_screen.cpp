#include "tui/match/problem_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "bastide/match/format.h"
#include "bastide/match/review/format.h"
#include "bastide/text/plural.h"
#include "bastide/text/wrap.h"

namespace bastide::tui {
namespace {

using match::Problem;
using play::IntentKind;

// The match of a problem, with a person to move: as it was found, or with a move that was made.
match::Table table_of(const Problem& problem, const std::optional<match::Move>& move) {
    auto record = replay(problem.match);
    const int mover = record->game().position().to_move();
    if (move && !record->play(*move)) record->go_to(0);  // both were read as legal
    std::vector<match::Seat> seats =
        match::seats_of(match::player_names(record->game().position().players()));
    for (std::size_t player = 0; player < seats.size(); ++player)
        if (std::cmp_not_equal(player, mover)) seats[player].bot = match::find_bot("master");
    match::Table table = match::table_of(*std::move(record), std::move(seats), true);
    table.is_replay = move.has_value();
    return table;
}

constexpr std::array problem_help = {
    "Find the move that is at least a point better than every other: place",
    "the tile and choose its meeple, as in a game. Then you see whether it was",
    "the best move, and why. A mistake costs only rating.",
    "",
    "Ratings are Glicko ratings: 1500 is average, and +- is the uncertainty of",
    "yours. Only the first answer to a problem counts. Problems that you missed",
    "come back at the end.",
    "",
    "arrows, hjkl   move the tile        n, N, tab    next square",
    "r, e           rotate the tile      space        place it, confirm",
    "0 to 9         choose a meeple      escape       pick the tile up",
    "x              another problem      v            show or hide marks",
    "z              zoom out, zoom in    o, t         log, remaining tiles",
    "",
    "After your answer",
    "n              next problem         b            the best move",
    "a              try again            q            quit",
    "",
    "Any key goes back to the problem.",
};

constexpr Page<match::Table> help_page = {
    '?',
    [](const Screen& screen, const match::Table& /*table*/, int /*back*/) {
        draw_lines(screen, problem_help);
    },
    [](const Screen& /*screen*/, const match::Table& /*table*/) { return 0; }};

std::string rating_text(const match::Rating& rating) {
    return std::to_string(std::lround(rating.rating)) + " +-" +
           std::to_string(std::lround(2 * rating.deviation));
}

}  // namespace

Verdict verdict_of(const match::Position& position, const match::TurnReview& turn_review) {
    const std::vector<std::string> names = match::player_names(position.players());
    const bool is_right = match::quality_of_answer(turn_review) == match::Quality::best;
    const match::Move& best = is_right ? turn_review.made.move : turn_review.best.front().move;
    const std::string does = match::effects_text(position, best, names);
    Verdict verdict{.word = "Right", .why = does.empty() ? "" : "The best move " + does};
    if (is_right) return verdict;
    verdict.word = name(match::quality_of_answer(turn_review));
    verdict.word.front() = static_cast<char>(verdict.word.front() - 'a' + 'A');
    verdict.word += ": " + match::points_text(turn_review.loss()).substr(1) + " points behind the best move";
    return verdict;
}

ProblemScreen::ProblemScreen(Screen& screen, MatchUi ui, Practice practice)
    : screen_(screen),
      view_(screen, std::move(ui), &help_page),
      practice_(std::move(practice)),
      number_(practice_.first),
      table_(table_of(problem(), {})) {
    skipped_.resize(practice_.problems.size());
    entries_.reserve(practice_.problems.size());
    for (const Problem& each : practice_.problems) entries_.push_back({id_of(each), each.rating});
    show(practice_.first);
}

ExitReport ProblemScreen::run() {
    while (!is_left_) {
        draw();
        handle(screen_.wait());
    }
    return exit_report_;
}

void ProblemScreen::show(std::size_t number) {
    number_ = number;
    answer_.reset();
    shows_best_ = false;
    verdict_ = {};
    table_ = table_of(problem(), {});
    message_ = "You are " + table_.seat(table_.position().to_move()).name +
               ". Find the move that is a point better than every other";
}

void ProblemScreen::show_next() {
    const auto next = next_problem(entries_, practice_.answers);
    if (next) {
        show(*next);
    } else {
        verdict_ = {.word = "That was the last one: you have solved all " +
                            text::plural(std::ssize(entries_), "problem"),
                    .why = {}};
    }
}

// Chooses the nearest problem that was not skipped. Once all were, they start over.
void ProblemScreen::skip() {
    skipped_[number_] = true;
    std::vector<match::ProblemEntry> others;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (skipped_[i]) continue;
        others.push_back(entries_[i]);
        numbers.push_back(i);
    }
    const auto next = next_problem(others, practice_.answers);
    if (!next) skipped_.assign(skipped_.size(), false);
    show(next ? numbers[*next] : number_);
}

// By the move that was just made.
void ProblemScreen::judge() {
    const match::Table before = table_of(problem(), {});
    const match::Move move = table_.record.steps().back().move;
    match::Judge judge(before.settings());
    const match::TurnReview turn_review =
        judge.judge(before.position(), move, before.record.played(), match::checking_effort);
    const bool is_right = match::quality_of_answer(turn_review) == match::Quality::best;
    answer_ = move;
    skipped_.assign(skipped_.size(), false);
    verdict_ = verdict_of(before.position(), turn_review);
    ++tried_;
    if (is_right) ++solved_;
    practice_.answers.push_back(
        {.id = id_of(problem()), .rating = problem().rating, .is_right = is_right, .day = practice_.today});
    if (practice_.store) {
        if (const auto saved = practice_.store->save(practice_.answers.back()); !saved) {
            practice_.save_error = "Answers are no longer saved: " + to_string(saved.error());
            practice_.store.reset();
        }
    }
    table_ = table_of(problem(), answer_);
}

// The best move in place of the answer, or the answer again.
void ProblemScreen::compare() {
    shows_best_ = !shows_best_;
    table_ = table_of(problem(), shows_best_ ? problem().best : answer_);
}

void ProblemScreen::apply(const match::Intent& intent) {
    table_ = act(std::move(table_), intent);
    if (intent.kind != IntentKind::step && intent.kind != IntentKind::point) message_.clear();
    if (table_.record.played() <= problem().match.moves.size()) return;
    message_ = "Judging your move";
    draw();
    judge();
    message_.clear();
}

StatusLines ProblemScreen::lines(const TableLayout& layout) const {
    StatusLines lines = view_.ui().lines(layout, table_);
    lines.title = "problem " + id_of(problem()) + ", rated " + std::to_string(problem().rating) + ", yours " +
                  rating_text(rating_of(practice_.answers));
    const int days = days_in_a_row(practice_.answers, practice_.today);
    if (days > 1) lines.title += ", " + std::to_string(days) + " days in a row";
    if (!practice_.save_error.empty()) lines.title += ", not saved";
    if (!is_answered()) {
        if (!message_.empty()) lines.notice = message_;
        lines.second_keys = "x skip  " + lines.second_keys;
        return lines;
    }
    // Two lines, however long the reason is.
    auto text =
        text::wrap(verdict_.word + ". " + verdict_.why, static_cast<std::size_t>(screen_.columns() - 2));
    text.resize(std::max<std::size_t>(text.size(), 2));
    lines.notice = text[0];
    lines.first_keys = text[1] + (text.size() > 2 ? "…" : "");
    lines.second_keys = "n next problem  ";
    if (answer_) lines.second_keys += shows_best_ ? "b your move  " : "b the best move  ";
    lines.second_keys += "a again  ? help  q quit";
    return lines;
}

void ProblemScreen::draw() {
    view_.draw(table_, no_saver_, [&](const TableLayout& layout) { return lines(layout); });
}

void ProblemScreen::leave(int signal) {
    is_left_ = true;
    exit_report_.signal = signal;
    exit_report_.save_error = practice_.save_error;
    if (tried_ > 0)
        exit_report_.message = std::to_string(solved_) + " of " +
                               text::plural(static_cast<std::int64_t>(tried_), "problem") +
                               " solved. Your rating is " + rating_text(rating_of(practice_.answers));
}

void ProblemScreen::handle(const InputEvent& event) {
    switch (event.what) {
        case InputEvent::What::signal:
            leave(event.signal);
            break;
        case InputEvent::What::click:
            if (!view_.fits()) break;
            if (view_.is_page_open()) {
                view_.close_page();
            } else if (!is_answered()) {
                for (const match::Intent& intent : MatchUi::translate_click(event.at, view_.layout(), table_))
                    if (!is_answered()) apply(intent);
            }
            break;
        case InputEvent::What::key:
            key(event);
            break;
        case InputEvent::What::woken:
        case InputEvent::What::resized:
        case InputEvent::What::waited:
            break;
    }
}

void ProblemScreen::key(const InputEvent& event) {
    if (event.key == Key::none) return;
    const bool leaves = event.key == Key::character && event.character == 'q' && !view_.is_page_open();
    if (leaves) {
        leave(0);
    } else if (view_.fits() && !view_.handle_key(event, table_)) {
        problem_key(event);
    }
}

void ProblemScreen::problem_key(const InputEvent& event) {
    const char character = event.key == Key::character ? event.character : '\0';
    if (is_answered()) {
        if (character == 'n') show_next();
        if (character == 'b' && answer_) compare();
        if (character == 'a') show(number_);
        return;
    }
    if (character == 'x') {
        skip();
    } else if (const auto own = MatchUi::translate_key(event, table_)) {
        apply(*own);
    } else if (const auto step = step_of(event)) {
        apply({.kind = IntentKind::step, .x = step->column, .y = step->row});
    } else if (const auto intent = shared_intent<match::Intent>(event.key, character)) {
        // A problem has one move, and nothing to undo.
        if (intent->kind != IntentKind::undo && intent->kind != IntentKind::redo) apply(*intent);
    }
}

}  // namespace bastide::tui
