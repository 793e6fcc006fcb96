// The kernels for processors with AVX-512, as there have been since 2017 by Intel, 2022 by AMD.
#pragma once

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/targets.h"

#ifdef BASTIDE_HAS_X86_KERNELS
namespace bastide::landscape::detail {

bool has_avx512();
extern const Kernels avx512_kernels;

}  // namespace bastide::landscape::detail
#endif
