#include "bastide/match/testing/plain_match.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace bastide::match::testing {
namespace {

constexpr int side = picture_size;

// A cell of a piece in the picture of a tile, its row and column: for each contact of the rim there is one,
// and in the middle is the monastery.
std::array<int, 2> cell_in_picture(const Move& move) {
    constexpr std::array<std::array<int, 2>, contact_count> rim = {
        {{0, 1}, {0, 3}, {0, 5}, {1, 6}, {3, 6}, {5, 6}, {6, 5}, {6, 3}, {6, 1}, {5, 0}, {3, 0}, {1, 0}}};
    const Piece& piece = types[move.tile].pieces[move.piece];
    std::array<int, 2> cell = {3, 3};
    for (std::size_t i = 0; i < contact_count; ++i)
        if ((piece.contacts >> i & 1) != 0) cell = rim[i];
    for (int turn = 0; turn < move.placement.rotation; ++turn) cell = {cell[1], side - 1 - cell[0]};
    return cell;
}

// The players with most, as bits.
std::uint8_t max_count(const std::array<std::uint8_t, max_players>& meeples) {
    const std::uint8_t most = std::ranges::max(meeples);
    std::uint8_t found = 0;
    for (std::size_t player = 0; player < meeples.size(); ++player)
        if (most > 0 && meeples[player] == most) found = static_cast<std::uint8_t>(found | 1U << player);
    return found;
}

bool touch(Square one, Square other) {
    return std::abs(one.x - other.x) <= 1 && std::abs(one.y - other.y) <= 1;
}

}  // namespace

Points paid(Points points, const std::vector<Event>& events) {
    for (const Event& event : events)
        for (std::size_t player = 0; player < points.size(); ++player)
            if ((event.winners >> player & 1) != 0) points[player] += event.points;
    return points;
}

std::vector<Move> merged(std::vector<Move> moves) {
    std::erase_if(moves, [](const Move& move) {
        bool is_first = true;
        for (int before = 0; before < move.placement.rotation; ++before)
            is_first &= picture(move.tile, before) != picture(move.tile, move.placement.rotation);
        return !is_first;
    });
    return moves;
}

Grid::Grid(std::size_t tiles)
    : middle(static_cast<int>(tiles) + 2), width((2 * middle + 1) * side), beside{-width, 1, width, -1} {}

int Grid::corner(Square at) const {
    return ((at.y + middle) * width + at.x + middle) * side;
}

Square Grid::square_of(int cell) const {
    return {static_cast<std::int8_t>(cell % width / side - middle),
            static_cast<std::int8_t>(cell / width / side - middle)};
}

int Grid::cell_of(const Move& move) const {
    const auto [row, column] = cell_in_picture(move);
    return corner(move.placement.at) + row * width + column;
}

std::string text_of(const Grid& grid, const std::vector<char>& cells) {
    const auto wide = static_cast<std::size_t>(grid.width);
    std::size_t first = wide;
    std::vector<std::string> rows;
    for (std::size_t row = 0; row < wide; ++row) {
        std::string line(cells.begin() + static_cast<std::ptrdiff_t>(row * wide),
                         cells.begin() + static_cast<std::ptrdiff_t>((row + 1) * wide));
        std::ranges::replace(line, '\0', ' ');
        line.resize(line.find_last_not_of(' ') + 1);
        if (line.empty()) continue;
        first = std::min(first, line.find_first_not_of(' '));
        rows.push_back(std::move(line));
    }
    std::string text;
    for (const std::string& row : rows) text += row.substr(first) + '\n';
    return text;
}

PlainMatch::PlainMatch(const Settings& settings, const std::vector<Type>& deck)
    : settings_(settings),
      grid_(deck.size()),
      cells_(static_cast<std::size_t>(grid_.width) * static_cast<std::size_t>(grid_.width)),
      meeples_(cells_.size()),
      deck_(deck),
      marks_(cells_.size()) {
    std::fill_n(supplies_.begin(), settings.players, settings.meeples);
    if (settings.start == FirstTile::shuffled) {
        paint({}, picture(deck_.front(), 0));
        deck_.erase(deck_.begin());
    } else {
        paint({}, picture(settings.box.start(), 0));
    }
    draw();
}

void PlainMatch::paint(Square at, const Picture& picture) {
    auto row = cells_.begin() + grid_.corner(at);
    for (const auto& cells : picture) {
        std::ranges::copy(cells, row);
        row += grid_.width;
    }
    placed_.push_back(at);
}

void PlainMatch::erase(Square at) {
    paint(at, Picture{});
    placed_.resize(placed_.size() - 2);
}

// A tile that has no place goes away, or under the deck, from where it comes again unless no tile of the
// deck has a place.
void PlainMatch::draw() {
    hand_.reset();
    const bool again = settings_.unplaceable == Unplaceable::bottom;
    if (again && std::ranges::none_of(deck_, [&](Type type) { return fits_somewhere(type); })) return;
    while (!hand_ && !deck_.empty()) {
        const Type type = deck_.front();
        deck_.erase(deck_.begin());
        if (fits_somewhere(type)) {
            hand_ = type;
        } else {
            unplaceable_tiles_.push_back(type);
            if (again) deck_.push_back(type);
        }
    }
}

bool PlainMatch::is_placed(Square at) const {
    return std::ranges::find(placed_, at) != placed_.end();
}

std::vector<Square> PlainMatch::open_squares() const {
    std::vector<Square> found;
    for (const Square at : placed_) {
        for (const tile::Side each : tile::all_sides) {
            const Square there = neighbour(at, each);
            if (cells_[static_cast<std::size_t>(grid_.corner(there))] == 0) found.push_back(there);
        }
    }
    std::ranges::sort(found);
    const auto twice = std::ranges::unique(found);
    found.erase(twice.begin(), twice.end());
    return found;
}

// True if the middles of the four sides continue on the neighbours.
bool PlainMatch::fits(Type type, Square at, int rotation) const {
    constexpr std::array<std::array<std::size_t, 2>, 4> middles = {{{0, 3}, {3, 6}, {6, 3}, {3, 0}}};
    const Picture& cells = picture(type, rotation);
    for (std::size_t i = 0; i < 4; ++i) {
        const auto [row, column] = middles[i];
        const int here = grid_.corner(at) + static_cast<int>(row) * grid_.width + static_cast<int>(column);
        const char there = cells_[static_cast<std::size_t>(here + grid_.beside[i])];
        if (there != 0 && there != cells[row][column]) return false;
    }
    return true;
}

bool PlainMatch::fits_somewhere(Type type) const {
    return std::ranges::any_of(open_squares(), [&](Square at) {
        for (int rotation = 0; rotation < 4; ++rotation)
            if (fits(type, at, rotation)) return true;
        return false;
    });
}

PlainMatch::Region PlainMatch::flood(Pixel start) const {
    ++floods_;
    Region region{kind_of(cells_[static_cast<std::size_t>(start)]), {start}};
    marks_[static_cast<std::size_t>(start)] = floods_;
    for (std::size_t i = 0; i < region.cells.size(); ++i) {
        for (const int step : grid_.beside) {
            const Pixel next = region.cells[i] + step;
            const auto there = static_cast<std::size_t>(next);
            if (marks_[there] == floods_ || kind_of(cells_[there]) != region.kind) continue;
            marks_[there] = floods_;
            region.cells.push_back(next);
        }
    }
    return region;
}

// True if a cell of the region is at the rim of the board.
bool PlainMatch::is_open(const Region& region) const {
    return std::ranges::any_of(region.cells, [&](Pixel cell) {
        return std::ranges::any_of(
            grid_.beside, [&](int step) { return cells_[static_cast<std::size_t>(cell + step)] == 0; });
    });
}

bool PlainMatch::is_occupied(const Region& region) const {
    return std::ranges::any_of(region.cells,
                               [&](Pixel cell) { return meeples_[static_cast<std::size_t>(cell)] != 0; });
}

Reason PlainMatch::illegality(const Move& move) {
    using enum Illegality::Reason;
    if (!hand_) return game_over;
    if (move.tile != *hand_) return wrong_tile;
    const Square at = move.placement.at;
    if (is_placed(at)) return square_taken;
    const std::vector<Square> free = open_squares();
    if (std::ranges::find(free, at) == free.end()) return square_isolated;
    if (move.placement.rotation > 3) return bad_rotation;
    if (!fits(move.tile, at, move.placement.rotation)) return edge_mismatch;
    if (move.piece == no_piece) return {};
    if (move.piece >= types[move.tile].piece_count) return no_such_piece;
    if (supplies_[static_cast<std::size_t>(to_move_)] == 0) return no_meeples;
    paint(at, picture(move.tile, move.placement.rotation));
    const Region region = flood(grid_.cell_of(move));
    erase(at);
    if (region.kind == '.' && !settings_.fields) return no_farmers;
    return is_occupied(region) ? Reason(occupied) : std::nullopt;
}

std::vector<Move> PlainMatch::legal_moves() {
    std::vector<Move> moves;
    if (!hand_) return moves;
    const bool has_meeple = supplies_[static_cast<std::size_t>(to_move_)] != 0;
    for (const Square at : open_squares()) {
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            if (!fits(*hand_, at, rotation)) continue;
            Move move{*hand_, {at, rotation}, no_piece};
            moves.push_back(move);
            if (!has_meeple) continue;
            paint(at, picture(*hand_, rotation));
            for (move.piece = 0; move.piece < types[*hand_].piece_count; ++move.piece) {
                const Region region = flood(grid_.cell_of(move));
                if ((region.kind == '.' && !settings_.fields) || is_occupied(region)) continue;
                moves.push_back(move);
            }
            erase(at);
        }
    }
    std::ranges::sort(moves);
    return moves;
}

int PlainMatch::tiles_around(Square at) const {
    return static_cast<int>(
        std::ranges::count_if(placed_, [&](Square other) { return other != at && touch(at, other); }));
}

// Everything but the points.
Event PlainMatch::event_of(const Region& region) const {
    Event event;
    event.kind = kind_of_letter(region.kind);
    for (const Pixel cell : region.cells) {
        const auto here = static_cast<std::size_t>(cell);
        const Square at = grid_.square_of(cell);
        if (event.squares.empty() || event.squares.back() != at) event.squares.push_back(at);
        if (cells_[here] == 'P') ++event.pennants;
        if (meeples_[here] != 0) ++event.meeples[meeples_[here] - 1U];
    }
    if (region.kind == 'M') {
        const Square at = event.squares.front();
        event.squares.clear();
        for (const Square other : placed_)
            if (touch(at, other)) event.squares.push_back(other);
    }
    std::ranges::sort(event.squares);
    const auto twice = std::ranges::unique(event.squares);
    event.squares.erase(twice.begin(), twice.end());
    if (region.kind != '.') event.tiles = static_cast<int>(event.squares.size());
    event.winners = max_count(event.meeples);
    return event;
}

void PlainMatch::complete(const Region& region, int points, std::vector<Event>& events) {
    Event event = event_of(region);
    event.complete = true;
    event.points = points;
    scores_ = paid(scores_, {event});
    for (std::size_t player = 0; player < supplies_.size(); ++player)
        supplies_[player] += event.meeples[player];
    for (const Pixel cell : region.cells) meeples_[static_cast<std::size_t>(cell)] = 0;
    events.push_back(std::move(event));
}

std::vector<Event> PlainMatch::play(const Move& move) {
    const Square at = move.placement.at;
    paint(at, picture(move.tile, move.placement.rotation));
    if (move.piece != no_piece) {
        meeples_[static_cast<std::size_t>(grid_.cell_of(move))] = static_cast<std::uint8_t>(1 + to_move_);
        --supplies_[static_cast<std::size_t>(to_move_)];
    }
    std::vector<Event> events;
    for (std::uint8_t piece = 0; piece < types[move.tile].piece_count; ++piece) {
        const Region region = flood(grid_.cell_of({move.tile, move.placement, piece}));
        if ((region.kind != 'C' && region.kind != 'r') || is_open(region) || !is_occupied(region)) continue;
        const Event seen = event_of(region);
        const bool is_small = seen.tiles == 2 && settings_.small_city == SmallCity::two;
        const int each = region.kind == 'r' || is_small ? 1 : 2;
        complete(region, each * (seen.tiles + seen.pennants), events);
    }
    for (const Square other : placed_) {
        const Pixel monastery = grid_.corner(other) + 3 * grid_.width + 3;
        if (cells_[static_cast<std::size_t>(monastery)] != 'M' || !touch(at, other)) continue;
        const Region region = flood(monastery);
        if (is_occupied(region) && tiles_around(other) == 8) complete(region, 9, events);
    }
    to_move_ = (to_move_ + 1) % settings_.players;
    draw();
    return events;
}

std::vector<PlainMatch::Region> PlainMatch::completed_cities(const Region& field) const {
    std::vector<Pixel> touched;
    for (const Pixel cell : field.cells)
        for (const int step : grid_.beside)
            if (kind_of(cells_[static_cast<std::size_t>(cell + step)]) == 'C') touched.push_back(cell + step);
    std::vector<Region> cities;
    for (const Pixel cell : touched) {
        if (std::ranges::any_of(
                cities, [&](const Region& city) { return std::ranges::binary_search(city.cells, cell); }))
            continue;
        cities.push_back(flood(cell));
        std::ranges::sort(cities.back().cells);
    }
    std::erase_if(cities, [&](const Region& city) { return is_open(city); });
    return cities;
}

// Editions 1 and 2: an event for each completed city, with the farmers of all fields that touch it.
void PlainMatch::pay_cities(const std::vector<Region>& fields, Farm farm, std::vector<Event>& events) const {
    std::map<Pixel, Event> paid;  // by the city's first cell
    for (const Region& field : fields) {
        const Event farmers = event_of(field);
        for (const Region& city : completed_cities(field)) {
            Event& event = paid[city.cells.front()];
            event.kind = Kind::field;
            event.cities = 1;
            event.points = farm == Farm::first ? 4 : 3;
            event.squares = event_of(city).squares;
            for (std::size_t player = 0; player < max_players; ++player)
                event.meeples[player] =
                    static_cast<std::uint8_t>(event.meeples[player] + farmers.meeples[player]);
            event.winners = farm == Farm::first ? max_count(event.meeples)
                                                : static_cast<std::uint8_t>(event.winners | farmers.winners);
        }
    }
    for (auto& [city, event] : paid) events.push_back(std::move(event));
}

// The cells with meeples.
std::vector<PlainMatch::Pixel> PlainMatch::standing() const {
    std::vector<Pixel> found;
    for (const Square at : placed_) {
        for (int row = 0; row < side; ++row) {
            const Pixel left = grid_.corner(at) + row * grid_.width;
            for (Pixel cell = left; cell < left + side; ++cell)
                if (meeples_[static_cast<std::size_t>(cell)] != 0) found.push_back(cell);
        }
    }
    return found;
}

std::string PlainMatch::table() const {
    std::vector<char> cells = cells_;
    for (const Pixel cell : standing()) {
        const auto here = static_cast<std::size_t>(cell);
        cells[here] = static_cast<char>('0' + meeples_[here] - 1);
    }
    return text_of(grid_, cells);
}

std::vector<Event> PlainMatch::final_events(Farm farm) const {
    std::vector<Event> events;
    std::vector<Region> fields;
    std::set<Pixel> seen;  // the first cell of each feature
    for (const Pixel cell : standing()) {
        Region region = flood(cell);
        if (!seen.insert(std::ranges::min(region.cells)).second) continue;
        Event event = event_of(region);
        event.points = event.tiles + event.pennants;
        if (region.kind == '.') {
            event.cities = static_cast<int>(completed_cities(region).size());
            event.points = 3 * event.cities;
            fields.push_back(std::move(region));
            if (farm != Farm::third) continue;
        }
        events.push_back(std::move(event));
    }
    if (farm != Farm::third) pay_cities(fields, farm, events);
    return events;
}

}  // namespace bastide::match::testing
