#include "os/open_files.h"

#include <sys/resource.h>

namespace bastide::os {

void raise_open_file_limit() {
    rlimit limit = {};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace bastide::os
