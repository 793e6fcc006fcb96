#include "bastide/match/bots/evaluation.h"

#include <algorithm>
#include <bit>

#include "bastide/match/detail/evaluation_scales.h"
#include "bastide/match/end.h"
#include "bastide/match/points.h"

namespace bastide::match {
namespace {

using detail::bounds_of_fitting;
using detail::chance_of;
using detail::most_fitting;
using detail::one;
using detail::phase_of_left;
using detail::place_of_fitting;
using detail::place_of_size;

constexpr std::uint8_t unknown = 255;
// Weights were fitted on matches by the third edition, and are used for all.
constexpr int points_of_a_city_at_a_field = farm_points(Farm::third);

constexpr std::array<Cell, 8> around = {
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

constexpr Cell operator+(Cell at, Cell step) {
    return {static_cast<std::int8_t>(at.x + step.x), static_cast<std::int8_t>(at.y + step.y)};
}

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

}  // namespace

Values values_in_the_end(const Position& position) {
    Values values = final_scores(position);
    for (int& value : values) value *= value_of_a_point;
    return values;
}

Evaluation::Evaluation(const Weights& weights) : weights_(&weights) {
    left_.fill(unknown);
    for (std::size_t demand = 0; demand < fitting_types_.size(); ++demand) {
        std::uint32_t found = 0;
        for (Type type = 0; type < type_count; ++type)
            if (fits[type][demand] != 0) found |= 1U << type;
        fitting_types_[demand] = found;
    }
}

void Evaluation::count_tiles(const Position& position) {
    left_ = position.left_by_type();
    fitting_tiles_.fill(unknown);
    phase_ = phase_of_left[static_cast<std::size_t>(position.left())];
    for (std::size_t term = 0; term < term_count; ++term)
        now_[term] = at_knots(weights_->terms[term], position.left());
    supply_worth_[0] = 0;
    for (std::size_t i = 1; i < supply_worth_.size(); ++i) {
        const int more = i > 3 ? 0 : now_[index(Term::first_meeple) + i - 1];
        supply_worth_[i] = supply_worth_[i - 1] + one * (more + now_[index(Term::meeples)]);
    }
}

int Evaluation::fitting(Demand demand) {
    std::uint8_t& count = fitting_tiles_[demand];
    if (count == unknown) {
        count = 0;
        for_each_bit(fitting_types_[demand],
                     [&](std::size_t type) { count = static_cast<std::uint8_t>(count + left_[type]); });
    }
    return count;
}

void Evaluation::Met::add(Node root) {
    for (std::size_t i = 0; i < count; ++i)
        if (roots[i] == root) return;
    roots[count++] = root;
}

void Evaluation::add_square(const Met& met, std::uint8_t fitting) {
    const Features& features = position_->features();
    std::uint32_t claimable = 0;
    for (std::size_t i = 0; i < met.count; ++i) {
        const Node root = met.roots[i];
        Border& border = borders_[root];
        ++border.squares;
        ++border.fitting[fitting];
        if (features[root].meeples != 0 || is_last_[root]) claimable |= 1U << i;
    }
    if (fitting == 0 || met.count < 2 || claimable == 0) return;
    for (std::size_t i = 1; i < met.count; ++i) {
        for (std::size_t other = 0; other < i; ++other)
            if ((claimable >> i & 1U) != 0 || (claimable >> other & 1U) != 0)
                meetings_.push_back({met.roots[i], met.roots[other], fitting});
    }
}

Evaluation::Survey Evaluation::survey(const Position& position) {
    if (left_ != position.left_by_type()) count_tiles(position);
    take_in(position);
    return Survey(*this);
}

void Evaluation::take_in(const Position& position) {
    position_ = &position;
    const Board& board = position.board();
    const Features& features = position.features();
    const auto nodes = static_cast<std::size_t>(features.node_count());
    std::fill_n(borders_.begin(), nodes, Border{});
    std::fill_n(chances_.begin(), nodes, std::int16_t{-1});
    std::fill_n(prospects_.begin(), nodes, std::int16_t{-1});
    meetings_.clear();
    is_last_.reset();
    for (std::size_t node = features.first_node(board.tiles().size() - 1); node < nodes; ++node)
        is_last_.set(features.root(static_cast<Node>(node)));
    for (const OpenCell& open : board.open_cells()) {
        std::array<Met, 3> met;  // by `Edge`
        for (const tile::Side side : tile::all_sides) {
            const unsigned due = static_cast<unsigned>(open.demand) >> 2 * tile::index(side) & 3U;
            if (due == 0) continue;
            const std::uint8_t tile = board.tile_at(neighbour(open.at, side));
            const TurnedTile& other = turned_tiles[board.tile(tile).turned];
            const Node first = features.first_node(tile);
            const auto root_at = [&](At at) {
                return features.root(static_cast<Node>(first + other.piece_at[facing(contact(side, at))]));
            };
            const auto edge = static_cast<tile::Edge>(due - 1);
            if (edge != tile::Edge::field) met[due - 1].add(root_at(At::middle));
            if (edge == tile::Edge::city) continue;
            met[0].add(root_at(At::left));
            if (edge == tile::Edge::road) met[0].add(root_at(At::right));
        }
        const std::uint8_t place = place_of_fitting[static_cast<std::size_t>(fitting(open.demand))];
        for (const Met& each : met) add_square(each, place);
    }
}

Evaluation::Openness Evaluation::openness(Node root, std::size_t tile, std::uint64_t meeples) const {
    const Feature& feature = position_->features()[root];
    Openness found{};
    found.phase = phase_;
    std::size_t claims = 0;
    for (; meeples != 0; meeples >>= 8) claims += (meeples & 0xFF) != 0 ? 1 : 0;
    found.claims = static_cast<std::uint8_t>(std::min<std::size_t>(claims, 2));
    unsigned squares = 0;
    if (feature.kind == Kind::monastery) {
        const Board& board = position_->board();
        const Cell centre = board.tile(tile).at;
        for (const Cell step : around) {
            const Cell at = centre + step;
            if (board.tile_at(at) != Board::none) continue;
            ++squares;
            const std::uint8_t open = board.open_cell_at(at);
            if (open == Board::none) continue;
            const std::uint8_t count = fitting_tiles_[board.open_cells()[open].demand];
            ++found.fitting[place_of_fitting[count]];
        }
    } else {
        const Border& border = borders_[root];
        found.fitting = border.fitting;
        squares = border.squares;
        found.size = place_of_size[feature.tiles];
        found.edges = static_cast<std::uint8_t>(std::min(3U, feature.open - squares));
    }
    found.squares = static_cast<std::uint8_t>(std::clamp(squares, 1U, 8U) - 1);
    found.is_dead = found.fitting[0] != 0;
    while (found.worst < 8 && found.fitting[found.worst] == 0) ++found.worst;
    return found;
}

int Evaluation::chance(Kind kind, const Openness& openness) const {
    if (openness.is_dead) return 0;
    const Weights::Completion& by = weights_->completion[static_cast<std::size_t>(kind)];
    int odds = by.when[openness.squares][openness.phase] + by.worst[openness.worst] +
               by.claims[openness.claims] + by.size[openness.size] + by.edges[openness.edges];
    for (std::size_t i = 1; i < openness.fitting.size(); ++i) odds += openness.fitting[i] * by.each[i];
    return chance_of(odds);
}

int Evaluation::chance_of_city(Node root) {
    std::int16_t& known = chances_[root];
    if (known < 0) {
        const Openness open = openness(root, 0, position_->features()[root].meeples);
        known = static_cast<std::int16_t>(chance(Kind::city, open));
    }
    return known;
}

// How likely a feature with one open square is completed within the next four draws, or nearly.
int Evaluation::soon(const Openness& open) const {
    if (open.squares != 0 || open.is_dead) return 0;
    const int tiles = bounds_of_fitting[open.worst];
    return std::min(one, 4 * one * tiles / std::max(1, position_->left()));
}

// What the cities about a field would pay, each times how likely it is to be completed.
int Evaluation::field_prospect(Node root) {
    std::int16_t& known = prospects_[root];
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

// What a feature adds to another it is joined to, in 256ths.
int Evaluation::joint_points(Node root) {
    const Feature& feature = position_->features()[root];
    return feature.kind == Kind::field ? field_prospect(root)
                                       : open_points(feature.tiles, feature.pennants) * one;
}

// Adds to `sink` what the players who lead a feature have of it.
template <class Sink>
void Evaluation::add_feature(Node root, std::size_t tile, std::uint64_t meeples, const Sink& sink) {
    const Feature& feature = position_->features()[root];
    if (feature.kind == Kind::field) return add_field(root, meeples, sink);
    const unsigned winners = leaders(meeples);
    const Openness open = openness(root, tile, meeples);
    const int likely = chance(feature.kind, open);
    const int now = soon(open);
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
                sink.term(player, Term::monastery_gain, (monastery_points(most_around) - points) * likely);
                sink.term(player, Term::monastery_empty, (monastery_points(most_around) - points) * one);
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
    const int more = field_prospect(root) - points;
    for_each_bit(leaders(meeples), [&](std::size_t player) {
        sink.points(player, points);
        sink.term(player, Term::field_points, points);
        sink.term(player, Term::field_prospect, more);
        sink.term(player, Term::fields, one);
        sink.term(player, Term::field_squares, borders_[root].squares * one);
    });
    add_contest(root, meeples, points + more, sink);
}

// How firmly a field that may pay so much is held, and by whom it may be taken yet.
template <class Sink>
void Evaluation::add_contest(Node root, std::uint64_t meeples, int worth, const Sink& sink) {
    constexpr int most_exposed = 16;
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
        const int exposed = std::min<int>(borders_[root].squares, most_exposed);
        sink.term(player, Term::field_exposed, worth * exposed / most_exposed);
        if (most > second + 1) sink.term(player, Term::field_firm, worth);
    }
}

// Adds `sign` times what the players would gain were two features joined, with such meeples on them.
template <class Sink>
void Evaluation::add_meeting(Kind kind, const Meeting& meeting, std::uint64_t one_has,
                             std::uint64_t other_has, int sign, const Sink& sink) {
    if ((one_has | other_has) == 0) return;
    constexpr std::array<Term, 4> terms = {Term::city_joint, Term::road_joint, Term::road_joint,
                                           Term::field_joint};
    constexpr std::array<Term, 4> likely = {Term::city_likely, Term::road_likely, Term::road_likely,
                                            Term::field_likely};
    const unsigned of_one = leaders(one_has);
    const unsigned of_other = leaders(other_has);
    const unsigned of_both = leaders(one_has + other_has);
    const int in_one = joint_points(meeting.one);
    const int in_other = joint_points(meeting.other);
    for_each_bit(of_one | of_other | of_both, [&](std::size_t player) {
        const auto has = [&](unsigned players) { return (players >> player & 1U) != 0; };
        const int gain = (has(of_both) ? in_one + in_other : 0) - (has(of_one) ? in_one : 0) -
                         (has(of_other) ? in_other : 0);
        sink.term(player, terms[static_cast<std::size_t>(kind)], sign * gain);
        sink.term(player, likely[static_cast<std::size_t>(kind)],
                  sign * gain * meeting.fitting / most_fitting);
    });
}

template <class Sink>
void Evaluation::add_all(const Sink& sink) {
    const Features& features = position_->features();
    std::array<std::uint64_t, 4> seen{};
    position_->meeple_tiles().for_each([&](std::size_t tile) {
        const Node root = position_->root(position_->meeple(tile));
        const std::uint64_t bit = std::uint64_t{1} << root % 64U;
        if ((seen[root / 64U] & bit) != 0) return;
        seen[root / 64U] |= bit;
        add_feature(root, tile, features[root].meeples, sink);
    });
    for (const Meeting& each : meetings_) {
        add_meeting(features[each.one].kind, each, features[each.one].meeples, features[each.other].meeples,
                    1, sink);
    }
}

namespace {

struct ValueSink {
    const std::array<int, term_count>& now;
    Values& values;

    void term(std::size_t player, Term term, int amount) const {
        values[player] += now[static_cast<std::size_t>(term)] * amount;
    }
    void points(std::size_t player, int amount) const { values[player] += one * amount; }
};

struct AmountSink {
    std::array<Evaluation::Amounts, most_players>& amounts;

    void term(std::size_t player, Term term, int amount) const {
        amounts[player][static_cast<std::size_t>(term)] += amount;
    }
    void points(std::size_t /*player*/, int /*amount*/) const {}
};

}  // namespace

Values Evaluation::values() {
    Values values{};
    for (int player = 0; player < position_->players(); ++player) {
        const auto i = static_cast<std::size_t>(player);
        values[i] = position_->score(player) * value_of_a_point +
                    supply_worth_[static_cast<std::size_t>(position_->supply(player))];
    }
    add_all(ValueSink{now_, values});
    return values;
}

std::array<Evaluation::Amounts, most_players> Evaluation::amounts() {
    std::array<Amounts, most_players> amounts{};
    add_all(AmountSink{amounts});
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
    const auto i = static_cast<std::size_t>(player);
    const bool is_complete = feature.kind == Kind::monastery
                                 ? position_->neighbours(position_->board().tile(tile).at) == most_around
                                 : feature.kind != Kind::field && feature.open == 0;
    if (is_complete) {
        values[i] += position_->points_when_complete(feature) * value_of_a_point;
        return values;
    }
    const ValueSink sink{now_, values};
    const std::uint64_t meeple = std::uint64_t{1} << 8 * player;
    add_feature(root, tile, meeple, sink);
    for (const Meeting& each : meetings_) {
        if (each.one != root && each.other != root) continue;
        const Meeting seen{root, each.one == root ? each.other : each.one, each.fitting};
        const std::uint64_t others = position_->features()[seen.other].meeples;
        add_meeting(feature.kind, seen, meeple, others, 1, sink);
        add_meeting(feature.kind, seen, 0, others, -1, sink);
    }
    const auto supply = static_cast<std::size_t>(position_->supply(player));
    values[i] += supply_worth_[supply - 1] - supply_worth_[supply];
    return values;
}

}  // namespace bastide::match
