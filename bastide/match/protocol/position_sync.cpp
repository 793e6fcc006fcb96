#include "bastide/match/protocol/position_sync.h"

#include <algorithm>
#include <utility>

#include "bastide/match/position_state.h"

namespace bastide::match::protocol {
namespace {

template <class T>
bool begins_with(std::span<const T> whole, const std::vector<T>& beginning) {
    return whole.size() >= beginning.size() && std::ranges::equal(whole.first(beginning.size()), beginning);
}

// Returns the tiles that could be drawn in the game.
TileCounts tiles_of(const Position& position, const MoveHistory& history) {
    TileCounts tiles = position.remaining_by_type();
    for (const Move& move : history.moves) {
        require_type(move.tile);
        ++tiles[move.tile];
    }
    if (position.tile() != no_tile) ++tiles[position.tile()];
    if (position.settings().unplaceable == Unplaceable::redraw)
        for (const Game::UnplaceableTile& aside : history.unplaceable_tiles) {
            require_type(aside.tile);
            ++tiles[aside.tile];
        }
    return tiles;
}

// Returns the game up to its first draw.
NewMatch new_match(const Position& position, const MoveHistory& history, int seat, std::uint64_t chance) {
    NewMatch match{.seat = seat,
                   .first = position.board().tile(0).type(),
                   .chance = chance,
                   .settings = position.settings()};
    const TileCounts tiles = tiles_of(position, history);
    if (history.first != nullptr) {
        match.position = *history.first;
        match.position->hand = no_tile;
        match.position->remaining = tiles;
    } else if (tiles != rest_of_box(match.settings.box, {{.type = match.first}}, no_tile)) {
        match.tiles = tiles;
    }
    return match;
}

}  // namespace

// True if the game sent so far leads to a position, from the point of view of a seat.
bool PositionSync::Sent::continues(const Position& position, const MoveHistory& history, int seat) const {
    return match == new_match(position, history, seat, match.chance) && begins_with(history.moves, moves) &&
           begins_with(history.unplaceable_tiles, unplaceable_tiles) &&
           // A tile sent as drawn must be placed next or still be in hand.
           (!has_tile || history.moves.size() > moves.size() ||
            history.unplaceable_tiles.size() == unplaceable_tiles.size());
}

// Sends the moves and set-aside tiles since the last message.
void PositionSync::Sent::follow(const MoveHistory& history, std::vector<HostMessage>& lines) {
    while (true) {
        const bool has_aside =
            unplaceable_tiles.size() < history.unplaceable_tiles.size() &&
            std::cmp_equal(history.unplaceable_tiles[unplaceable_tiles.size()].before_move, moves.size());
        if (has_aside) {
            lines.emplace_back(UnplaceableTile{history.unplaceable_tiles[unplaceable_tiles.size()].tile});
            unplaceable_tiles.push_back(history.unplaceable_tiles[unplaceable_tiles.size()]);
        } else if (moves.size() < history.moves.size()) {
            const Move& move = history.moves[moves.size()];
            if (!has_tile) lines.emplace_back(Draw{move.tile});
            lines.emplace_back(Play{move});
            moves.push_back(move);
            has_tile = false;
        } else {
            return;
        }
    }
}

std::vector<HostMessage> PositionSync::lines(const Position& position, const MoveHistory& history,
                                             std::uint64_t chance) {
    std::vector<HostMessage> lines;
    const int seat = position.to_move();
    const bool is_new = !sent_ || !sent_->continues(position, history, seat);
    Sent& sent = is_new ? sent_.emplace(Sent{}) : *sent_;
    if (is_new) {
        sent.match = new_match(position, history, seat, chance);
        lines.emplace_back(sent.match);
    }
    sent.follow(history, lines);
    if (!sent.has_tile) lines.emplace_back(Draw{position.tile()});
    sent.has_tile = true;
    if (sends_legal_) lines.emplace_back(Legal{position.legal_moves(Symmetric::collapsed)});
    return lines;
}

std::vector<HostMessage> PositionSync::last_lines(const Position& position, const MoveHistory& history) {
    std::vector<HostMessage> lines;
    if (sent_ && position.tile() == no_tile && sent_->continues(position, history, sent_->match.seat)) {
        sent_->follow(history, lines);
        const Scores scores = final_scores(position);
        lines.emplace_back(Over{{scores.begin(), scores.begin() + position.players()}});
    }
    sent_.reset();
    return lines;
}

}  // namespace bastide::match::protocol
