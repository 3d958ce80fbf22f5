#include "image.h"

#include <cstring>

#include "doctest/doctest.h"

namespace raddle::test {
namespace {

class Writer {
  public:
    template <typename T>
    void value(const T& item) {
        const u8* const first = reinterpret_cast<const u8*>(&item);
        bytes.insert(bytes.end(), first, first + sizeof item);
    }
    template <typename T>
    void section(const std::vector<T>& items) {
        value(u64{items.size()});
        for (const T& item : items) value(item);
    }
    std::vector<u8> bytes;
};

}  // namespace

std::vector<u8> Image::bytes() const {
    std::vector<Instruction> code;
    std::vector<Function> records;
    for (const ImageFunction& function : functions) {
        const u32 first = static_cast<u32>(code.size());
        for (Instruction i : function.code) {
            if (i.op == static_cast<u16>(Op::JUMP)) i.imm += first;
            if (i.op == static_cast<u16>(Op::BRANCH)) i.imm += static_cast<i64>(first | u64{first} << 32);
            code.push_back(i);
        }
        records.push_back({first, static_cast<u32>(function.code.size()), function.slots, function.params,
                           function.results, function.flags});
    }
    std::vector<Layout> shapes;
    std::vector<Cell> cells;
    for (const std::vector<Cell>& layout : layouts) {
        shapes.push_back({static_cast<u32>(cells.size()), static_cast<u32>(layout.size())});
        cells.insert(cells.end(), layout.begin(), layout.end());
    }
    std::vector<SwitchTable> tables;
    std::vector<SwitchCase> cases_;
    for (const auto& [entries, fallback] : switches) {
        tables.push_back({static_cast<u32>(cases_.size()), static_cast<u32>(entries.size()), fallback, 0});
        cases_.insert(cases_.end(), entries.begin(), entries.end());
    }
    std::vector<Global> variables;
    std::vector<u8> data;
    for (u32 i = 0; i < globals.size(); ++i) {
        const bool local = (globals[i].flags & 2) != 0;
        variables.push_back({local ? make_address(0, kFirstFixedSlot + i) : global(i),
                             globals[i].bytes.size(), data.size(), globals[i].flags, 8});
        data.insert(data.end(), globals[i].bytes.begin(), globals[i].bytes.end());
    }
    std::vector<TextRef> refs;
    std::vector<char> text;
    for (const std::string& string : strings) {
        refs.push_back({static_cast<u32>(text.size()), static_cast<u32>(string.size())});
        text.insert(text.end(), string.begin(), string.end());
    }
    Writer writer;
    for (const char c : {'R', 'A', 'D', 'D', 'L', 'E', '\0', '\1'}) writer.value(c);
    writer.value(u32{0});
    writer.value(most_threads);
    writer.section(code);
    writer.section(records);
    writer.section(allocas);
    writer.section(shapes);
    writer.section(cells);
    writer.section(tables);
    writer.section(cases_);
    writer.section(variables);
    writer.section(data);
    writer.section(refs);
    writer.section(text);
    writer.section(words);
    return writer.bytes;
}

ImageFunction spawning_main(unsigned threads) {
    ImageFunction main;
    main.slots = 3 + threads;
    main.code.push_back(constant(0, function_address(1)));
    for (unsigned i = 0; i < threads; ++i) {
        main.code.push_back(constant(1, i));
        main.code.push_back(op(Op::SPAWN, 3 + i, 0, 1));
    }
    for (unsigned i = 0; i < threads; ++i) main.code.push_back(op(Op::JOIN, 2, 3 + i));
    main.code.push_back(constant(1, 0));
    main.code.push_back(op(Op::EXIT, 0, 1));
    return main;
}

Label run_to_label(const Program& program, ThreadState* keep, MachineOptions options) {
    Machine machine(program, std::move(options));
    ThreadState thread = make_thread(program, 0, Start{program.entry, {}, {}});
    const Label label = machine.run(thread);
    if (keep != nullptr) *keep = thread;
    return label;
}

Label evaluate(std::vector<Instruction> code, unsigned result, Image rest) {
    code.push_back(op(Op::RET, result, 0, 1));
    ImageFunction function;
    function.code = std::move(code);
    function.results = 1;
    rest.functions.insert(rest.functions.begin(), function);
    return run_to_label(rest.load());
}

Explored::Explored(const Program& program, SearchOptions options)
    : Interleavings(program, [&] {
          options.count_duplicates = true;
          return options;
      }()) {
    REQUIRE(run(60));
    REQUIRE_EQ(duplicates(), 0);
}

FaultCode only_error(const Image& image, SearchOptions options) {
    options.keep_going = true;
    const Program program = image.load();
    const Explored search(program, options);
    REQUIRE_EQ(search.errors().size(), 1);
    const FoundError& found = search.errors()[0];
    const Trace trace = replay(program, options, found.schedule);
    REQUIRE(trace.outcome.has_value());
    REQUIRE(trace.outcome->code == found.failure.code);
    REQUIRE(trace.outcome->stack == found.failure.stack);
    return found.failure.code;
}

}  // namespace raddle::test
