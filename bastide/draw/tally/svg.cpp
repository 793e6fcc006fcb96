#include "bastide/draw/tally/svg.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <ranges>
#include <utility>
#include <vector>

#include "bastide/draw/numbers.h"
#include "bastide/draw/shape.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/svg_words.h"
#include "bastide/draw/tally/meeples.h"
#include "bastide/tally/timeline.h"
#include "bastide/text/plural.h"

namespace bastide::draw {

namespace {

constexpr double line_height = 20;
constexpr double top = 56;
constexpr double bottom = 52;
constexpr double min_plot_height = 360;
constexpr double leader = 32;  // from the end of a curve to its label
constexpr std::size_t max_moments = 2000;

// The totals of all players after some of the entries.
struct Moment {
    std::size_t entries = 0;
    std::vector<std::int64_t> totals;
};

// Returns the start, the end, and the moments to draw between them.
std::vector<Moment> moments(const tally::MatchLog& log) {
    const std::size_t stride = log.entries.size() / max_moments + 1;
    std::vector<Moment> moments = {{0, std::vector<std::int64_t>(static_cast<std::size_t>(log.players))}};
    std::size_t entries = 0;
    for_each_moment(log, [&](const tally::LogEntry&, const std::vector<std::int64_t>& totals) {
        ++entries;
        if (entries % stride == 0 || entries == log.entries.size()) moments.push_back({entries, totals});
    });
    return moments;
}

// A step between ticks, 1, 2 or 5 times a power of ten, such that at most six of them pass `most`.
double tick_step(double most) {
    double power = 1;
    while (true) {
        for (const double step : {1.0, 2.0, 5.0}) {
            if (step * power * 6 >= most) return step * power;
        }
        power *= 10;
    }
}

// Ticks may exceed the largest total.
std::string whole(double value) {
    return std::to_string(static_cast<std::uint64_t>(value));
}

// The mark next to a label: a disc, a square, a diamond or a triangle.
std::string mark(std::size_t player, Point at) {
    constexpr std::array<std::string_view, 4> shapes = {
        "m-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0z", "m-4.5,-4.5h9v9h-9z", "m0,-6.3l6.3,6.3l-6.3,6.3l-6.3,-6.3z",
        "m0,-5.8l5.8,10h-11.6z"};
    std::string out = "<path fill=\"currentColor\" d=\"M" + svg_pair(at.x, at.y);
    out += shapes[player % shapes.size()];
    return out + "\"/>\n";
}

std::string name(const tally::MatchLog& log, const TallyLook& look, std::size_t player) {
    if (player < look.names.size() && !look.names[player].empty()) return writable(look.names[player]);
    if (!log.names.empty()) return writable(log.names[player]);
    return "Player " + std::to_string(player + 1);
}

// The class of a player's line.
std::string pen(const TallyLook& look, std::size_t player) {
    const std::string meeple = player < look.colours.size() ? meeple_class(look.colours[player]) : "";
    return meeple.empty() ? pen_class(player % tints.size()) : meeple;
}

class Chart {
  public:
    Chart(const tally::MatchLog& log, const TallyLook& look)
        : log_(log),
          moments_(moments(log)),
          players_(static_cast<std::size_t>(log.players)),
          plot_width_(std::max(look.width, min_plot_width)),
          has_meeples_(!look.colours.empty()),
          words_(look.words) {
        const auto& last = moments_.back().totals;
        // A correction may have taken points away after the peak.
        std::int64_t peak = 1;
        for (const Moment& moment : moments_) peak = std::max(peak, std::ranges::max(moment.totals));
        const auto most = static_cast<double>(peak);
        y_step_ = tick_step(most);
        while (y_end_ < most) y_end_ += y_step_;
        left_ = 24 + glyph_width * static_cast<double>(whole(y_end_).size());
        height_ = std::max(min_plot_height, line_height * static_cast<double>(players_));
        std::size_t longest = 0;
        for (std::size_t player = 0; player < players_; ++player) {
            const std::string label = name(log, look, player) + ": " + decimal(last[player]);
            longest = std::max(longest, columns(label));
            labels_.push_back(label);
            pens_.push_back(pen(look, player));
        }
        full_width_ = left_ + plot_width_ + leader + 8 + glyph_width * static_cast<double>(longest) + 12;
    }

    std::string document(Theme theme) const {
        std::string totals =
            "Totals after " + text::plural(std::ssize(log_.entries), "entry", "entries") + ":";
        for (std::size_t player = 0; player < players_; ++player)
            totals += (player == 0 ? " " : ", ") + in_xml(labels_[player]);
        return svg_document(full_width_, top + height_ + bottom, "The totals of a game", totals,
                            style_sheet(theme) + (has_meeples_ ? meeple_style(theme) : ""),
                            points_axis() + entries_axis() + final_scoring() + curves());
    }

  private:
    double entries() const { return static_cast<double>(log_.entries.size()); }
    double right() const { return left_ + plot_width_; }

    double x(double entry) const { return left_ + plot_width_ * entry / std::max(1.0, entries()); }
    double y(double points) const { return top + height_ * (1 - points / y_end_); }

    std::string points_axis() const {
        std::string lines;
        std::string numbers;
        for (double points = 0; points <= y_end_; points += y_step_) {
            lines += 'M' + svg_pair(left_, y(points)) + 'H' + svg_number(right());
            numbers += svg_text("b-label", "end", {left_ - 8, y(points) + 5}, whole(points));
        }
        return dashed_path("b-rule", "none", lines) + numbers +
               svg_text("b-label", "start", {12, 24}, writable(words_.points));
    }

    std::string entries_axis() const {
        const double step = tick_step(std::max(1.0, entries()));
        std::string lines;
        std::string numbers;
        const auto tick = [&](double entry) {
            lines += 'M' + svg_pair(x(entry), top + height_) + "v6";
            numbers += svg_text("b-label", "middle", {x(entry), top + height_ + 22}, whole(entry));
        };
        // The last is always numbered, and the others where there is room.
        for (double entry = 0; x(entry) < right() - glyph_width * 8; entry += step) tick(entry);
        tick(entries());
        return dashed_path("b-rule", "none", lines) + numbers +
               svg_text("b-label", "end", {right(), top + height_ + 42}, writable(words_.entries));
    }

    std::string final_scoring() const {
        const auto play = std::ranges::count(log_.entries, tally::Phase::play, &tally::LogEntry::phase);
        if (play == std::ssize(log_.entries)) return "";
        const double at = x(static_cast<double>(play));
        const std::string words = writable(words_.final_scoring);
        const bool to_the_left = at + glyph_width * static_cast<double>(columns(words)) > right();
        return dashed_path("b-mark", "3,4", 'M' + svg_pair(at, top - 24) + 'V' + svg_number(top + height_)) +
               svg_text("b-label", to_the_left ? "end" : "start", {at + (to_the_left ? -7 : 7), top - 12},
                        words);
    }

    std::string curves() const {
        const std::vector<double> label_y = label_places();
        std::string out;
        for (std::size_t player = 0; player < players_; ++player) {
            const std::size_t dashes = (player + 3 * (player / tints.size())) % tints.size();
            const Point end = {right(), y(static_cast<double>(moments_.back().totals[player]))};
            out += "<g class=\"" + pens_[player] + "\">\n<title>" + in_xml(labels_[player]) + "</title>\n";
            out += dashed_path("b-curve", tints[dashes].dashes, curve(player));
            out += dashed_path(
                "b-leader", "none",
                'M' + svg_pair(end.x, end.y) + "h6L" + svg_pair(end.x + leader - 12, label_y[player]) + "h6");
            out += mark(player, {end.x + leader - 6, label_y[player]});
            out += svg_text("b-words", "start", {end.x + leader + 8, label_y[player] + 5}, labels_[player]);
            out += "</g>\n";
        }
        return out;
    }

    std::string curve(std::size_t player) const {
        std::string data = 'M' + svg_pair(x(0), y(0));
        std::int64_t total = 0;
        for (const Moment& moment : moments_) {
            if (moment.totals[player] == total) continue;
            total = moment.totals[player];
            data += 'H' + svg_number(x(static_cast<double>(moment.entries))) + 'V' +
                    svg_number(y(static_cast<double>(total)));
        }
        return data + 'H' + svg_number(right());
    }

    // Returns the positions of labels, each as near to the end of its curve as the others allow.
    std::vector<double> label_places() const {
        const auto& last = moments_.back().totals;
        std::vector<std::size_t> downward(players_);
        std::iota(downward.begin(), downward.end(), std::size_t{0});
        std::ranges::sort(downward, {}, [&](std::size_t player) { return std::pair(-last[player], player); });
        std::vector<double> places(players_);
        double free = top;
        for (const std::size_t player : downward) {
            places[player] = std::max(free, y(static_cast<double>(last[player])));
            free = places[player] + line_height;
        }
        free = top + height_;
        for (const std::size_t player : downward | std::views::reverse) {
            places[player] = std::min(free, places[player]);
            free = places[player] - line_height;
        }
        return places;
    }

    const tally::MatchLog& log_;
    std::vector<Moment> moments_;
    std::size_t players_;
    double plot_width_;
    bool has_meeples_;
    TallyWords words_;
    std::vector<std::string> labels_;  // "Player 1: 12"
    std::vector<std::string> pens_;
    double y_step_ = 1;
    double y_end_ = 0;
    double left_ = 0;
    double height_ = 0;
    double full_width_ = 0;
};

}  // namespace

std::string tally_svg(const tally::MatchLog& log, const TallyLook& look) {
    return Chart(log, look).document(look.theme);
}

}  // namespace bastide::draw
