#include "bastide/puzzle/say.h"

#include <array>
#include <charconv>

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

SolutionsJson::SolutionsJson() {
    json_.begin_object();
    json_.key("solutions");
    json_.begin_array();
}

void SolutionsJson::add(const Solution& solution) {
    ++count_;
    json_.begin_object();
    json_.member("rows", solution.rows);
    json_.member("columns", solution.columns);
    json_.key("tiles");
    json_.begin_array();
    for (const Placement& placement : solution.placements) {
        json_.begin_array();
        json_.value(placement.row);
        json_.value(placement.column);
        json_.value(placement.turns * degrees_a_turn);
        json_.end_array();
    }
    json_.end_array();
    json_.end_object();
}

std::string SolutionsJson::finish() {
    json_.end_array();
    json_.member("count", count_);
    json_.end_object();
    return json_.take();
}

}  // namespace bastide
