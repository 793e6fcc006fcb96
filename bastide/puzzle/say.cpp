#include "bastide/puzzle/say.h"

#include <array>
#include <charconv>

#include "bastide/text/json.h"

namespace bastide {
namespace {

constexpr int degrees_a_turn = 90;

void append_number(int number, std::string& text) {
    std::array<char, 16> digits{};
    text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

}  // namespace

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

std::string to_json(std::span<const Solution> solutions) {
    JsonWriter json;
    json.begin_object();
    json.key("solutions");
    json.begin_array();
    for (const Solution& solution : solutions) {
        json.begin_object();
        json.member("rows", solution.rows);
        json.member("columns", solution.columns);
        json.key("tiles");
        json.begin_array();
        for (const Placement& placement : solution.placements) {
            json.begin_array();
            json.value(placement.row);
            json.value(placement.column);
            json.value(placement.turns * degrees_a_turn);
            json.end_array();
        }
        json.end_array();
        json.end_object();
    }
    json.end_array();
    json.member("count", solutions.size());
    json.end_object();
    return json.take();
}

}  // namespace bastide
