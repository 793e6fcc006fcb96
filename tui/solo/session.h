// A game at the screen without the screen: what is chosen, where the cursor is, what was last said, and the
// game itself, every change of which is stored at once.
#pragma once

#include <optional>
#include <string>

#include "bastide/solo/saved_game.h"
#include "tui/solo/saved_games.h"

namespace bastide::tui {

// What is to be played: new, or as it was left.
struct Start {
    solo::SavedGame game;
    std::size_t played = 0;  // the moves beyond were taken back
    bool ranked = false;
    GameKey key;
    std::string note;  // the first thing said
};

class Session {
  public:
    // The store may be missing, then nothing is kept. `trouble` says why, if it is.
    // `start` must hold a game that replays.
    Session(Start start, std::optional<SavedGames>& store, std::string& trouble);

    const solo::Game& game() const { return record_.game(); }
    const solo::Position& position() const { return game().position(); }
    const solo::Board& board() const { return game().board(); }
    const solo::Settings& settings() const { return header_.settings; }
    const std::string& seed() const { return header_.seed; }
    bool is_ranked() const { return ranked_; }
    bool is_kept() const { return store_.has_value(); }
    // Whether there is something kept of it, as there is after a move.
    bool is_stored() const { return is_kept() && key_.row != 0; }
    std::size_t moves() const { return record_.moves().size(); }

    int selected() const { return selected_; }
    int row() const { return row_; }
    int column() const { return column_; }
    solo::Square cursor() const { return board().square(row_, column_); }
    solo::Move chosen() const { return {static_cast<std::uint8_t>(selected_), cursor()}; }

    // The square of the last placement, if the last move was one.
    std::optional<solo::Square> last_placed() const;

    // Whether some square takes the tile of a place in the hand.
    bool fits(int hand) const { return board().has_place(position().hand()[static_cast<std::size_t>(hand)]); }
    bool is_stuck() const;

    bool can_undo() const { return !ranked_ && record_.can_undo(); }
    bool can_redo() const { return !ranked_ && record_.can_redo(); }

    const std::string& message() const { return message_; }
    void say(std::string message) { message_ = std::move(message); }

    void select(int hand);
    void move_cursor(int rows, int columns);
    void put_cursor(int row, int column);
    void next_legal(int direction);

    void place();
    void discard();
    void undo();
    void redo();
    void hint();

    // Where the score stands among those of the same settings; none if that is not known.
    std::optional<Standing> standing() const;

    // The game in one line: what it was and what came of it.
    std::string result_line() const;

  private:
    void changed(std::optional<solo::Move> made);
    void show_last();

    solo::SavedGame header_;  // without its moves
    play::Record<solo::Game> record_;
    bool ranked_;
    GameKey key_;
    std::optional<SavedGames>& store_;
    std::string& trouble_;
    std::string message_;
    int selected_ = 0;
    int row_ = 0;
    int column_ = 0;
};

}  // namespace bastide::tui
