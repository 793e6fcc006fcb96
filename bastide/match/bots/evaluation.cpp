#include "bastide/match/bots/evaluation.h"

#include <algorithm>
#include <bit>
#include <bitset>
#include <cstdlib>

#include "bastide/match/detail/evaluation_scales.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/points.h"

namespace bastide::match {
namespace {

using detail::max_joining;
using detail::one;
using detail::points_of_a_city_at_a_field;

int at_knots(const std::array<std::int16_t, knots.size()>& weights, int left) {
    std::size_t i = 1;
    while (i + 1 < knots.size() && knots[i] < left) ++i;
    const int wide = knots[i] - knots[i - 1];
    const int along = std::min(left, knots[i]) - knots[i - 1];
    return (weights[i - 1] * (wide - along) + weights[i] * along) / wide;
}

constexpr std::size_t index(Term term) {
    return static_cast<std::size_t>(term);
}

template <class Visit>
void for_each_bit(unsigned bits, const Visit& visit) {
    for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

constexpr std::size_t index(tile::Edge edge) {
    return static_cast<std::size_t>(edge);
}

// Returns the edge through which pieces of a kind connect. Monasteries have none.
constexpr tile::Edge edge_of(Kind kind) {
    constexpr std::array<tile::Edge, 4> edges = {tile::Edge::city, tile::Edge::road, tile::Edge::field,
                                                 tile::Edge::field};
    return edges[static_cast<std::size_t>(kind)];
}

void add(Values& values, const Values& more) {
    for (std::size_t i = 0; i < values.size(); ++i) values[i] += more[i];
}

void subtract(Values& values, const Values& less) {
    for (std::size_t i = 0; i < values.size(); ++i) values[i] -= less[i];
}

// Takes terms times their weights.
struct ValueSink {
    const std::array<int, term_count>& now;
    Values& values;

    void term(std::size_t player, Term term, int amount) const {
        values[player] += now[static_cast<std::size_t>(term)] * amount;
    }
    void points(std::size_t player, int amount) const { values[player] += one * amount; }
};

// Takes terms as they are.
struct AmountSink {
    std::array<Evaluation::Amounts, max_players>& amounts;

    void term(std::size_t player, Term term, int amount) const {
        amounts[player][static_cast<std::size_t>(term)] += amount;
    }
    void points(std::size_t /*player*/, int /*amount*/) const {}
};

}  // namespace

Values values_in_the_end(const Position& position) {
    Values values = final_scores(position);
    for (int& value : values) value *= value_of_a_point;
    return values;
}

Evaluation::Evaluation(const Weights& weights) : weights_(&weights), odds_(weights) {}

// The weights for a number of tiles left.
void Evaluation::weigh(int left) {
    if (left == left_) return;
    left_ = left;
    for (std::size_t term = 0; term < term_count; ++term) now_[term] = at_knots(weights_->terms[term], left);
    supply_worth_[0] = 0;
    for (std::size_t i = 1; i < supply_worth_.size(); ++i) {
        const int more = i > 3 ? 0 : now_[index(Term::first_meeple) + i - 1];
        supply_worth_[i] = supply_worth_[i - 1] + one * (more + now_[index(Term::meeples)]);
    }
}

Evaluation::Survey Evaluation::survey(const Position& position) {
    prepare(position);
    return {*this, with_scores(sum_)};
}

void Evaluation::prepare(const Position& before) {
    weigh(before.remaining());
    position_ = &before;
    odds_.take_in(before);
    sum_ = {};
    take_in_features();
    take_in_meetings();
}

void Evaluation::take_in_features() {
    const Features& features = position_->features();
    feature_values_.clear();
    meeple_squares_ = {};
    std::bitset<max_nodes> seen;
    position_->meeple_tiles().for_each([&](std::size_t tile) {
        const Node root = position_->root(position_->meeple(tile));
        if (seen[root]) return;
        seen.set(root);
        FeatureValue& feature_value =
            feature_values_.emplace_back(root, static_cast<std::uint8_t>(tile), Values{});
        add_feature(root, tile, features[root].meeples, ValueSink{now_, feature_value.values});
        add(sum_, feature_value.values);
        meeple_squares_[index(edge_of(features[root].kind))] |= odds_.open_edges().squares(root);
    });
}

void Evaluation::take_in_meetings() {
    for (const tile::Edge edge : all_edges) {
        valued_[index(edge)] = {};
        const Squares meetings = odds_.open_edges().meetings(edge) & meeple_squares_[index(edge)];
        meetings.for_each([&](std::size_t square) {
            Values values{};
            add_meetings(square, edge, ValueSink{now_, values});
            if (values == Values{}) return;
            valued_[index(edge)].insert(square);
            meeting_values_[square][index(edge)] = values;
            add(sum_, values);
        });
    }
}

Evaluation::Survey Evaluation::survey_after(const Position& after, const Position::Undo& undo) {
    position_ = &after;
    odds_.place(after, undo);
    Values values = sum_;
    exchange_features(values);
    exchange_meetings(values);
    return {*this, with_scores(values)};
}

bool Evaluation::has_changed(const FeatureValue& feature_value) const {
    if (odds_.has_changed(feature_value.root)) return true;
    if (position_->features()[feature_value.root].kind != Kind::monastery) return false;
    // Squares next to the tile may have become open or fit other tiles.
    const Board& board = position_->board();
    const Square centre = board.tile(feature_value.tile).at;
    const Square last = board.tiles().back().at;
    return std::max(std::abs(centre.x - last.x), std::abs(centre.y - last.y)) <= 2;
}

void Evaluation::exchange_features(Values& values) {
    const Features& features = position_->features();
    std::bitset<max_nodes> seen;
    for (const FeatureValue& feature_value : feature_values_) {
        if (!has_changed(feature_value)) continue;
        subtract(values, feature_value.values);
        const Node root = features.root(feature_value.root);
        if (features[root].meeples == 0 || seen[root]) continue;
        seen.set(root);
        add_feature(root, feature_value.tile, features[root].meeples, ValueSink{now_, values});
    }
}

void Evaluation::exchange_meetings(Values& values) {
    const Features& features = position_->features();
    std::array<Squares, 3> changed;
    changed.fill(odds_.open_edges().gone());
    for (const Node root : odds_.open_edges().joined())
        changed[index(edge_of(features[root].kind))] |= odds_.open_edges().squares_before(root);
    for (const Node root : odds_.changed_fields())
        changed[index(tile::Edge::field)] |= odds_.open_edges().squares_before(root);
    std::array<Squares, 3> squares_now = meeple_squares_;
    for (const Node root : odds_.open_edges().own()) {
        if (features[root].meeples != 0)
            squares_now[index(edge_of(features[root].kind))] |= odds_.open_edges().squares(root);
    }
    for (const tile::Edge edge : all_edges) {
        const Squares& here = changed[index(edge)];
        (here & valued_[index(edge)]).for_each([&](std::size_t square) {
            subtract(values, meeting_values_[square][index(edge)]);
        });
        const Squares now = (here & squares_now[index(edge)]) | odds_.open_edges().changed_squares();
        (now & odds_.open_edges().meetings(edge)).for_each([&](std::size_t square) {
            add_meetings(square, edge, ValueSink{now_, values});
        });
    }
}

// Adds the terms of a feature for the players who lead it.
template <class Sink>
void Evaluation::add_feature(Node root, std::size_t tile, std::uint64_t meeples, const Sink& sink) {
    const Feature& feature = position_->features()[root];
    if (feature.kind == Kind::field) return add_field(root, meeples, sink);
    const unsigned winners = leaders(meeples);
    const Openness open = odds_.openness(root, tile, meeples);
    const int likely = odds_.chance(feature.kind, open);
    const int now = odds_.soon(open);
    int points = open_points(feature.tiles, feature.pennants);
    if (feature.kind == Kind::monastery)
        points = monastery_points(position_->neighbours(position_->board().tile(tile).at));
    for_each_bit(winners, [&](std::size_t player) {
        sink.points(player, points * one);
        switch (feature.kind) {
            case Kind::city:
                sink.term(player, Term::city_gain, points * likely);
                sink.term(player, Term::city_points, points * one);
                sink.term(player, Term::cities, one);
                break;
            case Kind::road:
                sink.term(player, Term::road_points, points * one);
                sink.term(player, Term::roads, one);
                sink.term(player, Term::road_chance, likely);
                break;
            case Kind::monastery:
                sink.term(player, Term::monastery_gain, (monastery_points(max_neighbours) - points) * likely);
                sink.term(player, Term::monastery_empty, (monastery_points(max_neighbours) - points) * one);
                break;
            case Kind::field:
                break;
        }
    });
    for (std::size_t player = 0; meeples != 0; ++player, meeples >>= 8) {
        if ((meeples & 0xFF) == 0) continue;
        sink.term(player, Term::returning, static_cast<int>(meeples & 0xFF) * likely);
        sink.term(player, Term::soon, static_cast<int>(meeples & 0xFF) * now);
        if (feature.kind == Kind::city && (winners >> player & 1U) == 0)
            sink.term(player, Term::city_behind, points * likely);
    }
}

template <class Sink>
void Evaluation::add_field(Node root, std::uint64_t meeples, const Sink& sink) {
    const Feature& feature = position_->features()[root];
    const int points =
        points_of_a_city_at_a_field * std::popcount(position_->completed(feature.cities)) * one;
    const int more = odds_.field_prospect(root) - points;
    const int squares = odds_.open_edges().squares(root).size();
    for_each_bit(leaders(meeples), [&](std::size_t player) {
        sink.points(player, points);
        sink.term(player, Term::field_points, points);
        sink.term(player, Term::field_prospect, more);
        sink.term(player, Term::fields, one);
        sink.term(player, Term::field_squares, squares * one);
    });
    add_contest(squares, meeples, points + more, sink);
}

// Adds the terms for how securely a field with these points is led, and by whom it may still be taken over.
template <class Sink>
void Evaluation::add_contest(int squares, std::uint64_t meeples, int worth, const Sink& sink) {
    constexpr int max_exposed = 16;
    int most = 0;
    int second = 0;
    for (std::uint64_t left = meeples; left != 0; left >>= 8) {
        const int here = static_cast<int>(left & 0xFF);
        second = std::max(second, std::min(most, here));
        most = std::max(most, here);
    }
    for (std::size_t player = 0; meeples != 0; ++player, meeples >>= 8) {
        const int here = static_cast<int>(meeples & 0xFF);
        if (here == 0) continue;
        sink.term(player, Term::farmers, (here - 1) * one);
        if (here < most) sink.term(player, Term::field_behind, worth);
        if (here != most || second == most) continue;
        const int exposed = std::min(squares, max_exposed);
        sink.term(player, Term::field_exposed, worth * exposed / max_exposed);
        if (most > second + 1) sink.term(player, Term::field_firm, worth);
    }
}

// Adds `sign` times the players' gain from joining two features with these meeples. `joining` is the number
// of tiles that would join them.
template <class Sink>
void Evaluation::add_meeting(Node first, std::uint64_t first_has, Node second, std::uint64_t second_has,
                             int joining, int sign, const Sink& sink) {
    if (joining == 0 || (first_has | second_has) == 0) return;
    constexpr std::array<Term, 4> terms = {Term::city_joint, Term::road_joint, Term::road_joint,
                                           Term::field_joint};
    constexpr std::array<Term, 4> likely = {Term::city_likely, Term::road_likely, Term::road_likely,
                                            Term::field_likely};
    const auto kind = static_cast<std::size_t>(position_->features()[first].kind);
    const int many = std::min(joining, max_joining);
    const int now = odds_.soon(joining);
    const auto gain = [&](std::size_t player, int points) {
        sink.term(player, terms[kind], sign * points * many / max_joining);
        sink.term(player, likely[kind], sign * (points * now / one));
    };
    // Mostly players are in one of the two, and gain the other.
    if (first_has == 0 || second_has == 0) {
        const int points = odds_.joint_points(first_has == 0 ? first : second);
        return for_each_bit(leaders(first_has | second_has),
                            [&](std::size_t player) { gain(player, points); });
    }
    const unsigned of_first = leaders(first_has);
    const unsigned of_second = leaders(second_has);
    const unsigned of_both = leaders(first_has + second_has);
    const int in_first = odds_.joint_points(first);
    const int in_second = odds_.joint_points(second);
    for_each_bit(of_first | of_second | of_both, [&](std::size_t player) {
        const auto has = [&](unsigned players) { return (players >> player & 1U) != 0; };
        gain(player, (has(of_both) ? in_first + in_second : 0) - (has(of_first) ? in_first : 0) -
                         (has(of_second) ? in_second : 0));
    });
}

// Visits the features that meet at a square, in pairs.
template <class Sink>
void Evaluation::add_meetings(std::size_t square, tile::Edge edge, const Sink& sink) {
    const Features& features = position_->features();
    const OpenEdges::Met met = odds_.open_edges().met(square, edge);
    for (std::size_t i = 1; i < met.roots().size(); ++i) {
        const Node first = met.roots()[i];
        for (std::size_t j = 0; j < i; ++j) {
            const Node other = met.roots()[j];
            const std::uint64_t others = features[other].meeples;
            if ((features[first].meeples | others) == 0) continue;
            const int joining = odds_.joining(square, met.contacts()[i], met.contacts()[j]);
            add_meeting(first, features[first].meeples, other, others, joining, 1, sink);
        }
    }
}

Values Evaluation::with_scores(Values values) const {
    for (int player = 0; player < position_->players(); ++player) {
        values[static_cast<std::size_t>(player)] +=
            position_->score(player) * value_of_a_point +
            supply_worth_[static_cast<std::size_t>(position_->supply(player))];
    }
    return values;
}

std::array<Evaluation::Amounts, max_players> Evaluation::amounts() {
    std::array<Amounts, max_players> amounts{};
    const AmountSink sink{amounts};
    for (const FeatureValue& feature_value : feature_values_)
        add_feature(feature_value.root, feature_value.tile, position_->features()[feature_value.root].meeples,
                    sink);
    for (const tile::Edge edge : all_edges) {
        odds_.open_edges().meetings(edge).for_each(
            [&](std::size_t square) { add_meetings(square, edge, sink); });
    }
    for (int player = 0; player < position_->players(); ++player) {
        Amounts& own = amounts[static_cast<std::size_t>(player)];
        const int supply = position_->supply(player);
        own[index(Term::first_meeple)] = supply > 0 ? one : 0;
        own[index(Term::second_meeple)] = supply > 1 ? one : 0;
        own[index(Term::third_meeple)] = supply > 2 ? one : 0;
        own[index(Term::meeples)] = supply * one;
    }
    return amounts;
}

Values Evaluation::with_claim(Values values, Node root, std::size_t tile, int player) {
    const Feature& feature = position_->features()[root];
    const auto seat = static_cast<std::size_t>(player);
    const bool is_complete = feature.kind == Kind::monastery
                                 ? position_->neighbours(position_->board().tile(tile).at) == max_neighbours
                                 : feature.kind != Kind::field && feature.open == 0;
    if (is_complete) {
        values[seat] += position_->points_when_complete(feature) * value_of_a_point;
        return values;
    }
    const ValueSink sink{now_, values};
    const std::uint64_t meeple = std::uint64_t{1} << 8 * player;
    add_feature(root, tile, meeple, sink);
    const tile::Edge edge = edge_of(feature.kind);
    (odds_.open_edges().squares(root) & odds_.open_edges().meetings(edge)).for_each([&](std::size_t square) {
        const OpenEdges::Met met = odds_.open_edges().met(square, edge);
        const Contacts own = odds_.open_edges().contacts(square, edge, root);
        for (std::size_t i = 0; i < met.roots().size(); ++i) {
            const Node other = met.roots()[i];
            if (other == root) continue;
            const std::uint64_t others = position_->features()[other].meeples;
            const int joining = odds_.joining(square, own, met.contacts()[i]);
            add_meeting(root, meeple, other, others, joining, 1, sink);
            add_meeting(root, 0, other, others, joining, -1, sink);
        }
    });
    const auto supply = static_cast<std::size_t>(position_->supply(player));
    values[seat] += supply_worth_[supply - 1] - supply_worth_[supply];
    return values;
}

}  // namespace bastide::match
