// A part of a search as bytes: what the search had learnt, and the decisions that lead from the root to what
// is still to be done. Numbers of seven bits a byte; no pointers, nothing that another machine could not
// read.
#pragma once

#include <string>
#include <string_view>

#include "check.h"

namespace raddle {

enum class BranchKind : u8 { Interleavings = 1, Graphs = 2, Dpor = 3, DporTrunk = 4, Visited = 5 };

class BranchWriter {
  public:
    explicit BranchWriter(BranchKind kind);
    void number(u64 value);
    void text(std::string_view value);
    void raw(std::string_view value) { bytes_.append(value); }
    // Any values: how many, then each by `write`.
    template <typename Values, typename Write>
    void list(const Values& values, Write write) {
        number(values.size());
        for (const auto& value : values) write(value);
    }
    std::string bytes() && { return std::move(bytes_); }

  private:
    std::string bytes_;
};

// Throws a ScheduleError where the bytes are not what a BranchWriter of the same version wrote.
class BranchReader {
  public:
    BranchReader(std::string_view bytes, BranchKind kind);
    // Of what may be a branch.
    static BranchKind kind(std::string_view bytes) {
        return bytes.size() < 3 ? BranchKind{} : static_cast<BranchKind>(bytes[2]);
    }
    u64 number();
    // All that is left.
    std::string_view remaining();
    u32 small();
    std::string text();
    template <typename Read>
    void list(Read read) {
        for (u64 left = number(); left > 0; --left) read();
    }
    void end() const;

  private:
    std::string_view bytes_;
    std::size_t at_ = 0;
};

}  // namespace raddle
