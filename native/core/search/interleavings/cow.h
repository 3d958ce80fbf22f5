// A value that copies share until one of them writes: copying a state then costs only what changes.
#pragma once

#include <memory>
#include <utility>

namespace raddle {

template <typename T>
class Cow {
  public:
    Cow() = default;
    explicit Cow(T value) : value_(std::make_shared<T>(std::move(value))) {}

    explicit operator bool() const { return value_ != nullptr; }
    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

    // The value for writing, this copy's own from now on.
    T& write() {
        if (value_.use_count() > 1) value_ = std::make_shared<T>(*value_);
        return *value_;
    }

  private:
    std::shared_ptr<T> value_;
};

}  // namespace raddle
