// What follows the player on a line, " city 4\n", is one of a few texts. Those read before are recognised
// whole, by comparing 16 bytes, which takes a third of the time of reading them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

#include "bastide/tally/log_entry.h"
#include "bastide/text/load_word.h"

namespace bastide::tally::detail {

// What one tail says.
struct Tail {
    using Text = std::array<std::uint64_t, 2>;
    Text text = {0, ~std::uint64_t{0}};  // as no tail reads
    std::int64_t points = 0;
    LogFeature feature = LogFeature::city;
};

class SeenTails {
  public:
    using Text = Tail::Text;
    // Whether a tail of so many bytes, with its newline, can be looked for.
    static constexpr bool may_hold(std::ptrdiff_t length) { return length > 0 && length <= longest; }

    SeenTails() : tails_(places) {}

    // The tail of `length` bytes, its newline the last, or null if it has not been seen. Looks at 16 bytes.
    const Tail* find(const char* tail, std::ptrdiff_t length) const {
        const Text text = text_of(tail, length);
        const Tail& seen = tails_[place(text)];
        return ((seen.text[0] ^ text[0]) | (seen.text[1] ^ text[1])) == 0 ? &seen : nullptr;
    }

    // Remembers what a tail, its newline the last byte, says, in place of another at its place. Tails it
    // cannot hold are let go.
    void remember(std::string_view tail, const LogEntry& entry) {
        if (!may_hold(std::ssize(tail))) return;
        std::array<char, 16> padded{};
        std::ranges::copy(tail, padded.begin());
        const Text text = text_of(padded.data(), std::ssize(tail));
        tails_[place(text)] = {text, entry.points, entry.feature};
    }

    // Where a tail is kept. The factor was chosen so that the tails with counts of up to 99 have places of
    // their own.
    static std::size_t place(const Text& text) {
        return ((text[0] ^ std::rotl(text[1], 32)) * 0xF2A7'4DE4'52E6'B439) >> 50;
    }

    // Forgets all: the next phase has other rules.
    void clear() { tails_.assign(places, {}); }

  private:
    static constexpr std::ptrdiff_t longest = 15;  // so that the last byte of the two words is always 0
    static constexpr std::size_t places = 1 << 14;

    // The bytes of the two words that belong to a tail of so many bytes.
    static constexpr std::array<Text, longest + 1> kept = [] {
        std::array<Text, longest + 1> masks{};
        for (std::size_t length = 1; length < masks.size(); ++length) {
            masks[length] = masks[length - 1];
            masks[length][(length - 1) / 8] |= std::uint64_t{0xFF} << 8 * ((length - 1) % 8);
        }
        return masks;
    }();

    static Text text_of(const char* begin, std::ptrdiff_t length) {
        const Text& mask = kept[static_cast<std::size_t>(length)];
        return {text::load_word(begin) & mask[0], text::load_word(begin + 8) & mask[1]};
    }

    std::vector<Tail> tails_;
};

}  // namespace bastide::tally::detail
