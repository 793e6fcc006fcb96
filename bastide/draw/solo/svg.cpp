#include "bastide/draw/solo/svg.h"

#include <array>
#include <utility>

#include "bastide/draw/landscape/parts.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/solo/look.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/svg_words.h"
#include "bastide/text/plural.h"

namespace bastide::draw {
namespace {

constexpr int solo_square = 100;
constexpr int solo_margin = 40;

// Draws one board, in units from its top left corner.
class SoloPicture {
  public:
    SoloPicture(const solo::Board& board, solo::Roads roads) : board_(board), roads_(roads) {}

    std::string document(Theme theme) const {
        const double side = side_of_board() + 2 * solo_margin;
        const std::string at = decimal(solo_margin);
        const std::string art =
            "<g transform=\"translate(" + at + ',' + at + ")\">\n" + table() + tiles() + "</g>\n";
        return svg_document(side, side, "Solo game of " + text::plural(board_.tiles(), "tile"),
                            text::plural(board_.score().total(), "point"), style_sheet(theme), art);
    }

  private:
    int side_of_board() const { return solo_square * board_.size(); }

    // The grid, and the numbers of rows and columns.
    std::string table() const {
        const std::string side = decimal(side_of_board());
        std::string out = "<defs>\n" + std::string(grid_pattern) +
                          "</defs>\n<rect fill=\"url(#b-grid)\" width=\"" + side + "\" height=\"" + side +
                          "\"/>\n";
        for (int i = 0; i < board_.size(); ++i) {
            const double begin = solo_square * i;
            out += svg_text("b-label", "middle", {begin + 50, -14}, decimal(i));
            out += svg_text("b-label", "middle", {-20, begin + 55}, decimal(i));
        }
        return out;
    }

    // Every tile as a <use> of its look. Each look is defined where it occurs first.
    std::string tiles() const {
        std::string definitions;
        std::string uses;
        std::array<bool, 256> is_defined{};
        for (int row = 0; row < board_.size(); ++row) {
            for (int column = 0; column < board_.size(); ++column) {
                const solo::Cell square = board_.square(row, column);
                if (board_.is_empty(square)) continue;
                const tile::Tile look = solo_look(board_.tile(square), board_.pointed(square), roads_);
                const std::string id = "b-tile-" + decimal(look.code());
                if (!std::exchange(is_defined[look.code()], true))
                    definitions += "<g id=\"" + id + "\">" + seamed_art(look) + "</g>\n";
                uses += svg_use(id, {double{solo_square} * column, double{solo_square} * row}) + '\n';
            }
        }
        return "<defs>\n" + definitions + "</defs>\n" + uses;
    }

    const solo::Board& board_;
    solo::Roads roads_;
};

}  // namespace

std::string solo_svg(const solo::Board& board, solo::Roads roads, Theme theme) {
    return SoloPicture(board, roads).document(theme);
}

}  // namespace bastide::draw
