// A relation over numbers from 0 on that is kept closed under transitivity while pairs come in, and that goes
// back to where it stood.
#pragma once

#include <vector>

#include "models/bit_rows.h"

namespace raddle {

class Reach {
  public:
    // Nothing, to begin with; then `add`, then once `close`, which says whether there is no cycle.
    void clear(std::size_t size);
    void add(std::size_t a, std::size_t b) { rows_.set(a, b); }
    bool close();

    bool leads(std::size_t a, std::size_t b) const { return rows_.has(a, b); }
    // Adds a pair for which b does not lead to a.
    void insert(std::size_t a, std::size_t b);

    std::size_t mark() const { return changes_.size(); }
    void reset(std::size_t mark);

  private:
    struct Change {
        std::size_t word;
        u64 before;
    };

    BitRows rows_;  // row a: what a leads to
    std::vector<Change> changes_;
    std::vector<u32> work_;
    std::vector<u8> state_;
};

}  // namespace raddle
