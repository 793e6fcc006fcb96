// Corpora of bad input: folders of files with one error each. NAME.expected next to each file contains the
// one line that the command prints, with FILE in place of the file's name. Where the library's error, in
// NAME.expected, is less helpful, NAME.command-expected contains the command's line.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace bastide::cli {

// Returns the names, without extension, of a module's bad files, in bastide/ROOM/testing/bad.
std::vector<std::string> bad_inputs(const std::string& room, const std::string& extension);

// Runs the command on a bad file and checks that it prints the expected line and nothing else.
void expect_refusal(std::vector<std::string> arguments, const std::string& room, const std::string& name,
                    const std::string& extension);

// Returns the name of a test in a parametrised suite.
inline std::string test_name(const ::testing::TestParamInfo<std::string>& name) {
    std::string out = name.param;
    for (char& each : out) {
        if (each == '-') each = '_';
    }
    return out;
}

}  // namespace bastide::cli
