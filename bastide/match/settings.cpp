#include "bastide/match/settings.h"

#include <cstddef>

#include "bastide/match/errors.h"

namespace bastide::match {
namespace {

template <class Option, std::size_t count>
bool is_one_of(Option option, const std::array<std::string_view, count>& words) {
    return static_cast<std::size_t>(option) < words.size();
}

}  // namespace

Message settings_error(const Settings& settings) {
    if (settings.players < min_players || settings.players > max_players)
        return {errors::bad_players, settings.players};
    if (settings.meeples < 1 || settings.meeples > max_meeples)
        return {errors::bad_meeples, settings.meeples};
    const bool are_known =
        is_one_of(settings.small_city, small_city_words) && is_one_of(settings.farm, farm_words) &&
        is_one_of(settings.unplaceable, unplaceable_words) && is_one_of(settings.start, start_words);
    return are_known ? Message() : errors::unnamed_option;
}

}  // namespace bastide::match
