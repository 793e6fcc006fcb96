// Texts of the notices that games share.
#pragma once

#include <string>

#include "bastide/play/notice.h"
#include "tui/front.h"

namespace bastide::tui {

// Empty for a notice that only its game can put into words. `count` is how many turns can be redone.
std::string shared_notice(play::NoticeKind kind, const GameLabels& words, std::size_t count, bool may_undo);

template <class Table>
std::string shared_notice(const Table& table, const GameLabels& words) {
    return shared_notice(table.notice.kind, words, table.record.line().size() - table.record.played(),
                         may_undo(table));
}

}  // namespace bastide::tui
