// Functions of score.h and stock.h that do not check their arguments, for searches that call them for many
// holdings and have checked the numbers once.
#pragma once

namespace bastide::caverna {

struct Holding;
struct Housing;
struct Profile;
struct Sheet;
struct Stock;

namespace detail {

// `require_amounts(holding)` must hold.
Sheet score(const Holding& holding, const Profile& profile);

// Every number of the housing must be in the range that stock.h gives.
int bound_of_stock(const Housing& housing);
Stock best_stock(const Housing& housing);

}  // namespace detail
}  // namespace bastide::caverna
