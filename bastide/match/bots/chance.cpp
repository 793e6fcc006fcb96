#include "bastide/match/bots/chance.h"

namespace bastide::match {

bool draw_by_chance(Position& position, play::Random& random) {
    while (position.remaining() != 0) {
        int number = static_cast<int>(random.below(static_cast<std::uint32_t>(position.remaining())));
        Type type = 0;
        while (number >= position.remaining(type)) number -= position.remaining(type++);
        position.draw(type);
        if (position.fits_somewhere(type)) return true;
        position.set_aside();
    }
    return false;
}

}  // namespace bastide::match
