// Names of files: resolving links, and detecting equal files.
#pragma once

#include <string>
#include <string_view>

#include "bastide/base/result.h"

namespace bastide::os {

// True for paths that must be written in place: devices, pipes, folders, and the open files of a process.
bool is_special(const std::string& path);

// Follows symbolic links to their target, which need not exist.
Result<std::string> resolve_links(const std::string& path);

// True if the two paths name the same file, directly or through links, so that writing `output` would
// overwrite `input`. Works even if the file does not exist yet. An empty name means no file.
bool would_overwrite(const std::string& input, const std::string& output);

// Returns "standard output" or "standard error" if that stream is redirected to this file, otherwise "".
std::string_view stream_into(const std::string& path);

// True if `output` is standard output under any name.
bool goes_to_stdout(const std::string& output);

// True if there is certainly no such file. Returns false for files in unreadable folders: opening such a file
// reports the reason.
bool is_missing(const std::string& path);

// Creates a folder. Accepts an existing folder if it is empty.
Result<void> make_folder(const std::string& folder);

}  // namespace bastide::os
