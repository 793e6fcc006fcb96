#include "bastide/solo/format.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "bastide/base/name_in.h"
#include "bastide/base/require.h"
#include "bastide/solo/json.h"
#include "bastide/text/plural.h"
#include "bastide/text/text_table.h"

namespace bastide::solo {

static constexpr auto describe(text::Type<Score> /*type*/) {
    return text::object("SoloScore", "", "Points by kind. Chains are the bonus for cities that touch.",
                        text::member("roads", "", &Score::roads), text::member("abbeys", "", &Score::abbeys),
                        text::member("cities", "", &Score::cities),
                        text::member("chains", "", &Score::chains), text::member("total", "", &Score::total));
}

namespace {

using Counts = std::array<int, all_kinds.size()>;

// Counts the tiles of each kind on the board.
Counts count_tiles(const Board& board) {
    Counts counts{};
    for (int row = 0; row < board.size(); ++row) {
        const std::string letters = board_row(board, row);
        for (const Kind kind : all_kinds)
            counts[index(kind)] += static_cast<int>(std::ranges::count(letters, "RCA"[index(kind)]));
    }
    return counts;
}

std::optional<std::string_view> end_of(const Game& game) {
    return game.is_over() ? std::optional(name(game.position().end())) : std::nullopt;
}

struct TileCounts {
    Counts of;
};

constexpr auto describe(text::Type<TileCounts> /*type*/) {
    return text::object(
        "", "", "", text::member("roads", "", [](auto& counts) { return counts.of[index(Kind::road)]; }),
        text::member("abbeys", "", [](auto& counts) { return counts.of[index(Kind::abbey)]; }),
        text::member("cities", "", [](auto& counts) { return counts.of[index(Kind::city)]; }));
}

// The inputs of a view.
struct Source {
    const Record& record;
    Look look;

    const Game& game() const { return record.game(); }
    const Board& board() const { return game().board(); }
    const Position& position() const { return game().position(); }
    const Settings& settings() const { return record.start().settings; }
};

struct TileView {
    const Source& source;
    Tile tile;
    Tile::Arms met;

    auto art() const { return source.look(tile, met, source.settings().roads); }
};

struct SquareView {
    const Source& source;
    Cell square;
};

struct PlaceView {
    SquareView at;
    Tile tile;
};

struct HandView {
    TileView tile;

    std::vector<PlaceView> squares() const {
        const Board& board = tile.source.board();
        std::vector<Cell> cells;
        std::ranges::copy_if(board.free(), std::back_inserter(cells),
                             [&](Cell square) { return board.can_place(tile.tile, square); });
        std::ranges::sort(cells);
        std::vector<PlaceView> places;
        places.reserve(cells.size());
        for (const Cell square : cells) places.push_back({{tile.source, square}, tile.tile});
        return places;
    }
};

struct BoardTile {
    SquareView at;
    TileView tile;
};

struct LastView {
    const Record::Step& step;
    const Board& board;
};

struct View {
    Source source;

    std::vector<HandView> hand() const {
        std::vector<HandView> tiles;
        for (const Tile tile : source.position().hand()) tiles.push_back({{source, tile, Tile::every_side}});
        return tiles;
    }
    std::vector<BoardTile> board() const {
        std::vector<BoardTile> tiles;
        const Board& on = source.board();
        for (int row = 0; row < on.size(); ++row) {
            for (int column = 0; column < on.size(); ++column) {
                const Cell square = on.square(row, column);
                if (!on.is_empty(square))
                    tiles.push_back({{source, square}, {source, on.tile(square), on.pointed(square)}});
            }
        }
        return tiles;
    }
    std::optional<LastView> last() const {
        if (source.record.steps().empty()) return std::nullopt;
        return LastView{source.record.steps().back(), source.board()};
    }
};

struct StepView {
    std::vector<std::string> hand;
    WrittenMove move;
    int gain;
    int score;
};

struct Replay {
    const Game& game;
    std::vector<StepView> steps;
};

constexpr auto describe(text::Type<TileView> /*type*/) {
    return text::object(
        "", "", "",
        text::member("tile", "\"city\", \"abbey\", \"road\", or with directed roads \"road:NS\".",
                     [](auto& view) { return name(view.tile, view.source.settings().roads); }),
        text::member("kind", "", [](auto& view) { return view.tile.kind(); }),
        text::member("art", "", &TileView::art, text::as("Five")));
}

constexpr auto describe(text::Type<SquareView> /*type*/) {
    return text::object(
        "", "", "", text::member("row", "", [](auto& view) { return view.source.board().row(view.square); }),
        text::member("column", "", [](auto& view) { return view.source.board().column(view.square); }));
}

constexpr auto describe(text::Type<PlaceView> /*type*/) {
    return text::object(
        "SoloPlace", "",
        "A square for a tile of the hand, the points that it would gain there, and its look.",
        text::base(&PlaceView::at),
        text::member("gain", "",
                     [](auto& view) { return view.at.source.board().gain(view.tile, view.at.square); }),
        text::member(
            "art", "",
            [](auto& view) {
                const Source& source = view.at.source;
                return TileView{source, view.tile, source.board().pointed(view.at.square)}.art();
            },
            text::as("Five")));
}

constexpr auto describe(text::Type<HandView> /*type*/) {
    return text::object("SoloHandTile", "", "", text::base(&HandView::tile),
                        text::member("squares", "", &HandView::squares));
}

constexpr auto describe(text::Type<BoardTile> /*type*/) {
    return text::object("SoloTile", "", "", text::base(&BoardTile::at), text::base(&BoardTile::tile));
}

constexpr auto describe(text::Type<LastView> /*type*/) {
    return text::object(
        "", "", "",
        text::member(
            "move", "", [](auto& view) { return written(view.step.move, view.board); }, text::as("SoloMove")),
        text::member("gain", "", [](auto& view) { return gain_of(view.step.events); }),
        text::member("abbeys", "", [](auto& view) {
            const Move& move = view.step.move;
            return move.is_discard() ? 0 : view.board.abbeys_around(move.square);
        }));
}

constexpr auto describe(text::Type<View> /*type*/) {
    return text::object(
        "SoloView", "", "A game for a page.",
        text::base([](auto& view) -> auto& { return view.source.settings(); }),
        text::member("about", "\"11 x 11, plain roads, weighted dealer\"",
                     [](auto& view) { return about(view.source.settings()); }),
        text::member("seed", "", [](auto& view) -> auto& { return view.source.record.start().seed; }),
        text::member("moves", "", [](auto& view) { return view.source.record.played(); }),
        text::member("score", "", [](auto& view) -> auto& { return view.source.board().score(); }),
        text::member("tiles", "", [](auto& view) { return TileCounts{count_tiles(view.source.board())}; }),
        text::member("squares_left", "", [](auto& view) { return view.source.board().squares_left(); }),
        text::member("turns_to_discard", "0 if the hand may be thrown away now.",
                     [](auto& view) { return view.source.position().turns_to_discard(); }),
        text::member("can_discard", "", [](auto& view) { return view.source.position().can_discard(); }),
        text::member("finished", "", [](auto& view) { return view.source.game().is_over(); }),
        text::member(
            "end", "", [](auto& view) { return end_of(view.source.game()); },
            text::as("'board full' | 'no move' | null")),
        text::member("hand", "", &View::hand), text::member("board", "", &View::board),
        text::member("last", "`abbeys` counts those around the tile, each of which gains a point by it.",
                     &View::last));
}

constexpr auto describe(text::Type<StepView> /*type*/) {
    return text::object("", "", "", text::member("hand", "", &StepView::hand),
                        text::member("move", "", &StepView::move), text::member("gain", "", &StepView::gain),
                        text::member("score", "", &StepView::score));
}

constexpr auto describe(text::Type<Replay> /*type*/) {
    return text::object(
        "", "", "",
        text::member("score", "", [](auto& replay) { return replay.game.board().score().total(); }),
        text::member("finished", "", [](auto& replay) { return replay.game.is_over(); }),
        text::member("end", "", [](auto& replay) { return end_of(replay.game); }),
        text::member("steps", "", &Replay::steps), text::member("board", "", [](auto& replay) {
            std::vector<std::string> rows;
            rows.reserve(static_cast<std::size_t>(replay.game.board().size()));
            for (int row = 0; row < replay.game.board().size(); ++row)
                rows.push_back(board_row(replay.game.board(), row));
            return rows;
        }));
}

bool has_tile(const Board& board, Cell square) {
    const auto is_on = [&](int place) { return place >= 0 && place < board.size(); };
    return is_on(board.row(square)) && is_on(board.column(square)) && !board.is_empty(square);
}

}  // namespace

void write_move(text::JsonWriter& json, const Move& move, const Board& board) {
    text::write_json(json, written(move, board));
}

std::string board_row(const Board& board, int row) {
    require(row >= 0 && row < board.size(), "the board has this row", row);
    std::string letters;
    for (int column = 0; column < board.size(); ++column) {
        const Cell square = board.square(row, column);
        letters += board.is_empty(square) ? '.' : "RCA"[index(board.tile(square).kind())];
    }
    return letters;
}

std::string_view name(End end) {
    constexpr std::array<std::string_view, 3> names = {"", "board full", "no move"};
    return name_in(names, end);
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
    require(has_tile(board, move.square), "there is a tile on the square", move.square);
    const Tile tile = board.tile(move.square);
    std::string text = "A " + std::string(english(tile.kind())) + ": " + text::plural(gain, "point");
    if (const int abbeys = board.abbeys_around(move.square); abbeys > 0)
        text += ", including " + std::to_string(abbeys) + " for the " +
                (abbeys == 1 ? "monastery" : "monasteries") + " nearby";
    return text;
}

std::string score_lines(const Board& board) {
    const Counts tiles = count_tiles(board);
    const Score& score = board.score();
    const auto number = [](int value) { return std::to_string(value); };
    text::TextTable table({"", "tiles", "points"});
    table.add({"roads", number(tiles[0]), number(score.roads)});
    table.add({"monasteries", number(tiles[2]), number(score.abbeys)});
    table.add({"cities", number(tiles[1]), number(score.cities)});
    table.add({"chains", "", number(score.chains)});
    table.add({"score", number(board.tiles()), number(score.total())});
    return table.to_string();
}

std::string replay_json(const Record& record) {
    Game game(record.start());
    Replay replay{game, {}};
    for (const Record::Step& step : record.steps()) {
        StepView& view = replay.steps.emplace_back();
        for (const Tile tile : game.position().hand())
            view.hand.emplace_back(name(tile, game.position().roads()));
        view.move = written(step.move, game.board());
        view.gain = gain_of(step.events);
        game.apply(step.move);
        view.score = game.board().score().total();
    }
    return text::json_text(replay);
}

std::string view_json(const Record& record, Look look) {
    require(look != nullptr, "look is a function");
    return text::json_text(View{{record, look}});
}

void declare_view(text::TypeScript& to) {
    text::typescript_type<View>(to);
}

}  // namespace bastide::solo
