#include "search/branch.h"

namespace raddle {
namespace {

constexpr char kMark = 'r';
constexpr char kVersion = 2;

}  // namespace

BranchWriter::BranchWriter(BranchKind kind) : bytes_{kMark, kVersion, static_cast<char>(kind)} {}

void BranchWriter::number(u64 value) {
    for (; value >= 0x80; value >>= 7) bytes_.push_back(static_cast<char>(value | 0x80));
    bytes_.push_back(static_cast<char>(value));
}

void BranchWriter::text(std::string_view value) {
    number(value.size());
    bytes_.append(value);
}

BranchReader::BranchReader(std::string_view bytes, BranchKind kind) : bytes_(bytes), at_(3) {
    if (bytes.size() < at_ || bytes[0] != kMark) throw ScheduleError("not a branch of a search");
    if (bytes[1] != kVersion) throw ScheduleError("a branch of another version of raddle");
    if (bytes[2] != static_cast<char>(kind)) throw ScheduleError("a branch of another search");
}

u64 BranchReader::number() {
    u64 value = 0;
    for (unsigned shift = 0; at_ < bytes_.size() && shift < 64; shift += 7) {
        const u64 byte = static_cast<u8>(bytes_[at_++]);
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value;
    }
    throw ScheduleError("a branch that is cut off");
}

std::string_view BranchReader::remaining() {
    const std::string_view left = bytes_.substr(at_);
    at_ = bytes_.size();
    return left;
}

u32 BranchReader::small() {
    const u64 value = number();
    if (value > 0xffffffff) throw ScheduleError("a branch with a number that is too large");
    return static_cast<u32>(value);
}

std::string BranchReader::text() {
    const u64 length = number();
    if (length > bytes_.size() - at_) throw ScheduleError("a branch that is cut off");
    at_ += length;
    return std::string(bytes_.substr(at_ - length, length));
}

void BranchReader::end() const {
    if (at_ != bytes_.size()) throw ScheduleError("a branch with something behind its end");
}

}  // namespace raddle
