// A relation over numbers from 0 on, as one row of bits per number.
#pragma once

#include <cstddef>
#include <vector>

#include "check.h"

namespace raddle {

class BitRows {
  public:
    std::size_t size() const { return size_; }
    void clear(std::size_t size) {
        size_ = size;
        words_ = (size + 63) / 64;
        bits_.assign(size * words_, 0);
    }
    void set(std::size_t row, std::size_t bit) { bits_[row * words_ + bit / 64] |= u64{1} << bit % 64; }
    void unset(std::size_t row, std::size_t bit) { bits_[row * words_ + bit / 64] &= ~(u64{1} << bit % 64); }
    bool has(std::size_t row, std::size_t bit) const {
        return (bits_[row * words_ + bit / 64] >> bit % 64 & 1) != 0;
    }
    // Everything that the row holds is in `among`, bits like those of a row.
    bool within(std::size_t row, const std::vector<u64>& among) const {
        for (std::size_t word = 0; word < words_; ++word)
            if ((bits_[row * words_ + word] & ~among[word]) != 0) return false;
        return true;
    }
    std::size_t words() const { return words_; }
    // The bits as they are stored, `words()` of them for each row.
    u64& word(std::size_t number) { return bits_[number]; }

    // The transitive closure.
    void close() {
        for (std::size_t middle = 0; middle < size_; ++middle)
            for (std::size_t row = 0; row < size_; ++row)
                if (row != middle && has(row, middle))
                    for (std::size_t word = 0; word < words_; ++word)
                        bits_[row * words_ + word] |= bits_[middle * words_ + word];
    }

  private:
    std::size_t size_ = 0, words_ = 0;
    std::vector<u64> bits_;
};

}  // namespace raddle
