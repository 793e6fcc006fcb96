// `bastide serve`: the studio and tables by link, by the program bastide-serve, which takes this one's place.
#include <cerrno>
#include <cstring>
#include <memory>

#include <unistd.h>

#include "cli/output.h"
#include "cli/program_beside.h"
#include "cli/serve/commands.h"
#include "cli/serve/server_options.h"

namespace bastide::cli {
namespace {

// Does not come back if that program could be started.
Exit become_server(const Common& common, const ServerOptions& options) {
    auto program = program_beside("bastide-serve");
    if (!program)
        return fail(common, file_error({},
                                       "the program bastide-serve is missing: type ./run serve in the "
                                       "sources, which builds it, or install the package bastide-server"));
    std::vector<std::string> words = words_of(options);
    std::vector<char*> pointers = {program->data()};
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(program->c_str(), pointers.data());
    return fail(file_error(*program, std::string("cannot be started: ") + std::strerror(errno)));
}

}  // namespace

void add_serve(Command app, Chosen& chosen) {
    const Command command =
        app.add_subcommand("serve", "Serve the studio, and tables to play with friends by link");
    auto options = std::make_shared<ServerOptions>();
    add_server_options(command, *options);
    command.footer(
        "\nLay a table on the studio's Match page and send each player the link of a seat. What the server "
        "has\n"
        "said yes to is kept on disk. It serves this machine alone unless --host says otherwise, and speaks "
        "no\n"
        "TLS: put nginx or Caddy before it to serve others.\n"
        "\nExamples:\n  bastide serve\n  bastide serve --port 8080 --data /srv/bastide");
    command.callback([options, &chosen] {
        chosen.run = [options](const Common& common) { return become_server(common, *options); };
    });
}

}  // namespace bastide::cli
