// A goal as clauses: the value of a model is the number of certain literals that are true.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bastide/arrange/encoding.h"
#include "bastide/arrange/goal.h"
#include "bastide/arrange/problem.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange::detail {

class Measure {
  public:
    Measure() = default;
    Measure(const Measure&) = delete;
    Measure& operator=(const Measure&) = delete;
    virtual ~Measure() = default;

    // The value of a model: `base` plus the number of true literals, or, if the literals are losses, `base`
    // minus that number.
    struct Sum {
        std::int64_t base = 0;
        bool is_of_losses = false;
        std::vector<int> literals;
    };

    const Sum& sum() const { return sum_; }

    // Returns cuts, each ended by a 0. Some models claim a higher value than the map has, because the clauses
    // ignore features that return to a tile or consist of several parts. The cuts exclude this claim and
    // similar claims, but no map better than `best`. The result is not empty if the model claims more than
    // `best` and the map has less.
    virtual std::vector<int> cuts(const landscape::Landscape& map, const std::function<bool(int)>& is_true,
                                  std::int64_t best) const = 0;

  protected:
    Sum sum_;
};

}  // namespace bastide::arrange::detail
