"""A reader of textual LLVM IR as clang 22 writes it for x86-64 with no pass run."""

from raddle.frontend.llvm.module import LlvmFunction, LlvmGlobal, LlvmModule

__all__ = ["LlvmFunction", "LlvmGlobal", "LlvmModule"]
