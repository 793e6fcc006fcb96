// The kernels for processors with AVX2, as there have been since 2013 by Intel, 2015 by AMD.
#pragma once

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/targets.h"

#ifdef BASTIDE_HAS_X86_KERNELS
namespace bastide::landscape::detail {

bool has_avx2();
extern const Kernels avx2_kernels;

}  // namespace bastide::landscape::detail
#endif
