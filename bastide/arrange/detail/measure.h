// A goal as clauses: how much of it a model has is the number of some literals that are true.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bastide/arrange/encoding.h"
#include "bastide/arrange/goal.h"
#include "bastide/arrange/question.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange::detail {

class Measure {
  public:
    Measure() = default;
    Measure(const Measure&) = delete;
    Measure& operator=(const Measure&) = delete;
    virtual ~Measure() = default;

    // A model has `base` more those of the literals that are true; or less them, if they are losses.
    struct Sum {
        std::int64_t base = 0;
        bool is_of_losses = false;
        std::vector<int> literals;
    };

    const Sum& sum() const { return sum_; }

    // Some models claim more than their map has, since the clauses say nothing of features that come back to
    // a tile, or lie in parts. Clauses, each ended by a 0, that exclude this claim and others like it, but no
    // map that has more than `best`; some, if the model claims more than that and the map has not.
    virtual std::vector<int> cuts(const landscape::Landscape& map, const std::function<bool(int)>& is_true,
                                  std::int64_t best) const = 0;

  protected:
    Sum sum_;
};

}  // namespace bastide::arrange::detail
