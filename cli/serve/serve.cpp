// `bastide serve` and what is below it: all done by the program bastide-serve, which takes this one's place.
#include <cerrno>
#include <cstring>

#include <unistd.h>

#include "cli/output.h"
#include "cli/program_beside.h"
#include "cli/serve/commands.h"
#include "cli/serve/server_commands.h"

namespace bastide::cli {
namespace {

// Does not come back if that program could be started.
Exit become_server(const Common& common) {
    auto program = program_beside("bastide-serve");
    if (!program)
        return fail(common, file_error({},
                                       "the program bastide-serve is missing: type ./run serve in the "
                                       "sources, which builds it, or install the package bastide-server"));
    std::vector<std::string> words = common.words;
    std::vector<char*> pointers = {program->data()};
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(program->c_str(), pointers.data());
    return fail(file_error(*program, std::string("cannot be started: ") + std::strerror(errno)));
}

}  // namespace

void add_serve(Command app, Chosen& chosen) {
    const auto backup = [](const Common& common, const BackupOptions&) { return become_server(common); };
    add_server_commands(
        app, chosen,
        {.serve = [](const Common& common, const ServerOptions&) { return become_server(common); },
         .backup = backup,
         .restore = backup});
}

}  // namespace bastide::cli
