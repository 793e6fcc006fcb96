#include "bastide/arrange/detail/make_measure.h"

#include "bastide/arrange/detail/closed_measure.h"
#include "bastide/arrange/detail/largest_measure.h"
#include "bastide/arrange/detail/points_measure.h"

namespace bastide::arrange::detail {
namespace {

class TilesMeasure final : public Measure {
  public:
    explicit TilesMeasure(const Encoding& encoding) {
        sum_ = {static_cast<std::int64_t>(encoding.shape().size()), true, {}};
        for (std::size_t cell = 0; cell < encoding.shape().size(); ++cell)
            if (encoding.is_empty(cell) != 0) sum_.literals.push_back(encoding.is_empty(cell));
    }

    std::vector<int> cuts(const landscape::Landscape& /*map*/, const std::function<bool(int)>& /*is_true*/,
                          std::int64_t /*best*/) const override {
        return {};
    }
};

}  // namespace

std::unique_ptr<Measure> measure_of(Goal goal, const Problem& problem, Encoding& encoding) {
    switch (goal) {
        case Goal::points:
            return measure_points(problem, encoding);
        case Goal::city:
            return measure_largest(tile::FeatureKind::city, problem, encoding);
        case Goal::road:
            return measure_largest(tile::FeatureKind::road, problem, encoding);
        case Goal::closed:
            return measure_closed(encoding);
        case Goal::tiles:
            break;
    }
    return std::make_unique<TilesMeasure>(encoding);
}

}  // namespace bastide::arrange::detail
