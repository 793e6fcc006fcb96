#include "bastide/match/perft.h"

namespace bastide::match {
namespace {

class Walk {
  public:
    Walk(const Position& position, const Perft& perft, const std::function<bool()>& watch)
        : position_(position), perft_(perft), watch_(watch) {}

    std::int64_t count(std::span<const Type> sequence) {
        if (sequence.empty()) return 1;
        const Type tile = sequence.front();
        const auto rest = sequence.subspan(1);
        position_.draw(tile);
        std::int64_t paths = 0;
        if (!position_.fits_somewhere(tile)) {
            position_.set_aside();
            paths = count(rest);
            position_.return_aside(tile);
            return paths;
        }
        paths = rest.empty() ? count_last() : count_through(rest);
        position_.put_back();
        return paths;
    }

  private:
    std::int64_t count_last() const {
        if (!perft_.tiles_only) return position_.count_moves(perft_.alike);
        return static_cast<std::int64_t>(position_.places(position_.tile(), perft_.alike).size());
    }

    std::int64_t count_through(std::span<const Type> rest) {
        std::int64_t paths = 0;
        for (const Move& move : position_.legal_moves(perft_.alike)) {
            if (perft_.tiles_only && move.piece != no_piece) continue;
            if (!goes_on()) break;
            const Position::Undo undo = position_.apply(move);
            paths += count(rest);
            position_.undo(undo);
        }
        return paths;
    }

    bool goes_on() {
        constexpr std::int64_t stride = 4096;
        if (++steps_ % stride == 0 && watch_) is_wanted_ = is_wanted_ && watch_();
        return is_wanted_;
    }

    Position position_;
    Perft perft_;
    const std::function<bool()>& watch_;
    std::int64_t steps_ = 0;
    bool is_wanted_ = true;
};

}  // namespace

std::int64_t perft(const Position& position, std::span<const Type> sequence, const Perft& perft,
                   const std::function<bool()>& watch) {
    return Walk(position, perft, watch).count(sequence);
}

}  // namespace bastide::match
