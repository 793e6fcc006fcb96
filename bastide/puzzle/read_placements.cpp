#include "bastide/puzzle/read_placements.h"

#include <algorithm>
#include <charconv>
#include <string>

#include "bastide/puzzle/errors.h"
#include "bastide/text/json_members.h"

namespace bastide::puzzle {
namespace {

Result<int> read_number(const text::JsonValue& value, int most) {
    int number = 0;
    const char* last = value.text.data() + value.text.size();
    const auto [end, problem] = std::from_chars(value.text.data(), last, number);
    const bool is_whole =
        value.kind == text::JsonValue::Kind::number && end == last && problem == std::errc();
    if (!is_whole || std::abs(number) > most) return fail_at(value, {errors::not_a_number, most});
    return number;
}

Result<Placements> read_placements(const text::JsonValue& value, const Puzzle& puzzle) {
    if (value.kind != text::JsonValue::Kind::array) return fail_at(value, errors::not_tiles);
    if (value.elements.size() > puzzle.tiles.size()) {
        return fail_at(value, {errors::too_many_placed, value.elements.size(), puzzle.tiles.size()});
    }
    Placements placements(puzzle.tiles.size());
    for (std::size_t tile = 0; tile < value.elements.size(); ++tile) {
        if (value.elements[tile].kind == text::JsonValue::Kind::null) continue;
        const auto placement = read_placement(value.elements[tile]);
        if (!placement) return std::unexpected(placement.error());
        placements[tile] = *placement;
    }
    return placements;
}

// Moved so that rows and columns begin at 0.
Solution solution_of(const Placements& placements) {
    Solution solution;
    for (const auto& placement : placements) solution.placements.push_back(placement.value_or(Placement{}));
    const auto [top, bottom] = std::ranges::minmax(solution.placements, {}, &Placement::row);
    const auto [left, right] = std::ranges::minmax(solution.placements, {}, &Placement::column);
    solution.rows = bottom.row - top.row + 1;
    solution.columns = right.column - left.column + 1;
    for (Placement& placement : solution.placements) {
        placement.row -= top.row;
        placement.column -= left.column;
    }
    return solution;
}

}  // namespace

Result<Placement> read_placement(const text::JsonValue& value) {
    if (value.kind != text::JsonValue::Kind::array || value.elements.size() != 3)
        return fail_at(value, errors::not_three_numbers);
    const auto row = read_number(value.elements[0], max_puzzle_tiles);
    if (!row) return std::unexpected(row.error());
    const auto column = read_number(value.elements[1], max_puzzle_tiles);
    if (!column) return std::unexpected(column.error());
    const auto degrees = read_number(value.elements[2], 270);
    if (!degrees) return std::unexpected(degrees.error());
    if (*degrees < 0 || *degrees % 90 != 0) return fail_at(value.elements[2], errors::bad_degrees);
    return Placement{*row, *column, *degrees / 90};
}

Result<Placements> read_placements(std::string_view json, const Puzzle& puzzle) {
    const auto document = text::parse_json(json);
    if (!document) return std::unexpected(document.error());
    return read_placements(*document, puzzle);
}

Result<Solution> read_solution(std::string_view json, const Puzzle& puzzle) {
    const auto document = text::parse_json(json);
    if (!document) return std::unexpected(document.error());
    const text::JsonValue* tiles = document->find("tiles");
    if (tiles == nullptr) return fail_at(*document, errors::no_tiles_member);
    const auto placements = read_placements(*tiles, puzzle);
    if (!placements) return std::unexpected(placements.error());
    if (!std::ranges::all_of(*placements, [](const auto& placement) { return placement.has_value(); }))
        return fail_at(*tiles, errors::not_all_placed);
    if (!contacts(puzzle, *placements, true).covering.empty())
        return fail_at(*tiles, errors::two_on_a_square);
    return solution_of(*placements);
}

}  // namespace bastide::puzzle
