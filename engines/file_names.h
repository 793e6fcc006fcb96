// Names for the files of bots: of what they are called by, which may be the command of a program.
//
//     FileNames names;
//     names.of("./my bots/fat.py");      // "my_bots_fat.py"
//     names.of("my_bots_fat.py");        // "my_bots_fat.py-2": no two bots have one
#pragma once

#include <map>
#include <set>
#include <string>

namespace bastide::engines {

class FileNames {
  public:
    // The same for the same bot. None is hidden, and none has a '-' but before the number of one that would
    // be the same as another.
    const std::string& of(const std::string& bot);

  private:
    std::map<std::string, std::string> names_;  // by bot
    std::set<std::string> taken_;
};

}  // namespace bastide::engines
