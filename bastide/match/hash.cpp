#include "bastide/match/hash.h"

#include "bastide/base/splitmix64.h"

namespace bastide::match {
namespace {

std::uint64_t number_of(Square at) {
    return static_cast<std::uint8_t>(at.x) | static_cast<std::uint64_t>(static_cast<std::uint8_t>(at.y)) << 8;
}

// Uses the pieces' contacts instead of the rotation, because several rotations may look alike.
std::uint64_t number_of(const PlacedTile& tile) {
    return static_cast<std::uint64_t>(oriented_tile(tile.type(), first_alike(tile.type(), tile.rotation())));
}

// Identifies the piece on the first rotation that looks alike, by its lowest contact.
std::uint64_t contact_of(const Position& position, const Meeple& meeple) {
    const PlacedTile& tile = position.board().tile(meeple.tile);
    const Piece& piece = types[tile.type()].pieces[meeple.piece];
    return rotate(piece.contacts, tile.rotation());
}

}  // namespace

std::uint64_t hash(const Position& position) {
    const Settings& settings = position.settings();
    std::uint64_t sum = 0;
    for (const PlacedTile& tile : position.board().tiles())
        sum += mix(number_of(tile.at) << 8 | number_of(tile));
    position.meeple_tiles().for_each([&](std::size_t number) {
        const Meeple meeple = position.meeple(number);
        const std::uint64_t place = number_of(position.board().tile(number).at);
        sum += mix(std::uint64_t{1} << 40 | place << 20 | contact_of(position, meeple) << 4 | meeple.player);
    });
    const auto add = [&sum](std::uint64_t word) { sum = mix(sum ^ word); };
    for (int player = 0; player < position.players(); ++player)
        add(static_cast<std::uint64_t>(position.score(player)) << 8 |
            static_cast<std::uint64_t>(position.supply(player)));
    for (const std::uint8_t left : position.remaining_by_type()) add(left);
    add(static_cast<std::uint64_t>(position.to_move()) << 8 | position.tile());
    add(static_cast<std::uint64_t>(settings.players) << 40 |
        static_cast<std::uint64_t>(settings.meeples) << 32 |
        static_cast<std::uint64_t>(settings.small_city) << 24 |
        static_cast<std::uint64_t>(settings.farm) << 16 |
        static_cast<std::uint64_t>(settings.fields ? 1 : 0) << 8 |
        static_cast<std::uint64_t>(settings.unplaceable));
    return sum;
}

}  // namespace bastide::match
