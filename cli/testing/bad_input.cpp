#include "cli/testing/bad_input.h"

#include <algorithm>
#include <filesystem>

#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

std::string folder(const std::string& room) {
    return source_path("bastide/" + room + "/testing/bad");
}

}  // namespace

std::vector<std::string> bad_inputs(const std::string& room, const std::string& extension) {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder(room))) {
        if (file.path().extension() == extension) names.push_back(file.path().stem().string());
    }
    std::ranges::sort(names);
    return names;
}

void expect_refusal(std::vector<std::string> arguments, const std::string& room, const std::string& name,
                    const std::string& extension) {
    const std::string base = folder(room) + "/" + name;
    arguments.push_back(base + extension);
    const Ran ran = run_command(arguments);
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    const bool has_own = std::filesystem::exists(base + ".command-expected");
    std::string expected = file_text(base + (has_own ? ".command-expected" : ".expected"));
    ASSERT_TRUE(expected.starts_with("FILE"));
    EXPECT_EQ(ran.err, expected.replace(0, 4, base + extension));
}

}  // namespace bastide::cli
