#include "cli/match/find.h"

#include <utility>

#include "bastide/match/format.h"
#include "bastide/match/watched.h"
#include "cli/recorded.h"
#include "tui/match/match_store.h"

namespace bastide::cli {

Result<match::Table> find_match(const std::string& name) {
    if (is_game_number(name)) {
        auto kept = kept_game<tui::MatchStore>(tui::matches_file(), name);
        if (!kept) return std::unexpected(std::move(kept.error()));
        return watched(std::move(kept->table.record), std::move(kept->table.seats));
    }
    auto record = read_whole(name, most_record_bytes, match::read_record, "a match");
    if (!record) return std::unexpected(std::move(record.error()));
    const int players = record->game().position().players();
    return watched(*std::move(record), match::seats_of(match::player_names(players)));
}

}  // namespace bastide::cli
