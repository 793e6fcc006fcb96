#include "os/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

#include <sys/stat.h>
#include <unistd.h>

namespace bastide::os {
namespace {

// The absolute path of a file that exists or will.
std::optional<std::filesystem::path> canonical(const std::string& name) {
    const auto file = resolve_links(name);
    if (!file) return std::nullopt;
    std::error_code error;
    auto path = std::filesystem::weakly_canonical(std::filesystem::absolute(*file, error), error);
    return error ? std::nullopt : std::optional(std::move(path));
}

}  // namespace

bool is_special(const std::string& path) {
    if (path.starts_with("/dev/std") || path.starts_with("/dev/fd/") || path.starts_with("/proc/"))
        return true;
    struct stat status{};
    return stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

Result<std::string> resolve_links(const std::string& path) {
    constexpr int max_links = 40;  // the system's limit
    std::error_code no_link;
    std::filesystem::path file = path;
    for (int link = 0; link < max_links; ++link) {
        const auto target = std::filesystem::read_symlink(file, no_link);
        if (no_link) return file.string();
        file = file.parent_path() / target;
    }
    return std::unexpected(file_error(path, std::string("cannot be written: ") + std::strerror(ELOOP)));
}

bool would_overwrite(const std::string& input, const std::string& output) {
    if (input.empty() || output.empty() || output == "-") return false;
    std::error_code none;
    if (std::filesystem::equivalent(input == "-" ? "/dev/stdin" : input, output, none)) return true;
    const auto place = canonical(output);
    return place && input != "-" && place == canonical(input);
}

std::string_view stream_into(const std::string& path) {
    struct stat file{};
    if (stat(path.c_str(), &file) != 0) return {};
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
        struct stat into{};
        const bool is_same =
            fstat(stream, &into) == 0 && into.st_dev == file.st_dev && into.st_ino == file.st_ino;
        if (is_same) return stream == STDOUT_FILENO ? "standard output" : "standard error";
    }
    return {};
}

bool goes_to_stdout(const std::string& output) {
    return output == "-" || (output != "/dev/null" && stream_into(output) == "standard output");
}

bool is_missing(const std::string& path) {
    std::error_code error;
    return !std::filesystem::exists(path, error) && !error;
}

Result<void> make_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return std::unexpected(file_error(folder, "cannot be created: " + error.message()));
    const bool is_empty = std::filesystem::is_empty(folder, error);
    if (error) return std::unexpected(file_error(folder, error.message()));
    if (!is_empty) return std::unexpected(file_error(folder, "is not empty: name a new folder"));
    return {};
}

}  // namespace bastide::os
