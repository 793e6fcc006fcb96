#include "bastide/match/position.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "bastide/match/points.h"

namespace bastide::match {
namespace {

Rotations rotations(Type type, Demand demand, Symmetric alike) {
    const Rotations all = fits[type][demand];
    return alike == Symmetric::expanded ? all : static_cast<Rotations>(all & distinct_rotations[type]);
}

template <class Visit>
void for_each_bit(unsigned bits, const Visit& visit) {
    for (; bits != 0; bits &= bits - 1) visit(static_cast<std::uint8_t>(std::countr_zero(bits)));
}

// The place of the bit that has `number` others below it.
std::uint8_t nth_bit(unsigned bits, std::uint32_t number) {
    for (; number != 0; --number) bits &= bits - 1;
    return static_cast<std::uint8_t>(std::countr_zero(bits));
}

// The pieces that a meeple may claim at all, with and without fields.
constexpr std::array<std::array<std::uint8_t, type_count>, 2> standable = [] {
    std::array<std::array<std::uint8_t, type_count>, 2> found{};
    for (std::size_t type = 0; type < type_count; ++type) {
        for (std::size_t i = 0; i < types[type].piece_count; ++i) {
            const auto bit = static_cast<std::uint8_t>(1U << i);
            found[1][type] = static_cast<std::uint8_t>(found[1][type] | bit);
            if (types[type].pieces[i].kind != Kind::field)
                found[0][type] = static_cast<std::uint8_t>(found[0][type] | bit);
        }
    }
    return found;
}();

constexpr std::array<Square, 8> around = {
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

constexpr Square operator+(Square at, Square step) {
    return {static_cast<std::int8_t>(at.x + step.x), static_cast<std::int8_t>(at.y + step.y)};
}

// Nearly all positions have fewer moves, so their list is allocated once.
constexpr std::size_t max_usual_moves = 128;

constexpr std::array<bool, type_count> has_monastery = [] {
    std::array<bool, type_count> found{};
    for (std::size_t type = 0; type < type_count; ++type)
        found[type] = detail::count_pieces(types[type], Kind::monastery) > 0;
    return found;
}();

}  // namespace

Position::Position(const Settings& settings, Type first) : settings_(settings) {
    require_valid(settings_error(settings));
    require(settings.box.count(first) > 0, "the box has the first tile", first);
    left_ = settings.box.counts();
    --left_[first];
    all_left_ = static_cast<std::uint8_t>(settings.box.tile_count() - 1);
    std::fill_n(supplies_.begin(), settings.players, settings.meeples);
    board_.place({}, oriented_tile(first, 0));
    Features::Trail trail;
    features_.place(board_, trail);
    if (has_monastery[first]) monasteries_[monastery_count_++] = 0;
}

Position::Position(const Settings& settings, Type first, const TileCounts& remaining)
    : Position(settings, first) {
    all_left_ = 0;
    for (Type type = 0; type < type_count; ++type) {
        require(remaining[type] <= left_[type], "the box has the tiles that remain", type);
        left_[type] = remaining[type];
        all_left_ = static_cast<std::uint8_t>(all_left_ + remaining[type]);
    }
}

std::vector<Meeple> Position::meeples() const {
    std::vector<Meeple> found;
    meeple_tiles_.for_each([&](std::size_t tile) { found.push_back(meeple(tile)); });
    return found;
}

int Position::neighbours(Square at) const {
    return static_cast<int>(
        std::ranges::count_if(around, [&](Square step) { return board_.tile_at(at + step) != Board::none; }));
}

void Position::put_back() {
    require(tile_ != no_tile, "there is a tile in hand");
    ++left_[tile_];
    ++all_left_;
    tile_ = no_tile;
}

bool Position::fits_somewhere(Type type) const {
    assert(type < type_count);
    return std::ranges::any_of(board_.open_squares(),
                               [&](const OpenSquare& open) { return fits[type][open.demand] != 0; });
}

std::vector<Placement> Position::places(Type type, Symmetric alike) const {
    require_type(type);
    std::vector<Placement> found;
    for (const OpenSquare& open : board_.open_squares()) {
        for_each_bit(rotations(type, open.demand, alike),
                     [&](std::uint8_t rotation) { found.push_back({open.at, rotation}); });
    }
    return found;
}

int Position::count_places(Type type, Symmetric alike) const {
    assert(type < type_count);
    int count = 0;
    if (alike == Symmetric::expanded) {
        for (const OpenSquare& open : board_.open_squares()) count += std::popcount(fits[type][open.demand]);
        return count;
    }
    const auto& counts = count_of_fits[type];
    for (const OpenSquare& open : board_.open_squares()) count += counts[open.demand];
    return count;
}

std::uint8_t Position::claimable_pieces(const Placement& placement) const {
    assert(tile_ != no_tile);
    if (supplies_[to_move_] == 0) return 0;
    const unsigned taken = features_.occupied(board_, placement.at, oriented_tile(tile_, placement.rotation));
    return static_cast<std::uint8_t>(standable[settings_.fields ? 1 : 0][tile_] & ~taken);
}

std::vector<Move> Position::legal_moves(Symmetric alike) const {
    std::vector<Move> moves;
    moves.reserve(max_usual_moves);
    for_each_legal_move([&](const Move& move) { moves.push_back(move); }, alike);
    return moves;
}

std::int64_t Position::count_moves(Symmetric alike) const {
    if (tile_ == no_tile) return 0;
    std::int64_t count = 0;
    for (const OpenSquare& open : board_.open_squares()) {
        for_each_bit(rotations(tile_, open.demand, alike), [&](std::uint8_t rotation) {
            count += 1 + std::popcount(claimable_pieces({open.at, rotation}));
        });
    }
    return count;
}

std::optional<Illegality> Position::illegality(const Move& move) const {
    using enum Illegality::Reason;
    if (is_legal(move)) return std::nullopt;
    if (tile_ == no_tile) return Illegality{.reason = game_over};
    if (move.tile != tile_) return Illegality{.reason = wrong_tile, .tile = tile_};
    const auto [at, rotation] = move.placement;
    const std::uint8_t place = board_.open_square_at(at);
    if (place == Board::none) {
        const bool is_taken = std::ranges::find(board_.tiles(), at, &PlacedTile::at) != board_.tiles().end();
        return Illegality{.reason = is_taken ? square_taken : square_isolated, .at = at};
    }
    if (rotation > 3) return Illegality{.reason = bad_rotation};
    const Demand due = board_.open_squares()[place].demand;
    for (const tile::Side side : tile::all_sides) {
        const tile::Edge edge = oriented_types[oriented_tile(tile_, rotation)].edges[index(side)];
        const auto there = static_cast<Demand>(due & 3U << 2 * index(side));
        if (there == 0 || there == demand(side, edge)) continue;
        const auto neighbour = static_cast<tile::Edge>((there >> 2 * index(side)) - 1);
        return Illegality{
            .reason = edge_mismatch, .at = at, .side = side, .edge = edge, .neighbour = neighbour};
    }
    if (move.piece >= types[tile_].piece_count) return Illegality{.reason = no_such_piece};
    if (supplies_[to_move_] == 0) return Illegality{.reason = no_meeples};
    const Kind kind = types[tile_].pieces[move.piece].kind;
    const bool is_farmer = kind == Kind::field && !settings_.fields;
    return Illegality{.reason = is_farmer ? no_farmers : occupied, .piece = kind};
}

bool Position::is_legal(const Move& move) const {
    if (tile_ == no_tile || move.tile != tile_ || move.placement.rotation > 3) return false;
    const std::uint8_t place = board_.open_square_at(move.placement.at);
    if (place == Board::none) return false;
    if ((fits[tile_][board_.open_squares()[place].demand] >> move.placement.rotation & 1) == 0) return false;
    return move.piece == no_piece ||
           (move.piece < max_pieces && (claimable_pieces(move.placement) >> move.piece & 1) != 0);
}

Placement Position::nth_place(Type type, std::uint32_t number) const {
    const auto& counts = count_of_fits[type];
    const OpenSquare* open = board_.open_squares().data();
    for (; number >= counts[open->demand]; ++open) number -= counts[open->demand];
    return {open->at, nth_bit(rotations(type, open->demand, Symmetric::collapsed), number)};
}

std::optional<Move> Position::random_move(play::Random& random) const {
    if (tile_ == no_tile) return std::nullopt;
    const auto count = static_cast<std::uint32_t>(count_places(tile_, Symmetric::collapsed));
    if (count == 0) return std::nullopt;
    Move move;
    move.tile = tile_;
    move.placement = nth_place(tile_, random.below(count));
    const std::uint8_t free = claimable_pieces(move.placement);
    if (free == 0) return move;
    const std::uint32_t choice = random.below(1 + static_cast<std::uint32_t>(std::popcount(free)));
    if (choice != 0) move.piece = nth_bit(free, choice - 1);
    return move;
}

Position::Undo Position::apply(const Move& move) {
    assert(is_legal(move));
    Undo undo;
    undo.move = move;
    undo.meeple_tiles = meeple_tiles_;
    undo.scores = scores_;
    undo.supplies = supplies_;
    const auto number = static_cast<std::size_t>(board_.tile_count());
    undo.board = board_.place(move.placement.at, oriented_tile(move.tile, move.placement.rotation));
    features_.place(board_, undo.features);
    if (has_monastery[move.tile]) monasteries_[monastery_count_++] = static_cast<std::uint8_t>(number);
    if (move.piece != no_piece) {
        pieces_[number] = move.piece;
        owners_[number] = to_move_;
        meeple_tiles_.insert(number);
        --supplies_[to_move_];
        features_.put_meeple(root(meeple(number)), to_move_, undo.features);
    }
    score_completed(undo);
    to_move_ = static_cast<std::uint8_t>(to_move_ + 1 == settings_.players ? 0 : to_move_ + 1);
    tile_ = no_tile;
    return undo;
}

void Position::undo(const Undo& undo) {
    const PlacedTile last = board_.tile(static_cast<std::size_t>(board_.tile_count() - 1));
    require(board_.tile_count() > 1 && last.at == undo.move.placement.at && last.type() == undo.move.tile,
            "the undo data is that of the last move");
    tile_ = undo.move.tile;
    to_move_ = static_cast<std::uint8_t>((to_move_ == 0 ? settings_.players : to_move_) - 1);
    scores_ = undo.scores;
    supplies_ = undo.supplies;
    meeple_tiles_ = undo.meeple_tiles;
    features_.take_back(board_, undo.features);
    board_.take_back(undo.board);
    const auto number = static_cast<std::size_t>(board_.tile_count());
    pieces_[number] = 0;
    owners_[number] = 0;
    if (has_monastery[tile_]) monasteries_[--monastery_count_] = 0;
}

void Position::score_completed(Undo& undo) {
    const auto number = static_cast<std::size_t>(board_.tile_count() - 1);
    const PlacedTile tile = board_.tile(number);
    const TileType& type = types[tile.type()];
    for (std::size_t i = 0; i < type.piece_count; ++i) {
        if (type.pieces[i].kind > Kind::road) break;
        const Node node = features_.root(static_cast<Node>(features_.first_node(number) + i));
        const Feature& feature = features_[node];
        if (feature.open == 0 && feature.meeples != 0) pay(node, points_when_complete(feature), undo);
    }
    for (std::size_t i = 0; i < monastery_count_; ++i) {
        const std::uint8_t monastery = monasteries_[i];
        const Square at = board_.tile(monastery).at;
        const int apart = std::max(std::abs(at.x - tile.at.x), std::abs(at.y - tile.at.y));
        if (apart > 1 || !meeple_tiles_.contains(monastery)) continue;
        const Node node = root(meeple(monastery));
        if (features_[node].kind == Kind::monastery && neighbours(at) == max_neighbours)
            pay(node, monastery_points(max_neighbours), undo);
    }
}

void Position::pay(Node paying, int points, Undo& undo) {
    const Feature& feature = features_[paying];
    const std::uint8_t winners = leaders(feature.meeples);
    undo.paid[undo.paid_count++] = {paying, feature, static_cast<std::uint8_t>(points), winners};
    for_each_bit(winners, [&](std::uint8_t player) {
        scores_[player] = static_cast<std::int16_t>(scores_[player] + points);
    });
    std::uint64_t meeples = feature.meeples;
    for (std::size_t player = 0; meeples != 0; ++player, meeples >>= 8)
        supplies_[player] = static_cast<std::uint8_t>(supplies_[player] + (meeples & 0xFF));
    meeple_tiles_.for_each([&](std::size_t tile) {
        if (root(meeple(tile)) == paying) meeple_tiles_.erase(tile);
    });
    features_.take_meeples(paying, undo.features);
}

int Position::points_when_complete(const Feature& feature) const {
    if (feature.kind == Kind::monastery) return monastery_points(max_neighbours);
    if (feature.kind == Kind::road) return complete_road_points(feature.tiles);
    return complete_city_points(feature.tiles, feature.pennants, settings_.small_city);
}

std::uint64_t Position::completed(std::uint64_t cities) const {
    std::uint64_t found = 0;
    while (cities != 0) {
        const auto number = static_cast<std::size_t>(std::countr_zero(cities));
        const Feature& city = features_[features_.root(features_.city_piece(number))];
        if (city.open == 0) found |= std::uint64_t{1} << number;
        cities &= ~(city.cities | std::uint64_t{1} << number);
    }
    return found;
}

int Position::points_at_end(const Meeple& meeple) const {
    const Feature& feature = features_[root(meeple)];
    switch (feature.kind) {
        case Kind::city:
        case Kind::road:
            return open_points(feature.tiles, feature.pennants);
        case Kind::monastery:
            return monastery_points(neighbours(board_.tile(meeple.tile).at));
        case Kind::field:
            return farm_points(Farm::third) * std::popcount(completed(feature.cities));
    }
    return 0;
}

}  // namespace bastide::match
