#include "bench/landscape_readers.h"

#include <nlohmann/json.hpp>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>
#include <simdjson.h>

#include "bastide/tile/legend.h"

namespace bastide::bench {
namespace {

// Collects numbers into cells and cells into rows, as the events of any SAX reader come.
class Rows {
  public:
    void open() {
        ++depth_;
        count_ = 0;
    }

    void close() {
        if (depth_ == 3) row_.push_back(count_ == 0 ? tile::Tile() : tile::read_legend(numbers_).tile);
        if (depth_ == 2) {
            landscape_.add_row(row_);
            row_.clear();
        }
        --depth_;
    }

    void number(std::int64_t value) {
        if (count_ < numbers_.size()) numbers_[count_++] = static_cast<int>(value);
    }

    landscape::Landscape take() { return std::move(landscape_); }

  private:
    landscape::Landscape landscape_;
    std::vector<tile::Tile> row_;
    tile::FiveNumbers numbers_{};
    std::size_t count_ = 0;
    int depth_ = 0;
};

struct RapidHandler : rapidjson::BaseReaderHandler<rapidjson::UTF8<>, RapidHandler> {
    bool Default() { return false; }
    bool Int(int value) { return Uint(static_cast<unsigned>(value)); }
    bool Uint(unsigned value) {
        rows.number(value);
        return true;
    }
    bool StartArray() {
        rows.open();
        return true;
    }
    bool EndArray(rapidjson::SizeType) {
        rows.close();
        return true;
    }

    Rows rows;
};

class NlohmannHandler : public nlohmann::json_sax<nlohmann::json> {
  public:
    bool null() override { return false; }
    bool boolean(bool) override { return false; }
    bool number_integer(number_integer_t) override { return false; }
    bool number_unsigned(number_unsigned_t value) override {
        rows.number(static_cast<std::int64_t>(value));
        return true;
    }
    bool number_float(number_float_t, const string_t&) override { return false; }
    bool string(string_t&) override { return false; }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return false; }
    bool key(string_t&) override { return false; }
    bool end_object() override { return false; }
    bool start_array(std::size_t) override {
        rows.open();
        return true;
    }
    bool end_array() override {
        rows.close();
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

    Rows rows;
};

}  // namespace

landscape::Landscape read_with_rapidjson(std::string_view text) {
    rapidjson::MemoryStream stream(text.data(), text.size());
    rapidjson::Reader reader;
    RapidHandler handler;
    reader.Parse(stream, handler);
    return handler.rows.take();
}

landscape::Landscape read_with_simdjson(std::string_view text) {
    const simdjson::padded_string padded(text);
    simdjson::ondemand::parser parser;
    simdjson::ondemand::document document = parser.iterate(padded);
    Rows rows;
    rows.open();
    for (auto row : document.get_array()) {
        rows.open();
        for (auto cell : row.get_array()) {
            rows.open();
            for (auto number : cell.get_array()) rows.number(number.get_int64());
            rows.close();
        }
        rows.close();
    }
    return rows.take();
}

landscape::Landscape read_with_nlohmann(std::string_view text) {
    NlohmannHandler handler;
    nlohmann::json::sax_parse(text, &handler);
    return handler.rows.take();
}

}  // namespace bastide::bench
