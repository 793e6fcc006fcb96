// A match at the screen without the screen: whose turn it is, where the tile in hand is held, which meeple is
// chosen, what was last said, what is asked, and the match itself, every change of which is stored at once.
//
// A person's turn has two steps: hold the tile somewhere and lay it, then choose its meeple. Until the second
// is confirmed nothing has happened. A bot's turn is one move, which somebody else thinks of.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/match/history.h"
#include "bastide/play/record.h"
#include "tui/match/saved_matches.h"

namespace bastide::tui {

// What a move changes, by player: points at once, and totals were the match over before and after it.
struct Outlook {
    match::Scores now = {};
    match::Scores at_end = {};
};

class MatchSession {
  public:
    enum class Step : std::uint8_t {
        tile,    // a person holds a tile
        meeple,  // it lies, and its meeple is to be chosen
        bot,     // a bot is to move
        over,
    };

    // The store may be missing, then nothing is kept. `trouble` says why, if it is. `start` must be a match
    // that replays.
    MatchSession(MatchStart start, std::optional<SavedMatches>& store, std::string& trouble);

    const match::Game& game() const { return record_.game(); }
    const match::Position& position() const { return game().position(); }
    const match::Board& board() const { return position().board(); }
    const MatchTable& table() const { return table_; }
    // Of the players, in order.
    const std::vector<std::string>& names() const { return names_; }
    const Seat& seat(int player) const { return table_.seats[static_cast<std::size_t>(player)]; }
    bool is_kept() const { return store_.has_value(); }
    // Whether there is something kept of it, as there is after a move; and its number there.
    bool is_stored() const { return is_kept() && key_.row != 0; }
    std::int64_t number() const { return key_.row; }

    Step step() const { return step_; }
    match::Square cursor() const { return cursor_; }
    std::uint8_t rotation() const { return rotation_; }
    match::Placement placement() const { return {cursor_, rotation_}; }

    // Where the tile would lie and what meeple it would get, as chosen so far; legal or not.
    match::Move chosen() const;

    // In the meeple's step: what may be chosen, `no_piece` first. All pieces of the tile if there is no help.
    const std::vector<std::uint8_t>& choices() const { return choices_; }
    std::size_t choice() const { return choice_; }

    // What a move of the tile in hand would change. It must be legal.
    Outlook outlook(const match::Move& move) const;

    // Whether the tile in hand fits on a square in some rotation.
    bool takes_tile(match::Square at) const;

    const std::vector<match::Turn>& turns() const { return turns_; }
    // What the end paid; empty before it.
    const std::vector<match::Event>& final_events() const { return final_events_; }

    bool shows_help() const { return shows_help_; }
    bool can_undo() const { return !table_.ranked && undo_target().has_value(); }
    bool can_redo() const { return !table_.ranked && record_.can_redo(); }

    const std::string& message() const { return message_; }
    void say(std::string message) { message_ = std::move(message); }

    // A question that must be answered before anything else, if there is one.
    const std::string& question() const { return question_; }
    void answer(bool is_yes);

    void move_cursor(int right, int down);
    void put_cursor(match::Square at);
    void next_legal(int direction);
    void turn(int quarter_turns);
    void choose(int choice);

    // Lays the tile, or makes the move with the chosen meeple.
    void confirm();
    // From the meeple back to the tile.
    void back();

    // Takes back to the last turn of a person, plays again up to the next. Asks first if a draw would be
    // known then that was not known before.
    void undo();
    void redo();

    void toggle_help();

    // The move that a bot has chosen, in its own turn or as a hint; must be legal.
    void take_bots_move(const match::Move& move);
    void take_hint(const match::Move& move);

    // Chance for a bot in this turn: the same whenever the turn comes again.
    play::Random chance() const;

    // The match in one line: who has how many points.
    std::string result_line() const;

  private:
    std::optional<std::size_t> undo_target() const;
    std::size_t seen_draws() const;
    void take_back_to(std::size_t moves);
    void begin_turn();
    void make(const match::Move& move);
    std::string last_scored() const;
    void turn_to_fit();
    void list_choices();
    bool must_wait();
    void changed(std::optional<match::Move> made);

    MatchTable table_;
    play::Record<match::Game> record_;
    GameKey key_;
    std::optional<SavedMatches>& store_;
    std::string& trouble_;
    std::vector<std::string> names_;
    std::vector<match::Turn> turns_;
    std::vector<match::Event> final_events_;
    std::string message_;
    std::string question_;
    std::size_t known_draws_ =
        0;  // the tiles of turns before this one have been seen, whatever was taken back
    Step step_ = Step::tile;
    match::Square cursor_;
    std::uint8_t rotation_ = 0;
    std::vector<std::uint8_t> choices_;
    std::size_t choice_ = 0;
    bool shows_help_ = true;
};

}  // namespace bastide::tui
