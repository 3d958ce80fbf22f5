// Programs on which some search was wrong once, through all searches: they must agree with each other. The
// images are files in the folder that RADDLE_IMAGES names (tests/differential/test_native_images.py writes
// them); RADDLE_MOST says how many executions a search may have before a program is too large for it.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "doctest/doctest.h"
#include "searching.h"

using namespace raddle;
using namespace raddle::test;

namespace {

class Comparison {
  public:
    explicit Comparison(const Program& program) : program_(program) {
        const char* const most = std::getenv("RADDLE_MOST");
        most_ = most == nullptr ? 1000 : std::strtoull(most, nullptr, 10);
        takes_locks_ = std::ranges::any_of(program.code, is_lock) ||
                       std::ranges::any_of(program.functions, [](const Function& f) { return f.takes(); });
    }

    void compare() {
        for (const ModelKind model : {ModelKind::Sc, ModelKind::Tso, ModelKind::Ra, ModelKind::Rc11}) {
            INFO(std::string(model_name(model)));
            compare_graphs(model);
            if (takes_locks_) compare_unordered(model);
        }
        compare_rcmc();
        compare_sc();
    }
    // How often two searches were compared.
    u32 count() const { return count_; }

  private:
    static bool is_lock(const Instruction& i) { return i.op == static_cast<u16>(Op::LOCK); }
    std::optional<Found> found(const char* search, ModelKind model, const SearchOptions& options) {
        INFO(std::string(search));
        std::optional<Found> result = find(program_, search, model, options, most_);
        if (result && search != std::string("rcmc") && !options.project_locks)
            CHECK_EQ(result->duplicates, 0);
        return result;
    }

    // Reads that come too early left out or not, barriers' arrivals ordered or not, modification order or
    // not.
    void compare_graphs(ModelKind model) {
        SearchOptions full;
        full.skip_waiting = full.merge_arrivals = false;
        const auto ordered = found("modification-order", model, full);
        if (!ordered) return;
        SearchOptions merging = full;
        merging.merge_arrivals = true;
        const auto merged = found("modification-order", model, merging);
        if (!merged) return;
        CHECK(merged->executions <= ordered->executions);
        CHECK(merged->errors == ordered->errors);
        const auto quick = found("modification-order", model, {});
        if (!quick) return;
        CHECK_EQ(quick->executions, merged->executions);
        CHECK(quick->blocked <= merged->blocked);
        CHECK(quick->places == merged->places);
        CHECK(quick->errors == merged->errors);
        SearchOptions nameless;
        nameless.symmetry = true;
        const auto few = found("modification-order", model, nameless);
        if (!few) return;
        CHECK(few->executions <= quick->executions);
        CHECK(few->places == quick->places);
        CHECK(few->errors == quick->errors);
        const auto reads_from = found("reads-from", model, {});
        if (!reads_from) return;
        CHECK(reads_from->executions <= merged->executions);
        CHECK_EQ(reads_from->executions == 0, merged->executions == 0);
        CHECK(reads_from->places == merged->places);
        CHECK(reads_from->errors == merged->errors);
        count_ += 3;
    }

    // The search that remembers, against the canonical one: the same classes but for the order of locks.
    void compare_unordered(ModelKind model) {
        for (const char* const search : {"modification-order", "reads-from"}) {
            INFO(std::string(search));
            SearchOptions options;
            options.project_locks = true;
            options.skip_waiting = false;
            const auto ordered = found(search, model, options);
            if (!ordered) continue;
            for (const bool skip : {false, true}) {
                options.unordered = true;
                options.skip_waiting = skip;
                const auto unordered = found(search, model, options);
                if (!unordered) continue;
                CHECK(unordered->classes == ordered->classes);
                CHECK(unordered->errors == ordered->errors);
                CHECK(unordered->places == ordered->places);
                if (!unordered->has_ordered_locks) CHECK_EQ(unordered->duplicates, 0);
                ++count_;
            }
        }
    }

    // RCMC comes to some more than once, but to the same ones. It has no spurious failures.
    void compare_rcmc() {
        SearchOptions options;
        options.spurious_cas = options.skip_waiting = options.merge_arrivals = false;
        for (const ModelKind model : {ModelKind::Rc11, ModelKind::Wrc11}) {
            INFO(std::string(model_name(model)));
            const char* const other = model == ModelKind::Rc11 ? "modification-order" : "reads-from";
            const auto expected = found(other, model, options);
            const auto rcmc = found("rcmc", model, options);
            if (!expected || !rcmc) continue;
            CHECK(rcmc->classes == expected->classes);
            CHECK(rcmc->errors == expected->errors);
            ++count_;
        }
    }

    // Under sequential consistency: all interleavings, one of each class by conflicts, one of each graph.
    void compare_sc() {
        SearchOptions options;
        options.independent_faa = options.skip_waiting = options.merge_arrivals = false;
        const auto graphs = found("modification-order", ModelKind::Sc, options);
        const auto dpor = found("dpor", ModelKind::Sc, options);
        if (!graphs || !dpor) return;
        if (graphs->errors.empty()) {
            CHECK(dpor->errors.empty());
            CHECK_EQ(dpor->executions, graphs->executions);
        } else {
            CHECK_FALSE(dpor->errors.empty());
        }
        ++count_;
        options.independent_faa = true;
        const auto commuting = found("dpor", ModelKind::Sc, options);
        if (!commuting) return;
        CHECK(commuting->executions <= dpor->executions);
        CHECK_EQ(commuting->errors.empty(), dpor->errors.empty());
        const auto all = found("interleavings", ModelKind::Sc, options);
        if (!all) return;
        CHECK(all->errors == dpor->errors);
        if (all->errors.empty()) CHECK(all->executions >= dpor->executions);
        ++count_;
    }

    const Program& program_;
    u64 most_;
    bool takes_locks_;
    u32 count_ = 0;
};

}  // namespace

TEST_CASE("kept programs") {
    const char* const folder = std::getenv("RADDLE_IMAGES");
    if (folder == nullptr) {
        MESSAGE("RADDLE_IMAGES names no folder: no program is compared");
        return;
    }
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    u32 compared = 0, count = 0;
    for (const std::filesystem::path& path : paths) {
        const std::string name = path.filename().string();
        CAPTURE(name);
        std::ifstream stream(path, std::ios::binary);
        const std::vector<u8> bytes{std::istreambuf_iterator<char>(stream), {}};
        const Program program = Program::load(bytes);
        Comparison comparison(program);
        comparison.compare();
        compared += comparison.count() > 0 ? 1 : 0;  // else it is too large for every search
        count += comparison.count();
    }
    MESSAGE(compared << " programs compared, " << count << " times");
}
