// Texts of the notices shared by all games.
#pragma once

#include <string>

#include "bastide/play/notice.h"
#include "tui/front.h"

namespace bastide::tui {

// Returns the text of a notice, or an empty text for notices that only the game can describe. `count` is the
// number of turns that can be redone.
std::string shared_notice(play::NoticeKind kind, const GameLabels& words, std::size_t count, bool may_undo);

template <class Table>
std::string shared_notice(const Table& table, const GameLabels& words) {
    return shared_notice(table.notice.kind, words, table.record.line().size() - table.record.played(),
                         may_undo(table));
}

}  // namespace bastide::tui
