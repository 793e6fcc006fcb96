#include "bastide/landscape/detail/sweep_avx512.h"

#include "bastide/landscape/detail/step.h"

#ifdef BASTIDE_HAS_X86_KERNELS

#include <algorithm>
#include <array>

#include "bastide/landscape/detail/intrinsics.h"

// Processes sixteen squares at a time. The effects of a tile are bits of its packed step, so the effects of
// sixteen are a mask, and values that only some of them write are compressed.
namespace bastide::landscape::detail {
namespace {

using Lanes = __m512i;
using Mask = __mmask16;
constexpr std::size_t lanes = 16;

#define BASTIDE_HERE BASTIDE_AVX512 [[gnu::always_inline]] inline

BASTIDE_HERE Lanes all(std::uint32_t value) {
    return _mm512_set1_epi32(static_cast<int>(value));
}

BASTIDE_HERE std::uint32_t count(Mask mask) {
    return static_cast<std::uint32_t>(__builtin_popcount(mask));
}

// Compress-store. Overwrites entries after the result. Returns the count.
BASTIDE_HERE std::uint32_t write(std::uint32_t* to, Mask chosen, Lanes values) {
    _mm512_storeu_si512(to, _mm512_maskz_compress_epi32(chosen, values));
    return count(chosen);
}

// Sixteen adjacent squares and the features that reach them or begin there. Lanes without a feature are 0.
struct Squares {
    Lanes step;
    Lanes top;
    Lanes west;
    Lanes first;  // to begin there
    Lanes second;

    BASTIDE_HERE Mask with(PackedStep bit) const { return _mm512_test_epi32_mask(step, all(bit)); }

    // The labels where the bit is set, the other one elsewhere.
    BASTIDE_HERE Lanes member(PackedStep bit, Lanes labels, Label other) const {
        return _mm512_mask_mov_epi32(all(other), with(bit), labels);
    }

    // Labels chosen by four bits of the packed step, of which this is the first: top, west, first, second.
    BASTIDE_HERE Lanes lead(PackedStep from) const {
        Lanes labels = _mm512_maskz_mov_epi32(with(from), top);
        labels = _mm512_mask_mov_epi32(labels, with(from << 1), west);
        labels = _mm512_mask_mov_epi32(labels, with(from << 2), first);
        return _mm512_mask_mov_epi32(labels, with(from << 3), second);
    }
};

class RowSweep {
  public:
    BASTIDE_HERE RowSweep(const SweepCursor& features, Label west) : features_(features), east_(all(west)) {}

    // `inside` is the mask of existing squares.
    BASTIDE_HERE void sweep(const PackedStep* steps, Label* labels, Mask inside) {
        Squares squares;
        squares.step = _mm512_maskz_loadu_epi32(inside, steps);
        squares.top = _mm512_maskz_loadu_epi32(inside, labels);
        squares.first = begin(squares, packed::begins_one, 0);
        squares.second = begin(squares, packed::begins_two, 1);
        if (squares.with(packed::begins_three) != 0) {
            begin(squares, packed::begins_three, 2);
            begin(squares, packed::begins_four, 3);
        }
        lead_east(squares);
        _mm512_mask_storeu_epi32(labels, inside, squares.lead(packed::south));
        join(squares);
        share(squares);
        gain(squares);
        if (squares.with(packed::top_open | packed::west_open) != 0) open(squares);
    }

    // Returns the feature to the east of square `lane` of those swept last.
    BASTIDE_HERE Label east(std::size_t lane) const {
        return static_cast<Label>(
            _mm512_cvtsi512_si32(_mm512_permutexvar_epi32(all(static_cast<Label>(lane)), east_)));
    }

    // To be called for every `max_squares` at least.
    BASTIDE_HERE void add_gains() {
        for (std::size_t i = 0; i < gain_count_; ++i) ++features_.seen[gains_[i]];
        gain_count_ = 0;
    }

    BASTIDE_HERE const SweepCursor& features() const { return features_; }

    static constexpr std::size_t max_squares = 256;

  private:
    // Begins a feature on each tile whose step has the bit. The packed step has its data.
    BASTIDE_HERE Lanes begin(const Squares& squares, PackedStep bit, unsigned which) {
        const Mask begins = squares.with(bit);
        const Lanes next = _mm512_add_epi32(all(features_.next), iota());
        const Lanes kind = _mm512_and_si512(
            _mm512_sll_epi32(squares.step,
                             _mm_cvtsi32_si128(static_cast<int>(30 - packed::kinds - 2 * which))),
            all(seen_road | seen_open));
        features_.next += write(features_.seen + features_.next, begins, _mm512_or_si512(kind, all(1)));
        return _mm512_maskz_expand_epi32(begins, next);
    }

    // Most tiles determine the feature that continues to the east. The others pass on the one from the
    // nearest that does.
    BASTIDE_HERE void lead_east(Squares& squares) {
        squares.west = _mm512_setzero_si512();
        const Lanes own = squares.lead(packed::east);
        const Lanes knowing =
            _mm512_and_si512(all(~std::uint32_t{squares.with(packed::east_west)} & 0xFFFFU), up_to());
        const Lanes nearest = _mm512_xor_si512(_mm512_lzcnt_epi32(knowing), all(31));
        const Lanes before = east_;
        east_ = _mm512_mask_permutexvar_epi32(_mm512_permutexvar_epi32(all(lanes - 1), before),
                                              _mm512_test_epi32_mask(knowing, knowing), nearest, own);
        squares.west = _mm512_alignr_epi32(east_, before, lanes - 1);
    }

    BASTIDE_HERE void join(const Squares& squares) {
        const Mask joins = squares.with(packed::joins);
        const Lanes a = _mm512_maskz_compress_epi32(joins, squares.top);
        const Lanes b = _mm512_maskz_compress_epi32(joins, squares.west);
        const Lanes pairs = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
        _mm512_storeu_si512(features_.joins, _mm512_permutex2var_epi32(a, pairs, b));
        _mm512_storeu_si512(features_.joins + lanes / 2,
                            _mm512_permutex2var_epi32(a, _mm512_add_epi32(pairs, all(8)), b));
        features_.joins += count(joins);
    }

    // Four vectors of labels become sixteen fours of labels. The order compresses them, and lets the fours
    // come out one after the other.
    BASTIDE_HERE void share(const Squares& squares) {
        const Mask shares = squares.with(packed::shares);
        const Lanes order =
            _mm512_permutexvar_epi32(_mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15),
                                     _mm512_maskz_compress_epi32(shares, iota()));
        const Lanes a = _mm512_permutexvar_epi32(order, squares.member(packed::member_top, squares.top, 0));
        const Lanes b = _mm512_permutexvar_epi32(order, squares.member(packed::member_west, squares.west, 1));
        const Lanes c = _mm512_permutexvar_epi32(order, squares.member(packed::member_one, squares.first, 2));
        const Lanes d =
            _mm512_permutexvar_epi32(order, squares.member(packed::member_two, squares.second, 3));
        const Lanes ab_low = _mm512_unpacklo_epi32(a, b);
        const Lanes ab_high = _mm512_unpackhi_epi32(a, b);
        const Lanes cd_low = _mm512_unpacklo_epi32(c, d);
        const Lanes cd_high = _mm512_unpackhi_epi32(c, d);
        _mm512_storeu_si512(features_.sharings, _mm512_unpacklo_epi64(ab_low, cd_low));
        _mm512_storeu_si512(features_.sharings + 4, _mm512_unpackhi_epi64(ab_low, cd_low));
        _mm512_storeu_si512(features_.sharings + 8, _mm512_unpacklo_epi64(ab_high, cd_high));
        _mm512_storeu_si512(features_.sharings + 12, _mm512_unpackhi_epi64(ab_high, cd_high));
        features_.sharings += count(shares);
    }

    // Notes the features that gain a tile: one may be there several times, so that no vector can add them.
    BASTIDE_HERE void gain(const Squares& squares) {
        gain_count_ += write(gains_.data() + gain_count_, squares.with(packed::top_tiles), squares.top);
        gain_count_ += write(gains_.data() + gain_count_, squares.with(packed::west_tiles), squares.west);
    }

    BASTIDE_HERE void open(const Squares& squares) const {
        std::array<Label, 3 * lanes> labels;
        std::size_t size = write(labels.data(), squares.with(packed::top_open), squares.top);
        size += write(labels.data() + size, squares.with(packed::west_open), squares.west);
        for (std::size_t i = 0; i < size; ++i) features_.seen[labels[i]] |= seen_open;
    }

    BASTIDE_HERE static Lanes iota() {
        return _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    }

    // Lane i has the lowest i + 1 bits.
    BASTIDE_HERE static Lanes up_to() { return _mm512_sub_epi32(_mm512_sllv_epi32(all(2), iota()), all(1)); }

    SweepCursor features_;
    Lanes east_;  // the features that leave the last swept squares to the east
    std::array<Label, 2 * max_squares + lanes> gains_;
    std::size_t gain_count_ = 0;
};

}  // namespace

BASTIDE_AVX512 Label sweep_row_avx512(CornerCities corners, const std::uint16_t* steps, std::size_t columns,
                                      Label west, Label* labels, SweepCursor& features) {
    const PackedSteps& table = packed_steps(corners);
    RowSweep row(features, west);
    std::array<PackedStep, RowSweep::max_squares> table_steps;
    for (std::size_t begin = 0; begin < columns; begin += table_steps.size()) {
        const std::size_t size = std::min(table_steps.size(), columns - begin);
        for (std::size_t i = 0; i < size; ++i) table_steps[i] = table[steps[begin + i]];
        std::size_t i = 0;
        for (; i + lanes <= size; i += lanes) row.sweep(table_steps.data() + i, labels + begin + i, 0xFFFF);
        if (i < size)
            row.sweep(table_steps.data() + i, labels + begin + i, static_cast<Mask>((1U << (size - i)) - 1U));
        row.add_gains();
    }
    features = row.features();
    return row.east((columns - 1) % lanes);
}

}  // namespace bastide::landscape::detail

#endif
