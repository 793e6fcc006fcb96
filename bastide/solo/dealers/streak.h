// Makes a kind more likely the longer it has been missing: with each deal of another kind, the weight of a
// kind grows by its share.
//
// The guarantee holds because kinds that would break it are excluded from the draw (see guarantee.h for the
// proof).
#pragma once

#include <array>
#include <cstdint>

#include "bastide/play/random.h"
#include "bastide/solo/dealers/guarantee.h"

namespace bastide::solo {

class Streak {
  public:
    static constexpr std::string_view name = "streak";
    static constexpr std::string_view about =
        "the longer a kind is missing, the more likely it is: weights 12, 6 and 1 times (1 + deals without "
        "it)";

    Kind deal(play::Random& random) {
        std::array<std::uint32_t, all_kinds.size()> weights{};
        for (const Kind kind : all_kinds) {
            weights[index(kind)] = share[index(kind)] * (1U + missing_[index(kind)]);
        }
        const Kind kind = draw(weights, guarantee_, random);
        guarantee_.deal(kind);
        for (std::uint8_t& missing : missing_)
            missing = std::min<std::uint8_t>(missing + 1, Guarantee::window);
        missing_[index(kind)] = 0;
        return kind;
    }

    friend bool operator==(const Streak&, const Streak&) = default;

  private:
    static constexpr std::array<std::uint32_t, all_kinds.size()> share = {12, 6, 1};

    Guarantee guarantee_;
    std::array<std::uint8_t, all_kinds.size()> missing_{};  // deals since the kind was dealt, at most 15
};

}  // namespace bastide::solo
