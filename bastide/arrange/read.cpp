#include "bastide/arrange/read.h"

#include <algorithm>
#include <array>
#include <expected>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bastide/arrange/errors.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/read.h"
#include "bastide/puzzle/read.h"
#include "bastide/text/byte_order_mark.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"
#include "bastide/tile/legend.h"

namespace bastide::arrange {
namespace {

constexpr std::string_view space = " \t\r";

std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
    return text.substr(0, text.find_last_not_of(space) + 1);
}

// Calls `take(line, its number)` for each line of a text without its byte order mark, until one fails.
Result<void> for_lines(std::string_view text, const auto& take) {
    if (text.starts_with(text::byte_order_mark)) text.remove_prefix(text::byte_order_mark.size());
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (Result<void> taken = take(line, number); !taken) return taken;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

// The five numbers of a tile, the edges from 0 to 2.
std::optional<tile::FiveNumbers> five_numbers(std::string_view text) {
    tile::FiveNumbers five{};
    for (std::size_t at = 0; at < five.size(); ++at) {
        const std::size_t end = std::min(text.find(','), text.size());
        const auto number = text::number_in<int>(trimmed(text.substr(0, end)));
        if (!number || *number < 0 || (at < 4 && *number > 2)) return std::nullopt;
        if ((at < 4) == (end == text.size())) return std::nullopt;
        five[at] = *number;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return five;
}

// The message about the valid counts of cities for these edges.
const MessageKind& allowed_counts(const tile::FiveNumbers& five) {
    switch (std::ranges::count(five.begin(), five.end() - 1, static_cast<int>(tile::Edge::city))) {
        case 0:
            return errors::count_of_none;
        case 1:
            return errors::count_of_one;
        default:
            return errors::count_of_several;
    }
}

Result<void> read_kind(std::string_view line, const FindTile& find_name, Kinds& kinds) {
    const std::size_t end = std::min(line.find_first_of(" \t["), line.size());
    const std::string_view word = line.substr(0, end);
    const auto count = word == "any" ? any_number : text::number_in<int>(word);
    if (!count || *count < 1 || *count > any_number)
        return fail({errors::bad_line, text::in_quotes(word), any_number});
    const auto tile = read_tile(trimmed(line.substr(end)), find_name);
    if (!tile) return std::unexpected(tile.error());
    const int known = kind_of(*tile, kinds);
    const int before = known < 0 || word == "any" ? 0 : kinds[static_cast<std::size_t>(known)].least;
    if (before > any_number - *count) return fail({errors::too_many_of_a_kind, before + *count, any_number});
    if (word == "any")
        add_any_number(kinds, *tile);
    else
        add(kinds, *tile, *count);
    return {};
}

// A puzzle begins with the word 'tile', after comments.
bool is_puzzle(std::string_view text) {
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        if (!text.starts_with('#')) return text.starts_with("tile");
        text.remove_prefix(std::min(text.find('\n'), text.size()));
    }
}

// A map is an array. A line of counts begins with a number or 'any'.
bool is_map(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '[';
}

Result<Kinds> read_tiles_of_map(std::string_view text) {
    landscape::LandscapeReader reader;
    landscape::Landscape map;
    if (auto read = reader.feed(text, map); !read) return std::unexpected(std::move(read.error()));
    if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
    Kinds kinds;
    for (std::size_t row = 0; row < map.rows(); ++row)
        for (const tile::Tile tile : map.row(row))
            if (!tile.empty()) add(kinds, tile, 1);
    return kinds;
}

}  // namespace

Result<Shape> read_mask(std::string_view text) {
    std::vector<tile::Cell> cells;
    const auto read = for_lines(text, [&](std::string_view line, std::int64_t number) -> Result<void> {
        for (std::size_t column = 0; column < line.size(); ++column) {
            if (line[column] == '#') {
                cells.push_back({number - 1, static_cast<std::int64_t>(column)});
            } else if (line[column] != '.' && line[column] != ' ') {
                return fail({.line = number, .column = static_cast<std::int64_t>(column) + 1},
                            {errors::bad_mask, text::in_quotes(line.substr(column, 1))});
            }
        }
        return {};
    });
    if (!read) return std::unexpected(read.error());
    if (cells.empty()) return fail(errors::empty_mask);
    return Shape::of(std::move(cells));
}

Result<Kinds> read_kinds(std::string_view text, const FindTile& find_name) {
    Kinds kinds;
    const auto read = for_lines(text, [&](std::string_view line, std::int64_t number) -> Result<void> {
        line = trimmed(line.substr(0, line.find('#')));
        if (line.empty()) return {};
        auto kind = read_kind(line, find_name, kinds);
        if (!kind) return fail({.line = number}, std::move(kind.error().message));
        return {};
    });
    if (!read) return std::unexpected(read.error());
    if (kinds.empty()) return fail(errors::no_tiles);
    return kinds;
}

Result<Kinds> read_tiles(std::string_view text, const FindTile& find_name) {
    if (is_map(text)) return read_tiles_of_map(text);
    if (!is_puzzle(text)) return read_kinds(text, find_name);
    const auto puzzle = puzzle::read_puzzle(text);
    if (!puzzle) return std::unexpected(puzzle.error());
    return kinds_of(puzzle->tiles);
}

Result<tile::Tile> read_tile(std::string_view text, const FindTile& find_name) {
    if (const auto by_name = find_name ? find_name(text) : std::nullopt) return *by_name;
    const std::string shown = text::in_quotes(text);
    if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
    const auto five = five_numbers(text);
    if (!five) return fail({find_name ? errors::not_a_tile_or_name : errors::not_a_tile, shown});
    const tile::LegendReading reading = tile::read_legend(*five);
    if (reading.count != tile::CityCount::fits) return fail({allowed_counts(*five), shown});
    return reading.tile;
}

}  // namespace bastide::arrange
