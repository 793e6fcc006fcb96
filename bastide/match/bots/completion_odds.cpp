#include "bastide/match/bots/completion_odds.h"

#include <algorithm>
#include <bit>

#include "bastide/match/detail/evaluation_scales.h"
#include "bastide/match/points.h"

namespace bastide::match {
namespace {

using detail::bounds_of_fitting;
using detail::chance_of;
using detail::one;
using detail::phase_of_left;
using detail::place_of_fitting;
using detail::place_of_size;
using detail::points_of_a_city_at_a_field;

constexpr std::uint8_t unknown = 255;

constexpr std::array<Square, 8> around = {
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

constexpr Square operator+(Square at, Square step) {
    return {static_cast<std::int8_t>(at.x + step.x), static_cast<std::int8_t>(at.y + step.y)};
}

}  // namespace

CompletionOdds::CompletionOdds(const Weights& weights) : weights_(&weights) {
    left_.fill(unknown);
}

void CompletionOdds::take_in(const Position& position) {
    position_ = &position;
    if (left_ != position.remaining_by_type()) {
        left_ = position.remaining_by_type();
        counts_ = TypeCounts(left_);
        phase_ = phase_of_left[static_cast<std::size_t>(position.remaining())];
    }
    open_edges_.take_in(position);
    is_changed_.reset();
    changed_fields_.clear();
    fields_.clear();
    const Features& features = position.features();
    std::fill_n(known_.begin(), features.node_count(), nothing);
    for (int i = 0; i < features.node_count(); ++i) {
        const auto node = static_cast<Node>(i);
        if (features[node].kind == Kind::field && features[node].cities != 0 && features.root(node) == node)
            fields_.push_back(node);
    }
}

void CompletionOdds::place(const Position& after, const Position::Undo& undo) {
    position_ = &after;
    open_edges_.place(after, undo);
    find_changes();
}

// A field changes with its pieces, and with its cities' probability of completion.
void CompletionOdds::find_changes() {
    const Features& features = position_->features();
    is_changed_.reset();
    const auto change = [&](Node root) {
        is_changed_.set(root);
        known_after_[root] = nothing;
    };
    std::uint64_t cities = 0;
    for (const auto roots : {open_edges_.own(), open_edges_.beside()}) {
        for (const Node root : roots) {
            if (features[root].kind == Kind::city) cities |= features[root].cities;
            if (features[root].kind != Kind::field) change(root);
        }
    }
    for (const Node root : open_edges_.own()) change(root);
    changed_fields_.clear();
    for (const Node root : fields_) {
        if (open_edges_.is_joined(root) || (features[root].cities & cities) == 0) continue;
        changed_fields_.push_back(root);
        change(root);
    }
}

Openness CompletionOdds::openness(Node root, std::size_t tile, std::uint64_t meeples) {
    const Feature& feature = position_->features()[root];
    Openness found{};
    found.phase = phase_;
    std::size_t claims = 0;
    for (; meeples != 0; meeples >>= 8) claims += (meeples & 0xFF) != 0 ? 1 : 0;
    found.claims = static_cast<std::uint8_t>(std::min<std::size_t>(claims, 2));
    unsigned squares = 0;
    const auto add = [&](Demand demand, TypeSet closing) {
        ++squares;
        ++found.closing[place_of_fitting[static_cast<std::size_t>(counts_.of(closing))]];
        found.is_dead |= counts_.of(outcomes_->fitting(demand)) == 0;
    };
    if (feature.kind == Kind::monastery) {
        const Board& board = position_->board();
        const Square centre = board.tile(tile).at;
        for (const Square step : around) {
            const Square at = centre + step;
            if (board.tile_at(at) != Board::none) continue;
            const std::uint8_t open = board.open_square_at(at);
            if (open == Board::none) {
                ++squares;
                continue;
            }
            const Demand demand = board.open_squares()[open].demand;
            add(demand, outcomes_->fitting(demand));
        }
    } else {
        const tile::Edge edge = feature.kind == Kind::city ? tile::Edge::city : tile::Edge::road;
        open_edges_.squares(root).for_each([&](std::size_t square) {
            const Demand demand = open_edges_.demand(square);
            add(demand, outcomes_->closing(demand, open_edges_.contacts(square, edge, root)));
        });
        found.size = place_of_size[feature.tiles];
        found.edges = static_cast<std::uint8_t>(std::min(3U, feature.open - squares));
    }
    found.squares = static_cast<std::uint8_t>(std::clamp(squares, 1U, 8U) - 1);
    while (found.worst < 8 && found.closing[found.worst] == 0) ++found.worst;
    return found;
}

int CompletionOdds::chance(Kind kind, const Openness& openness) const {
    if (openness.is_dead) return 0;
    const Weights::Completion& by = weights_->completion[static_cast<std::size_t>(kind)];
    int odds = by.when[openness.squares][openness.phase] + by.worst[openness.worst] +
               by.claims[openness.claims] + by.size[openness.size] + by.edges[openness.edges];
    for (std::size_t i = 0; i < openness.closing.size(); ++i) odds += openness.closing[i] * by.each[i];
    return chance_of(odds);
}

int CompletionOdds::chance_of_city(Node root) {
    std::int16_t& known = this->known(root).chance;
    if (known < 0) {
        const Openness open = openness(root, 0, position_->features()[root].meeples);
        known = static_cast<std::int16_t>(chance(Kind::city, open));
    }
    return known;
}

// Approximates the probability that a feature with one open square is completed within the next four draws.
int CompletionOdds::soon(const Openness& open) const {
    return open.squares != 0 || open.is_dead ? 0 : soon(bounds_of_fitting[open.worst]);
}

int CompletionOdds::soon(int tiles) const {
    return std::min(one, 4 * one * tiles / std::max(1, position_->remaining()));
}

// Returns the points of the cities around a field, each times its probability of completion.
int CompletionOdds::field_prospect(Node root) {
    std::int16_t& known = this->known(root).prospect;
    if (known >= 0) return known;
    int sum = 0;
    const Features& features = position_->features();
    for (std::uint64_t cities = features[root].cities; cities != 0;) {
        const Node city =
            features.root(features.city_piece(static_cast<std::size_t>(std::countr_zero(cities))));
        cities &= ~features[city].cities;
        sum += features[city].open == 0 ? one : chance_of_city(city);
    }
    known = static_cast<std::int16_t>(points_of_a_city_at_a_field * sum);
    return known;
}

// Returns the points that a feature adds to another when they are joined, in 256ths.
int CompletionOdds::joint_points(Node root) {
    const Feature& feature = position_->features()[root];
    return feature.kind == Kind::field ? field_prospect(root)
                                       : open_points(feature.tiles, feature.pennants) * one;
}

}  // namespace bastide::match
