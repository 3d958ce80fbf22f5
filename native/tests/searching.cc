#include "searching.h"

#include <memory>

#include "doctest/doctest.h"
#include "search/dpor/dpor.h"
#include "search/graphs/remembering_search.h"
#include "search/interleavings/interleavings.h"
#include "search/rcmc/rcmc.h"
#include "search/replay/graph_replay.h"

namespace raddle::test {
namespace {

std::unique_ptr<Search> make(const Program& program, const std::string& search, ModelKind model,
                             const SearchOptions& options) {
    if (search == "interleavings") return std::make_unique<Interleavings>(program, options);
    if (search == "dpor") return std::make_unique<Dpor>(program, options);
    if (search == "rcmc") return std::make_unique<Rcmc>(program, options, model);
    const bool records_mo = search == "modification-order";
    return make_graph_search(program, options, model, records_mo);
}

Trace run_again(const Program& program, const SearchOptions& options, const Schedule& schedule) {
    return schedule.events.empty() ? replay(program, options, schedule)
                                   : replay_graph(program, options, schedule);
}

}  // namespace

std::optional<Found> find(const Program& program, const std::string& search, ModelKind model,
                          SearchOptions options, u64 most) {
    options.count_duplicates = options.keep_going = options.keep = true;
    const std::unique_ptr<Search> running = make(program, search, model, options);
    while (!running->run(0))
        if (running->explored() > most) return std::nullopt;
    if (running->halt()) return std::nullopt;

    Found found;
    found.executions = running->executions();
    found.blocked = running->blocked();
    found.duplicates = running->duplicates();
    found.classes.insert(running->classes().begin(), running->classes().end());
    for (const FoundError& error : running->errors()) {
        const Failure& failure = error.failure;
        const bool stuck = failure.code == FaultCode::Deadlock || failure.code == FaultCode::Livelock;
        found.errors.insert(stuck ? "stuck" : failure.kind);
        const auto [code, place, partner] = key_of(program, failure);
        if (!stuck) found.places.insert({failure.kind, place, failure.code == FaultCode::Race ? partner : 0});
        const Trace trace = run_again(program, options, error.schedule);
        REQUIRE(trace.outcome.has_value());
        CHECK(trace.outcome->code == failure.code);
        CHECK_EQ(trace.outcome->kind, failure.kind);
    }
    options.races = false;  // a complete execution may have one, which would end its replay
    for (const Schedule& schedule : running->kept()) {
        const Trace trace = run_again(program, options, schedule);
        CHECK(trace.blocked.empty());
        CHECK_FALSE(trace.halt.has_value());
    }
    if (const auto* const graphs = dynamic_cast<const GraphSearch*>(running.get())) {
        found.remembered = graphs->remembered();
        found.has_ordered_locks = !graphs->ordered_locks().empty();
    }
    return found;
}

}  // namespace raddle::test
