// A line of the table that ends a run of benchmarks: what is done how fast, and beside it a peer or a limit
// that was measured in the same run. `bench/run` gathers the lines.
#pragma once

#include <cstdio>

namespace bastide::bench {

struct Speed {
    const char* what;
    double a_second;
};

inline void compare(Speed ours, Speed beside, const char* unit) {
    std::printf("= %s\t%.4g\t%s\t%s\t%.4g\t%.2f\n", ours.what, ours.a_second, unit, beside.what,
                beside.a_second, ours.a_second / beside.a_second);
}

}  // namespace bastide::bench
