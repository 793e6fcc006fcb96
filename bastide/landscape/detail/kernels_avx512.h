// The kernels for processors with AVX-512 (Intel since 2017, AMD since 2022).
#pragma once

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/targets.h"

#ifdef BASTIDE_HAS_X86_KERNELS
namespace bastide::landscape::detail {

bool has_avx512();
extern const Kernels avx512_kernels;

}  // namespace bastide::landscape::detail
#endif
