#include "bastide/solo/say.h"

#include <algorithm>

#include "bastide/text/table.h"

namespace bastide::solo {

void write_move(JsonWriter& json, const Move& move, const Board& board) {
    json.begin_object();
    if (move.is_discard()) {
        json.member("discard", true);
    } else {
        json.key("place");
        json.begin_array();
        json.value(move.hand);
        json.value(board.row(move.square));
        json.value(board.column(move.square));
        json.end_array();
    }
    json.end_object();
}

std::string board_row(const Board& board, int row) {
    std::string letters;
    for (int column = 0; column < board.size(); ++column) {
        const Square square = board.square(row, column);
        letters += board.is_empty(square) ? '.' : "RCA"[index(board.tile(square).kind())];
    }
    return letters;
}

std::string_view name(End end) {
    constexpr std::array<std::string_view, 3> names = {"", "board full", "no move"};
    return names[static_cast<std::size_t>(end)];
}

std::string score_lines(const Board& board) {
    std::array<int, all_kinds.size()> tiles{};
    for (int row = 0; row < board.size(); ++row) {
        const std::string letters = board_row(board, row);
        for (const Kind kind : all_kinds)
            tiles[index(kind)] += static_cast<int>(std::ranges::count(letters, "RCA"[index(kind)]));
    }
    const Score& score = board.score();
    const auto number = [](int value) { return std::to_string(value); };
    Table table({"", "tiles", "points"});
    table.add({"roads", number(tiles[0]), number(score.roads)});
    table.add({"abbeys", number(tiles[2]), number(score.abbeys)});
    table.add({"cities", number(tiles[1]), number(score.cities)});
    table.add({"chains", "", number(score.chains)});
    table.add({"score", number(board.tiles()), number(score.total())});
    return table.to_string();
}

std::string replay_json(const SavedGame& saved) {
    Game game(saved.settings, saved.seed);
    JsonWriter steps;
    steps.begin_array();
    for (const Move& move : saved.moves) {
        steps.begin_object();
        steps.key("hand");
        steps.begin_array();
        for (const Tile tile : game.position().hand()) steps.value(name(tile, saved.settings.roads));
        steps.end_array();
        steps.key("move");
        write_move(steps, move, game.board());
        steps.member("gain", game.position().gain(move));
        game.apply(move);
        steps.member("score", game.board().score().total());
        steps.end_object();
    }
    steps.end_array();
    JsonWriter json;
    json.begin_object();
    json.member("score", game.board().score().total());
    json.member("finished", game.is_over());
    json.key("end");
    if (game.is_over()) {
        json.value(name(game.position().end()));
    } else {
        json.null();
    }
    json.key("steps");
    json.raw(steps.take_piece());
    json.key("board");
    json.begin_array();
    for (int row = 0; row < game.board().size(); ++row) json.value(board_row(game.board(), row));
    json.end_array();
    json.end_object();
    return json.take();
}

}  // namespace bastide::solo
