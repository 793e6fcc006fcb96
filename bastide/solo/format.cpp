#include "bastide/solo/format.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "bastide/text/counted.h"
#include "bastide/text/table.h"

namespace bastide::solo {
namespace {

using Counts = std::array<int, all_kinds.size()>;

// How many tiles of each kind lie on the board.
Counts count_tiles(const Board& board) {
    Counts counts{};
    for (int row = 0; row < board.size(); ++row) {
        const std::string letters = board_row(board, row);
        for (const Kind kind : all_kinds)
            counts[index(kind)] += static_cast<int>(std::ranges::count(letters, "RCA"[index(kind)]));
    }
    return counts;
}

// Whether the game is over, and how it ended.
void write_end(text::JsonWriter& json, const Game& game) {
    json.member("finished", game.is_over());
    json.key("end");
    if (game.is_over()) {
        json.value(name(game.position().end()));
    } else {
        json.null();
    }
}

// A move that was made, on a board of the game, and what it gained.
void write_made(text::JsonWriter& json, const Record::Step& step, const Board& board) {
    json.key("move");
    write_move(json, step.move, board);
    json.member("gain", gain_of(step.events));
}

// Writes what a front end shows of a game, part by part.
class View {
  public:
    View(const Record& record, Look look) : record_(record), look_(look) {}

    std::string write() {
        json_.begin_object();
        write_settings();
        write_score();
        write_state();
        write_hand();
        write_board();
        write_last();
        json_.end_object();
        return json_.take();
    }

  private:
    const Game& game() const { return record_.game(); }
    const Board& board() const { return game().board(); }
    const Position& position() const { return game().position(); }
    const Settings& settings() const { return record_.start().settings; }

    void write_settings() {
        json_.member("size", settings().size);
        json_.member("roads", name(settings().roads));
        json_.member("dealer", name(settings().dealer));
        json_.member("chain_bonus", name(settings().chain_bonus));
        json_.member("about", std::string_view(about(settings())));
        json_.member("seed", std::string_view(record_.start().seed));
        json_.member("moves", record_.played());
    }

    void write_score() {
        const Score& score = board().score();
        json_.key("score");
        json_.begin_object();
        json_.member("roads", score.roads);
        json_.member("abbeys", score.abbeys);
        json_.member("cities", score.cities);
        json_.member("chains", score.chains);
        json_.member("total", score.total());
        json_.end_object();
        const Counts counts = count_tiles(board());
        json_.key("tiles");
        json_.begin_object();
        json_.member("roads", counts[index(Kind::road)]);
        json_.member("abbeys", counts[index(Kind::abbey)]);
        json_.member("cities", counts[index(Kind::city)]);
        json_.end_object();
        json_.member("squares_left", board().squares_left());
    }

    void write_state() {
        json_.member("turns_to_discard", position().turns_to_discard());
        json_.member("can_discard", position().can_discard());
        write_end(json_, game());
    }

    void write_art(Tile tile, Tile::Arms met) {
        json_.key("art");
        json_.begin_array();
        for (const int number : look_(tile, met, settings().roads)) json_.value(number);
        json_.end_array();
    }

    void write_looks(Tile tile, Tile::Arms met) {
        json_.member("tile", std::string_view(name(tile, settings().roads)));
        json_.member("kind", name(tile.kind()));
        write_art(tile, met);
    }

    void write_square(Cell square) {
        json_.member("row", board().row(square));
        json_.member("column", board().column(square));
    }

    void write_places(Tile tile) {
        std::vector<Cell> places;
        std::ranges::copy_if(board().free(), std::back_inserter(places),
                             [&](Cell square) { return board().can_place(tile, square); });
        std::ranges::sort(places);
        json_.key("squares");
        json_.begin_array();
        for (const Cell square : places) {
            json_.begin_object();
            write_square(square);
            json_.member("gain", board().gain(tile, square));
            write_art(tile, board().pointed(square));
            json_.end_object();
        }
        json_.end_array();
    }

    void write_hand() {
        json_.key("hand");
        json_.begin_array();
        for (const Tile tile : position().hand()) {
            json_.begin_object();
            write_looks(tile, Tile::every_side);
            write_places(tile);
            json_.end_object();
        }
        json_.end_array();
    }

    void write_board() {
        json_.key("board");
        json_.begin_array();
        for (int row = 0; row < board().size(); ++row) {
            for (int column = 0; column < board().size(); ++column) write_tile(board().square(row, column));
        }
        json_.end_array();
    }

    void write_tile(Cell square) {
        if (board().is_empty(square)) return;
        const Tile tile = board().tile(square);
        json_.begin_object();
        write_square(square);
        write_looks(tile, board().pointed(square));
        json_.end_object();
    }

    void write_last() {
        json_.key("last");
        if (record_.steps().empty()) {
            json_.null();
            return;
        }
        const Record::Step& last = record_.steps().back();
        json_.begin_object();
        write_made(json_, last, board());
        json_.member("abbeys", last.move.is_discard() ? 0 : board().abbeys_around(last.move.square));
        json_.end_object();
    }

    const Record& record_;
    Look look_;
    text::JsonWriter json_;
};

}  // namespace

void write_move(text::JsonWriter& json, const Move& move, const Board& board) {
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
        const Cell square = board.square(row, column);
        letters += board.is_empty(square) ? '.' : "RCA"[index(board.tile(square).kind())];
    }
    return letters;
}

std::string_view name(End end) {
    constexpr std::array<std::string_view, 3> names = {"", "board full", "no move"};
    return names[static_cast<std::size_t>(end)];
}

std::string about(const Settings& settings) {
    const std::string size = std::to_string(settings.size);
    std::string text = size + " x " + size + ", " + std::string(name(settings.roads)) + " roads, " +
                       std::string(name(settings.dealer)) + " dealer";
    if (settings.chain_bonus != ChainBonus::per_city)
        text += ", " + std::string(name(settings.chain_bonus)) + " chains";
    return text;
}

std::string outcome(const Board& board, const Move& move, int gain) {
    if (move.is_discard()) return "Four new tiles";
    const Tile tile = board.tile(move.square);
    std::string text = std::string(tile.kind() == Kind::abbey ? "An " : "A ") +
                       std::string(name(tile.kind())) + ": " + text::counted(gain, "point");
    if (const int abbeys = board.abbeys_around(move.square); abbeys > 0)
        text += ", including " + std::to_string(abbeys) + " for the " + (abbeys == 1 ? "abbey" : "abbeys") +
                " nearby";
    return text;
}

std::string score_lines(const Board& board) {
    const Counts tiles = count_tiles(board);
    const Score& score = board.score();
    const auto number = [](int value) { return std::to_string(value); };
    text::Table table({"", "tiles", "points"});
    table.add({"roads", number(tiles[0]), number(score.roads)});
    table.add({"abbeys", number(tiles[2]), number(score.abbeys)});
    table.add({"cities", number(tiles[1]), number(score.cities)});
    table.add({"chains", "", number(score.chains)});
    table.add({"score", number(board.tiles()), number(score.total())});
    return table.to_string();
}

std::string replay_json(const Record& record) {
    Game game(record.start());
    const Roads roads = game.position().roads();
    text::JsonWriter steps;
    steps.begin_array();
    for (const Record::Step& step : record.steps()) {
        steps.begin_object();
        steps.key("hand");
        steps.begin_array();
        for (const Tile tile : game.position().hand()) steps.value(name(tile, roads));
        steps.end_array();
        write_made(steps, step, game.board());
        game.apply(step.move);
        steps.member("score", game.board().score().total());
        steps.end_object();
    }
    steps.end_array();
    text::JsonWriter json;
    json.begin_object();
    json.member("score", game.board().score().total());
    write_end(json, game);
    json.key("steps");
    json.raw(steps.take_piece());
    json.key("board");
    json.begin_array();
    for (int row = 0; row < game.board().size(); ++row) json.value(board_row(game.board(), row));
    json.end_array();
    json.end_object();
    return json.take();
}

std::string view_json(const Record& record, Look look) {
    return View(record, look).write();
}

}  // namespace bastide::solo
