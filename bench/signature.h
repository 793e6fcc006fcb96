// One number for all results of a benchmark, which shows that an optimisation changes no results.
#pragma once

#include <cstdint>
#include <cstdio>

#include "bastide/landscape/score.h"

namespace bastide::bench {

// FNV-1a over 64-bit words.
class Signature {
  public:
    void add(std::int64_t word) { hash_ = (hash_ ^ static_cast<std::uint64_t>(word)) * 0x100'0000'01B3; }

    void add(const landscape::LandscapeScore& score) {
        for (const tile::FeatureKind kind : tile::all_feature_kinds) {
            for (const bool complete : {true, false}) {
                add(score.line(kind, complete).count);
                add(score.line(kind, complete).points);
            }
        }
    }

    // Ends a benchmark's output.
    void print() const { std::printf("signature: %016llx\n", static_cast<unsigned long long>(hash_)); }

  private:
    std::uint64_t hash_ = 0xCBF2'9CE4'8422'2325;
};

}  // namespace bastide::bench
