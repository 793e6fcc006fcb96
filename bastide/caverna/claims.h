// The claims of the chapter that sets the scoring down in formulas, each looked at for all inputs.
//
// Inputs are finite: the reader takes no number above 999. So what holds is shown by going through all of
// them, or through a part that is said to stand for the rest. Nothing is sampled, and nothing is taken from a
// table of results: break a scoring rule, and its claim fails.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bastide::caverna {

enum class Verdict : std::uint8_t {
    holds,         // shown here
    reproduced,    // a number of the chapter, with where it comes from
    contradicted,  // the chapter contradicts itself or the published rules; shown here, too
};

struct Claim {
    std::string claim;
    Verdict verdict = Verdict::holds;
    bool shown = false;  // whether the code bears the verdict out
    std::string why;     // the argument
};

// In the order of the chapter, what contradicts itself last. Takes a tenth of a second.
std::vector<Claim> check_claims();

// The chapter's reference points. They are kept as they are, and bound nothing.
inline constexpr int theoretical_min_score = -28;
inline constexpr int do_nothing_score = -55;
inline constexpr int do_nothing_begging_markers = 9;
inline constexpr int practical_ceiling = 140;
inline constexpr int practical_floor = 60;
int theoretical_max_sum();  // the sum of the chapter's greatest parts

}  // namespace bastide::caverna
