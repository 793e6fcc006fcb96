// What marks a function that is compiled for a newer processor than the rest of the library: call it only if
// `best_kernels.h` has found that the processor has all of it.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__)
#define BASTIDE_HAS_X86_KERNELS
#define BASTIDE_AVX2 [[gnu::target("avx2")]]
#define BASTIDE_AVX512 [[gnu::target("avx512f,avx512vl,avx512bw,avx512dq,avx512cd,popcnt,lzcnt")]]
#endif

// A loop that such functions share: it becomes a part of each, compiled for what that one is for.
#define BASTIDE_PART [[gnu::always_inline]] inline
