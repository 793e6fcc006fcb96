#include "cli/arrange/problem_options.h"

#include <algorithm>
#include <array>
#include <expected>
#include <iterator>
#include <string_view>
#include <utility>

#include "bastide/arrange/read.h"
#include "bastide/match/landscape_tile.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"
#include "bastide/text/synonyms.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/input.h"

namespace bastide::cli {
namespace {

using arrange::Kinds;

constexpr std::size_t max_bytes = 1 << 20;

// Words for tiles, of which all others are files.
constexpr const char* of_the_box = "box";
constexpr const char* of_all_kinds = "19";

Result<Kinds> tiles_of(const std::string& word) {
    if (word == of_the_box) return arrange::kinds_of(match::box_tiles());
    if (word == of_all_kinds) return arrange::any_of_each_kind();
    const auto read = [](const std::string& text) {
        return arrange::read_tiles(text, match::find_landscape_tile);
    };
    return os::read_whole(word, max_bytes, read, "tiles");
}

Result<arrange::Shape> shape_of(const ArrangeProblemOptions& words) {
    if (words.mask.empty()) return arrange::Shape::rectangle(words.rectangle.first, words.rectangle.second);
    return os::read_whole(words.mask, max_bytes, arrange::read_mask, "a mask");
}

tile::Cell cell_of(const std::string& option, const std::string& row, const std::string& column) {
    tile::Cell cell;
    for (const auto& [word, number] : {std::pair(&row, &cell.row), std::pair(&column, &cell.column)}) {
        const auto value = text::number_in<std::int64_t>(*word);
        if (!value || *value < 1 || *value > 1'000'000)
            reject(option, text::in_quotes(*word) + " is not a row or column, a whole number from 1");
        *number = *value - 1;
    }
    return cell;
}

arrange::FixedTile fixed_of(const FourWords& words) {
    const std::string option = "--fix";
    const auto& [row, column, shown, turn] = words;
    const tile::Cell at = cell_of(option, row, column);
    const auto turns = text::number_in<int>(turn);
    if (!turns || *turns < 0 || *turns > 3)
        reject(option, text::in_quotes(turn) + " is not a number of quarter turns clockwise, 0 to 3");
    const auto tile = arrange::read_tile(shown, match::find_landscape_tile);
    if (!tile) reject(option, tile.error().what());
    return {at, tile->rotate(*turns)};
}

tile::Side side_of(const std::string& option, const std::string& word) {
    for (const tile::Side side : tile::all_sides)
        if (name(side) == word) return side;
    reject(option, text::in_quotes(word) + " is not north, east, south or west");
}

arrange::GivenSide given_of(const FourWords& words) {
    const std::string option = "--side";
    const auto& [row, column, side, edge] = words;
    const tile::Cell at = cell_of(option, row, column);
    const tile::Side of = side_of(option, side);
    if (text::is_field(edge)) return {at, of, tile::Edge::field};
    if (edge == "road") return {at, of, tile::Edge::road};
    if (edge == "city") return {at, of, tile::Edge::city};
    reject(option, text::in_quotes(edge) + " is not field, road or city");
}

std::optional<tile::FeatureKind> feature_of(std::string_view word) {
    for (const tile::FeatureKind kind : tile::all_feature_kinds)
        if (name(kind) == word || (kind == tile::FeatureKind::monastery && text::is_monastery(word)))
            return kind;
    return std::nullopt;
}

void add_rules(Command command, ArrangeProblemOptions& words) {
    command.add_flag("--no-equal-neighbours", words.no_equal_neighbours,
                     "Never place a tile next to one of the same kind");
    command.add_flag("--no-equal-corners", words.no_equal_corners,
                     "Nor diagonally next to one of the same kind. Includes --no-equal-neighbours");
    command
        .add_option("--apart", words.apart,
                    "Keep features apart: city, road or monastery. Two neighbouring tiles may both have one "
                    "only if it crosses the side they share")
        .option_text("KIND,…")
        .type_name(type_of_list("city, road, monastery"))
        .check([](const std::string& list) {
            for (const std::string& word : words_of_list(list))
                if (!feature_of(word)) return text::in_quotes(word) + " is not city, road or monastery";
            return std::string();
        });
}

}  // namespace

void add_problem_options(Command command, ArrangeProblemOptions& words) {
    command
        .add_option("--tiles", words.tiles,
                    "The tiles: the 72 of the box, any number of each of the 19 landscape tiles, or the "
                    "tiles in a file of counts, a map or a puzzle")
        .option_text("box|19|FILE [box]")
        .type_name("*.txt");
    const Option rectangle = command.add_option("--rectangle", words.rectangle, "Fill a rectangle")
                                 .option_text("ROWS COLUMNS")
                                 .transform(whole_number(1, arrange::Shape::max_cells));
    command.add_option("--mask", words.mask, "Fill the cells marked '#' in a file. '-' is standard input")
        .option_text("FILE")
        .type_name("*.txt")
        .check(name_error)
        .excludes(rectangle);
    command.add_flag("--compact", words.compact,
                     "Place all tiles, connected, in the smallest rectangle that they fit");
    command.add_flag("--connected", words.connected,
                     "Allow empty cells in the shape, as long as the tiles are connected");
    add_choice<std::optional<tile::Edge>>(
        command, "--border", words.border,
        {{"free", std::nullopt},
         {"field", tile::Edge::field},
         {"closed", tile::Edge::field},
         {"road", tile::Edge::road},
         {"city", tile::Edge::city}},
        "The edge around the border: anything (free), field, road or city. closed is the same as field",
        "WORD [free]");
    command
        .add_option("--side", words.side_words,
                    "Require field, road or city on a side of a cell. Overrides --border. Can be repeated")
        .option_text("ROW COLUMN SIDE EDGE");
    command
        .add_option("--fix", words.fixed_words,
                    "Fix a tile: [N,E,S,W,cities] or a name such as RCr, and its quarter turns clockwise. "
                    "Can be repeated")
        .option_text("ROW COLUMN TILE TURN");
    command.add_flag("--some", words.some, "Allow tiles to be left over: counts are maximums");
    add_rules(command, words);
}

void validate(ArrangeProblemOptions& words) {
    const auto& [rows, columns] = words.rectangle;
    if (rows > 0) {
        if (const auto shape = arrange::Shape::rectangle(rows, columns); !shape)
            reject("--rectangle", shape.error().what());
    }
    const bool has_shape = rows > 0 || !words.mask.empty();
    if (!has_shape && !words.compact)
        reject("the shape is missing: give --rectangle ROWS COLUMNS, --mask FILE or --compact");
    if (words.compact && (has_shape || words.connected || words.some || !words.fixed_words.empty() ||
                          !words.side_words.empty()))
        reject(
            "--compact finds a shape for all tiles: leave out --rectangle, --mask, --connected, "
            "--some, --fix and --side");
    if (words.mask == "-" && words.tiles == "-")
        reject("--mask cannot be read from standard input if --tiles is: name a file");
    std::ranges::transform(words.side_words, std::back_inserter(words.sides), given_of);
    std::ranges::transform(words.fixed_words, std::back_inserter(words.fixed), fixed_of);
}

std::vector<std::string> files_read(const ArrangeProblemOptions& words) {
    std::vector<std::string> files;
    if (!words.mask.empty()) files.push_back(words.mask);
    if (words.tiles != of_the_box && words.tiles != of_all_kinds) files.push_back(words.tiles);
    return files;
}

Result<arrange::Problem> problem_of(const ArrangeProblemOptions& words) {
    arrange::Problem problem;
    if (!words.compact) {
        auto shape = shape_of(words);
        if (!shape) return std::unexpected(std::move(shape.error()));
        problem.shape = std::move(*shape);
    }
    auto kinds = tiles_of(words.tiles);
    if (!kinds) return std::unexpected(std::move(kinds.error()));
    problem.kinds = std::move(*kinds);
    problem.may_leave_cells = words.connected;
    if (words.some) allow_leftovers(problem.kinds);
    problem.border = words.border;
    problem.sides = words.sides;
    problem.fixed = words.fixed;
    problem.equal_apart = words.no_equal_neighbours || words.no_equal_corners;
    problem.equal_apart_at_corners = words.no_equal_corners;
    for (const std::string& list : words.apart)
        for (const std::string& word : words_of_list(list))
            if (const auto kind = feature_of(word)) problem.features_apart.push_back(*kind);
    return problem;
}

}  // namespace bastide::cli
