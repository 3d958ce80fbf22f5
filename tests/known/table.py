"""What is known of each program: with its own orders, and with one of them weaker.

The verdicts come from the literature or from the argument in the row, never from raddle. `unsafe` names
the models under which the program fails; under the others it is safe. All orders are acquire and release
under ra, and seq_cst is no more than that there, so that whatever needs seq_cst accesses fails under ra
and whatever needs only acquire and release holds. Under tso loads are not reordered with loads, stores not
with stores, and every read-modify-write, seq_cst store and seq_cst fence empties the buffer.
"""

from __future__ import annotations

from dataclasses import dataclass

HANDOVER = "who comes next does not synchronise with who was inside: a race on the counter"
STALE = "store buffering: each reads the other's flag as it was before"
PUBLISHED = "what is behind the pointer is read without order after it was written"
BUFFER = "store buffering of the two words; under tso the read-modify-write before empties the buffer"
LATE = "the last use and the free are not ordered"


@dataclass(frozen=True)
class Row:
    """`changes`: orders of the program's text, as NAME=order; none: the program as it is."""

    program: str
    changes: str
    unsafe: str
    why: str

    @property
    def name(self) -> str:
        return f"{self.program} {self.changes}".strip()


RIGHT = "as published"
SC_ONLY = "as published: it needs one order of all seq_cst accesses, which ra does not have"
FENCED = "FLAG=relaxed SEE=acquire TURN=relaxed LOOK=relaxed LEAVE=release"

# fmt: off
TABLE = (
    Row("peterson", "", "ra", SC_ONLY),
    Row("peterson", "TURN=release", "tso ra rc11", "turn is seen after the other one has gone in"),
    Row("peterson", "FLAG=release", "ra rc11", STALE + "; under tso the store to turn empties the buffer"),
    Row("peterson", "SEE=acquire", "ra rc11", STALE + "; psc needs seq_cst on both sides"),
    Row("peterson", "LOOK=relaxed", "ra", "coherence of turn says who is last"),
    Row("peterson", "LEAVE=release", "ra", "an acquire read of the flag is all that the next one needs"),
    Row("peterson", "LEAVE=relaxed", "ra rc11", HANDOVER),
    Row("peterson", f"{FENCED} BARRIER=seq_cst", "ra rc11", "stores are seen in either order: litmus test R"),
    Row("peterson", f"{FENCED} BARRIER=seq_cst BETWEEN=seq_cst", "", "a fence between any two steps"),
    Row("peterson", f"{FENCED} BARRIER=acq_rel BETWEEN=seq_cst", "tso ra rc11", STALE),
    Row("peterson_exchange", "", "", "the later exchange reads the earlier one and so sees its flag"),
    Row("peterson_exchange", "TURN=relaxed", "rc11", "reading the other exchange does not show its flag"),
    Row("peterson_exchange", "TURN=acquire", "rc11", "reading the other exchange does not show its flag"),
    Row("peterson_exchange", "TURN=release", "rc11", "reading the other exchange does not show its flag"),
    Row("peterson_exchange", "SEE=relaxed", "rc11", HANDOVER),
    Row("peterson_exchange", "LEAVE=relaxed", "rc11", HANDOVER),
    Row("dekker", "", "ra", SC_ONLY),
    Row("dekker", "FLAG=release", "tso ra rc11", STALE),
    Row("dekker", "SEE=acquire", "ra rc11", STALE + "; psc needs seq_cst on both sides"),
    Row("dekker", "TURN=relaxed LOOK=relaxed", "ra", "turn is for fairness only"),
    Row("dekker", "LEAVE=release", "ra", "an acquire read of the flag is all that the next one needs"),
    Row("dekker", "LEAVE=relaxed", "ra rc11", HANDOVER),
    Row("dekker", f"{FENCED} BARRIER=seq_cst", "", "a seq_cst fence between own flag and the other's"),
    Row("dekker", f"{FENCED} BARRIER=acq_rel", "tso ra rc11", STALE),
    Row("bakery", "", "ra", SC_ONLY),
    Row("bakery", "CHOOSE=release", "tso ra rc11", "the other one does not see that a number is being drawn"),
    Row("bakery", "NUMBER=release", "ra rc11", "the number is missed; tso: the next store drains"),
    Row("bakery", "CHOSEN=release", "ra", "who sees that it is drawn sees the number"),
    Row("bakery", "CHOSEN=relaxed", "ra rc11", "the drawing is seen to be over and the number is not seen"),
    Row("bakery", "SEE=acquire", "ra rc11", STALE),
    Row("bakery", "LEAVE=release", "ra", "an acquire read is all that the next one needs"),
    Row("bakery", "LEAVE=relaxed", "ra rc11", HANDOVER),
    Row("szymanski", "", "ra", SC_ONLY),
    Row("szymanski", "FIRST=release", "tso ra rc11", "one is through the door before its wish is seen"),
    Row("szymanski", "SEE=acquire", "ra rc11", STALE),
    Row("szymanski", "LEAVE=release", "ra", "an acquire read is all that the next one needs"),
    Row("szymanski", "LEAVE=relaxed", "ra rc11", HANDOVER),
    Row("tas", "", "", RIGHT),
    Row("tas", "TAKE=relaxed", "rc11", HANDOVER),
    Row("tas", "GIVE=relaxed", "rc11", HANDOVER),
    Row("tas", "TAKE=release", "rc11", HANDOVER),
    Row("ttas", "", "", RIGHT),
    Row("ttas", "TAKE=relaxed", "rc11", HANDOVER),
    Row("ttas", "TAKE=relaxed LOOK=acquire", "rc11", "taken and given back after the look"),
    Row("ttas", "GIVE=relaxed", "rc11", HANDOVER),
    Row("ticket", "", "", RIGHT),
    Row("ticket", "SEE=relaxed", "rc11", HANDOVER),
    Row("ticket", "SEE=relaxed DRAW=acq_rel", "rc11", "tickets are drawn long before the turn comes"),
    Row("ticket", "CALL=relaxed", "rc11", HANDOVER),
    Row("mcs", "", "", RIGHT),
    Row("mcs", "QUEUE=acquire", "rc11", "the link may come before the node's own NULL: it is lost"),
    Row("mcs", "QUEUE=release", "rc11", HANDOVER),
    Row("mcs", "LINK=relaxed", "rc11", "the hand-over may come before the node's own `locked`: it is lost"),
    Row("mcs", "NEXT=relaxed", "rc11", "the hand-over may come before the node's own `locked`: it is lost"),
    Row("mcs", "SPIN=relaxed", "rc11", HANDOVER),
    Row("mcs", "HAND=relaxed", "rc11", HANDOVER),
    Row("mcs", "FREE=relaxed", "rc11", HANDOVER),
    Row("clh", "", "", RIGHT),
    Row("clh", "QUEUE=relaxed", "rc11", "the node is seen as it was before it was locked"),
    Row("clh", "QUEUE=acquire", "rc11", "the node is seen as it was before it was locked"),
    Row("clh", "QUEUE=release", "rc11", "the node is seen as it was before it was locked"),
    Row("clh", "SPIN=relaxed", "rc11", HANDOVER),
    Row("clh", "GIVE=relaxed", "rc11", HANDOVER),
    Row("ring", "", "", RIGHT),
    Row("ring", "PUBLISH=relaxed", "rc11", PUBLISHED),
    Row("ring", "SEE=relaxed", "rc11", PUBLISHED),
    Row("ring", "TAKEN=relaxed", "rc11", "the slot is written again without order after it was read"),
    Row("ring", "ROOM=relaxed", "rc11", "the slot is written again without order after it was read"),
    Row("seqlock", "", "", RIGHT),
    Row("seqlock", "WRITING=relaxed", "rc11", "new data are seen before the odd number"),
    Row("seqlock", "END=relaxed", "rc11", "the even number is seen before the data"),
    Row("seqlock", "SEE=relaxed", "rc11", "the data are read before the number"),
    Row("seqlock", "READ=relaxed", "rc11", "the number is read again before the data"),
    Row("treiber", "", "", "pop may be relaxed: its read-modify-write goes on with the release sequences"),
    Row("treiber", "PUSH=relaxed", "rc11", PUBLISHED),
    Row("treiber", "TOP=relaxed", "rc11", PUBLISHED),
    Row("michael_scott", "", "", RIGHT),
    Row("michael_scott", "TAIL=relaxed SWING=relaxed", "", "tail is a hint, nodes exist from the start"),
    Row("michael_scott", "LINK=relaxed", "rc11", PUBLISHED),
    Row("michael_scott", "NEXT=relaxed", "rc11", PUBLISHED),
    Row("chase_lev", "", "", "Lê, Pop, Cohen, Zappa Nardelli, PPoPP 2013"),
    Row("chase_lev", "WIN=relaxed", "", "a compare-exchange is won once; the fences order the rest"),
    Row("chase_lev", "PUSHED=relaxed", "rc11", "bottom is seen before the item"),
    Row("chase_lev", "TAKE=acq_rel", "tso ra rc11", "store buffering: an item is taken twice"),
    Row("chase_lev", "STEAL=acq_rel", "ra rc11", BUFFER),
    Row("hazard", "", "", RIGHT),
    Row("hazard", "ANNOUNCE=acq_rel", "tso ra rc11", "store buffering of hazard and pointer: freed in use"),
    Row("hazard", "SCAN=acq_rel", "ra rc11", BUFFER),
    Row("hazard", "CLEAR=relaxed", "rc11", LATE),
    Row("hazard", "CHECK=relaxed", "rc11", LATE),
    Row("hazard", "REPLACE=relaxed", "rc11", PUBLISHED),
    Row("hazard", "AGAIN=relaxed", "", "the fence behind the first look acquires what that look read"),
    Row("rcu", "", "", RIGHT),
    Row("rcu", "ENTER=acq_rel", "tso ra rc11", "store buffering of `inside` and the pointer: freed in use"),
    Row("rcu", "GRACE=acq_rel", "ra rc11", BUFFER),
    Row("rcu", "LEAVE=relaxed", "rc11", LATE),
    Row("rcu", "QUIET=relaxed", "rc11", LATE),
    Row("rcu", "PUBLISH=relaxed", "rc11", PUBLISHED),
    Row("rcu", "FOLLOW=relaxed", "rc11", PUBLISHED),
    Row("double_checked", "", "", RIGHT),
    Row("double_checked", "FAST=relaxed", "rc11", PUBLISHED),
    Row("double_checked", "PUBLISH=relaxed", "rc11", PUBLISHED),
    Row("refcount", "", "", RIGHT),
    Row("refcount", "DROP=release LAST=acquire", "", "the fence acquires all releases of the counter"),
    Row("refcount", "DROP=release", "rc11", LATE),
    Row("refcount", "DROP=acquire", "rc11", LATE),
    Row("refcount", "DROP=relaxed LAST=acquire", "rc11", LATE),
    Row("sense_barrier", "", "", RIGHT),
    Row("sense_barrier", "ARRIVE=release", "rc11", "the last to arrive does not see what the first wrote"),
    Row("sense_barrier", "ARRIVE=acquire", "rc11", "the last to arrive does not see what the first wrote"),
    Row("sense_barrier", "OPEN=relaxed", "rc11", "the first does not see what the last wrote"),
    Row("sense_barrier", "SPIN=relaxed", "rc11", "the first does not see what the last wrote"),
    Row("readers_writer", "", "", RIGHT),
    Row("readers_writer", "SHARE=relaxed", "rc11", HANDOVER),
    Row("readers_writer", "UNSHARE=relaxed", "rc11", "the writer is not ordered after the reading"),
    Row("readers_writer", "OWN=relaxed", "rc11", "the writer is not ordered after the reading"),
    Row("readers_writer", "DISOWN=relaxed", "rc11", HANDOVER),
)
# fmt: on
