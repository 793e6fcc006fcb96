// Attributes for functions that are compiled for newer processors than the other functions of the library.
// Call them only if `kernels.h` has checked that the processor supports them.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__)
#define BASTIDE_HAS_X86_KERNELS
#define BASTIDE_AVX2 [[gnu::target("avx2")]]
#define BASTIDE_AVX512 [[gnu::target("avx512f,avx512vl,avx512bw,avx512dq,avx512cd,popcnt,lzcnt")]]
#endif

// Marks a loop that such functions share. The loop is inlined into each function and compiled for that
// function's target.
#define BASTIDE_PART [[gnu::always_inline]] inline
