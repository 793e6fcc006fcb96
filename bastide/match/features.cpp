#include "bastide/match/features.h"

#include <bit>
#include <utility>

#include "bastide/match/meetings.h"

namespace bastide::match {
namespace {

// A piece before it is joined to anything, without the numbers that depend on the board.
struct LoneTile {
    std::array<Feature, max_pieces> pieces;
    std::array<bool, 2> several;  // whether the tile holds several cities, and several roads
};

constexpr LoneTile lone_tile(const TileType& type) {
    LoneTile lone{};
    std::array<int, 2> counts{};
    for (std::size_t i = 0; i < type.piece_count; ++i) {
        const Piece& piece = type.pieces[i];
        Feature& feature = lone.pieces[i];
        feature.kind = piece.kind;
        feature.tiles = 1;
        if (piece.kind == Kind::field || piece.kind == Kind::monastery) continue;
        feature.open = static_cast<std::uint8_t>(std::popcount(piece.contacts));
        feature.pennants = piece.pennants;
        ++counts[static_cast<std::size_t>(piece.kind)];
    }
    lone.several = {counts[0] > 1, counts[1] > 1};
    return lone;
}

constexpr std::array<LoneTile, type_count> lone_tiles = [] {
    std::array<LoneTile, type_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = lone_tile(types[i]);
    return all;
}();

// Calls `meet(piece, node)` for each contact of a tile with a neighbour's piece.
template <class Meet>
void for_each_met_node(const Board& board, const std::array<Node, max_tiles>& first_nodes, Square at,
                       OrientedTile orientation, const Meet& meet) {
    for_each_meeting(board, at, orientation, [&](std::uint8_t piece, std::uint8_t tile, std::uint8_t other) {
        meet(piece, static_cast<Node>(first_nodes[tile] + other));
    });
}

}  // namespace

std::uint8_t Features::occupied(const Board& board, Square at, OrientedTile orientation) const {
    assert(orientation < oriented_count);
    // Pieces of the tile that one feature holds together, meeting by meeting.
    std::array<std::pair<Node, std::uint8_t>, contact_count> groups;
    std::size_t count = 0;
    unsigned taken = 0;
    unsigned met_twice = 0;
    for_each_met_node(board, first_nodes_, at, orientation, [&](std::uint8_t piece, Node node) {
        const Node feature = root(node);
        const auto bit = static_cast<std::uint8_t>(1U << piece);
        if (features_[feature].meeples != 0) taken |= bit;
        for (std::size_t i = 0; i < count; ++i) {
            if (groups[i].first != feature) continue;
            met_twice |= groups[i].second != bit ? 1U : 0U;
            groups[i].second = static_cast<std::uint8_t>(groups[i].second | bit);
            return;
        }
        groups[count++] = {feature, bit};
    });
    if (met_twice == 0 || taken == 0) return static_cast<std::uint8_t>(taken);
    for (unsigned before = 0; before != taken;) {
        before = taken;
        for (std::size_t i = 0; i < count; ++i)
            if ((groups[i].second & taken) != 0) taken |= groups[i].second;
    }
    return static_cast<std::uint8_t>(taken);
}

void Features::add_pieces(Type type) {
    const LoneTile& lone = lone_tiles[type];
    const TileType& tile = types[type];
    const Node first = node_count_;
    std::array<std::uint64_t, max_pieces> cities{};  // by piece, for cities
    for (std::size_t i = 0; i < tile.piece_count; ++i) {
        const Node node = node_count_++;
        parents_[node] = node;
        Feature& feature = features_[node];
        feature = lone.pieces[i];
        if (feature.kind == Kind::city) {
            city_pieces_[city_count_] = node;
            feature.cities = cities[i] = std::uint64_t{1} << city_count_++;
        } else if (feature.kind == Kind::field) {
            for (unsigned touched = tile.pieces[i].cities; touched != 0; touched &= touched - 1)
                feature.cities |= cities[static_cast<std::size_t>(std::countr_zero(touched))];
        }
    }
    for (std::size_t kind = 0; kind < 2; ++kind) {
        if (!lone.several[kind]) continue;
        const auto bit = static_cast<std::uint16_t>(1U << several_count_[kind]++);
        for (Node node = first; node < node_count_; ++node)
            if (features_[node].kind == static_cast<Kind>(kind)) features_[node].several = bit;
    }
}

void Features::join(Node one, Node other, Trail& trail) {
    Node survivor = root(other);
    Node joined = root(one);
    const bool is_open = features_[survivor].kind != Kind::field;
    if (survivor == joined) {
        if (!is_open) return;
        trail.push({survivor, survivor, features_[survivor]});
        features_[survivor].open = static_cast<std::uint8_t>(features_[survivor].open - 2);
        return;
    }
    if (features_[joined].tiles > features_[survivor].tiles) std::swap(survivor, joined);
    trail.push({survivor, joined, features_[survivor]});
    parents_[joined] = survivor;
    Feature& into = features_[survivor];
    const Feature& from = features_[joined];
    into.meeples += from.meeples;
    into.cities |= from.cities;
    into.tiles = static_cast<std::uint8_t>(into.tiles + from.tiles);
    if (!is_open) return;
    into.open = static_cast<std::uint8_t>(into.open + from.open - 2);
    into.pennants = static_cast<std::uint8_t>(into.pennants + from.pennants);
    if (const auto twice = static_cast<std::uint16_t>(into.several & from.several); twice != 0) [[unlikely]]
        into.tiles = static_cast<std::uint8_t>(into.tiles - std::popcount(twice));
    into.several = static_cast<std::uint16_t>(into.several | from.several);
}

void Features::place(const Board& board, Trail& trail) {
    assert(board.tile_count() > 0);
    const auto number = static_cast<std::size_t>(board.tile_count() - 1);
    const PlacedTile& tile = board.tile(number);
    const Node first = node_count_;
    first_nodes_[number] = first;
    add_pieces(tile.type());
    for_each_met_node(board, first_nodes_, tile.at, tile.orientation, [&](std::uint8_t piece, Node node) {
        join(static_cast<Node>(first + piece), node, trail);
    });
}

void Features::put_meeple(Node root, int player, Trail& trail) {
    assert(root < max_nodes && player >= 0 && player < max_players);
    trail.push({root, root, features_[root]});
    features_[root].meeples += std::uint64_t{1} << 8 * player;
}

void Features::take_meeples(Node root, Trail& trail) {
    assert(root < max_nodes);
    trail.push({root, root, features_[root]});
    features_[root].meeples = 0;
}

void Features::take_back(const Board& board, const Trail& trail) {
    assert(board.tile_count() > 0);
    const auto steps = trail.steps();
    for (std::size_t i = steps.size(); i-- > 0;) {
        parents_[steps[i].joined] = steps[i].joined;
        features_[steps[i].survivor] = steps[i].before;
    }
    const auto number = static_cast<std::size_t>(board.tile_count() - 1);
    const Type type = board.tile(number).type();
    for (std::size_t kind = 0; kind < 2; ++kind)
        if (lone_tiles[type].several[kind]) --several_count_[kind];
    while (node_count_ != first_nodes_[number]) {
        const Node node = --node_count_;
        if (features_[node].kind == Kind::city) city_pieces_[--city_count_] = 0;
        features_[node] = {};
        parents_[node] = 0;
    }
    first_nodes_[number] = 0;
}

}  // namespace bastide::match
