#include "bastide/caverna/testing/integer_program.h"

#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <glpk.h>

#include "bastide/caverna/furnishing.h"

namespace bastide::caverna::testing {
namespace {

// A sum of variables with factors.
using Terms = std::vector<std::pair<int, double>>;

class Program {
  public:
    Program() : program_(glp_create_prob()) {
        glp_term_out(GLP_OFF);
        glp_set_obj_dir(program_, GLP_MAX);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() { glp_delete_prob(program_); }

    // Adds an integer variable from 0 to `most` with its points per unit.
    int add(double most, double points = 0) {
        const int column = glp_add_cols(program_, 1);
        glp_set_col_kind(program_, column, GLP_IV);
        if (most == 0) {
            glp_set_col_bnds(program_, column, GLP_FX, 0, 0);
        } else {
            glp_set_col_bnds(program_, column, GLP_DB, 0, most);
        }
        glp_set_obj_coef(program_, column, points);
        return column;
    }

    // The sum is at most `limit`.
    void at_most(const Terms& terms, double limit) { row(terms, GLP_UP, limit); }
    void equals(const Terms& terms, double value) { row(terms, GLP_FX, value); }

    int solve() {
        glp_iocp options;
        glp_init_iocp(&options);
        options.presolve = GLP_ON;
        options.gmi_cuts = GLP_ON;
        options.mir_cuts = GLP_ON;
        options.cov_cuts = GLP_ON;
        options.msg_lev = GLP_MSG_ERR;
        const bool solved = glp_intopt(program_, &options) == 0 && glp_mip_status(program_) == GLP_OPT;
        return solved ? static_cast<int>(std::lround(glp_mip_obj_val(program_))) : -1000;
    }

  private:
    void row(const Terms& terms, int kind, double value) {
        const int row = glp_add_rows(program_, 1);
        glp_set_row_bnds(program_, row, kind, value, value);
        std::vector<int> columns = {0};
        std::vector<double> factors = {0};
        for (const auto& [column, factor] : terms) {
            columns.push_back(column);
            factors.push_back(factor);
        }
        glp_set_mat_row(program_, row, static_cast<int>(terms.size()), columns.data(), factors.data());
    }

    glp_prob* program_;
};

constexpr double many = 200;  // more than any count of the model

Terms operator+(Terms terms, const Terms& more) {
    terms.insert(terms.end(), more.begin(), more.end());
    return terms;
}

}  // namespace

int greatest_total(const Model& model) {
    Program p;
    const double office = model.office_room ? 1 : 0;
    const Goods& goods = model.goods;

    // Tiles: how many of each.
    std::vector<int> tiles;
    Terms all_tiles;
    Terms yellow;
    for (FurnishingId id = 0; id < furnishing_count; ++id) {
        const Furnishing& row = furnishings()[id];
        const double most = id == tile::dwelling ? 20 : (id == tile::office_room ? office : 1);
        tiles.push_back(p.add(most, row.points));
        all_tiles.emplace_back(tiles.back(), 1);
        if (row.colour == Colour::yellow) yellow.emplace_back(tiles.back(), 1);
    }
    const auto tile_by_name = [&](const char* name) { return tiles[*find_furnishing(name)]; };
    p.at_most({{tile_by_name("trader"), 1}, {tile_by_name("spare_part_storage"), 1}}, 1);
    if (model.office_room) p.equals({{tile_by_name("office_room"), 1}}, 1);

    // The mountain: overhanging cells, mines, and unused cells.
    const int over_mountain = p.add(7 * office, 2);
    const int ruby_on_tunnel = p.add(20, 4);
    const int ore_mines = p.add(10, 3);
    const int ruby_on_deep = p.add(10, 4);
    const int empty_mountain = p.add(20);
    const int unused_mountain = p.add(10, -1);
    p.at_most({{ruby_on_deep, 1}, {ore_mines, -1}}, 0);
    p.equals(all_tiles + Terms{{ruby_on_tunnel, 1},
                               {ore_mines, 2},
                               {empty_mountain, 1},
                               {unused_mountain, 1},
                               {over_mountain, -1}},
             11);

    // The forest. Pastures by their stables.
    const int over_forest = p.add(8 * office, 2);
    const std::array small = {p.add(12, 2), p.add(3, 2)};
    const std::array large = {p.add(6, 4), p.add(3, 4), p.add(1, 4)};
    const int meadow = p.add(12);
    const int meadow_stable = p.add(3);
    const int forest_stable = p.add(3);
    const int fields = p.add(20);
    const int unused_forest = p.add(12, -1);
    p.equals({{small[0], 1},
              {small[1], 1},
              {large[0], 2},
              {large[1], 2},
              {large[2], 2},
              {meadow, 1},
              {meadow_stable, 1},
              {forest_stable, 1},
              {fields, 1},
              {unused_forest, 1},
              {over_forest, -1}},
             12);
    p.at_most({{over_forest, 1}, {fields, -1}}, 0);
    p.at_most({{small[1], 1}, {large[1], 1}, {large[2], 2}, {meadow_stable, 1}, {forest_stable, 1}}, 3);

    // Dwarfs: `sixth` is the one after five others.
    const int sixth = p.add(1, 1);
    const int housed = p.add(5, 1);
    const int is_five = p.add(1);
    p.at_most({{housed, 1},
               {tile_by_name("dwelling"), -1},
               {tile_by_name("simple_dwelling_4w2s"), -1},
               {tile_by_name("simple_dwelling_3w3s"), -1},
               {tile_by_name("mixed_dwelling"), -1},
               {tile_by_name("couple_dwelling"), -2}},
              2);
    p.at_most({{is_five, 5}, {housed, -1}}, 0);
    p.at_most({{sixth, 1}, {is_five, -1}}, 0);
    p.at_most({{sixth, 1}, {tile_by_name("additional_dwelling"), -1}}, 0);
    const Terms dwarfs = {{housed, 1}, {sixth, 1}};
    const auto minus = [](Terms terms) {
        for (auto& [column, factor] : terms) factor = -factor;
        return terms;
    };
    const int armed = p.add(6);
    p.at_most(Terms{{armed, 1}} + minus(dwarfs), 0);

    // Animals of each type, by where they live. Zones of one type hold `size` for each that is given to the
    // type.
    const std::array<int, 4> most = {model.most.sheep, model.most.donkeys, model.most.wild_boars,
                                     model.most.cattle};
    std::array<int, 4> animals{};
    std::array<Terms, 4> rooms;
    for (std::size_t type = 0; type < 4; ++type) animals[type] = p.add(std::min<double>(many, most[type]), 1);
    const auto give = [&](const Terms& zones, double limit, double size) {
        Terms given;
        for (auto& room : rooms) {
            const int count = p.add(20);
            given.emplace_back(count, 1);
            room.emplace_back(count, size);
        }
        p.at_most(given + minus(zones), limit);
    };
    // With dogs, pastures and meadows may be guarded: these are taken from the zones.
    std::vector<int> guarded;
    const auto pasture = [&](int zones, double size) {
        const int under_guard = p.add(goods.dogs > 0 ? 12 : 0);
        guarded.push_back(under_guard);
        p.at_most({{under_guard, 1}, {zones, -1}}, 0);
        give({{zones, 1}, {under_guard, -1}}, 0, size);
    };
    pasture(small[0], 2);
    pasture(small[1], 4);
    pasture(large[0], 4);
    pasture(large[1], 8);
    pasture(large[2], 16);
    pasture(meadow_stable, 1);
    const int guarded_meadows = p.add(goods.dogs > 0 ? 12 : 0);
    p.at_most({{guarded_meadows, 1}, {meadow, -1}}, 0);
    guarded.push_back(guarded_meadows);
    if (goods.dogs > 0) {
        const int any_guarded = p.add(1);
        const int dogs_on_guard = p.add(goods.dogs);
        Terms zones;
        for (const int each : guarded) zones.emplace_back(each, 1);
        p.at_most(Terms{{any_guarded, 1}} + minus(zones), 0);
        p.at_most({{dogs_on_guard, 1}, {any_guarded, -static_cast<double>(goods.dogs)}}, 0);
        rooms[0] = rooms[0] + zones + Terms{{dogs_on_guard, 1}};
    }
    give({}, 1, 2);  // the entry-level dwelling
    give({{tile_by_name("mixed_dwelling"), 1}}, 0, 2);
    const int stubble = p.add(20);
    p.at_most({{stubble, 1}, {fields, -1}}, 0);
    p.at_most({{stubble, 1}, {tile_by_name("stubble_room"), -many}}, 0);
    give({{stubble, 1}}, 0, 1);
    const int cuddled = p.add(6);
    p.at_most({{cuddled, 1}, {tile_by_name("cuddle_room"), -many}}, 0);
    p.at_most(Terms{{cuddled, 1}} + minus(dwarfs), 0);
    rooms[0].emplace_back(cuddled, 1);
    rooms[1] = rooms[1] + Terms{{ruby_on_tunnel, 1}, {ore_mines, 1}, {ruby_on_deep, 1}};
    rooms[2].emplace_back(forest_stable, 1);
    rooms[3].emplace_back(tile_by_name("breakfast_room"), 3);
    Terms farm;
    for (std::size_t type = 0; type < 4; ++type) {
        p.at_most(Terms{{animals[type], 1}} + minus(rooms[type]), 0);
        farm.emplace_back(animals[type], 1);
    }

    // Points of a tile: at most the points of its rule, and 0 without the tile.
    const auto bonus = [&](const char* tile, const Terms& rule, double constant, double limit) {
        const int points = p.add(limit, 1);
        p.at_most({{points, 1}, {tile_by_name(tile), -limit}}, 0);
        p.at_most(Terms{{points, 1}} + minus(rule), constant);
    };
    bonus("weaving_parlor", {{animals[0], 0.5}}, 0, many);
    bonus("milking_parlor", {{animals[3], 1}}, 0, many);
    Terms thirds = farm;
    for (auto& [column, factor] : thirds) factor = 1.0 / 3;
    bonus("fodder_chamber", thirds, 1e-6, many);
    Terms twice = yellow;
    for (auto& [column, factor] : twice) factor = 2;
    bonus("main_storage", twice, 0, 36);
    bonus("weapon_storage", {{armed, 3}}, 0, 18);
    // 8 if nobody is without a weapon, and if nobody has one.
    const int all_armed = p.add(1);
    const int none_armed = p.add(1);
    p.at_most(dwarfs + Terms{{armed, -1}, {all_armed, 6}}, 6);
    p.at_most({{armed, 1}, {none_armed, 6}}, 6);
    bonus("supplies_storage", {{all_armed, 8}}, 0, 8);
    bonus("prayer_chamber", {{none_armed, 8}}, 0, 8);
    bonus("broom_chamber", {{is_five, 5}, {sixth, 5}}, 0, 10);
    bonus("stone_storage", {}, goods.stone, many);
    bonus("ore_storage", {}, std::floor(goods.ore / 2.0), many);
    bonus("treasure_chamber", {}, goods.rubies, many);
    bonus("food_chamber", {}, 2 * std::min(goods.grain, goods.vegetables), many);
    Terms built;
    for (FurnishingId id = 0; id <= tile::additional_dwelling; ++id) built.emplace_back(tiles[id], 1);
    const int beside = p.add(4);
    p.at_most(Terms{{beside, 1}} + minus(built), 1);
    if (!model.office_room) {
        const int all_four = p.add(1);
        p.at_most({{beside, 1}, {all_four, -1}}, 3);
        p.at_most(Terms{{all_four, 4}} + minus(built), 0);
    }
    bonus("state_parlor", {{beside, 4}}, 0, 16);

    // Points lost, and those that the Writing chamber returns.
    Terms lost = {{unused_mountain, 1}, {unused_forest, 1}};
    for (const int each : animals) {
        const int missing = p.add(1, -2);
        lost.emplace_back(missing, 2);
        // Missing, unless there is one.
        const int present = p.add(1);
        p.equals({{missing, 1}, {present, 1}}, 1);
        p.at_most({{present, 1}, {each, -1}}, 0);
    }
    bonus("writing_chamber", lost, 0, 7);

    const int constant = goods.gold + goods.rubies + (goods.grain + 1) / 2 + goods.vegetables + goods.dogs;
    return p.solve() + constant;
}

}  // namespace bastide::caverna::testing
