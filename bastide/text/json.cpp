#include "bastide/text/json.h"

#include <algorithm>
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

struct JsonWriter::Writer {
    Buffer buffer;
    rapidjson::Writer<Buffer, Utf8, Utf8, Memory> json{buffer};
    int open = 0;  // objects and arrays that have not ended

    void end() { require(open-- > 0, "an object or an array is open"); }
};

JsonWriter::JsonWriter() : writer_(std::make_unique<Writer>()) {}
JsonWriter::~JsonWriter() = default;

void JsonWriter::begin_object() {
    ++writer_->open;
    writer_->json.StartObject();
}

void JsonWriter::end_object() {
    writer_->end();
    writer_->json.EndObject();
}

void JsonWriter::begin_array() {
    ++writer_->open;
    writer_->json.StartArray();
}

void JsonWriter::end_array() {
    writer_->end();
    writer_->json.EndArray();
}

void JsonWriter::key(std::string_view name) {
    writer_->json.Key(name.data(), static_cast<Size>(name.size()));
}

void JsonWriter::value(std::string_view text) {
    std::string repaired;  // bytes that are not UTF-8 become the text \xNN
    if (!is_utf8(text)) text = repaired = printable(text);
    writer_->json.String(text.data(), static_cast<Size>(text.size()));
}

void JsonWriter::null() {
    writer_->json.Null();
}

void JsonWriter::value(bool boolean) {
    writer_->json.Bool(boolean);
}

void JsonWriter::value(double number) {
    writer_->json.Double(number);
}

void JsonWriter::raw(std::string_view json) {
    require(!json.empty() && !json.contains('\0'), "raw JSON is a value without the character 0");
    writer_->json.RawValue(json.data(), json.size(), rapidjson::kNullType);
}

std::string JsonWriter::take_piece() {
    std::string piece(writer_->buffer.GetString(), writer_->buffer.GetSize());
    writer_->buffer.Clear();
    return piece;
}

std::string JsonWriter::take() const {
    Buffer& buffer = writer_->buffer;
    buffer.Put('\n');
    std::string text(buffer.GetString(), buffer.GetSize());
    buffer.Pop(1);
    return text;
}

void JsonWriter::whole_number(std::int64_t number) {
    writer_->json.Int64(number);
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
