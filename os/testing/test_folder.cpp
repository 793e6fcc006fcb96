#include "os/testing/test_folder.h"

#include <cstdlib>
#include <filesystem>
#include <iterator>

namespace bastide::os {

TestFolder::TestFolder() : path_((std::filesystem::temp_directory_path() / "bastide-test-XXXXXX").string()) {
    if (mkdtemp(path_.data()) == nullptr) std::abort();
}

TestFolder::~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::ptrdiff_t TestFolder::files() const {
    return std::distance(std::filesystem::directory_iterator(path_), std::filesystem::directory_iterator());
}

}  // namespace bastide::os
