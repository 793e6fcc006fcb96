// Writing JSON: RapidJSON's streaming writer, with what all our writers share.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

namespace bastide {

// One document, on one line. Members and elements come out in the order they are written.
class JsonWriter {
  public:
    void begin_object() { writer_.StartObject(); }
    void end_object() { writer_.EndObject(); }
    void begin_array() { writer_.StartArray(); }
    void end_array() { writer_.EndArray(); }

    void key(std::string_view name) { writer_.Key(name.data(), static_cast<Size>(name.size())); }

    void value(std::string_view text) { writer_.String(text.data(), static_cast<Size>(text.size())); }
    void value(const char* text) { value(std::string_view(text)); }
    void null() { writer_.Null(); }
    void value(bool boolean) { writer_.Bool(boolean); }
    void value(std::integral auto number) { writer_.Int64(static_cast<std::int64_t>(number)); }

    // A value that is JSON already, on one line.
    void raw(std::string_view json) { writer_.RawValue(json.data(), json.size(), rapidjson::kNullType); }

    void value(double number) { writer_.Double(number); }

    template <class T>
    void member(std::string_view name, const T& of) {
        key(name);
        value(of);
    }

    // What has been written since the last call, of a document that goes on.
    std::string take_piece() {
        std::string piece(buffer_.GetString(), buffer_.GetSize());
        buffer_.Clear();
        return piece;
    }

    // The document, or what has been written since the last piece, and a newline.
    std::string take() const { return std::string(buffer_.GetString(), buffer_.GetSize()) + '\n'; }

  private:
    using Size = rapidjson::SizeType;

    rapidjson::StringBuffer buffer_;
    rapidjson::Writer<rapidjson::StringBuffer> writer_{buffer_};
};

}  // namespace bastide
