// A row of the table at the end of a benchmark run: a task's speed next to a peer's or a limit measured in
// the same run. `bench/run` collects the rows.
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
