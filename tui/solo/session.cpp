#include "tui/solo/session.h"

#include <algorithm>
#include <chrono>
#include <random>

#include "bastide/solo/bots/bot.h"
#include "bastide/solo/format.h"
#include "bastide/text/counted.h"

namespace bastide::tui {
namespace {

// The record with the moves that were taken back still there to redo.
play::Record<solo::Game> as_left(const Start& start) {
    auto record = solo::replay(start.game)
                      .value_or(play::Record<solo::Game>(solo::Game(start.game.settings, start.game.seed)));
    while (record.moves().size() > start.played) record.undo();
    return record;
}

}  // namespace

Session::Session(Start start, std::optional<SavedGames>& store, std::string& trouble)
    : header_{start.game.settings, start.game.seed, {}},
      record_(as_left(start)),
      ranked_(start.ranked),
      key_(start.key),
      store_(store),
      trouble_(trouble),
      message_(std::move(start.note)),
      row_(start.game.settings.size / 2),
      column_(row_) {
    show_last();
}

std::optional<solo::Square> Session::last_placed() const {
    if (record_.moves().empty() || record_.moves().back().is_discard()) return std::nullopt;
    return record_.moves().back().square;
}

bool Session::is_stuck() const {
    return !std::ranges::any_of(position().hand(),
                                [this](solo::Tile tile) { return board().has_place(tile); });
}

void Session::select(int hand) {
    selected_ = (hand + solo::hand_size) % solo::hand_size;
    message_.clear();
}

void Session::move_cursor(int rows, int columns) {
    put_cursor(row_ + rows, column_ + columns);
}

void Session::put_cursor(int row, int column) {
    row_ = std::clamp(row, 0, board().size() - 1);
    column_ = std::clamp(column, 0, board().size() - 1);
    message_.clear();
}

void Session::next_legal(int direction) {
    const int squares = board().size() * board().size();
    int at = row_ * board().size() + column_;
    for (int i = 0; i < squares; ++i) {
        at = (at + direction + squares) % squares;
        const int row = at / board().size();
        const int column = at % board().size();
        if (!position().is_legal({static_cast<std::uint8_t>(selected_), board().square(row, column)}))
            continue;
        put_cursor(row, column);
        return;
    }
    message_ = "No square takes this tile now";
}

void Session::place() {
    const solo::Move move = chosen();
    if (const std::string why = position().obstacle(move); !why.empty()) {
        message_ = "Not here: " + why;
        return;
    }
    const int gain = position().gain(move);
    record_.play(move);
    message_ = outcome(board(), move, gain);
    changed(move);
}

void Session::discard() {
    if (const std::string why = position().obstacle(solo::Move::discard()); !why.empty()) {
        message_ = "Not now: " + why;
        return;
    }
    record_.play(solo::Move::discard());
    message_ = outcome(board(), solo::Move::discard(), 0);
    changed(solo::Move::discard());
}

void Session::undo() {
    if (ranked_) {
        message_ = "This game is ranked: moves stay as they are made";
    } else if (!record_.undo()) {
        message_ = "There is nothing to take back";
    } else {
        message_ = "Taken back; r plays it again";
        show_last();
        changed(std::nullopt);
    }
}

void Session::redo() {
    if (ranked_) {
        message_ = "This game is ranked: moves stay as they are made";
    } else if (!record_.redo()) {
        message_ = "There is nothing to play again";
    } else {
        message_ = "Played again";
        show_last();
        changed(std::nullopt);
    }
}

void Session::hint() {
    if (game().is_over()) return;
    if (ranked_) {
        message_ = "This game is ranked: there are no hints";
        return;
    }
    constexpr std::chrono::milliseconds thought(300);
    const auto bot = solo::find_bot("planner")->make(settings(), {.time = thought});
    play::Random random(std::random_device{}());
    const solo::Move move = bot->choose(position(), random);
    if (move.is_discard()) {
        message_ = "Hint: d, for a new hand";
        return;
    }
    selected_ = move.hand;
    put_cursor(board().row(move.square), board().column(move.square));
    message_ = "Hint: tile " + std::to_string(move.hand + 1) + " here";
}

std::optional<Standing> Session::standing() const {
    if (!store_) return std::nullopt;
    const auto found = store_->standing(settings(), ranked_, board().score().total());
    return found ? std::optional(*found) : std::nullopt;
}

std::string Session::result_line() const {
    return "Bastide solo, " + about(settings()) + (ranked_ ? ", ranked" : "") + ", seed " + seed() + ": " +
           counted(board().score().total(), "point");
}

void Session::show_last() {
    const auto last = last_placed();
    if (!last) return;
    row_ = board().row(*last);
    column_ = board().column(*last);
}

void Session::changed(std::optional<solo::Move> made) {
    if (!store_) return;
    Change change;
    change.played = record_.moves().size();
    change.made = made;
    if (game().is_over()) change.final_score = board().score().total();
    const auto kept = store_->keep(key_, header_, ranked_, change);
    if (kept) return;
    trouble_ = "This game is no longer kept: " + to_string(kept.error());
    message_ = "Not kept from here on: " + kept.error().what;
    store_.reset();
}

}  // namespace bastide::tui
