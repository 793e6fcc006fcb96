#include "serve/files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "bastide/base/sha256.h"
#include "serve/network.h"

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

std::string_view type_of(std::string_view path) {
    const auto* const type =
        std::ranges::find_if(types, [&](const auto& each) { return path.ends_with(each.first); });
    return type == types.end() ? std::string_view() : type->second;
}

std::optional<std::string> bytes_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    std::string bytes{std::istreambuf_iterator<char>(in), {}};
    return in.bad() ? std::nullopt : std::optional(std::move(bytes));
}

bool is_same_word(std::string_view one, std::string_view other) {
    return std::ranges::equal(
        one, other, [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
}

// True unless the parameters of a coding are "q=0", "q=0.0" and so on.
bool has_weight(std::string_view parameters) {
    const std::size_t weight = parameters.find("q=");
    return weight == std::string_view::npos ||
           parameters.find_first_of("123456789", weight) != std::string_view::npos;
}

bool accepts(std::string_view accept_encoding, std::string_view coding) {
    while (!accept_encoding.empty()) {
        const std::string_view item = accept_encoding.substr(0, accept_encoding.find(','));
        accept_encoding.remove_prefix(std::min(item.size() + 1, accept_encoding.size()));
        const std::size_t end = std::min(item.find(';'), item.size());
        if (is_same_word(trimmed(item.substr(0, end)), coding)) return has_weight(item.substr(end));
    }
    return false;
}

}  // namespace

EncodedFile encoded(const File& file, std::string_view accept_encoding) {
    EncodedFile best{.encoding = "", .bytes = file.plain, .etag = '"' + file.etag + '"'};
    for (const auto& [coding, bytes] : {std::pair<std::string_view, std::string_view>{"br", file.brotli},
                                        std::pair<std::string_view, std::string_view>{"gzip", file.gzip}}) {
        if (bytes.empty() || bytes.size() >= best.bytes.size() || !accepts(accept_encoding, coding)) continue;
        best = {
            .encoding = coding, .bytes = bytes, .etag = '"' + file.etag + '-' + std::string(coding) + '"'};
    }
    return best;
}

Files::Files(const std::string& folder) {
    namespace fs = std::filesystem;
    if (folder.empty()) return;
    std::error_code failed;
    for (fs::recursive_directory_iterator next(folder, failed), end; !failed && next != end;
         next.increment(failed)) {
        const std::string name = next->path().filename();
        std::error_code is_unreadable;
        if (name.starts_with('.')) {
            if (next->is_directory(is_unreadable)) next.disable_recursion_pending();
            continue;
        }
        const std::string_view type = type_of(name);
        if (type.empty() || !next->is_regular_file(is_unreadable)) continue;
        auto bytes = bytes_of(next->path());
        if (!bytes) continue;
        const std::string path = "/" + next->path().lexically_relative(folder).generic_string();
        File file{.type = type,
                  .never_changes = path.starts_with("/assets/"),
                  .etag = sha256(*bytes).substr(0, 32),
                  .plain = *std::move(bytes)};
        if (file.never_changes) {
            file.brotli = bytes_of(next->path().string() + ".br").value_or("");
            file.gzip = bytes_of(next->path().string() + ".gz").value_or("");
        }
        files_.emplace(path, std::move(file));
    }
}

const File* Files::find(std::string_view target) const {
    std::string path(target.substr(0, target.find('?')));
    if (path.ends_with('/')) path += "index.html";
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace bastide::serve
