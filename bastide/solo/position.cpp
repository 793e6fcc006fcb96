#include "bastide/solo/position.h"

#include <algorithm>
#include <cassert>

#include "bastide/base/require.h"

namespace bastide::solo {

Position::Position(const Settings& settings, play::Random& deals)
    : board_(settings.size, settings.chain_bonus), roads_(settings.roads), dealer_(settings.dealer) {
    deal_hand(deals);
}

Tile Position::deal(play::Random& deals) {
    const Kind kind = solo::deal(dealer_, deals);
    if (roads_ == Roads::plain || kind != Kind::road) return Tile(kind);
    return Tile(kind, road_shapes[deals.below(road_shapes.size())]);
}

void Position::deal_hand(play::Random& deals) {
    for (Tile& tile : hand_) tile = deal(deals);
}

End Position::end() const {
    if (board_.is_full()) return End::board_full;
    const auto has_place = [this](Tile tile) { return board_.has_place(tile); };
    if (turns_to_discard() == 0 || std::ranges::any_of(hand_, has_place)) return End::none;
    return End::no_move;
}

bool Position::is_legal(const Move& move) const {
    if (move.is_discard()) return can_discard();
    const int last = board_.size() - 1;
    return move.hand < hand_size && move.square <= board_.square(last, last) &&
           board_.can_place(hand_[move.hand], move.square);
}

std::optional<Illegality> Position::illegality(const Move& move) const {
    using enum Illegality::Reason;
    if (is_legal(move)) return std::nullopt;
    if (board_.is_full()) return Illegality{.reason = board_full};
    if (move.is_discard()) return Illegality{.reason = discard_too_early, .turns = turns_to_discard()};
    if (move.hand >= hand_size) return Illegality{.reason = no_such_tile, .hand = move.hand};
    const int row = board_.row(move.square);
    const int column = board_.column(move.square);
    if (!board_.has(move.square))
        return Illegality{
            .reason = no_such_square, .board_size = board_.size(), .row = row, .column = column};
    const Tile tile = hand_[move.hand];
    const Illegality::Reason reason = !board_.is_empty(move.square) ? square_taken
                                      : !tile.is_road()             ? square_isolated
                                      : roads_ == Roads::plain      ? no_road_beside
                                                                    : no_road_connects;
    return Illegality{.reason = reason, .row = row, .column = column, .tile = tile, .roads = roads_};
}

std::uint32_t Position::count_roads(Tile road) const {
    return static_cast<std::uint32_t>(std::ranges::count_if(
        board_.open(), [&](Cell square) { return (board_.pointed(square) & road.arms()) != 0; }));
}

Cell Position::nth_place(Tile tile, std::uint32_t number) const {
    if (roads_ == Roads::directed && tile.is_road()) {
        const auto* square = board_.open().data();
        while ((board_.pointed(*square) & tile.arms()) == 0 || number-- > 0) ++square;
        return *square;
    }
    const std::array<std::span<const Cell>, 2> places = {board_.free(), board_.open()};
    return places[static_cast<std::size_t>(tile.is_road())][number];
}

std::vector<Move> Position::legal_moves() const {
    std::vector<Move> moves;
    for (std::uint8_t i = 0; i < hand_size; ++i) {
        for (const Cell square : board_.free()) {
            if (board_.can_place(hand_[i], square)) moves.push_back({i, square});
        }
    }
    if (can_discard()) moves.push_back(Move::discard());
    return moves;
}

Move Position::random_move(play::Random& random) const {
    const std::array<std::size_t, 2> places = {board_.free().size(), board_.open().size()};
    std::array<std::uint32_t, hand_size + 1> before{};
    for (std::size_t i = 0; i < hand_size; ++i) {
        const bool is_road = hand_[i].is_road();
        before[i + 1] =
            before[i] + (roads_ == Roads::directed && is_road
                             ? count_roads(hand_[i])
                             : static_cast<std::uint32_t>(places[static_cast<std::size_t>(is_road)]));
    }
    assert(!is_over());
    const std::uint32_t number = random.below(before[hand_size] + (can_discard() ? 1 : 0));
    if (number == before[hand_size]) return Move::discard();
    // Counts where a branch would be guessed wrong most of the time.
    std::size_t hand = 0;
    for (std::size_t i = 1; i < hand_size; ++i) hand += number >= before[i] ? 1U : 0U;
    return {static_cast<std::uint8_t>(hand), nth_place(hand_[hand], number - before[hand])};
}

int Position::gain(const Move& move) const {
    assert(is_legal(move));
    return move.is_discard() ? 0 : board_.gain(hand_[move.hand], move.square);
}

Position::Undo Position::apply(const Move& move, play::Random& deals) {
    assert(is_legal(move));
    const bool is_discard = move.is_discard();
    Undo undo{move,
              is_discard ? Board::Undo{.tiles = static_cast<std::uint16_t>(board_.tiles())}
                         : board_.place(hand_[move.hand], move.square),
              hand_,
              dealer_,
              deals,
              turns_since_discard_};
    if (is_discard) {
        turns_since_discard_ = 0;
        deal_hand(deals);
    } else {
        turns_since_discard_ = std::min(turns_since_discard_ + 1, turns_for_discard);
        hand_[move.hand] = deal(deals);
    }
    return undo;
}

void Position::undo(const Undo& undo, play::Random& deals) {
    if (undo.move.is_discard()) {
        require(turns_since_discard_ == 0 && undo.turns_since_discard == turns_for_discard &&
                    undo.board.tiles == board_.tiles(),
                "the undo data is that of the last move", undo.board.tiles);
    } else {
        board_.take_back(undo.board);
    }
    hand_ = undo.hand;
    dealer_ = undo.dealer;
    deals = undo.deals;
    turns_since_discard_ = undo.turns_since_discard;
}

}  // namespace bastide::solo
