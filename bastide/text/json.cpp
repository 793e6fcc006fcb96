#include "bastide/text/json.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <new>

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "bastide/base/require.h"
#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"

namespace bastide::text {
namespace {

using Size = rapidjson::SizeType;

// RapidJSON's own memory is not asked whether there was any.
class Memory {
  public:
    static void* Malloc(std::size_t size) { return size == 0 ? nullptr : operator new(size); }
    static void* Realloc(void* old, std::size_t old_size, std::size_t size) {
        void* const made = Malloc(size);
        if (old_size > 0 && size > 0) std::memcpy(made, old, std::min(old_size, size));
        Free(old);
        return made;
    }
    static void Free(void* memory) { operator delete(memory); }
};

using Utf8 = rapidjson::UTF8<>;
using Buffer = rapidjson::GenericStringBuffer<Utf8, Memory>;

}  // namespace

// Checks what RapidJSON's writer asserts, in all builds.
struct JsonWriter::Writer {
    class Checked : public rapidjson::Writer<Buffer, Utf8, Utf8, Memory> {
      public:
        using rapidjson::Writer<Buffer, Utf8, Utf8, Memory>::Writer;

        void require_value_due(const bastide::detail::Where& where) const {
            if (level_stack_.Empty()) {
                require(!hasRoot_, "the document has no value yet", where);
            } else {
                require(top().inArray || is_after_key(), "a key precedes a value in an object", where);
            }
        }
        void require_key_due(const bastide::detail::Where& where) const {
            require(!level_stack_.Empty() && !top().inArray && !is_after_key(),
                    "the key is in an object and follows a whole member", where);
        }
        void require_end_due(bool of_array, const bastide::detail::Where& where) const {
            require(!level_stack_.Empty() && top().inArray == of_array && (of_array || !is_after_key()),
                    of_array ? "an array is open" : "an object of whole members is open", where);
        }
        bool is_whole() const { return level_stack_.Empty(); }

      private:
        const Level& top() const { return *level_stack_.template Top<Level>(); }
        bool is_after_key() const { return top().valueCount % 2 == 1; }
    };

    Buffer buffer;
    Checked json{buffer};

    // Returns the writer for a value.
    Checked& value(const bastide::detail::Where& where = bastide::detail::Where::current()) {
        json.require_value_due(where);
        return json;
    }
};

using bastide::detail::Where;

JsonWriter::JsonWriter() : writer_(std::make_unique<Writer>()) {}
JsonWriter::~JsonWriter() = default;

void JsonWriter::begin_object() {
    writer_->value().StartObject();
}

void JsonWriter::end_object() {
    writer_->json.require_end_due(false, Where::current());
    writer_->json.EndObject();
}

void JsonWriter::begin_array() {
    writer_->value().StartArray();
}

void JsonWriter::end_array() {
    writer_->json.require_end_due(true, Where::current());
    writer_->json.EndArray();
}

void JsonWriter::key(std::string_view name) {
    writer_->json.require_key_due(Where::current());
    std::string repaired;
    if (!is_utf8(name)) name = repaired = printable(name);
    writer_->json.Key(name.data(), static_cast<Size>(name.size()));
}

void JsonWriter::value(std::string_view text) {
    std::string repaired;  // bytes that are not UTF-8 become the text \xNN
    if (!is_utf8(text)) text = repaired = printable(text);
    writer_->value().String(text.data(), static_cast<Size>(text.size()));
}

void JsonWriter::value(const char* text) {
    require(text != nullptr, "the text is not null");
    value(std::string_view(text));
}

void JsonWriter::null() {
    writer_->value().Null();
}

void JsonWriter::value(bool boolean) {
    writer_->value().Bool(boolean);
}

void JsonWriter::value(double number) {
    if (std::isfinite(number)) {
        writer_->value().Double(number);
    } else {
        null();
    }
}

void JsonWriter::raw(std::string_view json) {
    require(!json.empty() && !json.contains('\0'), "raw JSON is a value without the character 0");
    writer_->value().RawValue(json.data(), json.size(), rapidjson::kNullType);
}

std::string JsonWriter::take_piece() {
    std::string piece(writer_->buffer.GetString(), writer_->buffer.GetSize());
    writer_->buffer.Clear();
    return piece;
}

std::string JsonWriter::take() const {
    require(writer_->json.is_whole(), "all objects and arrays have ended");
    Buffer& buffer = writer_->buffer;
    buffer.Put('\n');
    std::string text(buffer.GetString(), buffer.GetSize());
    buffer.Pop(1);
    return text;
}

void JsonWriter::whole_number(std::int64_t number) {
    writer_->value().Int64(number);
}

void JsonWriter::whole_number(std::uint64_t number) {
    writer_->value().Uint64(number);
}

namespace {

void write_message(JsonWriter& json, const Message& message, bool is_operand) {
    if (message.kind == nullptr) {
        json.value(std::string_view(message.text));
        return;
    }
    json.begin_object();
    json.member("id", message.kind->id);
    json.key("operands");
    json.begin_array();
    for (const Message& operand : message.operands) write_message(json, operand, true);
    json.end_array();
    if (!is_operand) json.member("english", std::string_view(to_string(message)));
    json.end_object();
}

}  // namespace

void write_json(JsonWriter& json, const Message& message) {
    write_message(json, message, false);
}

}  // namespace bastide::text
