// Names of files: where they lead, and which of them are the same file.
#pragma once

#include <string>
#include <string_view>

#include "bastide/base/result.h"

namespace bastide::os {

// True for paths that must be written in place: devices, pipes, folders, and the open files of a process.
bool is_special(const std::string& path);

// Follows symbolic links to the file they lead to, which need not exist.
Result<std::string> resolve_links(const std::string& path);

// True if a result written to `output` would replace the input or another result, by whatever names and
// links, even if neither file exists yet. No file has an empty name.
bool would_overwrite(const std::string& input, const std::string& output);

// Returns "standard output" or "standard error" if that stream goes into this file, otherwise "".
std::string_view stream_into(const std::string& path);

// True if `output` is standard output under any name.
bool goes_to_stdout(const std::string& output);

// True if there is certainly no such file. Opening a file in a folder that may not be read says why.
bool is_missing(const std::string& path);

// Creates a folder, or accepts an empty one.
Result<void> make_folder(const std::string& folder);

}  // namespace bastide::os
