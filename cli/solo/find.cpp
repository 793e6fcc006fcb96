#include "cli/solo/find.h"

#include <string_view>
#include <utility>

#include "bastide/match/saved_match.h"
#include "bastide/solo/watched.h"
#include "cli/recorded.h"
#include "command/fail.h"
#include "os/input.h"
#include "tui/solo/solo_store.h"

namespace bastide::cli {
namespace {

// A match is sent where it is understood.
Result<solo::Record> read_game(std::string_view text) {
    auto record = solo::read_record(text);
    if (!record && match::read_saved_match(text)) {
        return failed("this is a match, not a game of solo: see 'bastide match --help' for what reads it");
    }
    return record;
}

}  // namespace

Result<solo::Table> find_solo_game(const std::string& name) {
    if (is_game_number(name)) {
        auto kept = kept_game<tui::SoloStore>(tui::games_file(), name);
        if (!kept) return std::unexpected(std::move(kept.error()));
        return watched(std::move(kept->table.record));
    }
    auto record = os::read_whole(name, most_record_bytes, read_game, "a game");
    if (!record) return std::unexpected(std::move(record.error()));
    return watched(*std::move(record));
}

}  // namespace bastide::cli
