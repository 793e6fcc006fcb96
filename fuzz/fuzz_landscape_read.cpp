// Any bytes as a landscape's text: reading must not depend on where the text is cut, and must agree with a
// second reader over another parser.
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "bastide/landscape/read.h"
#include "bastide/landscape/testing/plain_reading.h"

namespace {

using namespace bastide;

struct Outcome {
    landscape::Landscape landscape;
    landscape::Warnings warnings;
    std::optional<Error> error;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Reads in pieces of the given size.
Outcome read(std::string_view text, std::size_t piece) {
    landscape::LandscapeReader reader;
    Outcome outcome;
    for (std::size_t at = 0; at < text.size(); at += piece) {
        if (auto fed = reader.feed(text.substr(at, piece), outcome.landscape); !fed) {
            outcome.error = fed.error();
            outcome.landscape.clear();  // what came before an error counts for nothing
            return outcome;
        }
    }
    outcome.warnings = reader.warnings();
    if (auto finished = reader.finish(); !finished) outcome.error = finished.error();
    return outcome;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const std::size_t piece = 1 + data[0] % 64;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const Outcome whole = read(text, text.size());
    if (read(text, piece) != whole) std::abort();
    const auto plain = landscape::testing::read_plainly(text);
    if (plain.has_value() == whole.error.has_value()) std::abort();
    if (plain && (plain->landscape != whole.landscape || plain->warnings != whole.warnings)) std::abort();
    return 0;
}
