#include "bastide/match/box_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "bastide/match/notation.h"
#include "bastide/text/errors.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"

namespace bastide::match {
namespace {

using text::Excerpt;
using text::fail_at;
using text::trimmed;

constexpr std::string_view start_word = "start";

std::string text_of(const Box& box, std::string_view gap, std::string_view comma) {
    std::string text;
    if (box.start() != start_type) text.append(start_word).append(gap).append(types[box.start()].name);
    for (Type type = 0; type < type_count; ++type) {
        if (box.count(type) == 0) continue;
        text.append(text.empty() ? "" : comma).append(types[type].name);
        text.append(gap).append(std::to_string(box.count(type)));
    }
    return text;
}

class BoxReader {
  public:
    explicit BoxReader(const Excerpt& text) : text_(text), last_(text) {}

    Result<Box> read() {
        Excerpt rest = text_;
        while (!rest.text.empty()) {
            const std::size_t end = std::min(rest.text.find('\n'), rest.text.size());
            if (auto read = read_line(rest.first(end)); !read)
                return std::unexpected(std::move(read.error()));
            rest = {rest.text.substr(std::min(end + 1, rest.text.size())), rest.line + 1, 1};
        }
        auto box = Box::make(counts_, start_);
        if (box) return box;
        const bool is_start = box.error().is(errors::box_start) && start_place_;
        return fail_at(is_start ? *start_place_ : last_, std::move(box.error().message));
    }

  private:
    Result<void> read_line(const Excerpt& line) {
        const std::vector<Excerpt> items = text::split(line.first(line.text.find('#')), ',');
        for (const Excerpt& item : items) {
            // An empty line has no item.
            if (item.text.empty() && &item == &items.back()) return {};
            if (auto read = read_item(item); !read) return read;
        }
        return {};
    }

    Result<void> read_item(const Excerpt& item) {
        const std::size_t gap = item.text.find_first_of(" \t:");
        if (gap == std::string_view::npos) return fail_at(item, errors::box_item);
        const Excerpt name = item.first(gap);
        const Excerpt value = trimmed(item.after(gap + 1));
        last_ = name;
        return name.text == start_word ? read_start(name, value) : read_count(name, value);
    }

    Result<void> read_start(const Excerpt& name, const Excerpt& value) {
        if (start_place_) return fail_twice(name);
        const auto type = type_of(value);
        if (!type) return std::unexpected(type.error());
        start_ = *type;
        start_place_ = value;
        return {};
    }

    Result<void> read_count(const Excerpt& name, const Excerpt& value) {
        const auto type = type_of(name);
        if (!type) return std::unexpected(type.error());
        const auto count = text::number_in<int>(value.text);
        if (!count || *count < 1 || std::cmp_greater(*count, max_tiles_of_type))
            return fail_at(value,
                           {text::errors::impossible, text::in_quotes(value.text), errors::count_range});
        if (counts_[*type] != 0) return fail_twice(name);
        counts_[*type] = static_cast<std::uint8_t>(*count);
        return {};
    }

    static Result<Type> type_of(const Excerpt& part) {
        auto type = read_type(part.text);
        if (!type) return fail_at(part, std::move(type.error().message));
        return type;
    }

    static std::unexpected<Error> fail_twice(const Excerpt& name) {
        return fail_at(name, {text::errors::member_twice, text::in_quotes(name.text)});
    }

    TileCounts counts_ = {};
    Type start_ = start_type;
    Excerpt text_;
    std::optional<Excerpt> start_place_;  // the tile after "start"
    Excerpt last_;                        // the name of the item read last
};

}  // namespace

std::string to_text(const Box& box) {
    return text_of(box, " ", ", ");
}

std::string to_word(const Box& box) {
    return text_of(box, ":", ",");
}

Result<Box> read_box(std::string_view text) {
    return read_box_in({text, 1});
}

Result<Box> read_box_in(const Excerpt& text) {
    return BoxReader(text).read();
}

}  // namespace bastide::match
