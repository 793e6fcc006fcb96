// A host that listens to nothing and ends nothing: for calls outside a page.
#include "web/engine/src/host.h"

namespace bastide::engine {

bool tell(double /*share*/, double /*solutions*/, double /*nodes*/) {
    return true;
}

bool give(std::string_view /*piece*/) {
    return true;
}

}  // namespace bastide::engine
