#include "bastide/caverna/textbook_claims.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "bastide/caverna/bounds.h"
#include "bastide/caverna/idle_game.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {
namespace {

const Profile& official = profile(Rules::official);
const Profile& chapter = profile(Rules::chapter);

// The penalty only asks whether a count is 0, so these 16 cases are all, from the one whose bits are `first`:
// bit by bit sheep, donkeys, wild boars, cattle.
template <class Holds>
bool for_types_present(int first, Holds holds) {
    for (int mask = first; mask < 16; ++mask) {
        for (const int many : {1, max_amount}) {
            Animals animals;
            animals.sheep = (mask & 1) != 0 ? many : 0;
            animals.donkeys = (mask & 2) != 0 ? many : 0;
            animals.wild_boars = (mask & 4) != 0 ? many : 0;
            animals.cattle = (mask & 8) != 0 ? many : 0;
            if (!holds(animals)) return false;
        }
    }
    return true;
}

int greatest_missing_penalty(const Profile& profile) {
    int greatest = 0;
    for_types_present(0, [&](const Animals& animals) {
        greatest = std::max(greatest, missing_type_penalty(animals, profile));
        return true;
    });
    return greatest;
}

template <class Holds>
bool for_all_numbers(int first, Holds holds) {
    // A supply and 999 fields of 999 each: no sum is larger.
    constexpr int most = max_amount * (max_amount + 1);
    for (int number = first; number <= most; ++number) {
        if (!holds(number)) return false;
    }
    return true;
}

// Returns the holding of a player who has done nothing, before dwarfs are fed.
Holding untouched(const Profile& profile) {
    Holding holding;
    holding.unused_spaces = profile.max_unused_spaces;
    return holding;
}

int total_of(const Holding& holding, const Profile& profile) {
    return score(holding, profile).total();
}

}  // namespace

int theoretical_max_sum() {
    // Animals, grain, vegetables, rubies, dwarfs, pastures, mines, gold, furnishing points, furnishing
    // bonuses.
    constexpr std::array parts = {20, 5, 8, 8, 6, 16, 19, 30, 40, 50};
    return std::accumulate(parts.begin(), parts.end(), 0);
}

std::vector<Claim> check_claims() {
    using enum Verdict;
    std::vector<Claim> claims;

    const int tight = greatest_missing_penalty(official);
    const int tight_in_chapter = greatest_missing_penalty(chapter);
    claims.push_back({"missing types cost at most 8", holds, tight == 8 && tight_in_chapter == 6,
                      "all 16 cases of types present, which is all that the penalty looks at: at most " +
                          std::to_string(tight) + " by the published rules, " +
                          std::to_string(tight_in_chapter) + " with the chapter's three types"});
    claims.push_back({"with every type present nothing is lost", holds,
                      for_types_present(15,
                                        [](const Animals& animals) {
                                            return missing_type_penalty(animals, official) == 0 &&
                                                   missing_type_penalty(animals, chapter) == 0;
                                        }),
                      "the 16th of these cases, under both sets of rules"});
    claims.push_back(
        {"n begging markers cost 3n, so at least 3 for n > 0", holds,
         for_all_numbers(
             0, [](int n) { return begging_penalty(n) == 3 * n && (n == 0 || begging_penalty(n) >= 3); }),
         "every number a sheet can hold, one after the other"});
    claims.push_back(
        {"more grain never scores less", holds,
         for_all_numbers(1, [](int n) { return grain_points(n - 1) <= grain_points(n); }),
         "every number a sheet can sum to, each against the one before it; from there, step by step"});
    claims.push_back({"24 unused spaces cost 24", holds, unused_space_penalty(24) == 24, "by computation"});
    claims.push_back({"one ruby mine scores more than one ore mine", holds,
                      mine_points(0, 1) > mine_points(1, 0),
                      std::to_string(mine_points(0, 1)) + " > " + std::to_string(mine_points(1, 0))});
    claims.push_back({"practicalCeiling < theoreticalMaxSum", holds,
                      practical_ceiling < theoretical_max_sum(),
                      std::to_string(practical_ceiling) + " < " + std::to_string(theoretical_max_sum())});
    claims.push_back({"practicalCeiling - doNothingScore = 195", holds,
                      practical_ceiling - do_nothing_score == 195, "140 - (-55)"});

    const int start = total_of(untouched(official), official);
    const int start_in_chapter = total_of(untouched(chapter), chapter);
    claims.push_back(
        {"theoreticalMinScore = -28", reproduced,
         start == theoretical_min_score && start_in_chapter == theoretical_min_score,
         "the board before the first move: 2 - 8 - 22 by the published rules, 2 - 6 - 24 in the chapter"});
    Holding idle = untouched(official);
    idle.begging_markers = do_nothing_begging_markers;
    claims.push_back(
        {"doNothingScore = -55", reproduced, total_of(idle, official) == do_nothing_score,
         "-28 - 3 * 9, a marker for each time that food is asked for; the chapter's own sum, "
         "-27 - 24 - 4, comes to -55 by leaving out the 2 dwarfs and two of the missing types; by the "
         "published rules each food that is missing is a marker, which 'bastide caverna bounds' adds up"});

    claims.push_back(
        {"theoreticalMaxSum = 202", reproduced, theoretical_max_sum() == 202,
         "animals 20, grain 5, vegetables 8, rubies 8, dwarfs 6, pastures 16, mines 19, gold 30, "
         "furnishing points 40 and bonuses 50"});

    claims.push_back(
        {"three types of farm animals, and 4 types missing", contradicted,
         tight == 8 && tight_in_chapter == 6,
         "with three types at most 6 points are lost; the published rules have four, with the donkey"});
    claims.push_back({"-28 is the least score", contradicted,
                      total_of(idle, official) < theoretical_min_score,
                      "-55 is less: -28 is the least without begging, and with b markers it is -28 - 3b"});
    const Maximum maximum = find_maximum({});
    claims.push_back({"202 is the greatest score", contradicted, maximum.total > theoretical_max_sum(),
                      "a board without goods, laid out at will, scores " + std::to_string(maximum.total) +
                          " ('bastide caverna bounds' shows it), and with goods there is no greatest"});
    return claims;
}

}  // namespace bastide::caverna
