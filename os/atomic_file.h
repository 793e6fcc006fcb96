// Atomic replacement of a file: writes a temporary file next to it, and renames that file when it is
// complete.
//
//     auto file = AtomicFile::create("out.json");
//     file->write(text);
//     file->commit();     // without this the temporary file is removed
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "bastide/base/result.h"

namespace bastide::os {

class AtomicFile {
  public:
    struct Options {
        std::string suffix = {};  // the suffix of the temporary file, which must not exist yet; random if
                                  // empty
        bool is_private = false;  // true to make the file readable only by its owner, whatever the
                                  // permissions of the replaced file
        bool is_durable = false;  // true if commit() waits until the file is on disk
    };

    // Opens the temporary file. Follows symbolic links in `path`. If `path` is a device or a pipe, opens it
    // directly.
    static Result<AtomicFile> create(const std::string& path, Options options);
    static Result<AtomicFile> create(const std::string& path) { return create(path, Options{}); }

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    AtomicFile& operator=(AtomicFile&&) = delete;
    ~AtomicFile();

    Result<void> write(std::string_view text);

    // The file as a stream. It is open until commit().
    std::FILE* stream();

    // The name of the temporary file, for code that opens it by name.
    const std::string& temp_path() const { return temp_; }

    // Makes remove_temp_file() (temp_cleanup.h) remove this file. Only one file at a time can be registered.
    void remove_if_ended();

    // Renames the temporary file to `path`. Preserves the permissions of the replaced file.
    Result<void> commit();

  private:
    AtomicFile(std::string target, Options options)
        : target_(std::move(target)), options_(std::move(options)) {}

    bool close();
    void remove();

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::string target_;
    Options options_;
    std::string temp_;  // empty if the target is written in place, or after commit()
    bool is_removed_if_ended_ = false;
    int descriptor_ = -1;
    std::unique_ptr<std::FILE, Close> stream_;  // owns the descriptor if it is open
};

// Writes a file atomically, or to standard output if `path` is "-". Signals are deferred, so that no
// temporary file remains.
Result<void> write_file(const std::string& path, std::string_view text);

// As write_file, but via the temporary file PATH+suffix, so that repeated crashes leave at most one stray
// file. Fails if the temporary file exists.
Result<void> write_file_via(const std::string& suffix, const std::string& path, std::string_view text);

}  // namespace bastide::os
