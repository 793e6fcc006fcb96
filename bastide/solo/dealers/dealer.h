// The dealers, one file each. A dealer is a small value: the state that the public deals determine. The
// random numbers of later deals are passed in.
//
// A new dealer is a class with `name`, `about` and `deal(random)` in its own file, and an entry in the list
// below.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bastide/solo/dealers/bag.h"
#include "bastide/solo/dealers/streak.h"
#include "bastide/solo/dealers/weighted.h"
#include "bastide/solo/errors.h"
#include "bastide/text/suggest.h"

namespace bastide::solo {

using Dealer = std::variant<Weighted, Bag, Streak>;

// Returns every dealer before its first deal, in the order of the list.
inline std::vector<Dealer> all_dealers() {
    return []<std::size_t... i>(std::index_sequence<i...>) {
        return std::vector<Dealer>{Dealer(std::in_place_index<i>)...};
    }(std::make_index_sequence<std::variant_size_v<Dealer>>());
}

inline std::string_view name(const Dealer& dealer) {
    return std::visit([](const auto& each) { return each.name; }, dealer);
}

inline std::string_view about(const Dealer& dealer) {
    return std::visit([](const auto& each) { return each.about; }, dealer);
}

// Returns the kind of the next tile.
inline Kind deal(Dealer& dealer, play::Random& random) {
    return std::visit([&random](auto& each) { return each.deal(random); }, dealer);
}

// Returns the dealer with this name, before its first deal.
inline std::optional<Dealer> find_dealer(std::string_view word) {
    for (const Dealer& dealer : all_dealers()) {
        if (name(dealer) == word) return dealer;
    }
    return std::nullopt;
}

// Returns "weighted, bag, streak" for messages and help.
inline std::string dealer_names() {
    std::string names;
    for (const Dealer& dealer : all_dealers()) {
        if (!names.empty()) names += ", ";
        names += name(dealer);
    }
    return names;
}

// "'bagg' is not a dealer (the dealers are …); did you mean 'bag'?"
[[nodiscard]] inline Message not_a_dealer(std::string_view word) {
    const std::vector<Dealer> dealers = all_dealers();
    std::vector<std::string_view> names;
    names.reserve(dealers.size());
    for (const Dealer& dealer : dealers) names.push_back(name(dealer));
    return text::not_one_of(word, errors::a_dealer, names,
                            {errors::the_dealers_are, list_of(comma_list, names)});
}

}  // namespace bastide::solo
