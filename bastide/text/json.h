// Writes JSON with RapidJSON's streaming writer and shared helpers.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "bastide/base/message.h"

namespace bastide::text {

// Writes one document on one line, in the order of the calls: one value, and in an object a key before each
// value. Calls in any other order end the program.
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
    // The text must not be null.
    void value(const char* text);
    void value(std::nullptr_t) = delete;  // call `null`
    void null();
    void value(bool boolean);
    void value(std::signed_integral auto number) { whole_number(std::int64_t{number}); }
    void value(std::unsigned_integral auto number) { whole_number(std::uint64_t{number}); }
    // Writes a number, or null for infinity and NaN, which JSON does not have.
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

    // Returns the document, or the text since the last call of `take_piece`, with a newline. All objects and
    // arrays must have ended.
    std::string take() const;

  private:
    void whole_number(std::int64_t number);
    void whole_number(std::uint64_t number);

    // Hides RapidJSON, so that users of the library do not need it.
    struct Writer;
    std::unique_ptr<Writer> writer_;
};

// Writes a message for pages: plain text as a string, other messages as
// {"id":"list.and","operands":["Anna","Ben"],"english":"Anna and Ben"}, with operands as messages without
// "english".
void write_json(JsonWriter& json, const Message& message);

}  // namespace bastide::text
