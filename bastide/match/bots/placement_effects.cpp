#include "bastide/match/bots/placement_effects.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <span>

#include "bastide/match/meetings.h"
#include "bastide/match/points.h"

namespace bastide::match {
namespace {

// 1 if player 0 has the most of some meeples, -1 if player 1 has, otherwise 0.
int sign_of(std::uint64_t meeples) {
    const unsigned most = leaders(meeples);
    return static_cast<int>(most & 1U) - static_cast<int>(most >> 1U & 1U);
}

constexpr std::uint8_t with_bit(std::uint8_t bits, unsigned bit) {
    return static_cast<std::uint8_t>(bits | 1U << bit);
}

// The pieces of a tile that become one feature.
struct Group {
    Feature feature{};
    std::uint8_t pieces = 0;  // as bits
    std::uint8_t joined = 0;  // the number of features that they meet
    Node root = 0;            // the last of these
};

// A tile on an open square, and the features that it meets.
class Junction {
  public:
    struct Met {
        Node root;
        std::uint8_t piece;  // a piece of the tile that meets it
    };

    Junction(const Position& position, Type type, const Placement& placement) : tile_(&types[type]) {
        for (std::uint8_t piece = 0; piece < tile_->piece_count; ++piece) group_of_[piece] = piece;
        const Features& features = position.features();
        for_each_meeting(position.board(), placement.at, oriented_tile(type, placement.rotation),
                         [&](std::uint8_t piece, std::uint8_t tile, std::uint8_t other) {
                             ++meetings_[piece];
                             meet(piece, features.root(static_cast<Node>(features.first_node(tile) + other)));
                         });
        for (std::uint8_t piece = 0; piece < tile_->piece_count; ++piece) add_piece(piece);
        for (const Met& each : met()) join(each, features[each.root]);
    }

    std::span<const Met> met() const { return {met_.data(), met_count_}; }
    // The groups by their first piece. Others have no pieces.
    std::span<Group> groups() { return {groups_.data(), tile_->piece_count}; }
    const Group& group_of(std::uint8_t piece) const { return groups_[group_of_[piece]]; }
    std::size_t number_of_group(std::uint8_t piece) const { return group_of_[piece]; }

  private:
    void meet(std::uint8_t piece, Node root) {
        const auto known = std::ranges::find(met(), root, &Met::root);
        if (known == met().end()) {
            met_[met_count_++] = {root, piece};
            return;
        }
        const std::uint8_t from = group_of_[piece];
        const std::uint8_t into = group_of_[known->piece];
        if (from != into) std::ranges::replace(group_of_, from, into);
    }

    void add_piece(std::uint8_t number) {
        const Piece& piece = tile_->pieces[number];
        Group& group = groups_[group_of_[number]];
        group.pieces = with_bit(group.pieces, number);
        group.feature.kind = piece.kind;
        group.feature.tiles = 1;
        if (piece.kind > Kind::road) return;
        group.feature.pennants = static_cast<std::uint8_t>(group.feature.pennants + piece.pennants);
        // Wraps around below 0 until the features are joined.
        group.feature.open = static_cast<std::uint8_t>(group.feature.open + std::popcount(piece.contacts) -
                                                       2 * meetings_[number]);
    }

    void join(const Met& each, const Feature& from) {
        Group& group = groups_[group_of_[each.piece]];
        ++group.joined;
        group.root = each.root;
        Feature& into = group.feature;
        into.meeples += from.meeples;
        into.cities |= from.cities;
        if (from.kind == Kind::field) return;
        const int twice = std::popcount(static_cast<unsigned>(into.several & from.several));
        into.open = static_cast<std::uint8_t>(into.open + from.open);
        into.pennants = static_cast<std::uint8_t>(into.pennants + from.pennants);
        into.tiles = static_cast<std::uint8_t>(into.tiles + from.tiles - twice);
        into.several = static_cast<std::uint16_t>(into.several | from.several);
    }

    const TileType* tile_;
    std::array<Met, contact_count> met_{};
    std::size_t met_count_ = 0;
    std::array<std::uint8_t, max_pieces> group_of_{};
    std::array<std::uint8_t, max_pieces> meetings_{};
    std::array<Group, max_pieces> groups_{};
};

// The cities that a tile completes: their pieces on the board, and on the tile.
struct CompletedCities {
    std::array<std::uint64_t, 4> cities{};
    std::array<std::uint8_t, 4> pieces{};
    std::size_t count = 0;

    void add(const Group& group) {
        cities[count] = group.feature.cities;
        pieces[count++] = group.pieces;
    }

    // Returns the number of these cities that a field touches by its cities on the board or on the tile.
    int touching(std::uint64_t on_board, unsigned on_tile) const {
        int touched = 0;
        for (std::size_t i = 0; i < count; ++i)
            touched += (on_board & cities[i]) != 0 || (on_tile & pieces[i]) != 0 ? 1 : 0;
        return touched;
    }
};

unsigned cities_beside(const TileType& tile, unsigned fields) {
    unsigned cities = 0;
    for (; fields != 0; fields &= fields - 1)
        cities |= tile.pieces[static_cast<std::size_t>(std::countr_zero(fields))].cities;
    return cities;
}

}  // namespace

int best_claim(const PlacementEffect& effect, bool has_meeple) {
    if (!has_meeple) return 0;
    int most = 0;
    for (unsigned pieces = effect.claimable; pieces != 0; pieces &= pieces - 1)
        most = std::max<int>(most, effect.points[static_cast<std::size_t>(std::countr_zero(pieces))]);
    return most;
}

ClaimedPlacement with_piece(const PlacementEffect& effect, Type type, std::uint8_t piece) {
    return {&effect, piece, piece != no_piece && types[type].pieces[piece].kind == Kind::field};
}

void PlacementEffects::prepare(const Position& position) {
    position_ = &position;
    complete_cities_.fill(-1);
    field_count_ = 0;
    monastery_count_ = 0;
    lead_ = position.score(0) - position.score(1);
    NodeSet seen;
    position.meeple_tiles().for_each([&](std::size_t tile) {
        const Meeple meeple = position.meeple(tile);
        const Node root = position.root(meeple);
        if (seen.contains(root)) return;
        seen.insert(root);
        const Feature& feature = position.features()[root];
        const int sign = sign_of(feature.meeples);
        if (feature.kind == Kind::field) {
            fields_[field_count_++] = {root, sign, feature.cities};
            lead_ += sign * farm_points(Farm::third) * complete_cities(root);
            return;
        }
        lead_ += sign * position.points_at_end(meeple);
        if (feature.kind == Kind::monastery)
            monasteries_[monastery_count_++] = {position.board().tile(tile).at, root, meeple.player};
    });
}

int PlacementEffects::complete_cities(Node field) const {
    std::int8_t& known = complete_cities_[field];
    if (known < 0) {
        const std::uint64_t cities = position_->features()[field].cities;
        known = static_cast<std::int8_t>(std::popcount(position_->completed(cities)));
    }
    return known;
}

PlacementEffect PlacementEffects::effect(Type type, const Placement& placement) const {
    const Position& position = *position_;
    const TileType& tile = types[type];
    constexpr int each_city = farm_points(Farm::third);
    PlacementEffect effect;
    effect.placement = placement;
    Junction junction(position, type, placement);

    int change = 0;
    for (const auto& [root, piece] : junction.met()) {
        const Feature& feature = position.features()[root];
        const bool is_field = feature.kind == Kind::field;
        effect.around.insert(root);
        if (is_field && feature.meeples == 0) effect.fields.insert(root);
        if (!is_field || junction.group_of(piece).joined > 1) effect.changed.insert(root);
        if (const int sign = sign_of(feature.meeples); sign != 0)
            change -= sign * (is_field ? each_city * complete_cities(root)
                                       : open_points(feature.tiles, feature.pennants));
    }
    std::array<int, max_pieces> points{};  // by group
    CompletedCities completed;
    for (std::size_t i = 0; i < junction.groups().size(); ++i) {
        const Group& group = junction.groups()[i];
        const Feature& feature = group.feature;
        if (group.pieces == 0 || feature.kind > Kind::road) continue;
        points[i] = feature.open == 0 ? position.points_when_complete(feature)
                                      : open_points(feature.tiles, feature.pennants);
        change += sign_of(feature.meeples) * points[i];
        if (feature.open != 0) continue;
        for (unsigned player = 0; player < 2; ++player)
            if ((feature.meeples >> 8 * player & 0xFF) != 0)
                effect.returns = with_bit(effect.returns, player);
        if (feature.kind == Kind::city) completed.add(group);
    }
    effect.completes_city = completed.count > 0;
    for (std::size_t i = 0; i < junction.groups().size(); ++i) {
        const Group& group = junction.groups()[i];
        if (group.pieces == 0 || group.feature.kind <= Kind::road) continue;
        if (group.feature.kind == Kind::field) {
            const int before = group.joined == 1  ? complete_cities(group.root)
                               : group.joined > 1 ? std::popcount(position.completed(group.feature.cities))
                                                  : 0;
            points[i] = each_city * (before + completed.touching(group.feature.cities,
                                                                 cities_beside(tile, group.pieces)));
            effect.joins_fields |= group.joined > 1;
        } else {
            points[i] = monastery_points(position.neighbours(placement.at));
        }
        change += sign_of(group.feature.meeples) * points[i];
    }
    for (std::size_t i = 0; effect.completes_city && i < field_count_; ++i) {
        if (!effect.around.contains(fields_[i].root))
            change += fields_[i].sign * each_city * completed.touching(fields_[i].cities, 0);
    }
    for (std::size_t i = 0; i < monastery_count_; ++i) {
        const auto& [at, root, player] = monasteries_[i];
        if (!are_near(at, placement.at)) continue;
        change += player == 0 ? 1 : -1;
        effect.around.insert(root);
        effect.changed.insert(root);
        if (position.neighbours(at) == max_neighbours - 1) effect.returns = with_bit(effect.returns, player);
    }
    effect.change = static_cast<std::int16_t>(change);
    for (std::uint8_t piece = 0; piece < tile.piece_count; ++piece) {
        if (junction.group_of(piece).feature.meeples != 0) continue;
        if (tile.pieces[piece].kind == Kind::field && !position.settings().fields) continue;
        effect.claimable = with_bit(effect.claimable, piece);
        effect.points[piece] = static_cast<std::uint8_t>(points[junction.number_of_group(piece)]);
    }
    return effect;
}

}  // namespace bastide::match
