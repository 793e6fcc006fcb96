#include "bastide/landscape/detail/best_kernels.h"

#include <vector>

#include "bastide/landscape/detail/kernels_avx2.h"
#include "bastide/landscape/detail/kernels_avx512.h"
#include "bastide/landscape/detail/row_parts.h"
#include "bastide/landscape/detail/settle_parts.h"
#include "bastide/landscape/detail/sweep.h"

namespace bastide::landscape::detail {
namespace {

constexpr Kernels plain = {
    .name = "plain",
    .sweep_row = sweep_row,
    .find_steps = [](const tile::Tile* above, const tile::Tile* row, std::uint16_t* steps,
                     std::size_t size) { find_steps_part(above, row, steps, size); },
    .add_occupancy = [](const tile::Tile* row, Byte* around,
                        std::size_t size) { add_occupancy_part(row, around, size); },
    .count_monasteries = [](const tile::Tile* row, const Byte* around,
                            std::size_t size) { return count_monasteries_part<Bytes16>(row, around, size); },
    .differ_within = [](const tile::Tile* row, std::size_t size) { return differ_within_part(row, size); },
    .differ_between = [](const tile::Tile* upper, const tile::Tile* lower,
                         std::size_t size) { return differ_between_part(upper, lower, size); },
    .filter_sharings =
        [](const Label* parent, TileSharing* sharings, std::size_t size) {
            return static_cast<std::size_t>(filter_sharings_part(parent, sharings, size, sharings) -
                                            sharings);
        },
    .count_roots = [](const Label* parent, const Seen* seen,
                      std::size_t size) { return count_roots_part(parent, seen, size); },
};

std::vector<Kernels> find_kernels() {
    std::vector<Kernels> all = {plain};
#ifdef BASTIDE_HAS_X86_KERNELS
    if (has_avx2()) all.push_back(avx2_kernels);
    if (has_avx512()) all.push_back(avx512_kernels);
#endif
    return all;
}

}  // namespace

std::span<const Kernels> all_kernels() {
    static const std::vector<Kernels> all = find_kernels();
    return all;
}

const Kernels& best_kernels() {
    return all_kernels().back();
}

}  // namespace bastide::landscape::detail
