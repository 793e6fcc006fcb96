// Adds the systems of the library, each as a module of the package.
#pragma once

#include "python/src/bind.h"

namespace bastide::python {

void add_landscape(nb::module_& room);
void add_tally(nb::module_& room);
void add_puzzle(nb::module_& room);
void add_solo(nb::module_& room);
void add_match(nb::module_& room);
void add_caverna(nb::module_& room);
#if BASTIDE_HAS_SAT
void add_arrange(nb::module_& room);
#endif

}  // namespace bastide::python
