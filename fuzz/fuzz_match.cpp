// Any bytes as a saved game, Bastide's or JCloisterZone's: a valid one round-trips, replays, and is the same
// game to every other system. Or as settings and moves, each of which can be undone.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/bga.h"
#include "bastide/match/export.h"
#include "bastide/match/format.h"
#include "bastide/match/jcz.h"
#include "bastide/match/jcz_save.h"
#include "bastide/match/notation.h"
#include "bastide/match/testing/random_match.h"
#include "fuzz/saved_games.h"

namespace {

using namespace bastide::match;
using bastide::fuzz::require;

// Checks that the points of all events add up to the result.
void add_up(const Record& record) {
    Scores sum{};
    const auto add = [&](const Event& event) {
        require(event.winners != 0);
        for (std::size_t player = 0; player < sum.size(); ++player)
            sum[player] += (event.winners >> player & 1) != 0 ? event.points : 0;
    };
    for (const Record::Step& turn : record.steps()) std::ranges::for_each(turn.events, add);
    std::ranges::for_each(final_events(record.game().position()), add);
    require(sum == final_scores(record.game().position()));
}

void check_messages(const SavedMatch& saved) {
    const auto record = replay(saved);
    require(record.has_value());
    add_up(*record);
    require(!replay_json(*record).empty());
    require(!landscape_json(record->game().position().board()).empty());
    require(tally_log(*record).has_value() || saved.deal.settings.farm == Farm::first);
    if (const auto save = jcz_save(*record, player_names(saved.deal.settings.players))) {
        const auto back = read_jcz(*save);
        require(back.has_value() && back->record.moves() == record->moves());
    }
}

void read(std::string_view text) {
    bastide::fuzz::read_back(text, read_saved_match, check_messages);
    require(!old_jcz_error(text) || !read_jcz(text));
    if (const auto save = read_jcz(text)) check_messages(saved_of(save->record));
    if (const auto log = read_bga(text)) check_messages(saved_of(log->record));
}

// The meaning of a byte: the last six undo or redo, the others are moves.
void step(Record& record, std::uint8_t byte) {
    const Game& game = record.game();
    if (byte >= 250) {
        byte % 2 == 0 ? record.redo() : record.undo();
    } else if (!game.is_over()) {
        const std::vector<Move> moves = game.legal_moves();
        const Move& move = moves[byte * 7919U % moves.size()];
        const auto answer = read_move(to_text(move));
        require(answer && *answer == move && game.is_legal(move));
        require(record.play(move).has_value());
    }
}

void play(std::span<const std::uint8_t> bytes) {
    static const std::vector<Settings> choices = testing::some_settings();
    const Deal deal{.settings = choices[bytes[0] % choices.size()], .seed = std::to_string(bytes[1])};
    Record record(deal);
    for (const std::uint8_t byte : bytes.subspan(2)) step(record, byte);
    const SavedMatch saved = saved_of(record);
    const auto replayed = replay(saved);
    require(replayed && replayed->game() == record.game());
    check_messages(saved);
    while (record.undo()) {
    }
    require(record.game() == Game(deal));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return bastide::fuzz::read_or_play({data, size}, read, play);
}
