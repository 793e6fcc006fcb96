#include "bastide/match/settings.h"

#include <cstddef>

namespace bastide::match {
namespace {

template <class Option, std::size_t count>
bool is_one_of(Option option, const std::array<std::string_view, count>& words) {
    return static_cast<std::size_t>(option) < words.size();
}

}  // namespace

std::string why_bad_settings(const Settings& settings) {
    if (settings.players < least_players || settings.players > most_players)
        return "a match has 2 to 6 players, not " + std::to_string(settings.players);
    if (settings.meeples < 1 || settings.meeples > most_meeples)
        return "a player has 1 to 72 meeples, not " + std::to_string(settings.meeples);
    const bool are_known =
        is_one_of(settings.small_city, small_city_words) && is_one_of(settings.farm, farm_words) &&
        is_one_of(settings.unplaceable, unplaceable_words) && is_one_of(settings.start, start_words);
    return are_known ? "" : "an option has a value that has no name";
}

}  // namespace bastide::match
