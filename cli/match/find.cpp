#include "cli/match/find.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "bastide/match/match_file.h"
#include "bastide/match/watched.h"
#include "bastide/solo/saved_game.h"
#include "cli/recorded.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/input.h"
#include "tui/match/match_store.h"

namespace bastide::cli {
namespace {

// A game of solo is sent where it is understood.
Result<match::NamedMatch> read_match(std::string_view text) {
    auto read = match::read_match_file(text);
    if (!read && solo::read_saved_game(text))
        return failed("this is a game of solo, not a match: see 'bastide solo --help' for what reads it");
    return read;
}

}  // namespace

Result<match::Table> find_match(const std::string& name) {
    if (is_game_number(name)) {
        auto kept = kept_game<tui::MatchStore>(tui::matches_file(), name);
        if (!kept) return std::unexpected(std::move(kept.error()));
        return watched(std::move(kept->table.record), std::move(kept->table.seats),
                       std::move(kept->table.forfeit));
    }
    auto read = os::read_whole(name, most_record_bytes, read_match, "a match");
    if (!read) return std::unexpected(std::move(read.error()));
    return watched(std::move(read->record), match::seats_of(read->names), std::move(read->forfeit));
}

Result<std::vector<std::string>> names_at(const match::Table& table, const std::string& given,
                                          const std::string& file) {
    std::vector<std::string> names;
    names.reserve(table.seats.size());
    for (const match::Seat& seat : table.seats) names.push_back(seat.name);
    const std::vector<std::string> words = words_of_list(given);
    if (words.size() > names.size() && !given.empty())
        return std::unexpected(file_error(
            file, fmt::format("has {} players, and --names gives {} names", names.size(), words.size())));
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!words[i].empty()) names[i] = words[i];
    return names;
}

}  // namespace bastide::cli
