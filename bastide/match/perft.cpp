#include "bastide/match/perft.h"

#include "bastide/base/require.h"
#include "bastide/match/final_scoring.h"

namespace bastide::match {
namespace {

class Walk {
  public:
    Walk(const Position& position, const Perft& perft, const std::function<bool()>& watch)
        : position_(position), perft_(perft), watch_(watch) {}

    const PerftCount& count() const { return count_; }

    void walk(std::span<const Type> sequence) {
        if (sequence.empty()) {
            add_leaf();
            return;
        }
        const Type tile = sequence.front();
        const auto rest = sequence.subspan(1);
        position_.draw(tile);
        if (!position_.fits_somewhere(tile)) {
            position_.set_aside();
            walk(rest);
            position_.return_aside(tile);
            return;
        }
        if (rest.empty() && !perft_.sums) {
            add_last();
        } else {
            walk_on(rest);
        }
        position_.put_back();
    }

  private:
    void add_leaf() {
        ++count_.paths;
        if (!perft_.sums) return;
        const Scores finals = final_scores(position_);
        for (std::size_t player = 0; player < max_players; ++player) {
            count_.scores[player] += position_.score(static_cast<int>(player));
            count_.finals[player] += finals[player];
        }
    }

    // The last tile's choices need not be made to be counted.
    void add_last() {
        count_.paths += perft_.tiles_only ? position_.count_places(position_.tile(), perft_.alike)
                                          : position_.count_moves(perft_.alike);
    }

    void walk_on(std::span<const Type> rest) {
        for (const Move& move : position_.legal_moves(perft_.alike)) {
            if (perft_.tiles_only && move.piece != no_piece) continue;
            if (!should_continue()) return;
            const Position::Undo undo = position_.apply(move);
            walk(rest);
            position_.undo(undo);
        }
    }

    bool should_continue() {
        constexpr std::int64_t stride = 4096;
        if (++steps_ % stride == 0 && watch_) should_continue_ = should_continue_ && watch_();
        return should_continue_;
    }

    Position position_;
    Perft perft_;
    const std::function<bool()>& watch_;
    PerftCount count_;
    std::int64_t steps_ = 0;
    bool should_continue_ = true;
};

}  // namespace

PerftCount perft(const Position& position, std::span<const Type> sequence, const Perft& perft,
                 const std::function<bool()>& watch) {
    std::array<int, type_count> used{};
    for (const Type type : sequence) {
        require(type < type_count, "there is a tile type with this number, 0 to 23", type);
        require(++used[type] <= position.remaining(type), "the position has all tiles of the sequence", type);
    }
    require(position.tile() == no_tile, "the hand of the position is empty");
    Walk walk(position, perft, watch);
    walk.walk(sequence);
    return walk.count();
}

}  // namespace bastide::match
