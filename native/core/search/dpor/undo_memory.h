// The memory image of the current path, which can be cut back: every change is noted with what it replaced.
//
// Objects are made at their first access and stay for the whole search: cutting back restores their initial
// bytes, so the next path finds them as they begin. Only an address that begins another life (a scope entered
// again, an allocation of another size) has its bytes set anew.
#pragma once

#include <unordered_map>
#include <vector>

#include "machine/thread_state.h"

namespace raddle {

class UndoMemory {
  public:
    explicit UndoMemory(const Program& program) : program_(program) {}

    // The object's number, in the life that the view tells of.
    u32 open(const ObjectView& view);
    bool is_freed(u32 object) const { return objects_[object].freed; }
    Value load(u32 object, u64 offset, u64 size) const;
    void store(u32 object, u64 offset, u64 size, const Value& value);
    void free(u32 object);

    std::size_t mark() const { return changes_.size(); }
    void reset(std::size_t mark);

  private:
    struct Object {
        u32 generation = 0;
        bool freed = false, zeroed = false;
        u64 size = 0;
        std::vector<u8> bytes, undefined;
    };
    struct Change {
        enum class Kind : u8 { Bytes, Free, Life };
        Kind kind;
        u32 object, size;
        u64 offset;
        Value old;
    };
    Object fresh(const ObjectView& view) const;

    const Program& program_;
    std::unordered_map<Address, u32> numbers_;
    std::vector<Object> objects_;
    std::vector<Change> changes_;
    std::vector<Object> lives_;  // that other ones have taken the place of
};

}  // namespace raddle
