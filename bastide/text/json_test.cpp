// A writer that is called out of order ends the program, in all builds.
#include "bastide/text/json.h"

#include <limits>

#include <gtest/gtest.h>

#include "bastide/base/testing/misuse.h"

namespace bastide::text {
namespace {

TEST(TextJsonWriterDeathTest, CallsOutOfOrder) {
    const char* const nothing = nullptr;
    JsonWriter object;
    object.begin_object();
    JsonWriter array;
    array.begin_array();
    JsonWriter done;
    done.value(1);
    JsonWriter named;
    named.begin_object();
    named.key("a");
    bastide::testing::expect_contracts({
        {"value before its key", [&] { object.value(1); }, "a key precedes a value in an object"},
        {"key in an array", [&] { array.key("a"); }, "the key is in an object and follows a whole member"},
        {"key after a key", [&] { named.key("b"); }, "the key is in an object and follows a whole member"},
        {"second document", [&] { done.value(2); }, "the document has no value yet"},
        {"end_array of an object", [&] { object.end_array(); }, "an array is open"},
        {"end_object after a key", [&] { named.end_object(); }, "an object of whole members is open"},
        {"end_object of nothing", [] { JsonWriter().end_object(); }, "an object of whole members is open"},
        {"take of an open object", [&] { (void)object.take(); }, "all objects and arrays have ended"},
        {"value of a null pointer", [&] { array.value(nothing); }, "the text is not null"},
    });
}

TEST(TextJsonWriter, NumbersThatJsonLacksAreNull) {
    JsonWriter json;
    json.begin_array();
    json.value(std::numeric_limits<double>::quiet_NaN());
    json.value(std::numeric_limits<double>::infinity());
    json.value(std::numeric_limits<std::uint64_t>::max());
    json.end_array();
    EXPECT_EQ(json.take(), "[null,null,18446744073709551615]\n");
}

}  // namespace
}  // namespace bastide::text
