#include "bastide/solo/testing/playthrough.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "bastide/solo/format.h"
#include "bastide/solo/game.h"
#include "bastide/solo/testing/plain_solo.h"

namespace bastide::solo::testing {
namespace {

std::string at(const Board& board, Cell square) {
    return std::to_string(board.row(square)) + "," + std::to_string(board.column(square));
}

// "  road: 1,2 +1  2,1 +1": the squares in order, each with the gain.
std::string places(const Position& position, std::uint8_t hand, Roads roads) {
    std::vector<Cell> squares;
    for (const Move& move : position.legal_moves()) {
        if (move.hand == hand) squares.push_back(move.square);
    }
    std::ranges::sort(squares);
    std::string line = "  " + name(position.hand()[hand], roads) + ":";
    for (const Cell square : squares) {
        line += " " + at(position.board(), square) + "+" + std::to_string(position.gain({hand, square}));
    }
    return line + "\n";
}

std::string seen(const Position& position) {
    const Board& board = position.board();
    const Score& score = board.score();
    std::string text = "score " + std::to_string(score.total()) + ": roads " + std::to_string(score.roads) +
                       ", abbeys " + std::to_string(score.abbeys) + ", cities " +
                       std::to_string(score.cities) + ", chains " + std::to_string(score.chains) + "\n";
    for (int row = 0; row < board.size(); ++row) text += "  " + board_row(board, row) + "\n";
    if (position.is_over()) return text + "end: " + std::string(name(position.end())) + "\n";
    text += "moves " + std::to_string(position.legal_moves().size()) + "\n";
    for (std::uint8_t hand = 0; hand < hand_size; ++hand) text += places(position, hand, position.roads());
    const int turns = position.turns_to_discard();
    return text + (turns == 0 ? "  discard" : "  discard in " + std::to_string(turns)) + "\n";
}

std::string checked(const Position& position, const PlainSolo& plain) {
    const std::string what = difference(position, plain, true);
    return seen(position) + (what.empty() ? "" : "DIFFERENCE " + what + "\n");
}

// Moves are numbered independently of the engine's order, so that a game stays the same if that order
// changes.
Move pick(const Position& position, play::Random& chance) {
    std::vector<Move> moves = position.legal_moves();
    std::ranges::sort(moves, {}, [](const Move& move) { return std::pair(move.hand, move.square); });
    return moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace

std::string playthrough(const Settings& settings, std::string_view seed) {
    Game game(settings, seed);
    PlainSolo plain(settings);
    play::Random chance(play::seed_number(seed));
    std::string text = title(settings) + ", seed " + std::string(seed) + "\n\n";
    text += checked(game.position(), plain);
    while (!game.is_over()) {
        const Move move = pick(game.position(), chance);
        text += "\n" + (move.is_discard()
                            ? "discard"
                            : name(game.position().hand()[move.hand], settings.roads) + " from " +
                                  std::to_string(move.hand) + " to " + at(game.board(), move.square));
        text += ", gain " + std::to_string(game.position().gain(move)) + "\n";
        plain.play(move, game.position());
        game.apply(move);
        text += checked(game.position(), plain);
    }
    return text;
}

std::vector<Golden> golden_games() {
    std::vector<Golden> games;
    for (const Settings& settings : every_settings({3, 5})) {
        std::string file = title(settings);
        std::ranges::replace(file, ' ', '-');
        games.push_back({file + ".txt", settings, "golden"});
    }
    return games;
}

}  // namespace bastide::solo::testing
