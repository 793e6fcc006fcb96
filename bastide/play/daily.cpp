#include "bastide/play/daily.h"

#include <chrono>

#include "bastide/text/number_in.h"

namespace bastide::play {
namespace {

std::string with_zeros(std::int64_t number, std::size_t digits) {
    std::string text = std::to_string(number);
    if (text.size() < digits) text.insert(0, digits - text.size(), '0');
    return text;
}

std::string text_of(std::chrono::year_month_day day) {
    return with_zeros(static_cast<int>(day.year()), 4) + '-' +
           with_zeros(static_cast<unsigned>(day.month()), 2) + '-' +
           with_zeros(static_cast<unsigned>(day.day()), 2);
}

}  // namespace

std::string day_of(std::int64_t seconds) {
    using namespace std::chrono;
    return text_of(floor<days>(sys_seconds{std::chrono::seconds(seconds)}));
}

std::string day_before(std::string_view day) {
    using namespace std::chrono;
    if (day.size() != 10 || day[4] != '-' || day[7] != '-') return {};
    const auto year_number = text::number_in<int>(day.substr(0, 4));
    const auto month_number = text::number_in<int>(day.substr(5, 2));
    const auto day_number = text::number_in<int>(day.substr(8, 2));
    if (!year_number || !month_number || !day_number || *year_number < 1 || *month_number < 0 ||
        *day_number < 0)
        return {};
    const year_month_day date(year(*year_number), month(static_cast<unsigned>(*month_number)),
                              std::chrono::day(static_cast<unsigned>(*day_number)));
    return date.ok() ? text_of(sys_days(date) - days(1)) : std::string();
}

std::string daily_seed(std::string_view day) {
    return std::string("daily-").append(day);
}

}  // namespace bastide::play
