#include "bastide/arrange/detail/pattern.h"

namespace bastide::arrange::detail {
namespace {

using tile::Cell;
using tile::Side;

Side mirror(Side side) {
    return side == Side::east || side == Side::west ? opposite(side) : side;
}

std::vector<Term> mirror(std::vector<Term> pattern) {
    for (Term& term : pattern) {
        term.at.column = -term.at.column;
        term.one = mirror(term.one);
        term.other = mirror(term.other);
    }
    return pattern;
}

std::vector<Term> rotate(std::vector<Term> pattern) {
    for (Term& term : pattern) {
        term.at = {term.at.column, -term.at.row};
        term.one = rotate(term.one, 1);
        term.other = rotate(term.other, 1);
    }
    return pattern;
}

// Returns the clause, or nothing if part of it is outside the shape or impossible.
std::vector<int> clause_at(const Shape& shape, const std::vector<Term>& pattern, Cell by) {
    std::vector<int> clause;
    for (const Term& term : pattern) {
        const int cell = shape.index_of({term.at.row + by.row, term.at.column + by.column});
        const int literal = cell < 0 ? 0 : term.literal(static_cast<std::size_t>(cell), term.one, term.other);
        if (literal == 0) return {};
        clause.push_back(literal);
    }
    clause.push_back(0);
    return clause;
}

}  // namespace

std::vector<int> clauses_everywhere(const Shape& shape, const std::vector<Term>& pattern, Images images) {
    std::vector<int> clauses;
    std::vector<Term> image = pattern;
    for (int turn = 0; turn < (images == Images::all ? 8 : 1); ++turn) {
        if (turn == 4) image = mirror(image);
        for (const Cell to : shape.cells()) {
            const Cell first = image.front().at;
            const std::vector<int> clause =
                clause_at(shape, image, {to.row - first.row, to.column - first.column});
            clauses.insert(clauses.end(), clause.begin(), clause.end());
        }
        image = rotate(image);
    }
    return clauses;
}

}  // namespace bastide::arrange::detail
