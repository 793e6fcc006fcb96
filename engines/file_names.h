// File names for bots, derived from the bots' names, which may be commands.
//
//     FileNames names;
//     names.of("./my bots/fat.py");      // "my_bots_fat.py"
//     names.of("my_bots_fat.py");        // "my_bots_fat.py-2": names are unique
#pragma once

#include <map>
#include <set>
#include <string>

namespace bastide::engines {

class FileNames {
  public:
    // Returns a bot's file name. The same bot always has the same file name. File names never begin with a
    // dot and contain '-' only before the number of a duplicate.
    const std::string& of(const std::string& bot);

  private:
    std::map<std::string, std::string> names_;  // by bot
    std::set<std::string> taken_;
};

}  // namespace bastide::engines
