#include "bastide/arrange/formula.h"

namespace bastide::arrange {

std::string to_dimacs(const Formula& formula) {
    std::string text =
        "p cnf " + std::to_string(formula.variables()) + ' ' + std::to_string(formula.clauses()) + '\n';
    for (const int literal : formula.literals()) {
        text += std::to_string(literal);
        text += literal == 0 ? '\n' : ' ';
    }
    return text;
}

}  // namespace bastide::arrange
