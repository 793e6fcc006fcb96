#include "bastide/solo/replay_table.h"

#include <utility>

namespace bastide::solo {

Table replay_table(Record record) {
    const std::size_t played = record.played();
    if (record.can_redo()) record = *play::replay<Game>(record.start(), record.moves());
    Table table = table_of(std::move(record), false);
    table.help = false;
    return seek(std::move(table), played);
}

Table seek(Table table, std::size_t played) {
    table.record.go_to(played);
    const bool help = table.help;
    table = table_of(std::move(table.record), table.ranked);
    table.help = help;
    table.is_replay = true;
    if (table.record.can_redo()) {
        const Move& next = table.record.line()[table.record.played()].move;
        if (!next.is_discard()) table.selected = next.hand;
    }
    return table;
}

}  // namespace bastide::solo
