#include "bastide/landscape/detail/kernels_avx2.h"

#ifdef BASTIDE_HAS_X86_KERNELS

#include "bastide/landscape/detail/row_parts.h"
#include "bastide/landscape/detail/settle_parts.h"
#include "bastide/landscape/detail/sweep.h"

namespace bastide::landscape::detail {
namespace {

BASTIDE_AVX2 void find_steps(const tile::Tile* above, const tile::Tile* row, std::uint16_t* steps,
                             std::size_t size) {
    find_steps_part(above, row, steps, size);
}

BASTIDE_AVX2 void add_occupancy(const tile::Tile* row, Byte* around, std::size_t size) {
    add_occupancy_part(row, around, size);
}

BASTIDE_AVX2 Monasteries count_monasteries(const tile::Tile* row, const Byte* around, std::size_t size) {
    return count_monasteries_part<Bytes32>(row, around, size);
}

BASTIDE_AVX2 bool differ_within(const tile::Tile* row, std::size_t size) {
    return differ_within_part(row, size);
}

BASTIDE_AVX2 bool differ_between(const tile::Tile* upper, const tile::Tile* lower, std::size_t size) {
    return differ_between_part(upper, lower, size);
}

BASTIDE_AVX2 std::size_t filter_sharings(const Label* parent, TileSharing* sharings, std::size_t size) {
    return static_cast<std::size_t>(filter_sharings_part(parent, sharings, size, sharings) - sharings);
}

BASTIDE_AVX2 RootCounts count_roots(const Label* parent, const Seen* seen, std::size_t size) {
    return count_roots_part(parent, seen, size);
}

}  // namespace

bool has_avx2() {
    return __builtin_cpu_supports("avx2");
}

// No sweep: AVX2 has no compress-store for the values that only some squares write.
const Kernels avx2_kernels = {
    .name = "AVX2",
    .sweep_row = sweep_row,
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
