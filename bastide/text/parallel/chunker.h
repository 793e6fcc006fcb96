// Cuts a text into parts at places that look like the end of a line or row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "bastide/text/source.h"

namespace bastide::text {

// The text from `begin` up to `end`.
struct Part {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    bool at_cut = false;  // true if the part begins at a possible cut

    friend bool operator==(const Part&, const Part&) = default;
};

// The sizes of parts. Parts are large, so that the overhead of each is negligible, and shrink towards the end
// of the text, so that all threads finish together.
struct Division {
    int threads = 1;  // from 1 to `max_threads`: other numbers count as the nearest of these
    std::int64_t min_part = std::int64_t{1} << 22;  // in bytes; less than 1 counts as 1
    std::int64_t max_part = std::int64_t{1} << 26;  // less than `min_part` counts as `min_part`
};

class Chunker {
  public:
    // Returns the first position in a text at which a part may begin, or npos. The given text may begin
    // anywhere in the source.
    using FindCut = std::size_t (*)(std::string_view text);

    // Divides the text after `from`, which must not be negative. `source` must outlive the parts, and both it
    // and `find_cut` must be functions.
    Chunker(const Source& source, std::int64_t from, FindCut find_cut, const Division& division);

    // Returns the next part, or nullopt after the last part, which is open-ended. The buffer is scratch
    // memory and must not be empty.
    std::optional<Part> next(std::span<char> buffer);

    // The division that is used, within its limits.
    const Division& division() const { return division_; }

  private:
    // Returns where the next part begins, from `begin` to `end`, or nullopt if the text ends before.
    std::optional<Part> next_part(std::int64_t begin, std::int64_t end, std::span<char> buffer) const;

    const Source& source_;
    FindCut find_cut_;
    Division division_;
    Part next_;
    bool done_ = false;
};

}  // namespace bastide::text
