// Any bytes as a saved game, which must survive a round trip and replay, or as settings and moves, which must
// agree with the simple implementation and be undone.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/solo/format.h"
#include "bastide/solo/saved_game.h"
#include "bastide/solo/testing/plain_solo.h"
#include "fuzz/saved_games.h"

namespace {

using namespace bastide::solo;
using bastide::fuzz::require;

void read(std::string_view text) {
    bastide::fuzz::read_back(text, read_saved_game,
                             [](const SavedGame& saved) { require(!replay_json(*replay(saved)).empty()); });
}

void play(std::span<const std::uint8_t> bytes) {
    static const std::vector<Settings> choices = testing::every_settings({3, 5, 7, 11});
    const Settings& settings = choices[bytes[0] % choices.size()];
    Record record({settings, std::to_string(bytes[1])});
    for (const std::uint8_t byte : bytes.subspan(2)) {
        const Position& position = record.game().position();
        if (byte >= 224) {
            byte % 4 == 0 ? record.redo() : record.undo();
        } else if (!position.is_over()) {
            const std::vector<Move> moves = position.legal_moves();
            require(record.play(moves[byte % moves.size()]).has_value());
        }
    }
    Game game(settings, std::to_string(bytes[1]));
    testing::PlainSolo plain(settings);
    for (const Move& move : record.moves()) {
        plain.play(move, game.position());
        game.apply(move);
    }
    require(game == record.game());
    require(testing::difference(game.position(), plain, settings.size <= 7).empty());
    while (record.undo()) {
    }
    require(record.game() == Game(settings, std::to_string(bytes[1])));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return bastide::fuzz::read_or_play({data, size}, read, play);
}
