// Shows what a power cut would leave: a library to preload, which copies a file to another folder whenever
// the program syncs it. The copies contain only what was on disk for certain.
//
//     LD_PRELOAD=libbastide_power_cut.so BASTIDE_DISK=/folder BASTIDE_SURVIVORS=/copies bastide serve …
//
// Copying holds a lock on /copies/lock, so that a reader who holds it finds all files as of one moment.
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace {

std::string path_of(int descriptor) {
    std::array<char, 4096> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t size = readlink(link.c_str(), path.data(), path.size());
    return {path.data(), size < 0 ? 0 : static_cast<std::size_t>(size)};
}

void copy(const std::string& from, const std::string& to) {
    const int in = open(from.c_str(), O_RDONLY | O_CLOEXEC);
    const int out = open((to + ".new").c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    std::array<char, 65536> bytes{};
    for (ssize_t size = 1; in >= 0 && out >= 0 && size > 0;) {
        size = read(in, bytes.data(), bytes.size());
        if (size > 0 && write(out, bytes.data(), static_cast<std::size_t>(size)) != size) abort();
    }
    if (in < 0 || out < 0 || rename((to + ".new").c_str(), to.c_str()) != 0) abort();
    close(in);
    close(out);
}

void save(int descriptor) {
    const char* const disk = getenv("BASTIDE_DISK");
    const char* const survivors = getenv("BASTIDE_SURVIVORS");
    if (disk == nullptr || survivors == nullptr) return;
    const std::string path = path_of(descriptor);
    if (!path.starts_with(std::string(disk) + "/tables.db")) return;
    const int lock = open((std::string(survivors) + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0 || flock(lock, LOCK_EX) != 0) abort();
    copy(path, survivors + path.substr(strlen(disk)));
    close(lock);
}

int synced(const char* name, int descriptor) {
    using Sync = int (*)(int);
    static const auto sync_file = reinterpret_cast<Sync>(dlsym(RTLD_NEXT, "fsync"));
    static const auto sync_data = reinterpret_cast<Sync>(dlsym(RTLD_NEXT, "fdatasync"));
    const int result = (std::string_view(name) == "fsync" ? sync_file : sync_data)(descriptor);
    if (result == 0) save(descriptor);
    return result;
}

}  // namespace

extern "C" int fsync(int descriptor) {
    return synced("fsync", descriptor);
}

extern "C" int fdatasync(int descriptor) {
    return synced("fdatasync", descriptor);
}
