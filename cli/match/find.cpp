#include "cli/match/find.h"

#include <string_view>
#include <utility>

#include "bastide/match/format.h"
#include "bastide/match/watched.h"
#include "bastide/solo/saved_game.h"
#include "cli/failed.h"
#include "cli/recorded.h"
#include "tui/match/match_store.h"

namespace bastide::cli {
namespace {

// A game of solo is sent where it is understood.
Result<match::Record> read_match(std::string_view text) {
    auto record = match::read_record(text);
    if (!record && solo::read_saved_game(text)) {
        return failed("this is a game of solo, not a match: see 'bastide solo --help' for what reads it");
    }
    return record;
}

}  // namespace

Result<match::Table> find_match(const std::string& name) {
    if (is_game_number(name)) {
        auto kept = kept_game<tui::MatchStore>(tui::matches_file(), name);
        if (!kept) return std::unexpected(std::move(kept.error()));
        return watched(std::move(kept->table.record), std::move(kept->table.seats));
    }
    auto record = read_whole(name, most_record_bytes, read_match, "a match");
    if (!record) return std::unexpected(std::move(record.error()));
    const int players = record->game().position().players();
    return watched(*std::move(record), match::seats_of(match::player_names(players)));
}

}  // namespace bastide::cli
