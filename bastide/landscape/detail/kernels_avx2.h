// The kernels for processors with AVX2 (Intel since 2013, AMD since 2015).
#pragma once

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/targets.h"

#ifdef BASTIDE_HAS_X86_KERNELS
namespace bastide::landscape::detail {

bool has_avx2();
extern const Kernels avx2_kernels;

}  // namespace bastide::landscape::detail
#endif
