#include "bastide/match/ladder/format.h"

#include <array>
#include <cmath>

#include "bastide/text/fields.h"
#include "bastide/text/plural.h"
#include "bastide/text/text_table.h"

namespace bastide::match {
namespace {

// Formats a number with a fixed number of decimals, optionally with a sign.
std::string fixed(double number, int digits, bool with_sign = false) {
    std::int64_t scale = 1;
    for (int i = 0; i < digits; ++i) scale *= 10;
    const std::int64_t whole = std::llround(std::abs(number) * static_cast<double>(scale));
    std::string text = number < 0 && whole != 0 ? "-" : with_sign ? "+" : "";
    text += std::to_string(whole / scale);
    if (digits == 0) return text;
    std::string rest = std::to_string(whole % scale);
    rest.insert(0, static_cast<std::size_t>(digits) - rest.size(), '0');
    return text + "." + rest;
}

// False for ratings that are practically infinite.
bool is_known(const BotRating& rating) {
    constexpr double unknown = 1e5;
    return rating.high - rating.rating < unknown;
}

std::string interval_text(const BotRating& rating) {
    if (!is_known(rating)) return "-";
    return fixed(rating.low, 0, true) + " to " + fixed(rating.high, 0, true);
}

std::string time_text(double milliseconds) {
    constexpr double long_time = 10;
    return fixed(milliseconds, milliseconds < long_time ? 2 : 0);
}

// "10  rollouts": the number is as wide as the last one.
std::string place_and_name(std::size_t place, std::size_t places, const std::string& name) {
    std::string number = std::to_string(place);
    number.insert(0, std::to_string(places).size() - number.size(), ' ');
    return number + "  " + name;
}

std::string matrix_text(const Standings& standings, std::span<const std::string> names) {
    std::vector<std::string> header = {"wins per 100"};
    for (std::size_t i = 0; i < standings.bots.size(); ++i) header.push_back(std::to_string(i + 1));
    text::TextTable table(header);
    for (std::size_t i = 0; i < standings.bots.size(); ++i) {
        std::vector<std::string> row = {
            place_and_name(i + 1, standings.bots.size(), names[standings.bots[i].bot])};
        for (const BotStanding& other : standings.bots) {
            const auto met = standings.pairing(standings.bots[i].bot, other.bot);
            constexpr double hundred = 100;
            row.push_back(met ? fixed(hundred * met->share(), 1) : "");
        }
        table.add(row);
    }
    return table.to_string();
}

std::string decided_text(const PairingResult& met, std::span<const std::string> names) {
    const std::string after = " (decided by the first " + text::plural(met.matches() / 2, "pair") + ")\n";
    const std::string& one = names[met.one];
    const std::string& other = names[met.other];
    switch (met.comparison) {
        case Comparison::first:
            return one + " is stronger than " + other + after;
        case Comparison::second:
            return other + " is stronger than " + one + after;
        case Comparison::equal:
            return one + " and " + other + " are about equal" + after;
        case Comparison::open:
            break;
    }
    return "";
}

void write_rating(text::JsonWriter& json, const BotRating& rating) {
    using Interval = std::array<double, 2>;
    const bool known = is_known(rating);
    text::write_member(json, "rating", known ? std::optional(rating.rating) : std::nullopt);
    text::write_member(json, "interval",
                       known ? std::optional(Interval{rating.low, rating.high}) : std::nullopt);
}

std::string_view word_of(Comparison comparison) {
    constexpr auto words = std::to_array<std::string_view>({"open", "first", "second", "equal"});
    return words[static_cast<std::size_t>(comparison)];
}

}  // namespace

std::string ladder_text(const Standings& standings, std::span<const std::string> names) {
    standings.require_names(names.size(), bastide::detail::Where::current());
    text::TextTable table({"bot", "rating", "95%", "games", "wins", "ahead by", "ms/move", "forfeits"});
    for (const BotStanding& each : standings.bots) {
        table.add({names[each.bot], is_known(each.rating) ? fixed(each.rating.rating, 0, true) : "-",
                   interval_text(each.rating), std::to_string(each.matches), fixed(each.share, 3),
                   each.ahead ? fixed(*each.ahead, 1, true) : "-", time_text(each.milliseconds),
                   std::to_string(each.forfeits)});
    }
    std::string text = table.to_string() + '\n' + matrix_text(standings, names);
    std::string decided;
    for (const PairingResult& met : standings.pairings) decided += decided_text(met, names);
    return decided.empty() ? text : text + '\n' + decided;
}

std::string ladder_json(const Standings& standings, std::span<const std::string> names) {
    standings.require_names(names.size(), bastide::detail::Where::current());
    text::JsonWriter json;
    json.begin_object();
    json.key("bots");
    json.begin_array();
    for (const BotStanding& each : standings.bots) {
        json.begin_object();
        json.member("name", std::string_view(names[each.bot]));
        write_rating(json, each.rating);
        json.member("matches", each.matches);
        json.member("share", each.share);
        text::write_member(json, "ahead", each.ahead);  // null where every match was forfeited
        json.member("milliseconds", each.milliseconds);
        json.member("forfeits", each.forfeits);
        json.end_object();
    }
    json.end_array();
    json.key("meetings");
    json.begin_array();
    for (const PairingResult& met : standings.pairings) {
        json.begin_object();
        json.member("first", std::string_view(names[met.one]));
        json.member("second", std::string_view(names[met.other]));
        json.member("wins", met.wins);
        json.member("draws", met.draws);
        json.member("losses", met.losses);
        text::write_member(json, "ahead",
                           met.ahead.count() == 0 ? std::nullopt : std::optional(met.ahead.mean() / 2));
        json.member("decided", word_of(met.comparison));
        json.end_object();
    }
    json.end_array();
    json.member("draw", standings.draw);
    json.end_object();
    return json.take();
}

}  // namespace bastide::match
