// The sweep of a row for processors with AVX-512.
#pragma once

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/targets.h"

#ifdef BASTIDE_HAS_X86_KERNELS
namespace bastide::landscape::detail {

// See `sweep_row`. May write 16 labels, joins and sharings beyond the entries it uses.
Label sweep_row_avx512(CornerCities corners, const std::uint16_t* steps, std::size_t columns, Label west,
                       Label* labels, SweepCursor& features);

}  // namespace bastide::landscape::detail
#endif
