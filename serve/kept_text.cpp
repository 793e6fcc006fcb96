#include "serve/kept_text.h"

#include <utility>

namespace bastide::serve {

std::string text_of(const match::Terms& terms) {
    text::JsonWriter json;
    write_json(json, terms);
    return json.take_piece();
}

Result<Found> read_row(Row row) {
    auto terms = match::read_terms(row.terms);
    if (!terms) return std::unexpected(std::move(terms.error()));
    return Found{.table = {.id = std::move(row.id),
                           .terms = *std::move(terms),
                           .secret = {std::move(row.secret), std::move(row.commitment)},
                           .doors = {},
                           .entries = {}},
                 .seat = row.seat};
}

Result<void> add_entry(std::vector<match::Entry>& entries, std::string_view text) {
    auto entry = match::read_entry(text);
    if (!entry) return std::unexpected(std::move(entry.error()));
    entries.push_back(*std::move(entry));
    return {};
}

}  // namespace bastide::serve
