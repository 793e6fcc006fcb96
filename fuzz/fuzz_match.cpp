// Any bytes as a saved match, which reads back as the same, replays without harm and is the same match to
// every other system; or as settings and moves, of which each can be taken back.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/export.h"
#include "bastide/match/notation.h"
#include "bastide/match/say.h"
#include "bastide/match/testing/random_match.h"

namespace {

using namespace bastide::match;

void require(bool holds) {
    if (!holds) std::abort();
}

// That the points of all events are those of the result.
void add_up(const History& history) {
    Scores sum{};
    const auto add = [&](const Event& event) {
        require(event.winners != 0);
        for (std::size_t player = 0; player < sum.size(); ++player)
            sum[player] += (event.winners >> player & 1) != 0 ? event.points : 0;
    };
    for (const Turn& turn : history.turns) std::ranges::for_each(turn.events, add);
    std::ranges::for_each(history.final, add);
    require(sum == history.final_scores);
}

void tell(const SavedMatch& saved) {
    const History played = history(saved);
    add_up(played);
    require(!replay_json(saved).empty());
    require(!landscape_json(played.game.position().board()).empty());
    require(tally_log(played).has_value() || saved.settings.farm == Farm::first);
}

void read(std::string_view text) {
    const auto saved = read_saved_match(text);
    if (!saved) return require(saved.error().where.line >= 1 && !saved.error().what.empty());
    const std::string written = to_json(*saved);
    const auto again = read_saved_match(written);
    require(again && *again == *saved && to_json(*again) == written);
    const auto record = replay(*saved);
    if (!record)
        return require(record.error().where.inside.starts_with("move ") && !record.error().what.empty());
    require(record->moves() == saved->moves);
    tell(*saved);
}

// What a byte says: the last six take a move back or make it again, the others are moves.
void step(bastide::play::Record<Game>& record, std::uint8_t byte) {
    const Game& game = record.game();
    if (byte >= 250) {
        byte % 2 == 0 ? record.redo() : record.undo();
    } else if (!game.is_over()) {
        const std::vector<Move> moves = game.legal_moves();
        const Move& move = moves[byte * 7919U % moves.size()];
        const auto told = read_move(to_text(move));
        require(told && *told == move && game.why_illegal(move).empty());
        require(record.play(move));
    }
}

void play(std::span<const std::uint8_t> bytes) {
    static const std::vector<Settings> choices = testing::some_settings();
    SavedMatch saved;
    saved.settings = choices[bytes[0] % choices.size()];
    saved.seed = std::to_string(bytes[1]);
    bastide::play::Record<Game> record(new_game(saved));
    for (const std::uint8_t byte : bytes.subspan(2)) step(record, byte);
    saved.moves = record.moves();
    saved.asides = record.game().asides();
    const auto replayed = replay(saved);
    require(replayed && replayed->game() == record.game());
    tell(saved);
    while (record.undo()) {
    }
    require(record.game() == new_game(saved));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) return 0;
    if (data[0] % 2 == 1) {
        play({data + 1, size - 1});
    } else {
        read({reinterpret_cast<const char*>(data) + 1, size - 1});
    }
    return 0;
}
