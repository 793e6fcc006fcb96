// Any bytes as a sheet: a valid sheet can be scored, its lines add up to the total, and exchanges never lose
// points.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "bastide/caverna/format.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bastide::caverna;
    const auto holdings = read_holdings({reinterpret_cast<const char*>(data), size});
    if (!holdings) {
        if (holdings.error().what().empty() || holdings.error().where.line < 1) std::abort();
        return 0;
    }
    for (const Rules rules : {Rules::official, Rules::chapter}) {
        const Profile& terms = profile(rules);
        problems(*holdings, terms);
        for (const Scored& scored : score_all(*holdings, terms)) {
            int sum = 0;
            for (const SheetLine& line : sheet_lines(scored, terms)) sum += line.points;
            if (sum != scored.sheet.total()) std::abort();
            // Hundreds of exchanges take long and show nothing new.
            const Supply& has = scored.holding.supply;
            if (has.rubies > 20 || has.gold > 20 || has.wood > 20 || has.grain > 40) continue;
            const Best best = best_exchanges(scored.holding, terms);
            if (best.gain < 0 || score(best.holding, terms).total() != sum + best.gain) std::abort();
        }
    }
    return 0;
}
