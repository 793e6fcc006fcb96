#include "bastide/play/daily.h"

#include <chrono>

namespace bastide::play {
namespace {

std::string with_zeros(std::int64_t number, std::size_t digits) {
    std::string text = std::to_string(number);
    if (text.size() < digits) text.insert(0, digits - text.size(), '0');
    return text;
}

}  // namespace

std::string day_of(std::int64_t seconds) {
    using namespace std::chrono;
    const sys_seconds time{std::chrono::seconds(seconds)};
    const year_month_day day(floor<days>(time));
    return with_zeros(static_cast<int>(day.year()), 4) + '-' +
           with_zeros(static_cast<unsigned>(day.month()), 2) + '-' +
           with_zeros(static_cast<unsigned>(day.day()), 2);
}

std::string daily_seed(std::string_view day) {
    return std::string("daily-").append(day);
}

}  // namespace bastide::play
