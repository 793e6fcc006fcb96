#include "serve/files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

namespace bastide::serve {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 9> types = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
}};

bool is_plain(char each) {
    return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') || (each >= '0' && each <= '9') ||
           each == '-' || each == '_' || each == '.' || each == '/';
}

}  // namespace

std::optional<File> file_of(const std::string& folder, std::string_view target) {
    target = target.substr(0, target.find('?'));
    if (target.empty() || target.front() != '/' || target.contains("..") || target.contains("/.") ||
        !std::ranges::all_of(target, is_plain))
        return std::nullopt;
    std::string path = folder + std::string(target);
    if (path.back() == '/') path += "index.html";
    const auto* const type =
        std::ranges::find_if(types, [&](const auto& each) { return path.ends_with(each.first); });
    std::error_code failed;
    if (type == types.end() || !std::filesystem::is_regular_file(path, failed)) return std::nullopt;
    return File{
        .path = std::move(path), .type = type->second, .never_changes = target.starts_with("/assets/")};
}

}  // namespace bastide::serve
