// One interleaving in the making: every thread, the memory, the clocks. A value: copy it to branch.
//
// This is sequential consistency as the words say: one memory, one step after the other. Threads run
// eagerly through local computation, so a thread always stands at a visible operation or has stopped.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "machine/c_string.h"
#include "machine/semantics.h"
#include "search/interleavings/clock.h"
#include "search/interleavings/cow.h"
#include "search/interleavings/shared_memory.h"
#include "search/outcome.h"
#include "search/spinning.h"
#include "search/thread_table.h"

namespace raddle {

// A visible event on the current path, for races and for naming the partners of an error.
struct PathEvent {
    u32 thread;
    LabelKind kind;
    bool write, atomic;
    u32 pc;
    u32 time;  // of its thread's clock
    Address address;
    u64 size;
    u32 generation;
    u32 index;  // in the trace
};

// What the executions of one search have in common, and what the last step found.
struct Context {
    Context(const Program& p, const SearchOptions& o);

    const Program& program;
    const SearchOptions& options;
    Machine machine;
    mutable Spinner spinner;
    ThreadTable table;
    std::vector<PathEvent> log;  // of the current path; a search cuts it back when it backtracks
    std::vector<TraceEvent>* trace = nullptr;
    std::optional<Failure> failure;
    std::optional<Halt> halt, limit;  // see Search
    std::set<u32> bounds;             // loops that were cut
    u64 events = 0;                   // performed in all

    bool done() const { return failure.has_value() || halt.has_value(); }
};

enum class Status : u8 { Ready, Finished, Exited, Blocked, Cut };

struct ThreadRecord {
    ThreadState state;
    Label label;  // what it stands at, if Ready
    Status status = Status::Ready;
    VectorClock clock;
    std::vector<std::pair<Address, u32>> held;  // mutexes, and where they were taken
    Value result;
    bool joined = false, detached = false;
    // Where it was when compare-exchanges failed spuriously, since its last visible effect. Failing again
    // from such a state adds nothing: leaving out the round in between gives the same execution, shorter.
    std::vector<std::shared_ptr<const ThreadState>> spurious;

    // Some of the plain stores since its last other visible effect, the newest last: see HasStored.
    static constexpr std::size_t kMaxStores = 8;
    std::vector<Label> stores;

    void acted(bool stores_plainly = false) {
        spurious.clear();
        if (!stores_plainly) stores.clear();
    }

    bool may_fail_spuriously(const Program& program, bool races, Spinner& spinner) const;
    u32 function = 0;
    u64 bundles = 0;  // in a trace: how many it has begun
};

class Execution : public Owners {
  public:
    // Main at its first visible operation (or an error or halt in the context).
    void start(Context& context);
    // All steps possible now, in a fixed order.
    std::vector<Choice> choices(Context& context) const;
    // Performs one of them, and takes that thread on to its next visible operation.
    void step(Context& context, const Choice& choice);

    bool is_enabled(const Context& context, u32 thread) const;
    // For when nothing is enabled: an error, if threads are stuck that should not be.
    std::optional<Failure> stuck(const Context& context) const;
    // Somebody stands at an assume, a cut loop or (before the program's exit) is stuck.
    bool is_blocked() const;

    std::size_t log_size() const { return log_size_; }
    u32 thread_count() const { return static_cast<u32>(threads_.size()); }
    const ThreadRecord* thread(u32 number) const;
    const ThreadState* owner(u32 thread) const override;
    u32 owners() const override { return static_cast<u32>(threads_.size()); }

  private:
    struct Access {
        ObjectView object;
        bool ok = false;
    };

    ThreadRecord& at(u32 thread) { return threads_[thread].write(); }
    void create(Context& context, u32 number, const Start& start, const VectorClock& clock);
    void advance(Context& context, u32 thread);
    void finish(Context& context, u32 thread, const Label& label);
    void fail(Context& context, u32 thread, const Fault& fault, std::vector<u32> events = {}) const;
    void fail_error(Context& context, u32 thread, const Label& label) const;
    void halt(Context& context, u32 thread, Halt::Kind kind, const Label& label) const;
    // The same for a limit: where limits cut, the thread stays there for good, and others go on.
    void come_to_limit(Context& context, u32 thread, Halt::Kind kind, u64 count);
    void print(Context& context, u32 thread, const Label& label);
    void size_of(Context& context, u32 thread, const Label& label);

    Fault find(const Context& context, Address address, u64 size, ObjectView& object) const;
    // Checks the access of the thread's label, notes it in the log and looks for races.
    Access access(Context& context, u32 thread, Address address, u64 size, bool read, bool write,
                  bool atomic);
    bool race(Context& context, u32 thread, const PathEvent& event) const;
    // A thread that waits in a spin loop keeps on accessing what it waits for, before the access that ends
    // the waiting: whether that races with what was done before it came there,
    void check_waiting(Context& context, u32 thread) const;
    // and whether an access races with the waiting of others.
    bool race_with_waiting(Context& context, u32 thread, const PathEvent& event) const;
    bool spins(const Context& context, u32 thread) const;
    bool is_own_undefined(Context& context, u32 thread, const Value& value, Address address) const;

    std::optional<Answer> perform(Context& context, u32 thread, const Choice& choice);
    std::optional<Answer> access_step(Context& context, u32 thread, const Choice& choice);
    void write(Context& context, ThreadRecord& record, const Label& label, const ObjectView& object,
               const Value& written);
    Target target(u64 number) const;
    std::optional<Answer> thread_step(Context& context, u32 thread);
    std::optional<Answer> free_step(Context& context, u32 thread);

    std::vector<Cow<ThreadRecord>> threads_;  // by number; empty ones are not there in this execution
    SharedMemory memory_;
    bool exited_ = false;
    u64 events_ = 0;
    std::size_t log_size_ = 0;
};

// Reads memory as a thread sees it, without events: for formatting.
class MemoryView : public ByteReader {
  public:
    MemoryView(const Context& context, const Execution& execution, const SharedMemory& memory, u32 thread)
        : context_(context), execution_(execution), memory_(memory), thread_(thread) {}
    Fault read(Address address, u8& byte, u8& undefined) const override;

  private:
    const Context& context_;
    const Execution& execution_;
    const SharedMemory& memory_;
    u32 thread_;
};

}  // namespace raddle
