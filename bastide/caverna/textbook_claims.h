// Claims of the chapter that states the scoring in formulas, each checked for all inputs.
//
// Inputs are finite, because the reader accepts no number above 999. A claim is proved by enumerating all
// inputs, or a part that provably represents the others. Nothing is sampled, and no table of results is used.
// If the code breaks a scoring rule, the claim about that rule fails.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bastide::caverna {

enum class Verdict : std::uint8_t {
    holds,         // shown by the check
    reproduced,    // the claim is a number, and the check derives the same number
    contradicted,  // disproved by the check: the chapter contradicts itself or the published rules
};

struct Claim {
    std::string claim = {};
    Verdict verdict = Verdict::holds;
    bool shown = false;    // true if the code confirms the verdict
    std::string why = {};  // the argument
};

// Checks the claims in the order of the chapter, contradictions last. Takes a tenth of a second.
std::vector<Claim> check_claims();

// The chapter's reference points, quoted as given. They are not bounds.
inline constexpr int theoretical_min_score = -28;
inline constexpr int do_nothing_score = -55;
inline constexpr int do_nothing_begging_markers = 9;
inline constexpr int practical_ceiling = 140;
inline constexpr int practical_floor = 60;
int theoretical_max_sum();  // the sum of the maxima that the chapter gives

}  // namespace bastide::caverna
