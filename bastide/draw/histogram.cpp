#include "bastide/draw/histogram.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "bastide/draw/numbers.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/svg_path.h"
#include "bastide/draw/svg_words.h"

namespace bastide::draw {
namespace {

constexpr std::int64_t max_bars = 20;
constexpr double beside_median = 24;  // how near to its line the number of a quartile may begin

// 1, 2 or 5 times a power of ten, the least that makes few enough bars.
std::int64_t bar_width(std::int64_t least, std::int64_t greatest) {
    for (std::int64_t power = 1;; power *= 10) {
        for (const std::int64_t step : {1, 2, 5}) {
            const std::int64_t width = step * power;
            if (greatest / width - least / width < max_bars) return width;
        }
    }
}

std::int64_t highest(const std::vector<Bar>& all) {
    return all.empty() ? 0 : std::ranges::max(all, {}, &Bar::count).count;
}

std::string padded(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string label(const Bar& bar) {
    const std::string first = std::to_string(bar.first);
    return bar.first == bar.last ? first : first + '-' + std::to_string(bar.last);
}

// A bar of a length in eighths of a character.
std::string blocks(std::int64_t eighths, bool unicode) {
    constexpr std::array<std::string_view, 8> parts = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    std::string out;
    if (!unicode) {
        out.assign(static_cast<std::size_t>((eighths + 7) / 8), '#');
        return out;
    }
    for (std::int64_t i = 0; i < eighths / 8; ++i) out += "█";
    out += parts[static_cast<std::size_t>(eighths % 8)];
    return out;
}

struct Frame {
    double left = 24;
    double top = 60;
    double width = 760;
    double height = 280;
};

std::string bar_art(const Bar& bar, double x, double width, double height, const Frame& frame) {
    const double base = frame.top + frame.height;
    std::string out = "<g><title>" + label(bar) + ": " + std::to_string(bar.count) + "</title>";
    out += svg_path("b-roof b-ink", 'M' + svg_pair(x + 2, base) + 'V' + svg_number(base - height) + 'H' +
                                        svg_number(x + width - 2) + 'V' + svg_number(base) + 'Z');
    return out + "</g>\n";
}

}  // namespace

std::vector<Bar> bars(const play::Distribution& of) {
    std::vector<Bar> all;
    if (of.count() == 0) return all;
    const std::int64_t least = std::min<std::int64_t>(0, of.least());
    const std::int64_t width = bar_width(of.least() - least, of.greatest() - least);
    std::int64_t first = least + (of.least() - least) / width * width;
    for (; first <= of.greatest(); first += width) all.push_back({first, first + width - 1, 0});
    for (const auto& [value, times] : of.counts())
        all[static_cast<std::size_t>((value - all.front().first) / width)].count += times;
    return all;
}

std::string histogram_text(const play::Distribution& of, bool unicode) {
    constexpr std::int64_t longest = std::int64_t{40} * 8;
    const std::vector<Bar> all = bars(of);
    std::size_t label_width = 0;
    std::size_t count_width = 0;
    for (const Bar& bar : all) {
        label_width = std::max(label_width, label(bar).size());
        count_width = std::max(count_width, std::to_string(bar.count).size());
    }
    std::string out;
    for (const Bar& bar : all) {
        const std::int64_t eighths = bar.count * longest / highest(all);
        out += padded(label(bar), label_width) + "  " + padded(std::to_string(bar.count), count_width);
        if (bar.count > 0) out += "  " + blocks(std::max<std::int64_t>(eighths, 1), unicode);
        out += '\n';
    }
    return out;
}

std::string histogram_svg(const play::Distribution& of, const std::string& title, Theme theme) {
    const Frame frame;
    const std::vector<Bar> all = bars(of);
    const double base = frame.top + frame.height;
    const auto document = [&](std::string_view art) {
        return svg_document(808, 392, title, "", style_sheet(theme), art);
    };
    std::string out = svg_text("b-words", "start", {frame.left, 32}, title);
    if (all.empty()) return document(out);
    out += svg_text("b-label", "start", {frame.left, base + 42}, "lines: median and quartiles");
    const double width = frame.width / static_cast<double>(all.size());
    const auto first = static_cast<double>(all.front().first);
    const double span = static_cast<double>(all.back().last + 1) - first;
    const auto x_of = [&](std::int64_t value) {
        return frame.left + (static_cast<double>(value) - first) / span * frame.width;
    };
    double x = frame.left;
    for (std::size_t i = 0; i < all.size(); ++i, x += width) {
        const double share = static_cast<double>(all[i].count) / static_cast<double>(highest(all));
        out += bar_art(all[i], x, width, share * frame.height, frame);
        if (i % 2 == 0) out += svg_text("b-label", "middle", {x, base + 20}, std::to_string(all[i].first));
    }
    for (const double quartile : {0.25, 0.5, 0.75}) {
        const std::int64_t value = of.quantile(quartile);
        out += svg_path("b-mark", 'M' + svg_pair(x_of(value), frame.top - 8) + 'V' + svg_number(base));
        const std::string_view anchor = quartile < 0.5 ? "end" : quartile > 0.5 ? "start" : "middle";
        // Far enough from the median's number to be read.
        const double apart = x_of(value) - x_of(of.quantile(0.5));
        const double aside = quartile < 0.5   ? std::min(0.0, -beside_median - apart)
                             : quartile > 0.5 ? std::max(0.0, beside_median - apart)
                                              : 0.0;
        out += svg_text("b-words", anchor, {x_of(value) + aside, frame.top - 12}, std::to_string(value));
    }
    out += svg_text("b-label", "end", {frame.left + frame.width, base + 42}, "points");
    return document(out);
}

}  // namespace bastide::draw
