// The parser's events go through a counter of brackets. A cell is checked when its bracket closes.
#include "bastide/landscape/testing/plain_reading.h"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace bastide::landscape::testing {
namespace {

using tile::Edge;
using tile::Tile;

class Judge : public nlohmann::json_sax<nlohmann::json> {
  public:
    explicit Judge(bool warn_of_foreign_tiles) : warn_of_foreign_tiles_(warn_of_foreign_tiles) {}

    bool null() override { return false; }
    bool boolean(bool) override { return false; }
    bool string(string_t&) override { return false; }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return false; }
    bool key(string_t&) override { return false; }
    bool end_object() override { return false; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

    bool number_integer(number_integer_t number) override { return add(number); }
    bool number_unsigned(number_unsigned_t number) override {
        return add(static_cast<std::int64_t>(std::min<std::uint64_t>(number, most)));
    }
    // The parser takes a whole number that is too large for 64 bits for a float.
    bool number_float(number_float_t number, const string_t& written) override {
        const bool whole = written.find_first_of(".eE") == std::string::npos;
        return whole && add(number < 0 ? -most : most);
    }

    bool start_array(std::size_t) override { return ++depth_ <= 3; }

    bool end_array() override {
        const int closed = depth_--;
        if (closed == 3) return end_cell();
        if (closed == 2) {
            reading_.landscape.add_row(row_);
            row_.clear();
        }
        return true;
    }

    PlainReading take() { return std::move(reading_); }

  private:
    static constexpr std::int64_t most = std::numeric_limits<int>::max();

    bool add(std::int64_t number) {
        if (depth_ != 3) return false;
        cell_.push_back(static_cast<int>(std::clamp(number, -most, most)));
        return true;
    }

    bool end_cell() {
        const std::vector<int> cell = std::exchange(cell_, {});
        if (cell.empty()) {
            row_.emplace_back();
            return true;
        }
        if (cell.size() != 5) return false;
        std::array<Edge, 4> edges{};
        for (std::size_t i = 0; i < 4; ++i) {
            if (cell[i] < 0 || cell[i] > 2) return false;
            edges[i] = static_cast<Edge>(cell[i]);
        }
        return add_tile(edges, cell);
    }

    bool add_tile(const std::array<Edge, 4>& edges, const std::vector<int>& cell) {
        const auto city_edges = std::ranges::count(edges, Edge::city);
        const int cities = cell[4];
        if (city_edges > 1 && cities != 1 && cities != city_edges) return false;
        if (city_edges < 2 && cities != city_edges) warn(Warning::Kind::count, cell);
        const Tile tile(edges, city_edges > 1 && cities > 1 ? tile::Cities::separate : tile::Cities::joined);
        if (warn_of_foreign_tiles_ && !known(tile)) warn(Warning::Kind::foreign, cell);
        row_.push_back(tile);
        return true;
    }

    void warn(Warning::Kind kind, const std::vector<int>& cell) {
        Warning warning;
        warning.at = {static_cast<std::int64_t>(reading_.landscape.rows()),
                      static_cast<std::int64_t>(row_.size())};
        warning.kind = kind;
        std::ranges::copy(cell, warning.written.begin());
        reading_.warnings.add(warning);
    }

    // True if the tile is in the source's list, compared as strings of its five numbers in all rotations.
    static bool known(Tile tile) {
        static const std::vector<std::string> names = {
            "10100", "00110", "21111", "01110", "20001", "22021", "00000", "22221", "22001", "21121",
            "22002", "00100", "20111", "21101", "02021", "11110", "21011", "22121", "20202"};
        return std::ranges::any_of(names, [tile](const std::string& name) {
            for (std::size_t turn = 0; turn < 4; ++turn) {
                bool same = tile.cities() == name[4] - '0';
                for (std::size_t side = 0; side < 4; ++side) {
                    const auto edge = static_cast<int>(tile.edge(static_cast<tile::Side>((side + turn) % 4)));
                    same = same && edge == name[side] - '0';
                }
                if (same) return true;
            }
            return false;
        });
    }

    bool warn_of_foreign_tiles_;
    int depth_ = 0;
    std::vector<int> cell_;
    std::vector<Tile> row_;
    PlainReading reading_;
};

}  // namespace

std::optional<PlainReading> read_plainly(std::string_view text, bool warn_of_foreign_tiles) {
    // The parser takes a zero byte for the end.
    if (text.find('\0') != text.npos) return std::nullopt;
    Judge judge(warn_of_foreign_tiles);
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &judge)) return std::nullopt;
    PlainReading reading = judge.take();
    if (reading.landscape.tiles() == 0) return std::nullopt;
    return reading;
}

Landscape landscape_of(std::string_view text) {
    auto reading = read_plainly(text);
    if (!reading) throw std::invalid_argument("not a landscape: " + std::string(text));
    return std::move(reading->landscape);
}

}  // namespace bastide::landscape::testing
