#include "bastide/draw/match/ladder.h"

#include <algorithm>
#include <cmath>

#include "bastide/draw/numbers.h"
#include "bastide/draw/shape.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/svg_words.h"

namespace bastide::draw {
namespace {

class Ladder {
  public:
    Ladder(const match::Standings& standings, std::span<const std::string> names) : names_(names) {
        // Bots without games would stretch the axis.
        for (const match::BotStanding& each : standings.bots)
            if (each.matches > 0) bots_.push_back(each);
        double low = 0;
        double high = 0;
        for (const match::BotStanding& each : bots_) {
            low = std::min(low, each.rating.low);
            high = std::max(high, each.rating.high);
        }
        step_ = high - low > 1200 ? 400 : high - low > 400 ? 200 : 50;
        low_ = step_ * std::floor(low / step_);
        high_ = std::max(step_ * std::ceil(high / step_), low_ + step_);
    }

    std::string document(Theme theme) const {
        const double full_height = top + row_height * static_cast<double>(bots_.size()) + 24;
        std::string out = svg_text("b-words", "start", {24, 26}, "The ladder");
        out += svg_text("b-label", "start", {left, 26}, "rating, with 95% intervals");
        out += axis(full_height - 16);
        for (std::size_t i = 0; i < bots_.size(); ++i) out += row(i);
        return svg_document(full_width, full_height, "A ladder of bots", description(), style_sheet(theme),
                            out);
    }

  private:
    static constexpr std::size_t max_name_length = 26;
    static constexpr double left = 30 + glyph_width * static_cast<double>(max_name_length);
    static constexpr double plot_width = 560;
    static constexpr double right = left + plot_width;
    static constexpr double full_width = right + 90;
    static constexpr double top = 84;
    static constexpr double row_height = 26;

    double x(double rating) const { return left + plot_width * (rating - low_) / (high_ - low_); }
    // Formats a rating with its sign, as in the table.
    static std::string whole(double rating) {
        const auto number = std::llround(rating);
        return (number > 0 ? "+" : "") + decimal(number);
    }
    const std::string& name(std::size_t i) const { return names_[bots_[i].bot]; }

    std::string description() const {
        std::string text = "Ratings with 95% intervals.";
        for (std::size_t i = 0; i < bots_.size(); ++i)
            text += ' ' + in_xml(writable(name(i))) + ": " + whole(bots_[i].rating.rating) + '.';
        return text;
    }

    std::string axis(double bottom) const {
        std::string lines;
        std::string numbers;
        for (double rating = low_; rating <= high_; rating += step_) {
            lines += 'M' + svg_pair(x(rating), top - 16) + 'V' + svg_number(bottom);
            numbers += svg_text("b-label", "middle", {x(rating), top - 24}, whole(rating));
        }
        return "<path class=\"b-rule\" d=\"" + lines + "\"/>\n" + numbers;
    }

    std::string row(std::size_t i) const {
        const match::BotRating& rating = bots_[i].rating;
        const double y = top + row_height * (static_cast<double>(i) + 0.5);
        return svg_text("b-words", "end", {left - 14, y + 5}, shortened(writable(name(i)), max_name_length)) +
               "<path class=\"b-mark\" stroke-width=\"3\" d=\"M" + svg_pair(x(rating.low), y) + 'H' +
               svg_number(x(rating.high)) + "\"/>\n<circle class=\"b-dark\" cx=\"" +
               svg_number(x(rating.rating)) + "\" cy=\"" + svg_number(y) + "\" r=\"5\"/>\n" +
               svg_text("b-label", "start", {right + 14, y + 5}, whole(rating.rating));
    }

    std::vector<match::BotStanding> bots_;
    std::span<const std::string> names_;
    double step_ = 50;
    double low_ = 0;
    double high_ = 0;
};

}  // namespace

std::string ladder_svg(const match::Standings& standings, std::span<const std::string> names, Theme theme) {
    standings.require_names(names.size(), bastide::detail::Where::current());
    return Ladder(standings, names).document(theme);
}

}  // namespace bastide::draw
