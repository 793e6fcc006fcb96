// Repeated elements are defined once and placed by <use>: the art of each rotated tile that occurs, and the
// figures.
#include "bastide/draw/match/svg.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "bastide/draw/match/look.h"
#include "bastide/draw/match/marks.h"
#include "bastide/draw/match/meeple_art.h"
#include "bastide/draw/match/palette.h"
#include "bastide/draw/match/shapes.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/svg_words.h"
#include "bastide/match/feature_pieces.h"
#include "bastide/match/final_scoring.h"
#include "bastide/text/plural.h"

namespace bastide::draw {
namespace {

constexpr std::int64_t square = 100;
constexpr std::int64_t margin = 40;

constexpr std::string_view seam = "<path class=\"b-seam\" d=\"M0,0H100V100H0Z\"/>";

struct Box {
    std::int64_t left = 0;
    std::int64_t top = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

Box squares_of(const TableBounds& bounds) {
    return {bounds.west, bounds.north, bounds.columns(), bounds.rows()};
}

std::string attributes(const Box& box) {
    return " x=\"" + decimal(box.left) + "\" y=\"" + decimal(box.top) + "\" width=\"" + decimal(box.width) +
           "\" height=\"" + decimal(box.height) + "\"/>\n";
}

std::string open_document(const Box& box, const std::string& titles, Theme theme) {
    const std::string width = decimal(box.width);
    const std::string height = decimal(box.height);
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height;
    out += "\" viewBox=\"" + decimal(box.left) + ' ' + decimal(box.top) + ' ' + width + ' ' + height;
    out += "\" role=\"img\" aria-labelledby=\"b-title b-desc\">\n" + titles;
    out += "<style>\n" + match_style_sheet(theme) + "</style>\n";
    return out;
}

std::string titles(const std::string& title, const std::string& description) {
    return "<title id=\"b-title\">" + title + "</title>\n<desc id=\"b-desc\">" + description + "</desc>\n";
}

std::string in_words(match::Type type) {
    const match::TileType& tile = match::types[type];
    std::string words = "Tile ";
    words += tile.name;
    return words;
}

std::string tile_id(match::OrientedTile tile) {
    return "b-tile-" + decimal(tile);
}

std::string meeple_id(int player, bool lies) {
    return "b-meeple-" + decimal(player) + (lies ? "-lying" : "");
}

match::Kind kind_of(const match::Position& position, const match::Meeple& meeple) {
    return match::types[position.board().tile(meeple.tile).type()].pieces[meeple.piece].kind;
}

// Draws one table, part by part.
class TablePicture {
  public:
    TablePicture(const match::Position& position, const MatchPicture& picture)
        : position_(position),
          picture_(picture),
          squares_(squares_of(table_bounds(position, picture.marks))) {}

    std::string document() const {
        Box paper = {square * squares_.left - margin, square * squares_.top - margin,
                     square * squares_.width + 2 * margin, square * squares_.height + 2 * margin};
        const std::string legend = legend_below(paper);
        std::string out = open_document(paper, titles(title(), description()), picture_.theme);
        out += "<defs>\n" + definitions() + "</defs>\n";
        out += "<rect class=\"b-table\"" + attributes(paper);
        out +=
            "<rect fill=\"url(#b-grid)\"" + attributes({square * squares_.left, square * squares_.top,
                                                        square * squares_.width, square * squares_.height});
        out += numbers() + open_squares() + tiles();
        for (std::size_t i = 0; i < picture_.tinted.size(); ++i) out += tint(i);
        out += last_tile() + meeples() + legend;
        return out + "</svg>\n";
    }

  private:
    // Makes room for it on the paper.
    std::string legend_below(Box& paper) const {
        if (!picture_.legend) return "";
        // Large tables are looked at from farther away.
        const std::int64_t table = square * squares_.width;
        const bool is_large = squares_.width >= 10;
        LegendBand band =
            legend_band(position_, *picture_.legend, picture_.marks, is_large ? table * 2 / 3 : table);
        if (is_large) band = {std::move(band.svg), band.width * 3 / 2, band.height * 3 / 2};
        const std::int64_t wider = std::max<std::int64_t>(0, band.width - table);
        paper.left -= wider / 2;
        paper.width += wider;
        const Point corner = {static_cast<double>(paper.left + margin),
                              static_cast<double>(paper.top + paper.height)};
        paper.height += band.height + margin;
        return "<g transform=\"translate(" + svg_pair(corner.x, corner.y) +
               (is_large ? ") scale(1.5)" : ")") + "\">\n" + band.svg + "</g>\n";
    }

    std::string title() const { return "Game, " + text::plural(position_.board().tile_count(), "tile"); }

    std::string description() const {
        std::string out;
        const bool is_over = position_.tile() == match::no_tile;
        const match::Scores finals = final_scores(position_);
        for (int player = 0; player < position_.players(); ++player) {
            const int points = is_over ? finals[static_cast<std::size_t>(player)] : position_.score(player);
            out += player == 0 ? "Player " : "; player ";
            out += decimal(player + 1) + ": " + text::plural(points, "point");
        }
        return out;
    }

    std::string definitions() const {
        std::string out(grid_pattern);
        for (std::size_t i = 0; i < std::min(tints.size(), picture_.tinted.size()); ++i) out += hatch(i);
        std::array<bool, match::oriented_count> defined{};
        for (const match::PlacedTile& tile : position_.board().tiles()) {
            if (std::exchange(defined[tile.orientation], true)) continue;
            out +=
                "<g id=\"" + tile_id(tile.orientation) + "\">" + match_tile_art(tile.type(), tile.rotation());
            out += seam;
            out += "</g>\n";
        }
        return out + figures();
    }

    // The figures of players who have a meeple on the board.
    std::string figures() const {
        std::array<std::array<bool, 2>, match::max_players> defined{};
        std::string out;
        for (const match::Meeple& meeple : position_.meeples()) {
            const match::Kind kind = kind_of(position_, meeple);
            const bool lies = kind == match::Kind::field;
            if (std::exchange(defined[meeple.player][lies ? 1 : 0], true)) continue;
            out += "<g id=\"" + meeple_id(meeple.player, lies) + "\">" + meeple_art(meeple.player, kind);
            out += "</g>\n";
        }
        return out;
    }

    std::string numbers() const {
        std::string out;
        const auto left = static_cast<double>(square * squares_.left);
        const auto top = static_cast<double>(square * squares_.top);
        for (std::int64_t i = 0; i < squares_.width; ++i) {
            const Point at = {left + static_cast<double>(square * i) + 50, top - 14};
            out += svg_text("b-label", "middle", at, decimal(squares_.left + i));
        }
        for (std::int64_t i = 0; i < squares_.height; ++i) {
            const Point at = {left - 20, top + static_cast<double>(square * i) + 55};
            out += svg_text("b-label", "middle", at, decimal(squares_.top + i));
        }
        return out;
    }

    std::string open_squares() const {
        std::string out;
        for (const match::OpenSquare& open : position_.board().open_squares()) {
            const CellMark mark = mark_of(position_, open, picture_.marks);
            if (mark == CellMark::legal) out += legal_mark(corner_of(open.at));
            if (mark == CellMark::dead) out += dead_mark(corner_of(open.at));
        }
        return out;
    }

    std::string tiles() const {
        std::string out = "<g>\n";
        for (const match::PlacedTile& tile : position_.board().tiles()) {
            out += "<g><title>" + in_words(tile.type()) + "</title>";
            out += svg_use(tile_id(tile.orientation), corner_of(tile.at)) + "</g>\n";
        }
        return out + "</g>\n";
    }

    // A road shows its second mark along its middle as well, where a hatching hardly shows.
    std::string tint(std::size_t number) const {
        const std::size_t tint = number % tints.size();
        std::string out = "<g class=\"" + tint_class(tint) + "\" fill=\"url(#" + hatch_id(tint) + ")\">";
        match::for_each_piece(position_.board(), position_.features(), picture_.tinted[number],
                              [&](std::size_t tile, std::size_t piece) {
                                  out += tinted_piece(position_.board().tile(tile), piece);
                              });
        return out + "</g>\n";
    }

    static std::string tinted_piece(const match::PlacedTile& tile, std::size_t piece) {
        const auto [x, y] = corner_of(tile.at);
        const std::string area = closed_path_data(piece_area(tile.type(), piece, tile.rotation()));
        return "<path transform=\"translate(" + svg_pair(x, y) + ")\" d=\"" + area + "\"/>";
    }

    // The start tile has no player.
    std::string last_tile() const {
        const auto tiles = position_.board().tiles();
        if (tiles.size() == 1) return {};
        return last_tile_mark(corner_of(tiles.back().at));
    }

    std::string meeples() const {
        std::string out;
        for (const match::Meeple& meeple : position_.meeples()) {
            const match::PlacedTile& tile = position_.board().tile(meeple.tile);
            const match::Kind kind = kind_of(position_, meeple);
            const Point at = corner_of(tile.at) + anchor(tile.type(), meeple.piece, tile.rotation());
            out += "<g><title>Player " + decimal(meeple.player + 1) + ", ";
            out += match::name(kind);
            out += "</title>";
            out += svg_use(meeple_id(meeple.player, kind == match::Kind::field), at);
            out += "</g>\n";
        }
        return out;
    }

    const match::Position& position_;
    const MatchPicture& picture_;
    Box squares_;
};

}  // namespace

std::string match_svg(const match::Position& position, const MatchPicture& picture) {
    return TablePicture(position, picture).document();
}

std::string match_tile_svg(match::Type type, int rotation, Theme theme) {
    match::require_type(type);
    const std::string turns = text::plural(rotation & 3, "quarter turn") + " clockwise";
    std::string out = open_document({0, 0, square, square}, titles(in_words(type), turns), theme);
    out += match_tile_art(type, rotation);
    out += seam;
    return out + "\n</svg>\n";
}

std::string match_sheet_svg(Theme theme) {
    constexpr std::int64_t columns = 6;
    constexpr std::int64_t across = square + 30;
    constexpr std::int64_t down = square + 46;
    constexpr std::int64_t rows = match::type_count / columns;
    const Box paper = {0, 0, columns * across + 30, rows * down + 20};
    const std::string words =
        text::plural(match::type_count, "type") + ", " + text::plural(match::tile_count, "tile");
    std::string out = open_document(paper, titles("The tiles of the base game", words), theme);
    out += "<rect class=\"b-table\"" + attributes(paper);
    for (match::Type type = 0; type < match::type_count; ++type) {
        const match::TileType& tile = match::types[type];
        const std::int64_t row = type / columns;
        const Point corner = {static_cast<double>(30 + type % columns * across),
                              static_cast<double>(24 + row * down)};
        out += "<g transform=\"translate(" + svg_pair(corner.x, corner.y) + ")\">" + match_tile_art(type);
        out += seam;
        out += "</g>\n";
        out += svg_text("b-words", "start", corner + Point{0, square + 18}, tile.name);
        const std::string more = std::string(1, tile.letter) + " \u00d7" + decimal(tile.count);
        out += svg_text("b-label", "end", corner + Point{square, square + 18}, more);
    }
    return out + "</svg>\n";
}

}  // namespace bastide::draw
