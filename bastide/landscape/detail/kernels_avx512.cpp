#include "bastide/landscape/detail/kernels_avx512.h"

#ifdef BASTIDE_HAS_X86_KERNELS

#include "bastide/landscape/detail/intrinsics.h"
#include "bastide/landscape/detail/row_parts.h"
#include "bastide/landscape/detail/settle_parts.h"
#include "bastide/landscape/detail/sweep_avx512.h"

namespace bastide::landscape::detail {
namespace {

BASTIDE_AVX512 void find_steps(const tile::Tile* above, const tile::Tile* row, std::uint16_t* steps,
                               std::size_t size) {
    find_steps_part(above, row, steps, size);
}

BASTIDE_AVX512 void add_occupancy(const tile::Tile* row, Byte* around, std::size_t size) {
    add_occupancy_part(row, around, size);
}

BASTIDE_AVX512 Monasteries count_monasteries(const tile::Tile* row, const Byte* around, std::size_t size) {
    return count_monasteries_part<Bytes32>(row, around, size);
}

BASTIDE_AVX512 bool differ_within(const tile::Tile* row, std::size_t size) {
    return differ_within_part(row, size);
}

BASTIDE_AVX512 bool differ_between(const tile::Tile* upper, const tile::Tile* lower, std::size_t size) {
    return differ_between_part(upper, lower, size);
}

// Four sharings at a time.
BASTIDE_AVX512 std::size_t filter_sharings(const Label* parent, TileSharing* sharings, std::size_t size) {
    TileSharing* out = sharings;
    std::size_t i = 0;
    for (; i + 4 <= size; i += 4) {
        const __m512i labels = _mm512_loadu_si512(sharings + i);
        const __m512i roots = _mm512_i32gather_epi32(labels, parent, sizeof(Label));
        // Each with the next of its tile, and with the one after that, are all pairs.
        const __m512i next = _mm512_shuffle_epi32(roots, _MM_PERM_ADCB);
        const __m512i after = _mm512_shuffle_epi32(roots, _MM_PERM_BADC);
        const unsigned meet = _mm512_cmpeq_epi32_mask(roots, next) | _mm512_cmpeq_epi32_mask(roots, after) |
                              _mm512_movepi32_mask(roots & next) | _mm512_movepi32_mask(roots & after);
        const unsigned mask = (meet | meet >> 1 | meet >> 2 | meet >> 3) & 0x1111U;
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi32(static_cast<__mmask16>(mask * 0xFU), roots));
        out += __builtin_popcount(mask);
    }
    out = filter_sharings_part(parent, sharings + i, size - i, out);
    return static_cast<std::size_t>(out - sharings);
}

BASTIDE_AVX512 RootCounts count_roots(const Label* parent, const Seen* seen, std::size_t size) {
    return count_roots_part(parent, seen, size);
}

}  // namespace

bool has_avx512() {
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("popcnt");
}

const Kernels avx512_kernels = {
    .name = "AVX-512",
    .sweep_row = sweep_row_avx512,
    .find_steps = find_steps,
    .add_occupancy = add_occupancy,
    .count_monasteries = count_monasteries,
    .differ_within = differ_within,
    .differ_between = differ_between,
    .filter_sharings = filter_sharings,
    .count_roots = count_roots,
};

}  // namespace bastide::landscape::detail

#endif
