#include "models/lock_order.h"

#include <algorithm>

namespace raddle {

EventId LockOrder::end_of(const Graph& graph, const Section& section) const {
    return section.is_open() ? graph.last(section.thread) : graph.find(section.thread, section.last);
}

bool LockOrder::is_before(const Graph& graph, u32 first, u32 second) const {
    const Section& a = graph.sections()[first];
    const Section& b = graph.sections()[second];
    if (a.thread == b.thread) return a.first < b.first;
    if (a.is_open()) return std::find(a.after.begin(), a.after.end(), second) != a.after.end();
    // Not only in the causal order: the end of a section happens before the next one.
    return clocks_.includes(graph[graph.find(b.thread, b.first)].hb, a.thread, a.last);
}

void LockOrder::refresh(Graph& graph, EventId id, bool keep) {
    const std::size_t words = clocks_.mark();
    const Event& now = graph[id];
    Event e = now;
    e.base = e.release = Clock{};
    // Mostly the two are the same, and stay so.
    const auto follow = [&](const Event& before) {
        const bool same = e.hb == e.causal && before.hb == before.causal;
        e.hb = clocks_.join(e.hb, before.hb);
        e.causal = same ? e.hb : clocks_.join(e.causal, before.causal);
    };
    if (e.begin) {
        e.hb = e.causal = Clock{0, 0, e.thread, e.index};
        e.pending = Clock{};
        if (graph.thread(e.thread).spawn != kNone) follow(graph[graph.thread(e.thread).spawn]);
    } else {
        const Event& before = graph[graph.find(e.thread, e.index - 1)];
        e.hb = before.hb;
        e.causal = before.causal;
        e.hb.index = e.causal.index = e.index;
        e.pending = before.pending;
    }
    if (e.kind == LabelKind::Join && !e.begin) follow(graph[graph.last(e.target)]);
    if (e.opens) {
        const Sections& sections = graph.sections();
        for (const u32 number : sections.of(e.thread)) {
            if (sections[number].first != e.index) continue;
            for (const u32 other : sections[number].before) follow(graph[end_of(graph, sections[other])]);
        }
    }
    if (e.reads && e.rf < kInit) e.causal = clocks_.join(e.causal, graph[e.rf].causal);
    model_.synchronise(graph, e);
    if (keep && clocks_.covers(now.hb, e.hb) &&
        ((now.hb == now.causal && e.hb == e.causal) || clocks_.covers(now.causal, e.causal)) &&
        clocks_.covers(now.release, e.release) && clocks_.covers(now.pending, e.pending)) {
        clocks_.reset(words);
        return;
    }
    if (keep) changes_.push_back({id, 0, 0, now.hb, now.base, now.release, now.pending, now.causal});
    Event& target = graph.at(id);
    target.hb = e.hb;
    target.base = e.base;
    target.release = e.release;
    target.pending = e.pending;
    target.causal = e.causal;
    queue_.push_back(id);
}

void LockOrder::note_change(const Event& e) {
    if (thread_marked_.size() <= e.thread) thread_marked_.resize(e.thread + 1, 0);
    if (thread_marked_[e.thread] == 0) {
        thread_marked_[e.thread] = 1;
        threads_.push_back(e.thread);
    }
    if (e.loc == kNone) return;
    if (loc_marked_.size() <= e.loc) loc_marked_.resize(e.loc + 1, 0);
    if (loc_marked_[e.loc] != 0) return;
    loc_marked_[e.loc] = 1;
    locs_.push_back(e.loc);
}

void LockOrder::propagate(Graph& graph, EventId id) {
    const Event& e = graph[id];
    note_change(e);
    const ThreadEvents& mine = graph.thread(e.thread);
    if (e.index < mine.events.size()) refresh(graph, mine.events[e.index], true);
    if (e.writes && e.loc != kNone) {
        const std::vector<EventId>& reads = graph.location(e.loc).reads;
        for (const EventId reader : reads)
            if (graph[reader].rf == id) refresh(graph, reader, true);
    }
    if (e.kind == LabelKind::Spawn && e.target != kNone && !graph.thread(e.target).events.empty())
        refresh(graph, graph.thread(e.target).events.front(), true);
    if (mine.join != kNone && e.index == mine.events.size()) refresh(graph, mine.join, true);
    const Sections& sections = graph.sections();
    for (const u32 number : sections.of(e.thread)) {
        const Section& section = sections[number];
        if (section.after.empty()) continue;
        if (section.is_open() ? e.index == mine.events.size() : e.index == section.last)
            for (const u32 other : section.after)
                refresh(graph, graph.find(sections[other].thread, sections[other].first), true);
    }
}

bool LockOrder::order(Graph& graph, u32 first, u32 second) {
    Section& a = graph.sections()[first];
    Section& b = graph.sections()[second];
    if (clocks_.includes(graph[end_of(graph, a)].causal, b.thread, b.first)) return false;
    a.after.push_back(second);
    b.before.push_back(first);
    changes_.push_back({kNone, first, second, {}, {}, {}, {}, {}});
    refresh(graph, graph.find(b.thread, b.first), true);
    return true;
}

// What led to an event of a section puts whole sections before it.
bool LockOrder::order_by_cause(Graph& graph) {
    const Sections& sections = graph.sections();
    pairs_.clear();
    for (const u32 thread : threads_) {
        for (const u32 number : sections.of(thread)) {
            const Clock& end = graph[end_of(graph, sections[number])].causal;
            for (u32 other = 0; other < sections.size(); ++other) {
                const Section& a = sections[other];
                if (a.lock != sections[number].lock || a.thread == thread ||
                    !clocks_.includes(end, a.thread, a.first) || is_before(graph, other, number))
                    continue;
                if (clocks_.includes(graph[end_of(graph, a)].causal, thread, sections[number].first))
                    return give_up();
                pairs_.emplace_back(other, number);
            }
        }
    }
    for (const u32 thread : threads_) thread_marked_[thread] = 0;
    threads_.clear();
    return order_all(graph);
}

bool LockOrder::order_by_location(Graph& graph, u32 loc) {
    const bool coherent =
        records_mo_ ? witness_.recorded(graph, loc) : witness_.coherent(graph, loc, nullptr, nullptr);
    if (!coherent) return false;
    // Sections of one lock that are ordered already stand so here too: coherence has just said so.
    const Sections& sections = graph.sections();
    inside_.clear();
    for (const Witness::Access& access : witness_.accesses())
        for (const u32 number : sections.of(access.thread))
            if (sections[number].contains(access.index)) inside_.emplace_back(number, &access);
    std::sort(inside_.begin(), inside_.end());
    pairs_.clear();
    const std::size_t count = inside_.size();
    for (std::size_t i = 0, next = 0; i < count; i = next) {
        const u32 first = inside_[i].first;
        while (next < count && inside_[next].first == first) ++next;
        for (std::size_t j = next, end = next; j < count; j = end) {
            const u32 second = inside_[j].first;
            while (end < count && inside_[end].first == second) ++end;
            if (sections[first].lock != sections[second].lock || is_before(graph, first, second) ||
                is_before(graph, second, first))
                continue;
            bool before = false, after = false;
            for (std::size_t a = i; a < next; ++a)
                for (std::size_t b = j; b < end; ++b) {
                    before = before || witness_.is_before(*inside_[a].second, *inside_[b].second);
                    after = after || witness_.is_before(*inside_[b].second, *inside_[a].second);
                }
            if (before && after) return false;
            if (before) pairs_.emplace_back(first, second);
            if (after) pairs_.emplace_back(second, first);
        }
    }
    return order_all(graph);
}

// Neighbours are enough: what they bring along reaches the others. The first ones first, so that each
// section is brought up to date once.
bool LockOrder::order_all(Graph& graph) {
    if (pairs_.empty()) return true;
    std::sort(pairs_.begin(), pairs_.end());
    pairs_.erase(std::unique(pairs_.begin(), pairs_.end()), pairs_.end());
    const auto is_pair = [&](u32 first, u32 second) {
        return std::binary_search(pairs_.begin(), pairs_.end(), std::pair{first, second}) ||
               is_before(graph, first, second);
    };
    neighbours_.clear();
    for (const auto& [first, second] : pairs_) {
        u32 before = 0;
        bool implied = false;
        for (const auto& [other, end] : pairs_) {
            if (end == second) ++before;
            implied = implied || (end == second && other != first && is_pair(first, other)) ||
                      (other == first && end != second && is_pair(end, second));
        }
        if (!implied) neighbours_.push_back({before, first, second});
    }
    std::sort(neighbours_.begin(), neighbours_.end());
    for (const auto& [before, first, second] : neighbours_) {
        if (!is_before(graph, first, second) && !order(graph, first, second)) return false;
        while (!queue_.empty()) {
            const EventId id = queue_.back();
            queue_.pop_back();
            propagate(graph, id);
        }
    }
    return true;
}

bool LockOrder::give_up() {
    queue_.clear();
    for (const u32 thread : threads_) thread_marked_[thread] = 0;
    for (const u32 loc : locs_) loc_marked_[loc] = 0;
    threads_.clear();
    locs_.clear();
    return false;
}

bool LockOrder::settle(Graph& graph) {
    bool holds = true;
    while (holds) {
        if (!queue_.empty()) {
            const EventId id = queue_.back();
            queue_.pop_back();
            propagate(graph, id);
        } else if (!threads_.empty()) {
            holds = order_by_cause(graph);
        } else if (!locs_.empty()) {
            const u32 loc = locs_.back();
            locs_.pop_back();
            loc_marked_[loc] = 0;
            holds = order_by_location(graph, loc);
        } else {
            return true;
        }
    }
    return give_up();
}

// Whether some read that comes after the write, by what is known already, reads from a write before it: the
// common way for a critical section to fail, told without bringing all clocks up to date.
bool LockOrder::is_overlooked(const Graph& graph, EventId write) const {
    const Event& e = graph[write];
    const Sections& sections = graph.sections();
    for (const u32 mine : sections.of(e.thread)) {
        if (!sections[mine].is_open() || sections[mine].after.empty()) continue;
        for (const EventId reader : graph.location(e.loc).reads) {
            const Event& r = graph[reader];
            if (r.thread == e.thread || r.rf == write) continue;
            for (const u32 other : sections[mine].after)
                if (sections[other].thread == r.thread && sections[other].first < r.index &&
                    (r.rf == kInit ||
                     clocks_.includes(model_.coherence(e), graph[r.rf].thread, graph[r.rf].index)))
                    return true;
        }
    }
    return false;
}

bool LockOrder::add(Graph& graph, EventId id) {
    if (graph[id].writes && graph[id].loc != kNone && is_overlooked(graph, id)) return false;
    queue_.push_back(id);
    return settle(graph);
}

bool LockOrder::rebuild(Graph& graph) {
    Sections& sections = graph.sections();
    for (u32 number = 0; number < sections.size(); ++number) {
        sections[number].after.clear();
        sections[number].before.clear();
    }
    done_.assign(graph.size(), 0);
    // A read that was given another write may stand before it in <G.
    const std::function<void(EventId)> make = [&](EventId id) {
        if (done_[id] != 0) return;
        done_[id] = 1;
        const Event& e = graph[id];
        if (e.reads && e.rf < kInit) make(e.rf);
        if (e.begin && graph.thread(e.thread).spawn != kNone) make(graph.thread(e.thread).spawn);
        if (e.index > 1) make(graph.find(e.thread, e.index - 1));
        if (e.kind == LabelKind::Join && !e.begin) make(graph.last(e.target));
        refresh(graph, id, false);
    };
    for (EventId id = 0; id < graph.size(); ++id) {
        make(id);
        note_change(graph[id]);
    }
    queue_.clear();  // each was made after all that it follows
    return settle(graph);
}

void LockOrder::reset(Graph& graph, std::size_t mark) {
    while (changes_.size() > mark) {
        const Change& change = changes_.back();
        if (change.event == kNone) {
            graph.sections()[change.first].after.pop_back();
            graph.sections()[change.second].before.pop_back();
        } else {
            Event& e = graph.at(change.event);
            e.hb = change.hb;
            e.base = change.base;
            e.release = change.release;
            e.pending = change.pending;
            e.causal = change.causal;
        }
        changes_.pop_back();
    }
}

bool LockOrder::complete(Graph& graph, const std::function<bool()>& accept) {
    const Sections& sections = graph.sections();
    for (u32 last = 0; last < sections.size(); ++last) {
        if (!sections[last].is_open()) continue;
        for (u32 other = 0; other < sections.size(); ++other) {
            if (other == last || sections[other].lock != sections[last].lock) continue;
            if (sections[other].is_open()) return false;
            if (!is_before(graph, other, last) && !order(graph, other, last)) {
                settle(graph);
                return false;
            }
        }
    }
    return settle(graph) && complete_from(graph, 0, accept);
}

bool LockOrder::complete_from(Graph& graph, u32 first, const std::function<bool()>& accept) {
    const Sections& sections = graph.sections();
    for (; first < sections.size(); ++first) {
        for (u32 second = 0; second < first; ++second) {
            if (sections[second].lock != sections[first].lock || is_before(graph, first, second) ||
                is_before(graph, second, first))
                continue;
            for (const bool turned : {false, true}) {
                const std::size_t changes = mark(), words = clocks_.mark();
                if (order(graph, turned ? first : second, turned ? second : first) && settle(graph) &&
                    complete_from(graph, first, accept))
                    return true;
                queue_.clear();
                reset(graph, changes);
                clocks_.reset(words);
            }
            return false;
        }
    }
    return accept();
}

}  // namespace raddle
