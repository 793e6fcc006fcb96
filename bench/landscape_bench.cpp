// Scoring landscapes in memory and from text, on one core.
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <numeric>

#include <benchmark/benchmark.h>

#include "bastide/landscape/features.h"
#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/landscape/score.h"
#include "bastide/landscape/testing/plain_score.h"
#include "bastide/landscape/testing/random_landscape.h"
#include "bench/comparison.h"
#include "bench/landscape_readers.h"
#include "bench/landscape_text.h"
#include "bench/signature.h"

#ifdef BASTIDE_OPENCV
#include <opencv2/imgproc.hpp>
#endif

namespace bastide::bench {
namespace {

using State = benchmark::State;

// Records the millions of tiles per second of each benchmark by name.
class Reporter : public benchmark::ConsoleReporter {
  public:
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) speeds_[run.benchmark_name()] = run.counters.at("items_per_second") / 1e6;
        ConsoleReporter::ReportRuns(runs);
    }

    // Skips benchmarks that did not run.
    void compare(const char* what, const char* ours, const char* beside) const {
        const auto our = speeds_.find(ours);
        const auto its = speeds_.find(beside);
        if (our == speeds_.end() || its == speeds_.end()) return;
        bench::compare({what, our->second}, {beside, its->second}, "million tiles/s");
    }

  private:
    std::map<std::string, double> speeds_;
};

constexpr const char* opencv = "limit: OpenCV connectedComponents, one random bit-plane, 4096 x 4096";
constexpr const char* own_reader = "read JSON text, 2048 x 2048";
constexpr const char* simdjson = "peer: simdjson on demand";
constexpr const char* rapidjson = "peer: RapidJSON SAX";
constexpr const char* nlohmann = "peer: nlohmann SAX";
constexpr const char* copying = "limit: memcpy of the text";

landscape::Landscape make(std::size_t side, double density,
                          landscape::testing::RandomLandscape::Tiles tiles) {
    std::mt19937_64 random(20240229);
    landscape::testing::RandomLandscape options;
    options.rows = side;
    options.columns = side;
    options.density = density;
    options.tiles = tiles;
    return landscape::testing::random_landscape(options, random);
}

// Times `work`, which handles this many tiles (and bytes, if it reads text) per call.
void measure(State& state, std::size_t tiles, std::size_t bytes, const std::function<void()>& work) {
    for (auto _ : state) work();
    state.SetItemsProcessed(static_cast<std::int64_t>(tiles) * state.iterations());
    state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * state.iterations());
}

void add(const char* name, std::size_t tiles, std::size_t bytes, std::function<void()> work) {
    benchmark::RegisterBenchmark(name, [=](State& state) {
        measure(state, tiles, bytes, work);
    })->Unit(benchmark::kMillisecond);
}

void add_scoring(const char* name, const landscape::Landscape& map, Signature& signature) {
    signature.add(score(map));
    add(name, map.squares(), 0, [&map] { benchmark::DoNotOptimize(score(map)); });
}

landscape::LandscapeScore score_text(std::string_view text) {
    landscape::TextScorer scorer;
    constexpr std::size_t piece = std::size_t{1} << 18;
    for (std::size_t at = 0; at < text.size(); at += piece) {
        if (!scorer.feed(text.substr(at, piece))) return {};
    }
    const auto report = scorer.finish();
    return report ? report->score : landscape::LandscapeScore();
}

landscape::Landscape read_own(std::string_view text) {
    landscape::LandscapeReader reader;
    landscape::Landscape rows;
    static_cast<void>(reader.feed(text, rows));
    return rows;
}

std::int64_t squares_by_code(const landscape::Landscape& map) {
    std::int64_t sum = 0;
    for (std::size_t row = 0; row < map.rows(); ++row) {
        for (const tile::Tile tile : map.row(row)) sum = sum * 31 + tile.code();
    }
    return sum;
}

#ifdef BASTIDE_OPENCV
void add_opencv(std::size_t side) {
    std::mt19937_64 random(1);
    auto plane = std::make_shared<cv::Mat>(static_cast<int>(side), static_cast<int>(side), CV_8U);
    for (int i = 0; i < plane->rows * plane->cols; ++i) plane->data[i] = static_cast<uchar>(random() & 1U);
    cv::setNumThreads(1);
    add(opencv, side * side, 0, [plane] {
        cv::Mat labels;
        benchmark::DoNotOptimize(cv::connectedComponents(*plane, labels, 4, CV_32S));
    });
}
#endif

}  // namespace

int run(int argc, char** argv) {
    constexpr std::size_t side = 4096;
    Signature signature;
    const landscape::Landscape dense = make(side, 1, landscape::testing::RandomLandscape::Tiles::the_19);
    const landscape::Landscape sparse = make(side, 0.9, landscape::testing::RandomLandscape::Tiles::the_19);
    const landscape::Landscape any = make(side, 1, landscape::testing::RandomLandscape::Tiles::any);
    const landscape::Landscape flowing = make(side, 1, landscape::testing::RandomLandscape::Tiles::flowing);
    add_scoring("score in memory, 4096 x 4096, the 19 tiles", dense, signature);
    add_scoring("score in memory, 4096 x 4096, one square in ten empty", sparse, signature);
    add_scoring("score in memory, 4096 x 4096, any edges", any, signature);
    add_scoring("score in memory, 4096 x 4096, long features", flowing, signature);
    add("score in memory, 4096 x 4096, the 19 tiles, plain kernels", dense.squares(), 0,
        [&dense] { benchmark::DoNotOptimize(landscape::testing::plain_score(dense)); });
#ifdef BASTIDE_OPENCV
    add_opencv(side);
#endif
    const landscape::Landscape small = make(side / 4, 1, landscape::testing::RandomLandscape::Tiles::the_19);
    add("peer: find_features, 1024 x 1024", small.squares(), 0,
        [&small] { benchmark::DoNotOptimize(find_features(small)); });

    const landscape::Landscape page = make(side / 2, 1, landscape::testing::RandomLandscape::Tiles::the_19);
    const std::string text = landscape_text(page);
    signature.add(score_text(text));
    add("score from JSON text, 2048 x 2048", page.squares(), text.size(),
        [&text] { benchmark::DoNotOptimize(score_text(text)); });
    const auto add_reader = [&](const char* name, landscape::Landscape (*read)(std::string_view)) {
        signature.add(squares_by_code(read(text)));
        add(name, page.squares(), text.size(), [&text, read] { benchmark::DoNotOptimize(read(text)); });
    };
    add_reader(own_reader, read_own);
    add_reader(simdjson, read_with_simdjson);
    add_reader(rapidjson, read_with_rapidjson);
    add_reader(nlohmann, read_with_nlohmann);
    std::string copy(text.size(), ' ');
    add(copying, page.squares(), text.size(), [&] {
        std::memcpy(copy.data(), text.data(), text.size());
        benchmark::ClobberMemory();
    });

    benchmark::Initialize(&argc, argv);
    Reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    benchmark::Shutdown();
    reporter.compare("score a map in memory", "score in memory, 4096 x 4096, the 19 tiles", opencv);
    for (const char* beside : {simdjson, rapidjson, nlohmann, copying})
        reporter.compare("read a map", own_reader, beside);
    signature.print();
    return 0;
}

}  // namespace bastide::bench

int main(int argc, char** argv) {
    return bastide::bench::run(argc, argv);
}
