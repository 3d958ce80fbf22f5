// RC11's partial SC order (RCMC paper, section 3.2.4), straight from its definition, over bit matrices.
#include <bit>

#include "models/model.h"

namespace raddle {
namespace {

class Matrix {
  public:
    explicit Matrix(u32 size) : size_(size), words_((size + 63) / 64), bits_(std::size_t{size} * words_, 0) {}

    void set(u32 row, u32 column) {
        bits_[std::size_t{row} * words_ + column / 64] |= u64{1} << (column % 64);
    }
    bool has(u32 row, u32 column) const {
        return (bits_[std::size_t{row} * words_ + column / 64] >> (column % 64) & 1) != 0;
    }
    Matrix& operator|=(const Matrix& other) {
        for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] |= other.bits_[i];
        return *this;
    }
    void add_row(u32 row, const Matrix& other, u32 other_row) {
        for (u32 w = 0; w < words_; ++w)
            bits_[std::size_t{row} * words_ + w] |= other.bits_[std::size_t{other_row} * words_ + w];
    }
    // First this, then other.
    Matrix then(const Matrix& other) const {
        Matrix result(size_);
        for (u32 row = 0; row < size_; ++row)
            for (u32 w = 0; w < words_; ++w)
                for (u64 word = bits_[std::size_t{row} * words_ + w]; word != 0; word &= word - 1)
                    result.add_row(row, other, w * 64 + static_cast<u32>(std::countr_zero(word)));
        return result;
    }
    void close() {
        for (u32 middle = 0; middle < size_; ++middle)
            for (u32 row = 0; row < size_; ++row)
                if (has(row, middle)) add_row(row, *this, middle);
    }
    bool cyclic() {
        close();
        for (u32 i = 0; i < size_; ++i)
            if (has(i, i)) return true;
        return false;
    }

  private:
    u32 size_, words_;
    std::vector<u64> bits_;
};

}  // namespace

bool psc_acyclic(const Graph& graph, const ClockArena& clocks, bool weak, bool fences_only) {
    const u32 n = graph.size();
    std::vector<EventId> sc;
    for (EventId id = 0; id < n; ++id)
        if (graph[id].order == Order::SeqCst &&
            ((graph[id].loc != kNone && !fences_only) || graph[id].kind == LabelKind::Fence))
            sc.push_back(id);
    if (sc.size() < 2) return true;
    const auto fence = [&](EventId id) { return graph[id].kind == LabelKind::Fence; };

    Matrix hb(n), sb(n), sb_other(n), scb(n), eco(n);
    for (EventId b = 0; b < n; ++b) {
        const Event& y = graph[b];
        for (EventId a = 0; a < n; ++a) {
            const Event& x = graph[a];
            const bool same_thread = x.thread == y.thread;
            if (a == b || !(same_thread ? x.index < y.index : clocks.includes(y.hb, x.thread, x.index)))
                continue;
            hb.set(a, b);
            const bool same_loc = x.loc != kNone && x.loc == y.loc;
            if (same_loc) scb.set(a, b);
            // Threads' creation and end order events as program order does.
            const bool ordered =
                same_thread || x.kind == LabelKind::Spawn || y.kind == LabelKind::Join || y.begin;
            if (ordered) {
                sb.set(a, b);
                if (!same_loc) sb_other.set(a, b);
            }
        }
    }
    // Modification order: the recorded one, or with `weak` what hb and the location's own rf say.
    Matrix mo(n);
    for (const u32 number : graph.touched()) {
        const LocationState& state = graph.location(number);
        if (!weak) {
            for (std::size_t i = 0; i < state.writes.size(); ++i)
                for (std::size_t j = i + 1; j < state.writes.size(); ++j)
                    mo.set(state.writes[i], state.writes[j]);
            continue;
        }
        Matrix path = hb;
        for (const EventId r : state.reads)
            if (graph[r].rf < kInit) path.set(graph[r].rf, r);
        path.close();
        for (const EventId a : state.writes)
            for (const EventId b : state.writes)
                if (path.has(a, b)) mo.set(a, b);
    }
    scb |= mo;
    eco |= mo;
    for (const u32 number : graph.touched()) {
        const LocationState& state = graph.location(number);
        for (const EventId r : state.reads) {
            const EventId w = graph[r].rf;
            if (w < kInit) eco.set(w, r);
            for (const EventId later : state.writes)
                if (later != r && (w == kInit || mo.has(w, later))) {
                    scb.set(r, later);
                    eco.set(r, later);
                }
        }
    }
    scb |= sb;
    scb |= sb_other.then(hb).then(sb_other);
    eco.close();

    Matrix left(n), right(n);
    bool fences = false;
    for (const EventId id : sc) {
        left.set(id, id);
        right.set(id, id);
        if (!fence(id)) continue;
        fences = true;
        left.add_row(id, hb, id);
        for (EventId a = 0; a < n; ++a)
            if (hb.has(a, id)) right.set(a, id);
    }
    Matrix psc = left.then(scb).then(right);
    if (fences) {
        Matrix between = hb.then(eco).then(hb);
        between |= hb;
        for (const EventId a : sc)
            for (const EventId b : sc)
                if (fence(a) && fence(b) && between.has(a, b)) psc.set(a, b);
    }
    return !psc.cyclic();
}

}  // namespace raddle
