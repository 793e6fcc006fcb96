#include "bastide/caverna/detail/answer.h"

#include <algorithm>
#include <charconv>

#include "bastide/caverna/errors.h"
#include "bastide/caverna/read.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"

namespace bastide::caverna::detail {
namespace {

constexpr std::string_view blank = " \t\r\f\v";
constexpr std::string_view none = "none";

// Removes and returns the text up to the next separator.
std::string_view next(std::string_view& rest, std::string_view separators) {
    const std::size_t end = rest.find_first_of(separators);
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return word;
}

// A tile, and before it how many there are if not one: "2 dwelling", "2 x dwelling", "2 dwellings".
struct TileCount {
    int count = 1;
    std::optional<FurnishingId> tile;
};

TileCount read_tile(std::string_view words) {
    TileCount read{1, find_furnishing(words)};
    const std::size_t digits = std::min(words.find_first_not_of("0123456789"), words.size());
    if (read.tile || digits == 0) return read;
    read.count = read_number(words.substr(0, digits)).value_or(max_amount + 1);
    words = trimmed(words.substr(digits));
    if (words.starts_with("x ")) words = trimmed(words.substr(2));
    read.tile = find_furnishing(words);
    if (!read.tile && words.ends_with('s')) read.tile = find_furnishing(words.substr(0, words.size() - 1));
    return read;
}

Message not_a_tile(std::string_view word) {
    std::vector<std::string_view> titles;
    for (const Furnishing& each : furnishings()) titles.push_back(each.title);
    return text::not_one_of(word, errors::a_tile, titles, errors::question_mark_lists);
}

}  // namespace

std::string_view trimmed(std::string_view words) {
    const std::size_t first = words.find_first_not_of(blank);
    if (first == std::string_view::npos) return {};
    return words.substr(first, words.find_last_not_of(blank) - first + 1);
}

std::optional<int> read_number(std::string_view words) {
    int number = 0;
    const std::string text(words);
    const char* const end = text.data() + text.size();
    const auto [last, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc() || last != end || number < 0) return std::nullopt;
    return number;
}

Result<std::vector<int>> read_numbers(std::string_view words) {
    std::vector<int> numbers;
    if (words == none) return numbers;
    while (!words.empty()) {
        const std::string_view word = next(words, " ,\t");
        if (word.empty()) continue;
        const auto number = read_number(word);
        if (!number || *number > max_amount) {
            return fail({errors::not_numbers, text::in_quotes(word)});
        }
        if (numbers.size() == max_amount) return fail(errors::long_list);
        numbers.push_back(*number);
    }
    return numbers;
}

std::string list_of_numbers(const std::vector<int>& numbers) {
    if (numbers.empty()) return std::string(none);
    std::string list;
    for (const int number : numbers) list += (list.empty() ? "" : " ") + std::to_string(number);
    return list;
}

Result<std::array<std::int16_t, furnishing_count>> read_tiles(std::string_view words) {
    std::array<std::int16_t, furnishing_count> tiles{};
    if (words == none) return tiles;
    while (!words.empty()) {
        const std::string_view word = trimmed(next(words, ","));
        if (word.empty()) continue;
        const auto [count, tile] = read_tile(word);
        if (!tile) return fail(not_a_tile(word));
        if (count > max_amount || tiles[*tile] + count > max_amount) return fail(errors::long_list);
        tiles[*tile] = static_cast<std::int16_t>(tiles[*tile] + count);
    }
    return tiles;
}

std::string list_of_tiles(const Holding& holding) {
    std::string list;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        const int count = holding.furnishings[tile];
        if (count == 0) continue;
        if (!list.empty()) list += ", ";
        if (count > 1) list += std::to_string(count) + " ";
        list += furnishings()[tile].title;
    }
    return list.empty() ? std::string(none) : list;
}

Result<bool> read_yes_or_no(std::string_view words) {
    for (const std::string_view yes : {"yes", "y", "Yes", "Y"})
        if (words == yes) return true;
    for (const std::string_view no : {"no", "n", "No", "N"})
        if (words == no) return false;
    return fail({errors::not_yes_or_no, text::in_quotes(words)});
}

std::string titles_in_columns() {
    constexpr std::size_t width = 26;
    constexpr std::size_t columns = 3;
    constexpr std::size_t rows = furnishing_count / columns;
    std::string text;
    for (std::size_t row = 0; row < rows; ++row) {
        std::string line;
        for (std::size_t column = 0; column < columns; ++column) {
            line.resize(column * width, ' ');
            line += furnishings()[column * rows + row].title;
        }
        text += line + '\n';
    }
    return text;
}

}  // namespace bastide::caverna::detail
