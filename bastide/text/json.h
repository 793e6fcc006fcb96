// Writes JSON with RapidJSON's streaming writer and shared helpers.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "bastide/base/message.h"

namespace bastide::text {

// Writes one document on one line, in the order of the calls.
class JsonWriter {
  public:
    JsonWriter();
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;
    ~JsonWriter();

    void begin_object();
    void end_object();
    void begin_array();
    void end_array();

    void key(std::string_view name);

    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void null();
    void value(bool boolean);
    void value(std::integral auto number) { whole_number(static_cast<std::int64_t>(number)); }
    void value(double number);

    // Writes a value that is already JSON, on one line.
    void raw(std::string_view json);

    template <class T>
    void member(std::string_view name, const T& of) {
        key(name);
        value(of);
    }

    // Returns the text written since the last call, for streaming.
    std::string take_piece();

    // Returns the document, or the text since the last call of `take_piece`, with a newline.
    std::string take() const;

  private:
    void whole_number(std::int64_t number);

    // Hides RapidJSON, so that users of the library do not need it.
    struct Writer;
    std::unique_ptr<Writer> writer_;
};

// Writes a message for pages: plain text as a string, other messages as
// {"id":"list.and","operands":["Anna","Ben"],"english":"Anna and Ben"}, with operands as messages without
// "english".
void write_json(JsonWriter& json, const Message& message);

}  // namespace bastide::text
