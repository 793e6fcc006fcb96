#include "bastide/solo/bots/planner.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdint>
#include <limits>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/play/thinking_time.h"
#include "bastide/solo/board.h"

namespace bastide::solo {
namespace {

// Returns the number of the 8 surrounding squares that are on the board, which is the score of an abbey there
// on a full board.
int squares_around(const Board& board, Cell square) {
    const int last = board.size() - 1;
    const int row = board.row(square);
    const int column = board.column(square);
    const int rows = row == 0 || row == last ? 2 : 3;
    const int columns = column == 0 || column == last ? 2 : 3;
    return rows * columns - 1;
}

// Higher is better. Comparable only for one tile, not between kinds. Abbeys score most away from the border,
// so other tiles belong at the border. Cities score next to cities. If few squares are left for roads,
// nothing else should take them.
int look(const Board& board, Tile tile, Cell square) {
    const int around = squares_around(board, square);
    if (tile.kind() == Kind::abbey) return 100 * around + 10 * board.tiles_around(square);
    const int inside = around == 8 ? -60 : 0;
    if (tile.kind() == Kind::road) {
        int opened = 0;
        for (const tile::Side side : tile::all_sides) {
            if ((tile.arms() & arm(side)) == 0) continue;
            const Cell next = board.beside(square, side);
            opened += board.is_empty(next) && board.pointed(next) == 0 ? 1 : 0;
        }
        return inside + 40 * opened;
    }
    const int scarce = board.pointed(square) != 0 ? 200 / static_cast<int>(board.open().size()) : 0;
    return inside + 100 * board.gain(tile, square) - 100 * board.abbeys_around(square) - scarce;
}

constexpr std::size_t squares_tried = 6;      // for each tile of the hand
constexpr std::int64_t between_looks = 1000;  // playouts, some milliseconds

// Looking further ahead adds more noise than information, because the prospect is nearly exact. Pairwise
// chains are the exception, because the value of their cities depends on cities that join later.
int moves_ahead_for(ChainBonus bonus) {
    return bonus == ChainBonus::per_city ? 1 : 12;
}

// The squares a tile might go to, more than it may.
std::span<const Cell> places(const Board& board, Tile tile) {
    return tile.kind() == Kind::road ? board.open() : board.free();
}

// Finds the best square for a tile by its heuristic, breaking ties at random. Returns false if there is none.
bool best_square(const Board& board, Tile tile, play::Random& random, Cell& best) {
    int most = std::numeric_limits<int>::min();
    std::uint32_t as_good = 0;
    for (const Cell square : places(board, tile)) {
        if (!board.can_place(tile, square)) continue;
        const int looks = look(board, tile, square);
        if (looks < most) continue;
        as_good = looks > most ? 1 : as_good + 1;
        most = looks;
        if (as_good == 1 || random.below(as_good) == 0) best = square;
    }
    return as_good > 0;
}

// Returns the final score of a board's tiles when it is full.
std::int64_t promised(const Board& board, int abbeys_when_full) {
    const Score& score = board.score();
    return (score.roads + score.cities + score.chains + abbeys_when_full) * point;
}

int abbeys_when_full(const Board& board) {
    int points = 0;
    for (int row = 0; row < board.size(); ++row) {
        for (int column = 0; column < board.size(); ++column) {
            const Cell square = board.square(row, column);
            if (!board.is_empty(square) && board.tile(square).kind() == Kind::abbey)
                points += squares_around(board, square);
        }
    }
    return points;
}

}  // namespace

void Planner::add_squares(const Position& position, std::uint8_t hand, play::Random& random,
                          std::vector<Candidate>& candidates) const {
    const Board& board = position.board();
    const Tile tile = position.hand()[hand];
    const std::size_t first = candidates.size();
    for (const Cell square : places(board, tile)) {
        if (!board.can_place(tile, square)) continue;
        // Chance decides between equals.
        const std::int64_t looks = std::int64_t{look(board, tile, square)} << 32 | random.below(1U << 31);
        candidates.push_back({{hand, square}, looks, 0});
    }
    const auto begin = candidates.begin() + static_cast<std::ptrdiff_t>(first);
    std::ranges::sort(begin, candidates.end(), std::ranges::greater(), &Candidate::look);
    if (candidates.size() > first + squares_tried) candidates.resize(first + squares_tried);
}

Planner::Planner(const Settings& settings, Budget budget)
    : budget_(std::move(budget)), moves_ahead_(moves_ahead_for(settings.chain_bonus)), prospect_(settings) {}

std::vector<Planner::Candidate> Planner::candidates(const Position& position, play::Random& random) const {
    std::vector<Candidate> candidates;
    const Hand& hand = position.hand();
    for (std::uint8_t i = 0; i < hand_size; ++i) {
        const bool is_again = std::find(hand.begin(), hand.begin() + i, hand[i]) != hand.begin() + i;
        if (!is_again) add_squares(position, i, random, candidates);
    }
    if (position.can_discard()) candidates.push_back({});
    return candidates;
}

Move Planner::policy(const Position& position, play::Random& random) const {
    const Board& board = position.board();
    const auto& plan =
        prospect_.plan(board.squares_left(), Prospect::kinds(position.hand()), position.turns_to_discard());
    if (plan.discards && position.can_discard()) return Move::discard();
    for (const std::uint8_t kind : plan.kinds) {
        for (std::uint8_t i = 0; i < hand_size; ++i) {
            const Tile tile = position.hand()[i];
            Cell square = 0;
            if (tile.kind() == static_cast<Kind>(kind) && best_square(board, tile, random, square))
                return {i, square};
        }
    }
    return Move::discard();
}

std::int64_t Planner::play_out(const Position& start, const Move& move, std::uint64_t seed) {
    play::Random random(seed);
    if (scratch_.empty()) {
        scratch_.push_back(start);
    } else {
        scratch_.front() = start;
    }
    Position& position = scratch_.front();
    Move next = move;
    int abbeys = abbeys_when_full(position.board());
    for (int i = 0; i < moves_ahead_; ++i) {
        if (!next.is_discard() && position.hand()[next.hand].kind() == Kind::abbey)
            abbeys += squares_around(position.board(), next.square);
        position.apply(next, random);
        if (position.is_over()) return position.board().score().total() * point;
        next = policy(position, random);
    }
    const Board& board = position.board();
    return promised(board, abbeys) + prospect_.points(board.squares_left(), Prospect::kinds(position.hand()),
                                                      position.turns_to_discard());
}

// The callback may wait for other threads, so it is not called for each playout, nor for each move, which may
// have few.
bool Planner::poll_watch() {
    if (!budget_.watch || ++unwatched_ < between_looks) return true;
    unwatched_ = 0;
    return budget_.watch();
}

Move Planner::choose(const Position& position, play::Random& random) {
    require(!position.is_over(), "the game is not over");
    using Clock = std::chrono::steady_clock;
    std::vector<Candidate> left = candidates(position, random);
    const int rounds = std::max<int>(1, static_cast<int>(std::bit_width(left.size() - 1)));
    const auto start = Clock::now();
    for (int round = 1; left.size() > 1; ++round) {
        const auto each = budget_.playouts / (rounds * static_cast<std::int64_t>(left.size()));
        const auto should_continue = [&](std::int64_t done) {
            if (done == 0) return true;
            return budget_.time_ms
                       ? Clock::now() - start < play::thinking_time(*budget_.time_ms) / rounds * round
                       : done < each;
        };
        for (std::int64_t playout = 0; should_continue(playout); ++playout) {
            const std::uint64_t seed = random.next();
            for (Candidate& candidate : left) {
                if (!poll_watch()) return left.front().move;
                candidate.points += play_out(position, candidate.move, seed);
            }
        }
        // The remaining candidates have equally many playouts. The heuristic breaks ties.
        const auto worth = [](const Candidate& candidate) {
            return std::pair(candidate.points, candidate.look);
        };
        std::ranges::sort(left, std::ranges::greater(), worth);
        left.resize((left.size() + 1) / 2);
    }
    return left.front().move;
}

}  // namespace bastide::solo
