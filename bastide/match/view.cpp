#include "bastide/match/view.h"

#include <bit>
#include <map>
#include <optional>
#include <string_view>

#include "bastide/match/dead_cells.h"
#include "bastide/match/detail/require_names.h"
#include "bastide/match/format.h"
#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_state.h"

namespace bastide::match {

static constexpr auto describe(text::Type<Game::UnplaceableTile> /*type*/) {
    return text::object("", "", "", text::member("tile", "", [](auto& a) { return types[a.tile].name; }),
                        text::member("move", "", &Game::UnplaceableTile::before_move));
}

namespace {

struct MeepleView {
    Meeple meeple;
    int node;
};

struct TileView {
    const Position& position;
    std::size_t number;

    const PlacedTile& placed() const { return position.board().tile(number); }
    std::optional<MeepleView> meeple() const {
        if (!position.meeple_tiles().contains(number)) return std::nullopt;
        const Meeple meeple = position.meeple(number);
        return MeepleView{meeple, position.features().first_node(number) + meeple.piece};
    }
};

struct ChoiceView {
    Move move;
    Outlook outlook;
    int players;
};

struct PlaceView {
    Placement at;
    std::vector<ChoiceView> choices;
};

struct PieceView {
    Type tile;
    std::uint8_t piece;

    std::vector<std::string> words() const {
        std::vector<std::string> words;
        words.reserve(4);
        for (int rotation = 0; rotation < std::popcount(distinct_rotations[tile]); ++rotation)
            words.push_back(piece_text(tile, rotation, piece));
        return words;
    }
};

struct CountView {
    Type tile;
    int count;
};

struct EventView {
    std::optional<std::size_t> move;
    Event event;
    std::span<const std::string> names;
};

struct HandView {
    const Position& position;
    const Scores& final;

    std::vector<PieceView> pieces() const {
        std::vector<PieceView> pieces;
        pieces.reserve(types[position.tile()].piece_count);
        for (std::uint8_t piece = 0; piece < types[position.tile()].piece_count; ++piece)
            pieces.push_back({position.tile(), piece});
        return pieces;
    }
    std::vector<PlaceView> places() const {
        std::map<Placement, std::vector<ChoiceView>> places;
        for (const Move& move : position.legal_moves(Symmetric::collapsed))
            places[move.placement].push_back({move, outlook(position, final, move), position.players()});
        std::vector<PlaceView> list;
        list.reserve(places.size());
        for (auto& [at, choices] : places) list.push_back({at, std::move(choices)});
        return list;
    }
};

struct LastView {
    int player;
    Move move;
};

std::vector<TileView> tiles_of(const Position& position) {
    std::vector<TileView> tiles;
    for (std::size_t i = 0; i < position.board().tiles().size(); ++i) tiles.push_back({position, i});
    return tiles;
}

std::vector<CountView> counts_of(const TileCounts& by_type) {
    std::vector<CountView> counts;
    counts.reserve(type_count);
    for (Type type = 0; type < type_count; ++type) counts.push_back({type, by_type[type]});
    return counts;
}

struct View {
    const Record& record;
    std::span<const std::string> names;
    Scores final = final_scores(record.game().position());

    const Game& game() const { return record.game(); }
    const Position& position() const { return game().position(); }
    int players() const { return position().players(); }

    std::vector<TileView> board() const { return tiles_of(position()); }
    std::optional<HandView> hand() const {
        if (game().is_over()) return std::nullopt;
        return HandView{position(), final};
    }
    std::vector<CountView> left() const { return counts_of(position().remaining_by_type()); }
    std::vector<std::array<int, 2>> dead() const {
        std::vector<std::array<int, 2>> cells;
        for (const OpenSquare& open : position().board().open_squares())
            if (is_dead(position(), open)) cells.push_back(pair(open.at));
        return cells;
    }
    std::optional<LastView> last() const {
        if (record.steps().empty()) return std::nullopt;
        return LastView{record.steps().back().player, record.steps().back().move};
    }
    std::vector<EventView> events() const {
        std::vector<EventView> events;
        for (std::size_t i = 0; i < record.played(); ++i)
            for (const Event& event : record.steps()[i].events) events.push_back({i, event, names});
        if (game().is_over())
            for (const Event& event : final_events(position()))
                events.push_back({std::nullopt, event, names});
        return events;
    }
};

SavedMatch game_from(const Position& position) {
    return {.deal = {.settings = position.settings(), .seed = "position", .position = state_of(position)}};
}

struct PositionView {
    const Position& position;
    std::vector<std::string> names = player_names(position.players());
    Scores final = final_scores(position);

    int players() const { return position.players(); }
    std::vector<EventView> events() const {
        std::vector<EventView> events;
        for (const Event& event : final_events(position)) events.push_back({std::nullopt, event, names});
        return events;
    }
};

constexpr auto describe(text::Type<MeepleView> /*type*/) {
    return text::object("", "", "", text::member("player", "", [](auto& m) { return m.meeple.player; }),
                        text::member("piece", "", [](auto& m) { return m.meeple.piece; }),
                        text::member("node", "", &MeepleView::node));
}

constexpr auto describe(text::Type<TileView> /*type*/) {
    return text::object("MatchTile", "", "", text::member("x", "", [](auto& t) { return t.placed().at.x; }),
                        text::member("y", "", [](auto& t) { return t.placed().at.y; }),
                        text::member("tile", "", [](auto& t) { return types[t.placed().type()].name; }),
                        text::member("rotation", "", [](auto& t) { return t.placed().rotation(); }),
                        text::member("meeple", "", &TileView::meeple));
}

constexpr auto describe(text::Type<ChoiceView> /*type*/) {
    return text::object(
        "MatchChoice", "", "A move of the tile in hand with a meeple on one of its pieces, or with none.",
        text::member("piece", "",
                     [](auto& c) {
                         return c.move.piece == no_piece ? std::nullopt : std::optional<int>(c.move.piece);
                     }),
        text::member("move", "", [](auto& c) { return to_text(c.move); }),
        text::member("gains", "Points for each player at once.",
                     [](auto& c) { return by_player(c.players, c.outlook.now); }),
        text::member("worth", "The change of the points that each player would have were the match over.",
                     [](auto& c) { return by_player(c.players, c.outlook.at_end); }));
}

constexpr auto describe(text::Type<PlaceView> /*type*/) {
    return text::object(
        "MatchPlace", "", "", text::member("x", "", [](auto& p) { return p.at.at.x; }),
        text::member("y", "", [](auto& p) { return p.at.at.y; }),
        text::member("rotation", "Quarter turns clockwise.", [](auto& p) { return p.at.rotation; }),
        text::member("choices", "", &PlaceView::choices));
}

constexpr auto describe(text::Type<PieceView> /*type*/) {
    return text::object("", "", "",
                        text::member("kind", "", [](auto& p) { return types[p.tile].pieces[p.piece].kind; }),
                        text::member("words", "", &PieceView::words));
}

constexpr auto describe(text::Type<HandView> /*type*/) {
    return text::object(
        "MatchHand", "", "", text::member("tile", "", [](auto& h) { return types[h.position.tile()].name; }),
        text::member("rotations", "The number of rotations that look different, from 0 on.",
                     [](auto& h) { return std::popcount(distinct_rotations[h.position.tile()]); }),
        text::member("pieces", "With the word that moves have for a piece, in each rotation.",
                     &HandView::pieces),
        text::member("places", "", &HandView::places));
}

constexpr auto describe(text::Type<CountView> /*type*/) {
    return text::object("", "", "", text::member("tile", "", [](auto& c) { return types[c.tile].name; }),
                        text::member("count", "", &CountView::count));
}

constexpr auto describe(text::Type<LastView> /*type*/) {
    return text::object("", "", "", text::member("player", "", &LastView::player),
                        text::member("move", "", [](auto& l) { return to_text(l.move); }),
                        text::member("x", "", [](auto& l) { return l.move.placement.at.x; }),
                        text::member("y", "", [](auto& l) { return l.move.placement.at.y; }));
}

constexpr auto describe(text::Type<EventView> /*type*/) {
    return text::object("MatchEvent", "", "",
                        text::member("move", "From 0; null at the end of the match.", &EventView::move),
                        text::member("kind", "", [](auto& e) { return e.event.kind; }),
                        text::member("complete", "", [](auto& e) { return e.event.complete; }),
                        text::member("tiles", "A monastery counts itself and the tiles around it.",
                                     [](auto& e) { return e.event.tiles; }),
                        text::member("pennants", "", [](auto& e) { return e.event.pennants; }),
                        text::member("cities", "The completed cities that a field feeds.",
                                     [](auto& e) { return e.event.cities; }),
                        text::member("points", "", [](auto& e) { return e.event.points; }),
                        text::member("winners", "", [](auto& e) { return numbers_in(e.event.winners); }),
                        text::member("squares", "",
                                     [](auto& e) {
                                         std::vector<std::array<int, 2>> squares;
                                         squares.reserve(e.event.squares.size());
                                         for (const Square at : e.event.squares) squares.push_back(pair(at));
                                         return squares;
                                     }),
                        text::member("node", "A piece of the feature.", [](auto& e) { return e.event.node; }),
                        text::member("text", "", [](auto& e) { return event_sentence(e.event, e.names); }));
}

constexpr auto describe(text::Type<View> /*type*/) {
    return text::object(
        "MatchView", "", "A match for a page. X grows to the east, y to the south, and players count from 0.",
        text::member("players", "", &View::players),
        text::member("about", "\"2 players, no farmers\"",
                     [](auto& v) { return about(v.position().settings()); }),
        text::member("moves", "", [](auto& v) { return v.record.played(); }),
        text::member("over", "", [](auto& v) { return v.game().is_over(); }),
        text::member("to_move", "", [](auto& v) { return v.position().to_move(); }),
        text::member(
            "scores", "",
            [](auto& v) { return by_player(v.players(), [&](int p) { return v.position().score(p); }); }),
        text::member("projected", "The points of each player were the match over now.",
                     [](auto& v) { return by_player(v.players(), v.final); }),
        text::member(
            "supplies", "Meeples that are left.",
            [](auto& v) { return by_player(v.players(), [&](int p) { return v.position().supply(p); }); }),
        text::member("ranks", "By projected points. Equal points share a rank.",
                     [](auto& v) { return by_player(v.players(), ranks(v.final, v.players())); }),
        text::member("board", "", &View::board),
        text::member("hand", "The tile to be placed; null when the match is over.", &View::hand),
        text::member("left", "Remaining tiles by type.", &View::left),
        text::member("dead", "Squares that no remaining tile fits.", &View::dead),
        text::member("last", "Null before the first move.", &View::last),
        text::member("first_news", "The number of the first move since the last one of the player to move.",
                     [](auto& v) { return first_news(v.record); }),
        text::member("asides", "Tiles that fitted nowhere, and the move before which they were drawn.",
                     [](auto& v) -> auto& { return v.game().unplaceable_tiles(); }),
        text::member("events", "", &View::events));
}

constexpr auto describe(text::Type<PositionView> /*type*/) {
    return text::object(
        "MatchPosition", "", "A position without a game. Players count from 0.",
        text::member(
            "match", "A game that begins in the position, with any order of the remaining tiles.",
            [](auto& v) { return game_from(v.position); }, text::as("MatchRecord")),
        text::member("to_move", "", [](auto& v) { return v.position.to_move(); }),
        text::member("hand", "The tile in hand, if any.",
                     [](auto& v) {
                         const Type hand = v.position.tile();
                         return hand == no_tile ? std::nullopt : std::optional(types[hand].name);
                     }),
        text::member(
            "scores", "",
            [](auto& v) { return by_player(v.players(), [&](int p) { return v.position.score(p); }); }),
        text::member("projected", "The points of each player were the game over now.",
                     [](auto& v) { return by_player(v.players(), v.final); }),
        text::member(
            "supplies", "Meeples that are left.",
            [](auto& v) { return by_player(v.players(), [&](int p) { return v.position.supply(p); }); }),
        text::member("board", "", [](auto& v) { return tiles_of(v.position); }),
        text::member("left", "Remaining tiles by type.",
                     [](auto& v) { return counts_of(v.position.remaining_by_type()); }),
        text::member("box", "Tiles of the box that are neither on the board nor in hand, by type.",
                     [](auto& v) {
                         const PositionState state = state_of(v.position);
                         return counts_of(rest_of_box(state.settings.box, state.tiles, state.hand));
                     }),
        text::member("events", "The points of the features were the game over now.", &PositionView::events));
}

}  // namespace

std::string view_json(const Position& position) {
    return text::json_text(PositionView{position});
}

std::string view_json(const Record& record, std::span<const std::string> names) {
    require_names(names, record.start().settings.players);
    return text::json_text(View{record, names});
}

void declare_view(text::TypeScript& to) {
    text::typescript_type<View>(to);
    text::typescript_type<PositionView>(to);
}

}  // namespace bastide::match
