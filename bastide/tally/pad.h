// A score pad: an extended log that grows line by line during a game, with undo and redo.
//
//     Pad pad;
//     pad.enter("players Anna Ben");
//     pad.enter("Anna road 3");
//     pad.standings().player(1).total()  // 3
//     pad.text()                         // save this, and pass it to `Pad::read` later
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/tally/log_entry.h"
#include "bastide/tally/read.h"
#include "bastide/tally/standings.h"

namespace bastide::tally {

class Pad {
  public:
    // Creates an empty pad without players.
    Pad();

    // Continues an extended log or an empty text. A '.' at the end of the text is removed. Fails on an
    // invalid log, and on a plain log, which cannot have names and comments.
    [[nodiscard]] static Result<Pad> read(std::string_view text);

    // All lines, including blank lines and comments.
    const std::string& text() const { return text_; }

    const Standings& standings() const { return reader_.standings(); }
    const MatchLog& log() const { return reader_.log(); }
    bool has_players() const { return log().players > 0; }
    Phase phase() const { return log().final_line > 0 ? Phase::final : Phase::play; }

    // Returns the entries that a line would add, or the error in the line. Takes linear time in the log, as
    // does `enter`.
    [[nodiscard]] std::expected<std::vector<LogEntry>, Message> preview(std::string_view line) const;

    // Adds a valid line. Undone lines can then no longer be redone.
    [[nodiscard]] std::expected<void, Message> enter(std::string_view line);

    // Undoes the last line that is not only a comment, and the comments below it. Redo restores them. Returns
    // false if there is no such line.
    bool undo();
    bool redo();
    bool can_redo() const { return !undone_.empty(); }

  private:
    Pad(std::string text, LogReader reader);

    std::string text_;                 // each line ends in a newline
    LogReader reader_;                 // has read `text_`
    std::vector<std::string> undone_;  // the line undone last is last
};

}  // namespace bastide::tally
