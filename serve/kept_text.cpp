#include "serve/kept_text.h"

#include <utility>

namespace bastide::serve {
namespace {

// -1 is of those who watch.
Result<int> seat_of(const match::TableSettings& terms, std::int64_t seat) {
    if (seat >= -1 && seat < terms.rules.players) return static_cast<int>(seat);
    return std::unexpected(file_error({}, "there is a key of no seat: the table is damaged"));
}

}  // namespace

std::string text_of(const match::TableSettings& terms) {
    text::JsonWriter json;
    write_json(json, terms);
    return json.take_piece();
}

Result<Found> read_row(Row row) {
    auto terms = match::read_table_settings(row.terms);
    if (!terms) return std::unexpected(std::move(terms.error()));
    const auto seat = seat_of(*terms, row.seat);
    if (!seat) return std::unexpected(seat.error());
    return Found{.table = {.id = std::move(row.id),
                           .terms = *std::move(terms),
                           .secret = {std::move(row.secret), std::move(row.commitment)},
                           .doors = {},
                           .entries = {}},
                 .seat = *seat};
}

Result<void> add_door(StoredTable& table, std::string hash, std::int64_t seat) {
    const auto known = seat_of(table.terms, seat);
    if (!known) return std::unexpected(known.error());
    table.doors.push_back({std::move(hash), *known});
    return {};
}

Result<void> add_entry(std::vector<match::TableEvent>& entries, std::string_view text) {
    auto entry = match::read_table_event(text);
    if (!entry) return std::unexpected(std::move(entry.error()));
    entries.push_back(*std::move(entry));
    return {};
}

}  // namespace bastide::serve
