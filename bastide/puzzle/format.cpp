#include "bastide/puzzle/format.h"

#include <array>
#include <charconv>

namespace bastide::puzzle {
namespace {

constexpr int degrees_a_turn = 90;

void append_number(int number, std::string& text) {
    std::array<char, 16> digits{};
    text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

void write(const Solution& solution, text::JsonWriter& json) {
    json.begin_object();
    json.member("rows", solution.rows);
    json.member("columns", solution.columns);
    json.key("tiles");
    json.begin_array();
    for (const Placement& placement : solution.placements) write_json(json, placement);
    json.end_array();
    json.end_object();
}

// A side in the words of the puzzle's format.
std::string_view word(tile::Edge edge) {
    return edge == tile::Edge::field ? "pasture" : name(edge);
}

void write(const OpenSide& open, text::JsonWriter& json) {
    json.begin_object();
    json.member("tile", open.tile);
    json.member("side", name(open.side));
    json.member("shows", word(open.shows));
    json.end_object();
}

void write(const NextPlace& place, text::JsonWriter& json) {
    json.begin_object();
    json.member("row", place.row);
    json.member("column", place.column);
    json.key("degrees");
    json.begin_array();
    for (const int turns : place.turns) json.value(turns * degrees_a_turn);
    json.end_array();
    json.end_object();
}

template <class T>
void write_all(std::string_view key, const std::vector<T>& values, text::JsonWriter& json) {
    json.key(key);
    json.begin_array();
    for (const T& value : values) write(value, json);
    json.end_array();
}

}  // namespace

std::string to_text(const Puzzle& puzzle) {
    constexpr std::array<std::string_view, 3> words = {" pasture", " road", " city"};
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
        append_number(placement.turns * degrees_a_turn, text);
        text += ')';
    }
    text += '\n';
}

std::string to_json(const Solution& solution) {
    text::JsonWriter json;
    write(solution, json);
    return json.take();
}

void write_json(text::JsonWriter& json, const Placement& placement) {
    json.begin_array();
    json.value(placement.row);
    json.value(placement.column);
    json.value(placement.turns * degrees_a_turn);
    json.end_array();
}

std::string view_json(const Game& game) {
    const Contacts& contacts = game.contacts();
    text::JsonWriter json;
    json.begin_object();
    json.key("laid");
    json.begin_array();
    for (const auto& placement : game.laid())
        if (placement) write_json(json, *placement);
    json.end_array();
    write_all("open", contacts.open, json);
    json.member("left", contacts.left);
    json.key("next");
    if (contacts.next < 0)
        json.null();
    else
        json.value(contacts.next);
    write_all("places", contacts.places, json);
    json.member("over", game.is_over());
    json.member("solved", game.is_solved());
    json.end_object();
    return json.take();
}

SolutionsJson::SolutionsJson() {
    json_.begin_object();
    json_.key("solutions");
    json_.begin_array();
}

void SolutionsJson::add(const Solution& solution) {
    ++count_;
    write(solution, json_);
}

std::string SolutionsJson::finish(bool is_complete) {
    json_.end_array();
    json_.member("count", count_);
    if (!is_complete) json_.member("complete", false);
    json_.end_object();
    return json_.take();
}

}  // namespace bastide::puzzle
