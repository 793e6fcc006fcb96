#include "bastide/draw/match/legend.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "bastide/draw/match/look.h"
#include "bastide/draw/match/marks.h"
#include "bastide/draw/match/meeple_art.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/svg_path.h"
#include "bastide/draw/svg_words.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/format.h"
#include "bastide/text/plural.h"

namespace bastide::draw {
namespace {

constexpr std::size_t max_name_columns = 24;
constexpr std::size_t min_name_columns = 10;
constexpr double row_height = 32;
constexpr double line_height = 22;
constexpr double figure_x = 28;
constexpr double name_x = 52;
constexpr double number_column = 84;

std::string at(Point place, const std::string& svg) {
    return "<g transform=\"translate(" + svg_pair(place.x, place.y) + ")\">" + svg + "</g>\n";
}

class Band {
  public:
    Band(const match::Position& position, const MatchLegend& legend, TableMarks marks, std::int64_t width)
        : position_(position),
          marks_(marks),
          at_end_(final_scores(position)),
          ranks_(match::ranks(at_end_, position.players())) {
        std::size_t longest = min_name_columns;
        for (int player = 0; player < position.players(); ++player) {
            const auto place = static_cast<std::size_t>(player);
            const bool has_name = place < legend.names.size() && !writable(legend.names[place]).empty();
            names_.push_back(has_name ? shortened(writable(legend.names[place]), max_name_columns)
                                      : "Player " + decimal(player + 1));
            longest = std::max(longest, columns(names_.back()));
        }
        numbers_x_ = name_x + glyph_width * static_cast<double>(longest);
        width_ =
            std::max(static_cast<double>(width), numbers_x_ + 3 * number_column + (has_hand() ? 130 : 0));
        line_columns_ = static_cast<std::size_t>(width_ / glyph_width);
        about_ = wrap_words(writable(legend.about), line_columns_);
    }

    LegendBand draw_band() {
        std::string svg = head();
        for (int player = 0; player < position_.players(); ++player) svg += row(player);
        if (has_hand()) svg += hand();
        y_ += 14;
        for (const std::string& words : wrap_words(status(), line_columns_)) svg += line("b-words", words);
        for (const std::string& words : about_) svg += line("b-label", words);
        svg += key();
        return {std::move(svg), static_cast<std::int64_t>(width_), static_cast<std::int64_t>(y_)};
    }

  private:
    bool has_hand() const { return position_.tile() != match::no_tile; }
    bool is_over() const { return !has_hand(); }

    std::string number(std::string_view classes, int column, std::string_view words) const {
        return svg_text(classes, "end", {numbers_x_ + number_column * column, y_}, words);
    }

    // During the game, the second number is the projected total if the game ended now.
    std::string head() {
        y_ = 15;
        return number("b-label", 1, "points") + number("b-label", 2, is_over() ? "place" : "at end") +
               number("b-label", 3, "meeples");
    }

    std::string row(int player) {
        const auto place = static_cast<std::size_t>(player);
        y_ += row_height;
        const bool moves = !is_over() && position_.to_move() == player;
        std::string svg = "<g class=\"b-player-row\"><title>" + in_xml(names_[place]) + "</title>\n";
        if (moves) svg += svg_path("b-turn b-dark", "M2," + svg_number(y_ - 12) + "l10,7l-10,7z");
        svg += at({figure_x, y_ - 6}, meeple_art(player, match::Kind::city));
        svg += svg_text("b-words", "start", {name_x, y_}, names_[place]);
        const int second = is_over() ? ranks_[place] : at_end_[place];
        svg += number("b-words", 1, decimal(is_over() ? at_end_[place] : position_.score(player)));
        svg += number("b-words", 2, decimal(second));
        svg += number("b-words", 3, decimal(position_.supply(player)));
        return svg + "</g>\n";
    }

    std::string hand() {
        const double left = numbers_x_ + 3 * number_column + 40;
        std::string svg = svg_text("b-label", "middle", {left + 40, 15}, "in hand");
        const std::string seam = "<path class=\"b-seam\" d=\"M0,0H100V100H0Z\"/>";
        svg += "<g transform=\"translate(" + svg_pair(left, 28) + ") scale(.8)\">" +
               match_tile_art(position_.tile()) + seam + "</g>\n";
        y_ = std::max(y_, 108.0);
        return svg;
    }

    std::string status() const {
        if (is_over()) return match::result_sentence(at_end_, names_);
        return names_[static_cast<std::size_t>(position_.to_move())] + " to move, " +
               text::plural(position_.remaining(), "tile") + " remaining";
    }

    std::string line(std::string_view classes, std::string_view words, double x = 0) {
        y_ += line_height;
        return svg_text(classes, "start", {x, y_}, words);
    }

    std::string key() {
        std::string svg;
        const auto entry = [&](const std::string& mark, std::string_view words) {
            svg += line("b-label", words, 40);
            svg += "<g transform=\"translate(" + svg_pair(0, y_ - 18) + ") scale(.26)\">" + mark + "</g>\n";
            y_ += 10;
        };
        y_ += 8;
        if (position_.board().tile_count() > 1)
            entry(svg_path("b-field", "M0,0H100V100H0Z") + last_tile_mark({0, 0}), "the last tile placed");
        if (marks_.legal) entry(legal_mark({0, 0}), "where the tile in hand fits");
        if (marks_.dead) entry(dead_mark({0, 0}), "where no remaining tile fits");
        return svg;
    }

    const match::Position& position_;
    TableMarks marks_;
    match::Scores at_end_;
    std::array<int, match::max_players> ranks_;
    std::vector<std::string> names_;
    std::vector<std::string> about_;
    double numbers_x_ = 0;
    double width_ = 0;
    std::size_t line_columns_ = 0;
    double y_ = 0;
};

}  // namespace

LegendBand legend_band(const match::Position& position, const MatchLegend& legend, TableMarks marks,
                       std::int64_t width) {
    return Band(position, legend, marks, width).draw_band();
}

}  // namespace bastide::draw
