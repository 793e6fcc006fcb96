// Any bytes as a saved game, which reads back as the same and replays without harm; or as settings and moves,
// which come to what the plain engine says, and can be taken back.
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/solo/saved_game.h"
#include "bastide/solo/say.h"
#include "bastide/solo/testing/plain_solo.h"

namespace {

using namespace bastide::solo;

void require(bool holds) {
    if (!holds) std::abort();
}

void read(std::string_view text) {
    const auto saved = read_saved_game(text);
    if (!saved) return require(saved.error().where.line >= 1 && !saved.error().what.empty());
    const std::string written = to_json(*saved);
    const auto again = read_saved_game(written);
    require(again && *again == *saved && to_json(*again) == written);
    const auto record = replay(*saved);
    if (!record)
        return require(record.error().where.inside.starts_with("move ") && !record.error().what.empty());
    require(record->moves() == saved->moves);
    require(!replay_json(*saved).empty());
}

void play(std::span<const std::uint8_t> bytes) {
    static const std::vector<Settings> choices = testing::every_settings({3, 5, 7, 11});
    const Settings& settings = choices[bytes[0] % choices.size()];
    bastide::play::Record<Game> record(Game(settings, std::to_string(bytes[1])));
    for (const std::uint8_t byte : bytes.subspan(2)) {
        const Position& position = record.game().position();
        if (byte >= 224) {
            byte % 4 == 0 ? record.redo() : record.undo();
        } else if (!position.is_over()) {
            const std::vector<Move> moves = position.legal_moves();
            require(record.play(moves[byte % moves.size()]));
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
    if (size < 3) return 0;
    if (data[0] % 2 == 1) {
        play({data + 1, size - 1});
    } else {
        read({reinterpret_cast<const char*>(data) + 1, size - 1});
    }
    return 0;
}
