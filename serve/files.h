// The studio's files in memory, each as built and in the compressed forms that the build made. So a request
// never waits for a disk, and the files of one version stay together until the server restarts.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace bastide::serve {

struct File {
    std::string_view type;       // "text/html; charset=utf-8"
    bool never_changes = false;  // true if the name contains the hash of the content
    std::string etag;            // a hash of `plain`, without quotes
    std::string plain;
    std::string brotli = {};  // empty if there is no such form
    std::string gzip = {};
};

// A form of a file to send, and its value of Content-Encoding, which is empty for the plain form.
struct EncodedFile {
    std::string_view encoding;
    std::string_view bytes;
    std::string etag;  // differs between forms, with quotes
};

// Returns the smallest form that a client accepts, given its Accept-Encoding header.
EncodedFile encoded(const File& file, std::string_view accept_encoding);

class Files {
  public:
    // Reads a folder. An empty name means no files. Leaves out hidden files, unknown file extensions, and
    // files that cannot be read. Uses a compressed form, such as "a.js.br", only if the file never changes,
    // so that it cannot be out of date.
    explicit Files(const std::string& folder);

    // Returns the file for the path of a request, such as "/assets/index.js?x", or null if there is none.
    const File* find(std::string_view target) const;

  private:
    std::map<std::string, File, std::less<>> files_;  // by path, beginning with '/'
};

}  // namespace bastide::serve
