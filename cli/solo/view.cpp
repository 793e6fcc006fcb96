// `bastide solo view`: a game on the screen, move by move.
#include <string>
#include <utility>

#include "bastide/solo/watched.h"
#include "cli/input.h"
#include "cli/recorded.h"
#include "cli/solo/commands.h"
#include "cli/view_command.h"
#include "tui/solo/front.h"

namespace bastide::cli {
namespace {

Result<solo::Table> find_game(const std::string& name) {
    if (is_game_number(name)) {
        auto kept = kept_game<tui::SoloStore>(tui::games_file(), name);
        if (!kept) return std::unexpected(std::move(kept.error()));
        return watched(std::move(kept->table.record));
    }
    auto record = read_whole(name, most_record_bytes, solo::read_record);
    if (!record) return std::unexpected(std::move(record.error()));
    return watched(*std::move(record));
}

tui::SoloFront front() {
    return tui::SoloFront(random_seed);
}

}  // namespace

void add_solo_view(Command solo, Chosen& chosen) {
    add_view<tui::SoloFront>(solo, chosen,
                             {.game = "game",
                              .argument = "GAME",
                              .command = "bastide solo view",
                              .list = "bastide solo games",
                              .example = "examples/solo/small.json",
                              .find = find_game,
                              .front = front});
}

}  // namespace bastide::cli
