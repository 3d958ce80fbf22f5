#include "psc_reference.h"

#include <bit>

namespace raddle::reference {
namespace {

class Matrix {
  public:
    explicit Matrix(u32 size = 0)
        : size_(size), words_((size + 63) / 64), bits_(std::size_t{size} * words_, 0) {}

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

// Whether the event is one that psc is about.
bool is_strong(const Event& e, bool fences_only) {
    return e.order == Order::SeqCst && ((e.loc != kNone && !fences_only) || e.kind == LabelKind::Fence);
}

// The relations of a graph that psc is made of. With a total modification order a read-modify-write is one
// event; without (`weak`) it has to be two, as in the paper: a path that comes to its write may not leave
// from its read.
class PartialOrder {
  public:
    PartialOrder(const Graph& graph, const ClockArena& clocks, bool weak, bool fences_only)
        : graph_(graph), weak_(weak), fences_only_(fences_only) {
        for (EventId id = 0; id < graph.size(); ++id) {
            const Event& e = graph[id];
            reading_.push_back(static_cast<u32>(nodes_.size()));
            nodes_.push_back(id);
            if (weak && e.reads && e.writes) nodes_.push_back(id);
            writing_.push_back(static_cast<u32>(nodes_.size()) - 1);
        }
        hb_ = sb_ = sb_other_ = scb_ = eco_ = mo_ = Matrix(size());
        order(clocks);
        for (const u32 number : graph.touched()) {
            modify(graph.location(number));
            read(graph.location(number));
        }
    }

    bool cyclic() {
        scb_ |= mo_;
        scb_ |= sb_;
        scb_ |= sb_other_.then(hb_).then(sb_other_);
        const u32 n = size();
        Matrix left(n), right(n);
        std::vector<u32> fences;
        for (u32 node = 0; node < n; ++node) {
            if (!is_strong(graph_[nodes_[node]], fences_only_)) continue;
            left.set(node, node);
            right.set(node, node);
            if (graph_[nodes_[node]].kind != LabelKind::Fence) continue;
            fences.push_back(node);
            left.add_row(node, hb_, node);
            for (u32 a = 0; a < n; ++a)
                if (hb_.has(a, node)) right.set(a, node);
        }
        Matrix psc = left.then(scb_).then(right);
        if (!fences.empty()) {
            eco_ |= mo_;
            eco_.close();
            Matrix between = hb_.then(eco_).then(hb_);
            between |= hb_;
            for (const u32 a : fences)
                for (const u32 b : fences)
                    if (between.has(a, b)) psc.set(a, b);
        }
        return psc.cyclic();
    }

  private:
    u32 size() const { return static_cast<u32>(nodes_.size()); }

    // Happens-before and program order, which goes on through the creation and the end of threads.
    void order(const ClockArena& clocks) {
        Matrix po(graph_.size());  // row b: events before b
        const auto put_behind = [&po](EventId b, EventId a) {
            po.add_row(b, po, a);
            po.set(b, a);
        };
        for (EventId b = 0; b < graph_.size(); ++b) {
            const Event& y = graph_[b];
            if (!y.begin)
                put_behind(b, graph_.find(y.thread, y.index - 1));
            else if (y.thread != 0)
                put_behind(b, graph_.thread(y.thread).spawn);
            if (y.kind == LabelKind::Join && !y.begin) put_behind(b, graph_.last(y.target));
            for (EventId a = 0; a < graph_.size(); ++a) {
                const Event& x = graph_[a];
                const bool ordered = po.has(b, a);
                if (ordered || (a != b && clocks.includes(y.hb, x.thread, x.index))) put(a, b, ordered);
            }
            if (reading_[b] != writing_[b]) {
                hb_.set(reading_[b], writing_[b]);
                sb_.set(reading_[b], writing_[b]);
            }
        }
    }

    void put(EventId a, EventId b, bool ordered) {
        const Event &x = graph_[a], &y = graph_[b];
        const bool same_loc = x.loc != kNone && x.loc == y.loc;
        // Creating a thread or choosing between two accesses does not strengthen the program.
        const bool accesses = is_access(x) && is_access(y);
        for (u32 i = reading_[a]; i <= writing_[a]; ++i)
            for (u32 k = reading_[b]; k <= writing_[b]; ++k) {
                hb_.set(i, k);
                if (same_loc) scb_.set(i, k);
                if (!ordered) continue;
                sb_.set(i, k);
                if (!same_loc && accesses) sb_other_.set(i, k);
            }
    }

    static bool is_access(const Event& e) {
        return e.loc != kNone || e.lock != kNone || e.kind == LabelKind::Fence;
    }

    // Modification order: the recorded one, or with `weak` what hb and the location's own rf say.
    void modify(const LocationState& state) {
        if (!weak_) {
            for (std::size_t i = 0; i < state.writes.size(); ++i)
                for (std::size_t j = i + 1; j < state.writes.size(); ++j)
                    mo_.set(state.writes[i], state.writes[j]);
            return;
        }
        Matrix path = hb_;
        for (const EventId r : state.reads)
            if (graph_[r].rf < kInit) path.set(writing_[graph_[r].rf], reading_[r]);
        path.close();
        for (const EventId a : state.writes)
            for (const EventId b : state.writes)
                if (path.has(writing_[a], writing_[b])) mo_.set(writing_[a], writing_[b]);
    }

    void read(const LocationState& state) {
        for (const EventId r : state.reads) {
            const EventId w = graph_[r].rf;
            if (w < kInit) eco_.set(writing_[w], reading_[r]);
            for (const EventId later : state.writes) {
                if ((later == r && !weak_) || !(w == kInit || mo_.has(writing_[w], writing_[later])))
                    continue;
                scb_.set(reading_[r], writing_[later]);
                eco_.set(reading_[r], writing_[later]);
            }
        }
    }

    const Graph& graph_;
    bool weak_, fences_only_;
    std::vector<EventId> nodes_;          // the event of each node
    std::vector<u32> reading_, writing_;  // by event: its only node, or the two
    Matrix hb_, sb_, sb_other_, scb_, eco_, mo_;
};

}  // namespace

bool psc_acyclic(const Graph& graph, const ClockArena& clocks, bool weak, bool fences_only) {
    u32 strong = 0;
    for (EventId id = 0; id < graph.size(); ++id)
        if (is_strong(graph[id], fences_only)) ++strong;
    if (strong < 2) return true;
    return !PartialOrder(graph, clocks, weak, fences_only).cyclic();
}

}  // namespace raddle::reference
