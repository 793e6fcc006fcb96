#include "bastide/puzzle/format.h"

#include <array>
#include <charconv>

#include "bastide/base/require.h"
#include "bastide/puzzle/detail/tiles.h"
#include "bastide/puzzle/json.h"

namespace bastide::puzzle {
namespace {

void append_number(int number, std::string& text) {
    std::array<char, 16> digits{};
    text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

}  // namespace

static constexpr auto describe(text::Type<Solution> /*type*/) {
    return text::object("Solution", "", "", text::member("rows", "", &Solution::rows),
                        text::member("columns", "", &Solution::columns),
                        text::member("tiles", "", &Solution::placements, text::as("Placement[]")));
}

static constexpr auto describe(text::Type<OpenSide> /*type*/) {
    return text::object(
        "", "", "", text::member("tile", "", &OpenSide::tile),
        text::member(
            "side", "", [](auto& open) { return name(open.side); }, text::as("SideName")),
        text::member(
            "shows", "", &OpenSide::shows,
            text::typed_choice("PuzzleEdge", std::to_array<std::string_view>({"pasture", "road", "city"}))));
}

static constexpr auto describe(text::Type<NextPlace> /*type*/) {
    return text::object("", "", "", text::member("row", "", &NextPlace::row),
                        text::member("column", "", &NextPlace::column),
                        text::member("degrees", "", [](auto& place) {
                            std::vector<int> degrees;
                            degrees.reserve(place.turns.size());
                            for (const int turns : place.turns) degrees.push_back(turns * degrees_per_turn);
                            return degrees;
                        }));
}

static constexpr auto describe(text::Type<Game> /*type*/) {
    return text::object("PuzzleView", "", "A puzzle for a page. Tiles are counted from 0.",
                        text::member(
                            "laid", "The places of the first tiles.",
                            [](auto& game) {
                                std::vector<Placement> placements;
                                for (const auto& placement : game.placements())
                                    if (placement) placements.push_back(*placement);
                                return placements;
                            },
                            text::as("Placement[]")),
                        text::member("open", "", [](auto& game) -> auto& { return game.contacts().open; }),
                        text::member("left", "The number of remaining tiles.",
                                     [](auto& game) { return game.contacts().left; }),
                        text::member("next", "Null if all tiles are placed.",
                                     [](auto& game) {
                                         const int next = game.contacts().next;
                                         return next < 0 ? std::nullopt : std::optional(next);
                                     }),
                        text::member("places", "The squares beside tiles, and how the next tile fits there.",
                                     [](auto& game) -> auto& { return game.contacts().places; }),
                        text::member("over", "All tiles are placed, or the next fits nowhere.",
                                     [](auto& game) { return game.is_over(); }),
                        text::member("solved", "", [](auto& game) { return game.is_solved(); }));
}

std::string to_text(const Puzzle& puzzle) {
    constexpr std::array<std::string_view, 3> words = {" pasture", " road", " city"};
    detail::require_tiles(puzzle);
    std::string text;
    for (const tile::Tile tile : puzzle.tiles) {
        text += "tile";
        for (const tile::Side side : tile::all_sides)
            text += words[static_cast<std::size_t>(tile.edge(side))];
        text += '\n';
    }
    return text;
}

void append_line(const Solution& solution, std::string& text) {
    text += "Solution: ";
    for (const Placement& placement : solution.placements) {
        text += '(';
        append_number(placement.row, text);
        text += ',';
        append_number(placement.column, text);
        text += ',';
        append_number(degrees_of(placement.turns), text);
        text += ')';
    }
    text += '\n';
}

std::string to_json(const Solution& solution) {
    return text::json_text(solution);
}

std::string view_json(const Game& game) {
    return text::json_text(game);
}

void declare_view(text::TypeScript& to) {
    to.add_type("Placement", "Row, column, and degrees turned clockwise.", "[number, number, number]");
    to.add_type("SideName", "", "'north' | 'east' | 'south' | 'west'");
    text::typescript_type<Solution>(to);
    text::typescript_type<Game>(to);
}

SolutionsJson::SolutionsJson() {
    json_.begin_object();
    json_.key("solutions");
    json_.begin_array();
}

void SolutionsJson::add(const Solution& solution) {
    require(!is_finished_, "the document is not finished");
    ++count_;
    text::write_json(json_, solution);
}

std::string SolutionsJson::finish(bool is_complete) {
    require(!is_finished_, "the document is not finished");
    is_finished_ = true;
    json_.end_array();
    json_.member("count", count_);
    if (!is_complete) json_.member("complete", false);
    json_.end_object();
    return json_.take();
}

}  // namespace bastide::puzzle
