// `bastide caverna check`: the chapter's claims about scores, and whether they hold.
#include <array>
#include <cstddef>
#include <string>

#include <fmt/core.h>

#include "bastide/caverna/bounds.h"
#include "bastide/caverna/textbook_claims.h"
#include "bastide/text/text_table.h"
#include "bastide/text/wrap.h"
#include "cli/caverna/commands.h"
#include "command/fail.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

using namespace caverna;

Exit run_check() {
    const std::string reference = fmt::format(
        "The chapter's reference points, unchanged: theoreticalMinScore {}, doNothingScore {}, "
        "theoreticalMaxSum {}, practicalCeiling {}, practicalFloor {}. They are not bounds.\n\n",
        theoretical_min_score, do_nothing_score, theoretical_max_sum(), practical_ceiling, practical_floor);
    bool good = true;
    text::TextTable table({}, "ll");
    for (const Claim& claim : check_claims()) {
        constexpr std::array verdicts = {"holds", "reproduced", "contradicted"};
        const char* verdict = claim.shown ? verdicts[static_cast<std::size_t>(claim.verdict)] : "NOT SHOWN";
        table.add({verdict, std::string(claim.claim)});
        table.add({"", std::string(claim.why)});
        good = good && claim.shown;
    }
    const auto written = os::write_out(text::wrap_paragraphs(reference, os::text_width()) +
                                       table.to_string(os::output_width()));
    if (!written) return fail(written.error());
    return good ? Exit::done : Exit::input;
}

}  // namespace

void add_caverna_check(Command caverna) {
    const Command command =
        caverna.add_subcommand("check", "Check a published chapter's claims about the scores");
    command.footer("\nExample:\n  bastide caverna check");
    command.exits_with(Exit::input, "a verdict that does not hold");
    command.run(run_check);
}

}  // namespace bastide::cli
