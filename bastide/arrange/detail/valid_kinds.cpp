#include "bastide/arrange/detail/valid_kinds.h"

namespace bastide::arrange::detail {

void require_valid_kinds(std::span<const Kind> kinds, const bastide::detail::Where& where) {
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        const Kind& kind = kinds[at];
        require(!kind.tile.empty(), "the tile of a kind is not empty", at, where);
        require(kind.tile == canonical_rotation(kind.tile),
                "the tile of a kind is in the rotation of canonical_rotation", at, where);
        require(kind.least >= 0, "at least 0 tiles of a kind are used", kind.least, where);
        require(kind.least <= kind.most, "at most as many tiles of a kind are used as there are", kind.most,
                where);
        require(kind_of(kind.tile, kinds) == static_cast<int>(at), "no two kinds have the same tile", at,
                where);
    }
}

}  // namespace bastide::arrange::detail
