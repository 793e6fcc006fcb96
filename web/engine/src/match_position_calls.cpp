// Calls for positions that are set up by hand. A position is passed as its text (position_text.h), and each
// edit returns the view of the edited position.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "bastide/draw/match/shapes.h"
#include "bastide/match/position_edit.h"
#include "bastide/match/position_text.h"
#include "bastide/match/saved_match.h"
#include "bastide/match/view.h"
#include "bastide/text/fields.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/match_words.h"
#include "web/engine/src/played_match.h"

namespace bastide::engine {
namespace {

struct BoardSquare {
    match::Square at;

    static BoardSquare read(Within<-match::max_distance, match::max_distance> x,
                            Within<-match::max_distance, match::max_distance> y) {
        return {{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}};
    }
};

Result<std::string> shown(const Result<match::Position>& edited) {
    if (!edited) return std::unexpected(edited.error());
    return view_json(*edited);
}

std::string match_position(const match::Position& position) {
    return view_json(position);
}

// Returns the text of the position after the moves of a game.
std::string match_position_text(const PlayedMatch& played) {
    return to_text(played.record.game().position());
}

Result<std::string> match_put_tile(const match::Position& position, TileType tile, BoardSquare square) {
    return shown(with_tile(position, tile.type, square.at));
}

Result<std::string> match_set_first(const match::Position& position, TileType tile) {
    return shown(with_first_tile(position, tile.type));
}

Result<std::string> match_turn_tile(const match::Position& position, BoardSquare square,
                                    Within<-1, 1> direction) {
    return shown(with_tile_turned(position, square.at, direction));
}

Result<std::string> match_remove_tile(const match::Position& position, BoardSquare square) {
    return shown(without_tile(position, square.at));
}

Result<std::string> match_put_meeple(const match::Position& position, BoardSquare square,
                                     Within<0, match::max_pieces - 1> piece, Player player) {
    return shown(with_meeple(position, square.at, static_cast<std::uint8_t>(piece), player));
}

Result<std::string> match_remove_meeple(const match::Position& position, BoardSquare square) {
    return shown(with_meeple(position, square.at, match::no_piece, 0));
}

// An empty name empties the hand.
Result<std::string> match_set_hand(const match::Position& position, std::string_view tile) {
    if (tile.empty()) return shown(with_hand(position, match::no_tile));
    const auto type = TileType::read(tile);
    if (!type) return std::unexpected(type.error());
    return shown(with_hand(position, type->type));
}

Result<std::string> match_set_left(const match::Position& position, TileType tile,
                                   Within<0, static_cast<int>(match::max_tiles)> count) {
    return shown(with_remaining(position, tile.type, count));
}

Result<std::string> match_set_score(const match::Position& position, Player player,
                                    Within<0, 1'000'000> score) {
    return shown(with_score(position, player, score));
}

Result<std::string> match_set_turn(const match::Position& position, Player player) {
    return shown(with_turn(position, player));
}

// The options are those of a record.
Result<std::string> match_set_rules(const match::Position& position,
                                    Within<match::min_players, match::max_players> players,
                                    std::string_view options) {
    const auto value = text::parse_json(options);
    if (!value) return std::unexpected(value.error());
    match::Settings settings{.players = static_cast<std::uint8_t>(players)};
    if (const auto read = match::read_options(*value, settings); !read) return std::unexpected(read.error());
    return shown(with_settings(position, settings));
}

// Returns the squares where a tile fits, each with the first rotation, as [[x,y,rotation],…].
std::string match_squares_for(const match::Position& position, TileType tile) {
    std::vector<std::array<int, 3>> squares;
    for (const match::Placement& place : position.places(tile.type, match::Symmetric::collapsed)) {
        const bool is_new =
            squares.empty() || squares.back()[0] != place.at.x || squares.back()[1] != place.at.y;
        if (is_new) squares.push_back({place.at.x, place.at.y, place.rotation});
    }
    return text::json_text(squares);
}

struct PieceAt {
    match::Square at;
    std::size_t piece;
};

constexpr auto describe(text::Type<PieceAt> /*type*/) {
    return text::object("MatchPieceAt", "", "A piece of a tile on the board.",
                        text::member("x", "", [](auto& piece) { return piece.at.x; }),
                        text::member("y", "", [](auto& piece) { return piece.at.y; }),
                        text::member("piece", "", &PieceAt::piece));
}

// Returns the piece of a tile at a point of its picture. Roads and other small pieces count also a little
// beside them, because fingers are wide.
std::size_t piece_at(const match::PlacedTile& tile, draw::Point point) {
    constexpr double reach = 8;
    const match::TileType& type = match::types[tile.type()];
    std::size_t nearest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
        const draw::Curve area = draw::piece_area(tile.type(), piece, tile.rotation());
        const bool is_field = type.pieces[piece].kind == match::Kind::field;
        const double beside = contains(area, point) ? 0 : distance(point, area);
        const double rank = is_field ? reach + beside : beside;
        if (rank < least) {
            least = rank;
            nearest = piece;
        }
    }
    return nearest;
}

// Returns the piece at a point of the board, or null if there is no tile.
std::string match_piece_at(const match::Position& position, Coordinate x, Coordinate y) {
    const draw::Point point{static_cast<double>(x), static_cast<double>(y)};
    for (const match::PlacedTile& tile : position.board().tiles()) {
        if (tile.at.x != std::floor(point.x / 100) || tile.at.y != std::floor(point.y / 100)) continue;
        return text::json_text(PieceAt{tile.at, piece_at(tile, point - draw::corner_of(tile.at))});
    }
    return "null";
}

constexpr std::array calls = {
    Call{"match_position", call<match_position>},     Call{"match_position_text", call<match_position_text>},
    Call{"match_put_tile", call<match_put_tile>},     Call{"match_set_first", call<match_set_first>},
    Call{"match_turn_tile", call<match_turn_tile>},   Call{"match_remove_tile", call<match_remove_tile>},
    Call{"match_put_meeple", call<match_put_meeple>}, Call{"match_remove_meeple", call<match_remove_meeple>},
    Call{"match_set_hand", call<match_set_hand>},     Call{"match_set_left", call<match_set_left>},
    Call{"match_set_score", call<match_set_score>},   Call{"match_set_turn", call<match_set_turn>},
    Call{"match_set_rules", call<match_set_rules>},   Call{"match_squares_for", call<match_squares_for>},
    Call{"match_piece_at", call<match_piece_at>},
};

}  // namespace

std::span<const Call> match_position_calls() {
    return calls;
}

void declare_match_positions(text::TypeScript& to) {
    text::typescript_type<PieceAt>(to);
}

}  // namespace bastide::engine
