// Any bytes as a landscape: the result does not depend on cuts or on reading ahead, and agrees with a second
// reader on another parser.
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <string_view>

#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/testing/plain_reading.h"
#include "bastide/text/testing/feed_ahead.h"

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
            outcome.landscape.clear();  // rows before an error do not count
            return outcome;
        }
    }
    outcome.warnings = reader.warnings();
    if (auto finished = reader.finish(); !finished) outcome.error = finished.error();
    return outcome;
}

// The text scored in order, or with parts read ahead if there is a seed.
Result<landscape::ScoreReport> score(std::string_view text, std::optional<std::uint32_t> seed) {
    landscape::TextScorer scorer({.both_readings = true});
    const auto rows = [](std::string_view rest) { return rest.find("[["); };
    const auto fed =
        seed ? text::testing::feed_ahead(scorer, text, rows, std::minstd_rand(*seed)) : scorer.feed(text);
    if (!fed) return std::unexpected(fed.error());
    return scorer.finish();
}

bool is_same(const Result<landscape::ScoreReport>& a, const Result<landscape::ScoreReport>& b) {
    if (!a || !b) return !a && !b && a.error() == b.error();
    return a->score == b->score && a->other_reading == b->other_reading && a->warnings == b->warnings &&
           a->first_corner_cities == b->first_corner_cities;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const std::size_t piece = 1 + data[0] % 64;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const Outcome whole = read(text, text.size());
    if (read(text, piece) != whole) std::abort();
    if (!is_same(score(text, static_cast<std::uint32_t>(piece)), score(text, std::nullopt))) std::abort();
    const auto plain = landscape::testing::read_plainly(text);
    if (plain.has_value() == whole.error.has_value()) std::abort();
    if (plain && (plain->landscape != whole.landscape || plain->warnings != whole.warnings)) std::abort();
    return 0;
}
