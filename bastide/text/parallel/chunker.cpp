#include "bastide/text/parallel/chunker.h"

#include <algorithm>
#include <limits>

#include "bastide/base/parallel/threads.h"
#include "bastide/base/require.h"

namespace bastide::text {
namespace {

// The length of lines and most rows.
constexpr std::int64_t look = std::int64_t{1} << 16;

constexpr std::int64_t end_of_text = std::numeric_limits<std::int64_t>::max();

// Offsets and sizes are not negative. No text is longer than their largest sum.
std::int64_t after(std::int64_t at, std::int64_t size) {
    return at + std::min(size, end_of_text - at);
}

Division within_limits(Division division) {
    division.threads = usable_threads(division.threads);
    division.min_part = std::max<std::int64_t>(division.min_part, 1);
    division.max_part = std::max(division.max_part, division.min_part);
    return division;
}

}  // namespace

Chunker::Chunker(const Source& source, std::int64_t from, FindCut find_cut, const Division& division)
    : source_(source), find_cut_(find_cut), division_(within_limits(division)), next_{.begin = from} {
    require(source.read != nullptr, "the source has a function to read");
    require(find_cut != nullptr, "find_cut is a function");
    require(from >= 0, "the text begins at 0 or later", from);
}

std::optional<Part> Chunker::next(std::span<char> buffer) {
    require(!buffer.empty(), "the buffer is not empty");
    if (done_) return std::nullopt;
    Part part = next_;
    const std::int64_t left = std::max<std::int64_t>(source_.size, part.begin) - part.begin;
    const std::int64_t share = left / (std::int64_t{2} * division_.threads);
    const std::int64_t size = std::clamp(share, division_.min_part, division_.max_part);
    const std::int64_t least = after(part.begin, size);
    // Without a cut nearby, the part ends anyway, so that the search does not read the text twice.
    const std::int64_t most = after(least, std::max(size, look));
    const auto next = least < source_.size ? next_part(least, most, buffer) : std::nullopt;
    done_ = !next;
    part.end = next ? next->begin : end_of_text;
    next_ = next.value_or(Part());
    return part;
}

std::optional<Part> Chunker::next_part(std::int64_t begin, std::int64_t end, std::span<char> buffer) const {
    for (std::int64_t at = begin; at < end;) {
        const auto size = std::min<std::int64_t>({end - at, look, std::ssize(buffer)});
        const auto text = source_.read(at, buffer.first(static_cast<std::size_t>(size)));
        if (!text || text->empty()) return std::nullopt;
        const std::size_t cut = find_cut_(*text);
        if (cut != std::string_view::npos)
            return Part{.begin = at + static_cast<std::int64_t>(cut), .at_cut = true};
        at += std::ssize(*text);
    }
    return Part{.begin = end};
}

}  // namespace bastide::text
