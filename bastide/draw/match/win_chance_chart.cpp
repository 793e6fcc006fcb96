#include "bastide/draw/match/win_chance_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/shape.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/svg_words.h"
#include "bastide/match/review/format.h"
#include "bastide/text/plural.h"

namespace bastide::draw {
namespace {

constexpr double left = 66;
constexpr double plot_width = 760;
constexpr double right = left + plot_width;
constexpr double legend_y = 28;
constexpr double top = 64;  // of the chances
constexpr double chances_height = 260;
constexpr double mark_drop = 18;
constexpr double bars_top = top + chances_height + 60;
constexpr double bars_height = 150;
constexpr double full_width = right + 24;
constexpr double full_height = bars_top + bars_height + 46;
constexpr double max_bar_width = 7;

class WinChanceChart {
  public:
    WinChanceChart(const match::Review& review, std::span<const std::string> names)
        : review_(review), names_(names) {
        for (const match::TurnReview& turn : review.turns)
            max_points_ =
                std::max({max_points_, std::abs(points(turn.luck[turn.mover()])), points(turn.loss())});
        max_points_ = 5 * std::ceil(max_points_ / 5);
    }

    std::string document(Theme theme) const {
        std::string out = legend() + chances_axis() + bars_axis() + turns_axis();
        for (std::size_t player = 0; player < players(); ++player) out += curve(player);
        for (const match::TurnReview& turn : review_.turns) out += bars(turn) + mark(turn);
        return svg_document(full_width, full_height, title(), description(), style_sheet(theme), out);
    }

  private:
    static double points(std::int64_t parts) { return static_cast<double>(parts) / match::value_of_a_point; }

    std::size_t players() const { return static_cast<std::size_t>(review_.players); }
    double turn_width() const {
        return plot_width / static_cast<double>(std::max<std::size_t>(1, review_.turns.size()));
    }
    double x(std::size_t turn) const { return left + turn_width() * static_cast<double>(turn); }
    static double y_of_chance(int chance) {
        return top + chances_height * (1 - static_cast<double>(chance) / match::certain);
    }
    double y_of_points(double points) const {
        return bars_top + bars_height / 2 * (1 - points / max_points_);
    }

    std::string title() const {
        return std::string("The win probability of ") + (review_.is_over ? "a game" : "an unfinished game");
    }

    std::string description() const {
        std::string text =
            "Win probability, luck and losses in " + text::plural(std::ssize(review_.turns), "turn") + ".";
        for (std::size_t player = 0; player < players(); ++player) {
            const auto accuracy = match::accuracy(review_, static_cast<int>(player));
            if (!accuracy) continue;
            text += ' ' + in_xml(writable(names_[player])) + ": accuracy " +
                    std::to_string((*accuracy + 5) / 10) + "%.";
        }
        return text;
    }

    static std::string_view dashes(std::size_t player) { return tints[player % tints.size()].dashes; }

    std::string legend() const {
        std::string out;
        double at = left;
        for (std::size_t player = 0; player < players(); ++player) {
            const std::string name = shortened(writable(names_[player]), 14);
            out += "<g class=\"" + pen_class(player) + "\">\n" +
                   dashed_path("b-curve", dashes(player), 'M' + svg_pair(at, legend_y) + "h26") +
                   svg_text("b-words", "start", {at + 34, legend_y + 5}, name) + "</g>\n";
            at += 34 + glyph_width * static_cast<double>(columns(name)) + 22;
        }
        return out;
    }

    std::string chances_axis() const {
        std::string lines;
        std::string numbers;
        for (int chance = 0; chance <= match::certain; chance += match::certain / 4) {
            lines += 'M' + svg_pair(left, y_of_chance(chance)) + 'H' + svg_number(right);
            numbers += svg_text("b-label", "end", {left - 8, y_of_chance(chance) + 5},
                                std::to_string(100 * chance / match::certain) + "%");
        }
        return dashed_path("b-rule", "none", lines) + numbers +
               svg_text("b-label", "start", {left, top - 12},
                        review_.is_over ? "win probability" : "win probability, unfinished game");
    }

    std::string bars_axis() const {
        std::string lines;
        std::string numbers;
        for (const double share : {1.0, 0.0, -1.0}) {
            const double at = y_of_points(share * max_points_);
            lines += 'M' + svg_pair(left, at) + 'H' + svg_number(right);
            const auto whole = std::to_string(static_cast<int>(std::abs(share) * max_points_));
            numbers += svg_text("b-label", "end", {left - 8, at + 5}, share < 0 ? "-" + whole : whole);
        }
        return dashed_path("b-rule", "none", lines) + numbers +
               svg_text("b-label", "start", {left, bars_top - 12}, "points: luck (open) and losses (filled)");
    }

    std::string turns_axis() const {
        std::string lines;
        std::string numbers;
        const double bottom = bars_top + bars_height;
        for (std::size_t turn = 10; turn <= review_.turns.size(); turn += 10) {
            lines += 'M' + svg_pair(x(turn) - turn_width() / 2, bottom) + "v6";
            numbers += svg_text("b-label", "middle", {x(turn) - turn_width() / 2, bottom + 22},
                                std::to_string(turn));
        }
        return dashed_path("b-rule", "none", lines) + numbers +
               svg_text("b-label", "start", {left, bottom + 22}, "turn");
    }

    std::string curve(std::size_t player) const {
        std::string data;
        if (review_.turns.empty()) return "";
        for (std::size_t turns = 0; turns <= review_.turns.size(); ++turns) {
            data += (turns == 0 ? 'M' : 'L') +
                    svg_pair(x(turns), y_of_chance(match::win_chances(review_, turns)[player]));
        }
        return "<g class=\"" + pen_class(player) + "\">\n" + dashed_path("b-curve", dashes(player), data) +
               "</g>\n";
    }

    std::string bar(double at, double from, double to, bool is_filled) const {
        const double width = std::min(max_bar_width, turn_width() * 0.42);
        const double y = std::min(y_of_points(from), y_of_points(to));
        const double height = std::abs(y_of_points(from) - y_of_points(to));
        return "<rect x=\"" + svg_number(at) + "\" y=\"" + svg_number(y) + "\" width=\"" + svg_number(width) +
               "\" height=\"" + svg_number(height) + "\" stroke=\"currentColor\" fill=\"" +
               (is_filled ? "currentColor" : "none") + "\"/>\n";
    }

    std::string bars(const match::TurnReview& turn) const {
        std::string out = "<g class=\"" + pen_class(turn.mover()) + "\">\n";
        out += bar(x(turn.turn) + turn_width() * 0.06, 0, points(turn.luck[turn.mover()]), false);
        if (turn.loss() > 0) out += bar(x(turn.turn) + turn_width() * 0.52, 0, -points(turn.loss()), true);
        return out + "</g>\n";
    }

    std::string mark(const match::TurnReview& turn) const {
        const std::string_view sign = match::mark(turn.quality());
        if (sign.empty() || turn.quality() == match::Quality::inaccuracy) return "";
        // Below the curves, where there are no lines. The bars below show the mover.
        return svg_text("b-words", "middle",
                        {x(turn.turn) + turn_width() / 2, top + chances_height + mark_drop}, sign);
    }

    const match::Review& review_;
    std::span<const std::string> names_;
    double max_points_ = 5;
};

}  // namespace

std::string review_svg(const match::Review& review, std::span<const std::string> names, Theme theme) {
    require(std::cmp_greater_equal(names.size(), review.players), "there is a name for each player",
            names.size());
    return WinChanceChart(review, names).document(theme);
}

}  // namespace bastide::draw
