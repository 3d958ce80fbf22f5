// Whether a thread that waits in a loop goes round in it for ever, if memory stays as it is.
//
// An await or assume that was put into a spin loop (Label::spin) stops threads that would go round. So a
// thread blocked there may be followed on: round the loop, with the values that memory ends with. Only if it
// comes back to where it was, and has not changed, does it wait for good: the loop may have another way out.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "machine/machine.h"

namespace raddle {

// What a read of that label finds at the end; none if that is not certain.
using FinalValue = std::function<std::optional<Value>(const Label&)>;

// What waiting does to memory: an update that changes nothing writes nevertheless; a compare-exchange that
// fails (an exchange that waits for equality) does not.
bool waiting_writes(const Label& label);
// Whether who waits there looks at memory before it goes on: that may race.
bool looks_while_waiting(const Label& label);

// Whether the thread itself has last stored that plain value there, and done nothing since that others could
// notice: doing it again changes nothing.
using HasStored = std::function<bool(const Label&)>;

// What one of a thread's past events means for HasStored, from the newest on.
enum class Stored : u8 { Same, Other, Unknown };
Stored compare_stores(const Label& past, bool is_atomic, bool writes, const Label& now);

// Follows threads on, in a machine of its own: what they reach there was not reached by the program.
class Spinner {
  public:
    bool spins_for_ever(const Program& program, const ThreadState& state, const Label& label,
                        const FinalValue& final_value);
    // Whether a spurious failure of the compare-exchange leads straight back to it, with all as it was. Such
    // a turn can be left out of every execution: what it reads the compare-exchange reads, too, and what it
    // stores was there; it releases nothing in between, so who races with it races with the store before.
    bool fails_in_vain(const Program& program, const ThreadState& state, const Label& label,
                       const HasStored& has_stored);

  private:
    std::unique_ptr<Machine> machine_;
};

}  // namespace raddle
