#include "bastide/match/protocol/telling.h"

#include <algorithm>
#include <utility>

namespace bastide::match::protocol {
namespace {

template <class T>
bool begins_with(std::span<const T> whole, const std::vector<T>& beginning) {
    return whole.size() >= beginning.size() && std::ranges::equal(whole.first(beginning.size()), beginning);
}

}  // namespace

bool Telling::goes_on(const Position& position, const Course& course, int seat) const {
    return told_ && told_->match.seat == seat && told_->match.settings == position.settings() &&
           told_->match.first == position.board().tile(0).type() && begins_with(course.moves, told_->moves) &&
           begins_with(course.asides, told_->asides) &&
           // A tile that is told to be in hand is laid next, or still there.
           (!told_->has_tile || course.moves.size() > told_->moves.size() ||
            course.asides.size() == told_->asides.size());
}

// What was played and set aside since.
void Telling::follow(const Course& course, std::vector<HostLine>& lines) {
    auto& [match, moves, asides, has_tile] = *told_;
    while (true) {
        const bool has_aside = asides.size() < course.asides.size() &&
                               std::cmp_equal(course.asides[asides.size()].before_move, moves.size());
        if (has_aside) {
            lines.emplace_back(Aside{course.asides[asides.size()].tile});
            asides.push_back(course.asides[asides.size()]);
        } else if (moves.size() < course.moves.size()) {
            const Move& move = course.moves[moves.size()];
            if (!has_tile) lines.emplace_back(Draw{move.tile});
            lines.emplace_back(Play{move});
            moves.push_back(move);
            has_tile = false;
        } else {
            return;
        }
    }
}

std::vector<HostLine> Telling::lines(const Position& position, const Course& course, std::uint64_t chance) {
    std::vector<HostLine> lines;
    const int seat = position.to_move();
    if (!goes_on(position, course, seat)) {
        told_ = Told{.match = {.seat = seat,
                               .first = position.board().tile(0).type(),
                               .chance = chance,
                               .settings = position.settings()},
                     .moves = {},
                     .asides = {}};
        lines.emplace_back(told_->match);
    }
    follow(course, lines);
    if (!told_->has_tile) lines.emplace_back(Draw{position.tile()});
    told_->has_tile = true;
    if (tells_legal_) lines.emplace_back(Legal{position.legal_moves(Alike::merged)});
    return lines;
}

std::vector<HostLine> Telling::last_lines(const Position& position, const Course& course) {
    std::vector<HostLine> lines;
    if (told_ && position.tile() == no_tile && goes_on(position, course, told_->match.seat)) {
        follow(course, lines);
        const Scores scores = final_scores(position);
        lines.emplace_back(Over{{scores.begin(), scores.begin() + position.players()}});
    }
    told_.reset();
    return lines;
}

}  // namespace bastide::match::protocol
