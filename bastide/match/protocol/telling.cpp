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

// True if the game sent so far leads to a position, as seen from a seat.
bool Telling::Told::goes_on(const Position& position, const Course& course, int seat) const {
    return match.seat == seat && match.settings == position.settings() &&
           match.first == position.board().tile(0).type() && begins_with(course.moves, moves) &&
           begins_with(course.asides, asides) &&
           // A tile sent as drawn must be placed next or still be in hand.
           (!has_tile || course.moves.size() > moves.size() || course.asides.size() == asides.size());
}

// Sends the moves and set-aside tiles since the last message.
void Telling::Told::follow(const Course& course, std::vector<HostLine>& lines) {
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
    const bool is_new = !told_ || !told_->goes_on(position, course, seat);
    Told& told = is_new ? told_.emplace(Told{}) : *told_;
    if (is_new) {
        told.match = {.seat = seat,
                      .first = position.board().tile(0).type(),
                      .chance = chance,
                      .settings = position.settings()};
        lines.emplace_back(told.match);
    }
    told.follow(course, lines);
    if (!told.has_tile) lines.emplace_back(Draw{position.tile()});
    told.has_tile = true;
    if (tells_legal_) lines.emplace_back(Legal{position.legal_moves(Alike::merged)});
    return lines;
}

std::vector<HostLine> Telling::last_lines(const Position& position, const Course& course) {
    std::vector<HostLine> lines;
    if (told_ && position.tile() == no_tile && told_->goes_on(position, course, told_->match.seat)) {
        told_->follow(course, lines);
        const Scores scores = final_scores(position);
        lines.emplace_back(Over{{scores.begin(), scores.begin() + position.players()}});
    }
    told_.reset();
    return lines;
}

}  // namespace bastide::match::protocol
