#include "bastide/solo/testing/plain_solo.h"

#include <algorithm>
#include <functional>

#include "bastide/solo/format.h"

namespace bastide::solo::testing {
namespace {

struct Step {
    int down;
    int right;
    char to;    // the side it leaves by
    char from;  // the side it arrives at
};

constexpr std::array<Step, 4> steps = {
    {{-1, 0, 'N', 'S'}, {0, 1, 'E', 'W'}, {1, 0, 'S', 'N'}, {0, -1, 'W', 'E'}}};

bool has_arm(const std::string& tile, char side) {
    const std::size_t colon = tile.find(':');
    return colon != std::string::npos && tile.find(side, colon) != std::string::npos;
}

std::set<PlainSolo::At> places(const Board& board, std::span<const Cell> squares) {
    std::set<PlainSolo::At> all;
    for (const Cell square : squares) all.insert({board.row(square), board.column(square)});
    return all;
}

std::string letters(Tile::Arms arms) {
    const std::string name = word(Tile(Kind::road, arms));
    return arms == 0 ? "" : name.substr(name.find(':') + 1);
}

PlainSolo::PlainMove as_play(const Move& move, const Board& board) {
    if (move.is_discard()) return PlainSolo::discard;
    return {move.hand, board.row(move.square), board.column(move.square)};
}

std::string square_difference(const Board& board, const PlainSolo& plain, int row, int column) {
    const Cell square = board.square(row, column);
    if (board.tiles_around(square) != plain.around(row, column, "")) return "tiles around";
    if (board.abbeys_around(square) != plain.around(row, column, "abbey")) return "abbeys around";
    if (board.cities_beside(square) != plain.beside(row, column, "city")) return "cities beside";
    if (board.is_empty(square) && letters(board.pointed(square)) != plain.pointed(row, column)) return "arms";
    return "";
}

std::string board_difference(const Board& board, const PlainSolo& plain) {
    if (board.tiles() != plain.tiles()) return "tiles";
    if (board.squares_left() != plain.size() * plain.size() - plain.tiles()) return "squares left";
    if (board.score() != plain.score()) return "score";
    if (places(board, board.free()) != plain.free() || board.free().size() != plain.free().size())
        return "free";
    if (places(board, board.open()) != plain.open() || board.open().size() != plain.open().size())
        return "open";
    for (int row = 0; row < plain.size(); ++row) {
        if (board_row(board, row) != plain.row_letters(row)) return "row " + std::to_string(row);
        for (int column = 0; column < plain.size(); ++column) {
            const std::string what = square_difference(board, plain, row, column);
            if (!what.empty()) return what + " at " + std::to_string(row) + "," + std::to_string(column);
        }
    }
    return "";
}

std::string moves_difference(const Position& position, const PlainSolo& plain) {
    const std::set<PlainSolo::PlainMove> due = plain.legal(hand_words(position));
    std::set<PlainSolo::PlainMove> moves;
    for (const Move& move : position.legal_moves()) {
        if (!moves.insert(as_play(move, position.board())).second) return "a move is listed twice";
        if (!position.is_legal(move)) return "a listed move is not legal";
    }
    if (moves != due) return "legal moves";
    play::Random random(due.size());
    for (int i = 0; i < 8 && !due.empty(); ++i) {
        if (!due.contains(as_play(position.random_move(random), position.board()))) return "a random move";
    }
    return "";
}

std::string gains_difference(const Position& position, const PlainSolo& plain) {
    const int now = plain.score().total();
    const std::vector<std::string> hand = hand_words(position);
    for (const Move& move : position.legal_moves()) {
        int gain = 0;
        if (!move.is_discard()) {
            PlainSolo after = plain;
            after.place(hand[move.hand], position.board().row(move.square),
                        position.board().column(move.square));
            gain = after.score().total() - now;
        }
        if (position.gain(move) != gain) return "gain of " + hand[move.hand % hand.size()];
    }
    return "";
}

}  // namespace

std::string word(Tile tile) {
    return name(tile, Roads::directed);
}

std::vector<std::string> hand_words(const Position& position) {
    std::vector<std::string> words;
    for (const Tile tile : position.hand()) words.push_back(word(tile));
    return words;
}

PlainSolo::PlainSolo(const Settings& settings)
    : size_(settings.size),
      directed_(settings.roads == Roads::directed),
      pairwise_(settings.chain_bonus == ChainBonus::pairwise) {
    grid_.assign(static_cast<std::size_t>(size_), std::vector<std::string>(static_cast<std::size_t>(size_)));
    place("road:NESW", size_ / 2, size_ / 2);
    turns_ = 0;
}

const std::string& PlainSolo::at(int row, int column) const {
    static const std::string nothing;
    if (row < 0 || column < 0 || row >= size_ || column >= size_) return nothing;
    return grid_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

void PlainSolo::place(const std::string& tile, int row, int column) {
    grid_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = tile;
    ++turns_;
}

void PlainSolo::play(const Move& move, const Position& before) {
    if (move.is_discard()) return throw_hand_away();
    place(hand_words(before)[move.hand], before.board().row(move.square), before.board().column(move.square));
}

bool PlainSolo::may_place(const std::string& tile, int row, int column) const {
    if (!at(row, column).empty()) return false;
    // A road must be placed next to a road, and a directed road so that one of its arms meets an arm of a
    // neighbouring road. An abbey or a city goes next to any tile.
    return std::ranges::any_of(steps, [&](const Step& step) {
        const std::string& other = at(row + step.down, column + step.right);
        if (!tile.starts_with("road")) return !other.empty();
        if (!other.starts_with("road")) return false;
        return !directed_ || (has_arm(tile, step.to) && has_arm(other, step.from));
    });
}

std::set<PlainSolo::PlainMove> PlainSolo::legal(const std::vector<std::string>& hand) const {
    std::set<PlainMove> all;
    if (may_discard()) all.insert(discard);
    for (int row = 0; row < size_; ++row) {
        for (int column = 0; column < size_; ++column) {
            for (std::size_t i = 0; i < hand.size(); ++i) {
                if (may_place(hand[i], row, column)) all.insert({static_cast<int>(i), row, column});
            }
        }
    }
    return all;
}

std::string PlainSolo::end(const std::vector<std::string>& hand) const {
    if (tiles() == size_ * size_) return "board full";
    return legal(hand).empty() ? "no move" : "";
}

int PlainSolo::tiles() const {
    int count = 0;
    for (const auto& row : grid_)
        count += static_cast<int>(row.size() - static_cast<std::size_t>(std::ranges::count(row, "")));
    return count;
}

int PlainSolo::around(int row, int column, const std::string& kind) const {
    int count = 0;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            if (down == 0 && right == 0) continue;
            const std::string& tile = at(row + down, column + right);
            count += !tile.empty() && tile.starts_with(kind) ? 1 : 0;
        }
    }
    return count;
}

int PlainSolo::beside(int row, int column, const std::string& kind) const {
    return static_cast<int>(std::ranges::count_if(
        steps, [&](const Step& step) { return is(row + step.down, column + step.right, kind); }));
}

// Returns the number of reachable cities, and marks them as seen.
int PlainSolo::chain_length(int row, int column, std::set<At>& seen) const {
    if (!is(row, column, "city") || !seen.insert({row, column}).second) return 0;
    int length = 1;
    for (const Step& step : steps) length += chain_length(row + step.down, column + step.right, seen);
    return length;
}

Score PlainSolo::score() const {
    Score score;
    std::set<At> seen;
    for (int row = 0; row < size_; ++row) {
        for (int column = 0; column < size_; ++column) {
            if (is(row, column, "road")) score.roads += 1;
            if (is(row, column, "abbey")) score.abbeys += around(row, column, "");
            if (is(row, column, "city")) score.cities += 2;
            const int chain = chain_length(row, column, seen);
            if (chain >= 2) score.chains += pairwise_ ? chain * (chain - 1) : chain;
        }
    }
    return score;
}

std::set<PlainSolo::At> PlainSolo::free() const {
    std::set<At> all;
    for (int row = 0; row < size_; ++row) {
        for (int column = 0; column < size_; ++column) {
            if (may_place("city", row, column)) all.insert({row, column});
        }
    }
    return all;
}

std::set<PlainSolo::At> PlainSolo::open() const {
    std::set<At> all;
    for (int row = 0; row < size_; ++row) {
        for (int column = 0; column < size_; ++column) {
            if (at(row, column).empty() && !pointed(row, column).empty()) all.insert({row, column});
        }
    }
    return all;
}

std::string PlainSolo::pointed(int row, int column) const {
    std::string sides;
    for (const Step& step : steps) {
        if (has_arm(at(row + step.down, column + step.right), step.from)) sides += step.to;
    }
    return sides;
}

std::string PlainSolo::row_letters(int row) const {
    std::string line;
    for (int column = 0; column < size_; ++column) {
        const std::string& tile = at(row, column);
        line += tile.empty() ? '.' : static_cast<char>(tile[0] - 'a' + 'A');
    }
    return line;
}

std::string difference(const Position& position, const PlainSolo& plain, bool gains) {
    std::string what = board_difference(position.board(), plain);
    if (what.empty()) what = moves_difference(position, plain);
    if (what.empty() && position.can_discard() != plain.may_discard()) what = "discard";
    if (what.empty() && name(position.end()) != plain.end(hand_words(position))) what = "end of the game";
    if (what.empty() && gains) what = gains_difference(position, plain);
    return what;
}

std::vector<Settings> every_settings(const std::vector<int>& sizes) {
    std::vector<Settings> all;
    for (const int size : sizes) {
        for (const Roads roads : {Roads::plain, Roads::directed}) {
            for (const Dealer& dealer : all_dealers()) {
                for (const ChainBonus bonus : {ChainBonus::per_city, ChainBonus::pairwise})
                    all.push_back({size, roads, dealer, bonus});
            }
        }
    }
    return all;
}

std::string title(const Settings& settings) {
    std::string words = std::to_string(settings.size);
    for (const std::string_view each :
         {name(settings.roads), name(settings.dealer), name(settings.chain_bonus)})
        words += " " + std::string(each);
    return words;
}

}  // namespace bastide::solo::testing
