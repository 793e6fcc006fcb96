#include "bastide/text/json_value.h"

#include <algorithm>

#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include "bastide/text/byte_order_mark.h"
#include "bastide/text/errors.h"
#include "bastide/text/quote.h"

namespace bastide::text {
namespace {

constexpr std::size_t deepest = 32;
constexpr std::size_t max_members = 1000;

// Locates bytes of a text by line and column. Bytes must be queried in ascending order.
class Places {
  public:
    explicit Places(std::string_view text) : text_(text) {}

    Location at(std::size_t byte) {
        for (; at_ < byte; ++at_) {
            if (text_[at_] != '\n') continue;
            ++line_;
            line_begin_ = at_ + 1;
        }
        return {{}, line_, static_cast<std::int64_t>(byte - line_begin_) + 1, {}};
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_begin_ = 0;
    std::int64_t line_ = 1;
};

// Builds the tree from the parser's events. Values are complete when they end, so open ones are on a stack.
class Builder {
  public:
    Builder(std::string_view text, const rapidjson::MemoryStream& stream)
        : text_(text), places_(text), stream_(stream) {}

    bool Null() { return add(JsonValue::Kind::null, stream_.Tell() - 4); }
    bool Bool(bool value) {
        if (!add(JsonValue::Kind::boolean, stream_.Tell() - (value ? 4 : 5))) return false;
        last().boolean = value;
        return true;
    }
    bool Int(int /*value*/) { return false; }
    bool Uint(unsigned /*value*/) { return false; }
    bool Int64(std::int64_t /*value*/) { return false; }
    bool Uint64(std::uint64_t /*value*/) { return false; }
    bool Double(double /*value*/) { return false; }
    bool RawNumber(const char* text, rapidjson::SizeType size, bool /*copy*/) {
        if (!add(JsonValue::Kind::number, stream_.Tell() - size)) return false;
        last().text.assign(text, size);
        return true;
    }
    bool String(const char* text, rapidjson::SizeType size, bool /*copy*/) {
        if (!add(JsonValue::Kind::string, begin_of_string())) return false;
        last().text.assign(text, size);
        return true;
    }
    bool Key(const char* text, rapidjson::SizeType size, bool /*copy*/) {
        const std::string name(text, size);
        if (open_.back()->find(name) != nullptr) {
            return fail(begin_of_string(), {errors::member_twice, in_quotes(name)});
        }
        if (open_.back()->members.size() == max_members) {
            return fail(begin_of_string(), {errors::too_many_members, max_members});
        }
        open_.back()->members.push_back({name, {}});
        return true;
    }
    bool StartObject() { return open(JsonValue::Kind::object); }
    bool EndObject(rapidjson::SizeType /*members*/) { return close(); }
    bool StartArray() { return open(JsonValue::Kind::array); }
    bool EndArray(rapidjson::SizeType /*elements*/) { return close(); }

    bool fail(std::size_t byte, Message message) {
        error_ = {places_.at(byte), std::move(message)};
        return false;
    }

    Error error_;
    JsonValue root_;

  private:
    bool add(JsonValue::Kind kind, std::size_t byte) {
        if (open_.empty()) {
            last_ = &root_;
        } else if (open_.back()->kind == JsonValue::Kind::array) {
            last_ = &open_.back()->elements.emplace_back();
        } else {
            last_ = &open_.back()->members.back().value;
        }
        last().kind = kind;
        last().where = places_.at(byte);
        return true;
    }

    bool open(JsonValue::Kind kind) {
        const std::size_t byte = stream_.Tell();  // the bracket is still to be taken
        if (open_.size() == deepest) {
            return fail(byte, {errors::too_deep, deepest});
        }
        add(kind, byte);
        // A parent's list does not grow while its child is open, so the pointer stays good.
        open_.push_back(last_);
        return true;
    }

    bool close() {
        open_.pop_back();
        return true;
    }

    JsonValue& last() { return *last_; }

    // The opening quote of the string that the parser has just read.
    std::size_t begin_of_string() const {
        std::size_t quote = stream_.Tell() - 1;
        do quote = text_.rfind('"', quote - 1);
        while (is_escaped(quote));
        return quote;
    }

    bool is_escaped(std::size_t byte) const {
        std::size_t slashes = 0;
        while (slashes < byte && text_[byte - slashes - 1] == '\\') ++slashes;
        return slashes % 2 == 1;
    }

    std::string_view text_;
    Places places_;
    const rapidjson::MemoryStream& stream_;
    std::vector<JsonValue*> open_;
    JsonValue* last_ = nullptr;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view name) const {
    const auto found = std::ranges::find(members, name, &JsonMember::name);
    return found == members.end() ? nullptr : &found->value;
}

Result<JsonValue> parse_json(std::string_view text) {
    const std::size_t skipped = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    rapidjson::MemoryStream stream(text.data(), text.size());
    for (std::size_t i = 0; i < skipped; ++i) stream.Take();
    Builder builder(text, stream);
    constexpr unsigned flags = rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag |
                               rapidjson::kParseValidateEncodingFlag;
    rapidjson::Reader reader;
    const rapidjson::ParseResult parsed = reader.Parse<flags>(stream, builder);
    if (!parsed.IsError() && stream.Tell() == text.size()) return std::move(builder.root_);
    // The parser takes a zero byte for the end of the text.
    const std::size_t at = parsed.IsError() ? parsed.Offset() : stream.Tell();
    if (is_utf16(text)) {
        builder.fail(0, {errors::not_json, errors::utf16});
    } else if (at < text.size() && text[at] == '\0') {
        builder.fail(at, {errors::not_json, errors::zero_byte});
    } else if (parsed.Code() != rapidjson::kParseErrorTermination) {
        builder.fail(std::min(at, text.size()), {errors::not_json, errors::json_faults[parsed.Code()]});
    }
    return std::unexpected(std::move(builder.error_));
}

}  // namespace bastide::text
