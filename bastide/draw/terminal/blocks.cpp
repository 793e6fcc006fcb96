#include "bastide/draw/terminal/blocks.h"

#include <algorithm>
#include <array>
#include <utility>

namespace bastide::draw {
namespace {

// By the squares that have the ink: bit 0 is the one at the top left, then top right, bottom left and right.
constexpr std::array<std::string_view, 16> blocks = {" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                                     "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};

// The priority when a character has too many colours: marks before lines, and lines before areas.
int importance(Tone tone) {
    switch (tone) {
        case Tone::cursor:
            return 4;
        case Tone::light_halo:
        case Tone::dark_halo:
            return 3;
        case Tone::road:
        case Tone::closed_road:
        case Tone::wall:
            return 2;
        case Tone::stone:
        case Tone::garden:
        case Tone::shield:
            return 1;
        default:
            return 0;
    }
}

// Returns the most frequent tone other than `but`. Ties go to the first.
Tone commonest(const std::array<Tone, 4>& dots, std::optional<Tone> but) {
    std::optional<Tone> best;
    for (const Tone each : dots) {
        if (each == but) continue;
        if (!best || std::ranges::count(dots, each) > std::ranges::count(dots, *best)) best = each;
    }
    return best.value_or(dots.front());
}

}  // namespace

BlockPicture::BlockPicture(int rows, int columns)
    : rows_(rows),
      columns_(columns),
      dots_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns) * 4, Tone::table),
      stamps_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

bool BlockPicture::holds(int row, int column) const {
    return row >= 0 && row < 2 * rows_ && column >= 0 && column < 2 * columns_;
}

std::size_t BlockPicture::dot(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(2 * columns_) +
           static_cast<std::size_t>(column);
}

void BlockPicture::fill(int row, int column, Tone tone) {
    if (holds(row, column)) dots_[dot(row, column)] = tone;
}

void BlockPicture::fill(int row, int column, int rows, int columns, Tone tone) {
    for (int down = 0; down < rows; ++down)
        for (int right = 0; right < columns; ++right) fill(row + down, column + right, tone);
}

void BlockPicture::stamp(int row, int column, std::string_view character, Tone ink,
                         std::optional<Tone> ground, bool bold) {
    if (holds(2 * row, 2 * column)) stamps_[place(row, column)] = {character, ink, ground, bold};
}

void BlockPicture::stamp_edge(int row, int column, std::string_view character, Tone ink, Tone ground) {
    if (holds(2 * row, 2 * column))
        stamps_[place(row, column)] = {
            .character = character, .ink = ink, .ground = ground, .bold = false, .is_edge = true};
}

bool BlockPicture::is_covered(const Stamp& stamp, const std::array<Tone, 4>& dots) {
    return stamp.is_edge && std::ranges::any_of(dots, [&](Tone tone) { return tone != stamp.ground; });
}

std::size_t BlockPicture::place(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
}

std::array<Tone, 4> BlockPicture::dots_of(int row, int column) const {
    return {dots_[dot(2 * row, 2 * column)], dots_[dot(2 * row, 2 * column + 1)],
            dots_[dot(2 * row + 1, 2 * column)], dots_[dot(2 * row + 1, 2 * column + 1)]};
}

Canvas BlockPicture::canvas() const {
    Canvas canvas(rows_, columns_);
    for (int row = 0; row < rows_; ++row) {
        for (int column = 0; column < columns_; ++column) {
            const std::array<Tone, 4> dots = dots_of(row, column);
            const Stamp& stamp = stamps_[place(row, column)];
            if (!stamp.character.empty() && !is_covered(stamp, dots)) {
                const Tone ground = stamp.ground.value_or(commonest(dots, std::nullopt));
                canvas.put(row, column, stamp.character,
                           {.ink = stamp.ink, .ground = ground, .bold = stamp.bold});
                continue;
            }
            Tone ink = *std::ranges::max_element(dots, {}, importance);
            Tone ground = commonest(dots, ink);
            // The table may have the terminal's own ground, which is no ink.
            if (ink == Tone::table) std::swap(ink, ground);
            unsigned inked = 0;
            for (std::size_t i = 0; i < dots.size(); ++i)
                if (dots[i] == ink && ink != ground) inked |= 1U << i;
            canvas.put(row, column, blocks[inked], {.ink = ink, .ground = ground});
        }
    }
    return canvas;
}

}  // namespace bastide::draw
