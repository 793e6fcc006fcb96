// File names for bots, derived from their names, which may be commands.
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
    // Returns a bot's file name, always the same for the same bot. Names are never hidden files and contain
    // '-' only before the number of a duplicate.
    const std::string& of(const std::string& bot);

  private:
    std::map<std::string, std::string> names_;  // by bot
    std::set<std::string> taken_;
};

}  // namespace bastide::engines
