#include "bastide/match/box_text.h"

#include <algorithm>
#include <array>
#include <bitset>

#include "bastide/match/notation.h"
#include "bastide/text/errors.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"

namespace bastide::match {
namespace {

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

// Some of the text, and its place.
struct Excerpt {
    std::string_view text;
    Location where;

    Excerpt after(std::size_t bytes) const {
        Excerpt rest{text.substr(bytes), where};
        rest.where.column += static_cast<std::int64_t>(bytes);
        return rest;
    }
};

std::unexpected<Error> fail_at(const Excerpt& part, Message message) {
    return fail(part.where, std::move(message));
}

Excerpt trimmed(Excerpt part) {
    constexpr std::string_view blanks = " \t\r";
    part = part.after(std::min(part.text.find_first_not_of(blanks), part.text.size()));
    part.text = part.text.substr(0, part.text.find_last_not_of(blanks) + 1);
    return part;
}

class BoxReader {
  public:
    Result<Box> read(std::string_view text) {
        Excerpt rest{text, {.line = 1, .column = 1}};
        while (!rest.text.empty()) {
            const std::size_t end = std::min(rest.text.find('\n'), rest.text.size());
            if (auto read = read_line({rest.text.substr(0, end), rest.where}); !read)
                return std::unexpected(std::move(read.error()));
            rest.text.remove_prefix(std::min(end + 1, rest.text.size()));
            ++rest.where.line;
        }
        auto box = Box::make(counts_, start_);
        if (box) return box;
        const bool is_start = box.error().is(errors::box_start) && start_place_.column != 0;
        return fail(is_start ? start_place_ : last_, std::move(box.error().message));
    }

  private:
    Result<void> read_line(Excerpt line) {
        line.text = line.text.substr(0, line.text.find('#'));
        while (true) {
            const std::size_t comma = std::min(line.text.find(','), line.text.size());
            const Excerpt item = trimmed({line.text.substr(0, comma), line.where});
            const bool is_last = comma == line.text.size();
            // An empty line has no item.
            if (!item.text.empty() || !is_last) {
                if (auto read = read_item(item); !read) return read;
            }
            if (is_last) return {};
            line = line.after(comma + 1);
        }
    }

    Result<void> read_item(const Excerpt& item) {
        const std::size_t gap = item.text.find_first_of(" \t:");
        if (gap == std::string_view::npos) return fail_at(item, errors::box_item);
        const Excerpt name{item.text.substr(0, gap), item.where};
        const Excerpt value = trimmed(item.after(gap + 1));
        last_ = name.where;
        return name.text == start_word ? read_start(name, value) : read_count(name, value);
    }

    Result<void> read_start(const Excerpt& name, const Excerpt& value) {
        if (start_place_.column != 0) return fail_twice(name);
        const auto type = type_of(value);
        if (!type) return std::unexpected(type.error());
        start_ = *type;
        start_place_ = value.where;
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
    Location start_place_ = {};                 // of the tile after "start", if it is given
    Location last_ = {.line = 1, .column = 1};  // of the item read last
};

}  // namespace

std::string to_text(const Box& box) {
    return text_of(box, " ", ", ");
}

std::string to_word(const Box& box) {
    return text_of(box, ":", ",");
}

Result<Box> read_box(std::string_view text) {
    return BoxReader().read(text);
}

}  // namespace bastide::match
