// Draws every tile independently: a road with probability 11/20, a city 7/20, an abbey 2/20.
//
// The guarantee holds because kinds that would break it are excluded from the draw (see guarantee.h for the
// proof).
#pragma once

#include "bastide/play/random.h"
#include "bastide/solo/dealers/guarantee.h"

namespace bastide::solo {

class Weighted {
  public:
    static constexpr std::string_view name = "weighted";
    static constexpr std::string_view about =
        "each tile drawn independently: 11 in 20 a road, 7 a city, 2 a monastery";

    Kind deal(play::Random& random) {
        const Kind kind = draw({11, 7, 2}, guarantee_, random);
        guarantee_.deal(kind);
        return kind;
    }

    friend bool operator==(const Weighted&, const Weighted&) = default;

  private:
    Guarantee guarantee_;
};

}  // namespace bastide::solo
