// Writing results: standard output for what was asked, standard error for what must be said, files whole or
// not at all.
#pragma once

#include <string>
#include <string_view>

#include <sys/types.h>

#include "bastide/base/result.h"
#include "cli/command.h"

namespace bastide::cli {

// Writes results; an error names standard output.
Result<void> write_out(std::string_view text);

// Writes a file beside its place and renames it there, so that it is never seen half-written. "-" is standard
// output.
Result<void> write_file(const std::string& path, std::string_view text);

// The same by way of a file with this ending: who is killed again and again leaves no more than that one. It
// is an error if it is there already.
Result<void> write_file_by_way_of(std::string_view ending, const std::string& path, std::string_view text);

// Whether it is written to where it is, and not replaced: devices, pipes, folders, and what a process has
// open.
bool is_special(const std::string& path);

// A new file in the folder of one that will be replaced by it, open for writing: its number, or below 0 with
// `errno` set. `beside` becomes its name.
int open_beside(const std::string& target, std::string& beside);

// The mode of a file that is replaced, or what the process gives to new ones.
mode_t mode_for(const std::string& path);

// The file that a path leads to through links, also one that is not there yet.
Result<std::string> behind_links(const std::string& path);

// Whether a result written to `output` would take the place of the input, or of another result, by whatever
// names and links, and also if neither file is there yet. No file has an empty name.
bool would_overwrite(const std::string& input, const std::string& output);

// "standard output" or "standard error" if what is printed there goes into this file, or else nothing.
std::string_view stream_into(const std::string& path);

// Whether what is written to `output` comes out among what is printed: standard output by any of its names.
bool goes_to_stdout(const std::string& output);

// Text on standard error as it is: a question, say.
void tell(std::string_view text);

// A line on standard error.
void say(std::string_view line);

// Says an error and gives the exit status for it.
Exit fail(const Error& error);

// The same of an error that may be in no file but in the command's words: then the command is named first.
Exit fail(const Common& common, const Error& error);

// The exit status of a last step.
Exit finish(const Result<void>& last);

}  // namespace bastide::cli
