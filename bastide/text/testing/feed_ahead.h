// `parallel_feed` on one thread, with random cuts: parts are read ahead at arbitrary times.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/text/parallel/parallel_feed.h"

namespace bastide::text::testing {

// Joins a part that was read from a speculative state. Returns false if that is impossible.
template <Divisible Reader>
bool take_ahead(Reader& reader, const std::vector<typename Reader::State>& known, std::string_view part) {
    for (const auto& place : known) {
        Reader ahead(place);
        if (!ahead.feed(part)) continue;
        ahead.end_part();
        return reader.join(std::move(ahead));
    }
    return false;
}

// Feeds a text. `random()` decides the minimum size of each part, and after each part whether the speculative
// states are refreshed.
template <Divisible Reader, class Random>
Result<void> feed_ahead(Reader& reader, std::string_view text, Chunker::FindCut find_cut, Random random) {
    auto known = reader.speculative_states();
    while (!text.empty()) {
        const std::size_t least = std::min<std::size_t>(random() % 100, text.size());
        const std::size_t cut = find_cut(text.substr(least));
        const std::string_view part = text.substr(0, cut == std::string_view::npos ? cut : least + cut);
        if (!take_ahead(reader, known, part))
            if (auto fed = reader.feed(part); !fed) return fed;
        if (random() % 3 == 0 || known.empty()) known = reader.speculative_states();
        text.remove_prefix(part.size());
    }
    return {};
}

}  // namespace bastide::text::testing
